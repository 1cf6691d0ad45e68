import type { OperatingRound } from '../../../engine/rail/state.js';
import { isLate, quickGainOf, railcarPrice, railcarsFor } from '../rules/railcars.js';
import { isSmall } from '../rules/settings.js';
import { readingLabels } from '../../../words/rail/shown.js';
import { shownWords } from '../words/shown.js';
import type { Desk, DeskRequest, TradedThing } from '../../../present/presenter.js';
import { markOfCompany } from '../../../present/rail/marks.js';
import { companyOf, money, type Shown } from '../../../present/rail/shown.js';
import { optionsFor } from '../../../present/rail/views/offered.js';

type Railcar = ReturnType<typeof railcarsFor>[number];

/** What it would earn the minor. */
const gainLine = (shown: Shown, round: OperatingRound, { from, bought }: Railcar): string => {
  const words = shownWords[shown.language];
  if (bought) return words.bought;
  const { least, exact } = quickGainOf(shown.g, shown.s, round, from);
  if (exact && least <= 0) return words.noGain;
  return exact ? words.gain(money(shown, least)) : words.gainAtLeast(money(shown, Math.max(0, least)));
};

const goodOf = (shown: Shown, round: OperatingRound, { menu }: DeskRequest, car: Railcar): TradedThing => {
  const { g, s, language } = shown;
  const { from } = car;
  const name = companyOf(shown, from);
  const does = shownWords[language].railcarDoes(from, { late: isLate(g, s), small: isSmall(s.settings) });
  return {
    mark: markOfCompany(g, from),
    text: car.bought ? name : `${name} · ${money(shown, railcarPrice(g, s, round))}`,
    note: `${gainLine(shown, round, car)} · ${does}`,
    ...(optionsFor(menu, 'buy-railcar', { from }).length > 0 && {
      deed: { type: 'buy-railcar', fields: { from }, text: readingLabels[language].buyIt },
    }),
  };
};

/** Railcars for the minor that is about to run, those that it has or cannot pay for without a move. */
export const railcarGoods = (shown: Shown, request: DeskRequest): Desk['goods'] => {
  const { round } = shown.s;
  if (round.kind !== 'operating' || request.ask.kind !== 'run-trains' || request.menu.length === 0)
    return undefined;
  return {
    heading: shownWords[shown.language].railcars,
    besides: true,
    items: railcarsFor(shown.s, round).map(car => goodOf(shown, round, request, car)),
  };
};
