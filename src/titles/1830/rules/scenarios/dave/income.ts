import { runningRules } from '../../../../../engine/rail/company/running.js';
import type { Out } from '../../../../../engine/rail/contract.js';
import { onOffVariant } from '../../../../../engine/rail/variants/index.js';

/** What the number that was drawn makes of the income of a company's trains. */
export type DrawnIncomeFact = {
  readonly kind: 'income-drawn';
  readonly company: string;
  readonly number: number;
  readonly percent: number;
  readonly revenue: number;
};

/** Percent of the income, by the numbers 1 to 6. */
const percents = [80, 90, 100, 100, 110, 120];

/** In each turn a number is drawn that raises or lowers what the trains have earned (S-6.3). */
export const randomIncome = onOffVariant('random-income', {
  rules: [
    runningRules.change({
      income: (_g, _d, out: Out<DrawnIncomeFact>, company, earned) => {
        if (earned === 0) return 0;
        const number = out.draw({ kind: 'die', sides: percents.length })[0]!;
        const percent = percents[number - 1]!;
        const revenue = Math.round((earned * percent) / 100);
        out.say({ kind: 'income-drawn', company, number, percent, revenue });
        return revenue;
      },
    }),
  ],
});
