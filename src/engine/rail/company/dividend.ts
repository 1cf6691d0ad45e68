import { must } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import { stepAfter } from '../game.js';
import { onlyFields, wordField } from '../move/fields.js';
import { pay } from '../money.js';
import { type Draft, type OperatingRound, POOL, type RailState } from '../state.js';
import { moveMarker } from '../stock/market.js';
import { percentOf, unit } from '../stock/shares.js';
import { turnOf } from './track.js';
import type { Move, Out, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';

export const dividendRules = ruleSet('dividend', {
  /** Percent of a dividend that goes to the company itself: the pool's part; that of the offering stays in the bank (1830 §7.5). */
  dividendToCompany: (g: RailGame, s: RailState, company: string): number => percentOf(g, s, company, POOL),
  /** Does the share price rise when so much is paid out? */
  dividendRaisesPrice: (_g: RailGame, _s: RailState, _company: string, _paid: number): boolean => true,
});

/** Paying out or keeping what the trains earned (1830 §7.5). */
export const dividend: Move = {
  type: 'dividend',
  options: (_g, s, seat) => {
    const round = turnOf(s, seat);
    return round?.step === 'dividend'
      ? [{ type: 'dividend', fields: { kind: { oneOf: ['pay', 'withhold'] } } }]
      : [];
  },
  play: (g, d, action, out) => {
    onlyFields(action, ['kind']);
    const round = turnOf(d, action.seat);
    must(round && round.step === 'dividend', 'not-now', { type: 'dividend' });
    if (wordField(action, 'kind', ['pay', 'withhold']) === 'pay') payOut(g, d, out, round);
    else withhold(g, d, out, round);
    d.round = { ...round, begun: true, step: stepAfter(g, round.company, 'dividend') };
  },
};

/** Each tenth goes to its owner; what belongs to nobody stays in the bank. */
const payOut = (g: RailGame, d: Draft, out: Out, round: OperatingRound): void => {
  const { company, earned } = round;
  out.say({ kind: 'paid-out', company, revenue: earned, perShare: (earned * unit(g, company)) / 100 });
  for (let seat = 0; seat < d.players.length; seat++)
    receive(d, out, company, seat, (earned * percentOf(g, d, company, seat)) / 100);
  receive(d, out, company, company, (earned * dividendRules.of(g).dividendToCompany(g, d, company)) / 100);
  if (dividendRules.of(g).dividendRaisesPrice(g, d, company, earned))
    moveMarker(g, d, out, company, 'right', 1, 'paid');
};

const receive = (
  d: Draft,
  out: Out,
  company: string,
  holder: number | string,
  amount: number,
): void => {
  if (amount === 0) return;
  pay(d, 'bank', holder, amount);
  out.say({ kind: 'received', company, holder, amount });
};

/** Keeps the income (nothing, where no train ran); the price falls (1830 §5.5). */
export const withhold = (g: RailGame, d: Draft, out: Out, round: OperatingRound): void => {
  const { company, earned } = round;
  pay(d, 'bank', company, earned);
  out.say({ kind: 'withheld', company, revenue: earned });
  moveMarker(g, d, out, company, 'left', 1, 'withheld');
};
