import { playerMark } from '../../board/index.js';
import type { RailFact } from '../../engine/rail/facts.js';
import { cashOf } from '../../engine/rail/money.js';
import { netWorth } from '../../engine/rail/score.js';
import type { Fact } from '../../engine/core/index.js';
import { railLabels } from '../../words/rail/shown.js';
import type { Strip } from '../presenter.js';
import type { Shown } from './shown.js';
import { badgeNames, certificatesCell, knownMoney, nameOfSeat, ownColumns, seatRemark } from './tables.js';

/** Cash, worth and certificates of everybody. */
export const railStrip = (shown: Shown): Strip => {
  const { g, s, language } = shown;
  const { cash, worth, certificatesShort } = railLabels[language];
  const number = true;
  const own = ownColumns(
    shown,
    g.features.flatMap(feature => feature.playerColumns ?? []),
    s.players.map((_, seat) => seat),
  ).flatMap(spec => spec ?? []);
  return {
    columns: [
      { heading: cash, number },
      { heading: worth, number },
      { heading: certificatesShort, number },
      ...own.map(({ heading, number: isNumber }) =>
        isNumber ? { heading, number: true as const } : { heading },
      ),
    ],
    rows: s.players.map((_, seat) => ({
      mark: playerMark(seat, badgeNames(shown)),
      ...(shown.names[seat] === undefined && { name: nameOfSeat(shown, seat) }),
      remark: seatRemark(shown, seat),
      cells: [
        knownMoney(shown, () => cashOf(s, seat)),
        knownMoney(shown, () => netWorth(g, s, seat)),
        certificatesCell(shown, seat),
        ...own.map(({ cell }) => cell(seat)),
      ],
    })),
  };
};

/** What decides a game or turns it, before what only moves it on. */
const weights: { readonly [kind in RailFact['kind']]?: number } = {
  'game-ended': 9,
  bankrupt: 8,
  'bank-broken': 8,
  'end-price-reached': 8,
  'company-closed': 7,
  'trains-rusted': 6,
  'phase-begins': 5,
  'president-changed': 4,
  'offer-made': 4,
  'private-closed': 3,
  floated: 3,
  'par-set': 2,
  'stock-round-begins': 2,
  'operating-round-begins': 2,
  'train-bought': 1,
  'paid-out': 1,
  withheld: 1,
  'shares-bought': 1,
  'shares-sold': 1,
};

export const railWeight = ({ kind }: Fact): number => weights[kind as RailFact['kind']] ?? 0;
