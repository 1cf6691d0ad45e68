import { must } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import { stepAfter, type RailGame } from '../game.js';
import { onlyFields, wordField } from '../move/fields.js';
import type { Move } from '../move/move.js';
import { pay } from '../money.js';
import { POOL, type Draft, type OperatingRound } from '../state.js';
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

/** Each tenth goes to its owner; the pool's share to the company, the bank keeps that of the offering. */
const payOut = (g: RailGame, d: Draft, facts: RailFact[], round: OperatingRound): void => {
  const { company, earned } = round;
  facts.push({ kind: 'paid-out', company, revenue: earned, perShare: earned / 10 });
  for (let seat = 0; seat < d.seats; seat++) receive(g, d, facts, company, seat, seat, earned);
  receive(g, d, facts, company, POOL, company, earned);
  moveMarker(g, d, facts, company, 'right', 1, 'paid');
};

const receive = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  company: string,
  holder: number,
  purse: number | string,
  earned: number,
): void => {
  const amount = (earned * percentOf(g, d, company, holder)) / 100;
  if (amount === 0) return;
  pay(d, 'bank', purse, amount);
  facts.push({ kind: 'received', company, holder: purse, amount });
};

/** Keeps the income (nothing, where no train ran); the price falls (1830 §5.5). */
export const withhold = (g: RailGame, d: Draft, facts: RailFact[], round: OperatingRound): void => {
  const { company, earned } = round;
  pay(d, 'bank', company, earned);
  facts.push({ kind: 'withheld', company, revenue: earned });
  moveMarker(g, d, facts, company, 'left', 1, 'withheld');
};
