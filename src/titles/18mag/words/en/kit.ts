import type { RailFact } from '../../../../engine/rail/facts.js';
import { railButtons } from '../../../../words/en/rail/buttons.js';
import { railFacts } from '../../../../words/en/rail/facts.js';
import { percent } from '../../../../words/numbers.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Buttons, Wording } from '../../../../words/types.js';

const colours: { readonly [phase: string]: string } = { Y: 'yellow', G: 'green', B: 'brown', GR: 'grey' };

/** What happens in every 18xx game and is told otherwise here, in English. */
export const kitFacts: Partial<Wording<RailFact>> = {
  'phase-begins': f => `The ${colours[f.phase] ?? f.phase} phase begins`,
  // No bank sells the trains, and all shares lie in one place.
  'train-bought': (f, n, term) =>
    f.from === 'depot'
      ? `${companyName(n, f.company)} buys a new ${f.train}-train for ${n.money(f.price)}`
      : railFacts['train-bought'](f, n, term),
  'shares-bought': (f, n) =>
    `${n.seat(f.seat)} buys ${percent('en', f.percent)} of ${companyName(n, f.company)} for ${n.money(f.price)}`,
  'paid-out': (f, n, term) =>
    f.revenue === 0 ? `${companyName(n, f.company)} pays out nothing` : railFacts['paid-out'](f, n, term),
};

/** What is pressed in every 18xx game and says something else here, in English. */
export const kitButtons: Buttons<RailFact> = {
  'shares-bought': (f, n) =>
    `Buy ${percent('en', f.percent)} of ${companyName(n, f.company)} for ${n.money(f.price)}`,
  'paid-out': (f, n) => (f.revenue === 0 ? 'Pay out nothing' : `Pay out ${n.money(f.revenue)}`),
  'train-bought': (f, n, term) =>
    f.from === 'depot'
      ? `Buy a new ${f.train}-train for ${n.money(f.price)}`
      : railButtons['train-bought']!(f, n, term),
  'president-changed': (f, n) => `Make ${n.seat(f.to)} president of ${companyName(n, f.company)}`,
};
