import { must } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import { stepAfter, type RailGame } from '../game.js';
import { onlyFields, wordField } from '../move/fields.js';
import type { Move } from '../move/move.js';
import { pay } from '../money.js';
import type { Draft, OperatingRound } from '../state.js';
import { moveMarker } from '../stock/market.js';
import { percentOf } from '../stock/shares.js';
import { turnOf } from './track.js';

/** Paying out or keeping what the trains earned (1830 §7.5). */
export const dividend: Move = {
  type: 'dividend',
  options: (_g, s, seat) => {
    const round = turnOf(s, seat);
    return round?.step === 'dividend'
      ? [{ type: 'dividend', fields: { kind: { oneOf: ['pay', 'withhold'] } } }]
      : [];
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['kind']);
    const round = turnOf(d, action.seat);
    must(round && round.step === 'dividend', 'not-now', { type: 'dividend' });
    if (wordField(action, 'kind', ['pay', 'withhold']) === 'pay') payOut(g, d, facts, round);
    else withhold(g, d, facts, round);
    d.round = { ...round, begun: true, step: stepAfter(g, 'dividend') };
  },
};

/** Each tenth goes to its owner; what belongs to nobody stays in the bank. */
const payOut = (g: RailGame, d: Draft, facts: RailFact[], round: OperatingRound): void => {
  const { company, earned } = round;
  facts.push({ kind: 'paid-out', company, revenue: earned, perShare: earned / 10 });
  for (let seat = 0; seat < d.seats; seat++)
    receive(d, facts, company, seat, (earned * percentOf(g, d, company, seat)) / 100);
  receive(d, facts, company, company, (earned * g.rules.dividendToCompany(g, d, company)) / 100);
  if (g.rules.dividendRaisesPrice(g, d, company, earned))
    moveMarker(g, d, facts, company, 'right', 1, 'paid');
};

const receive = (
  d: Draft,
  facts: RailFact[],
  company: string,
  holder: number | string,
  amount: number,
): void => {
  if (amount === 0) return;
  pay(d, 'bank', holder, amount);
  facts.push({ kind: 'received', company, holder, amount });
};

/** Keeps the income (nothing, where no train ran); the price falls (1830 §5.5). */
export const withhold = (g: RailGame, d: Draft, facts: RailFact[], round: OperatingRound): void => {
  const { company, earned } = round;
  pay(d, 'bank', company, earned);
  facts.push({ kind: 'withheld', company, revenue: earned });
  moveMarker(g, d, facts, company, 'left', 1, 'withheld');
};
