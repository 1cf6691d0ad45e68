import type { Score, Seat, Status } from '../core/index.js';
import type { RailGame } from './game.js';
import type { RailState } from './state.js';
import { percentOf } from './stock/shares.js';

/** Worth of a seat by parts; `loans`, where there are any, is what they take away. */
export interface Worth {
  readonly cash: number;
  readonly shares: number;
  readonly privates: number;
  readonly loans?: number;
}

/** Worth of a seat by parts: cash, shares at market price, privates at their printed price (1830 §8.0), less loans. */
export const worthOf = (g: RailGame, s: RailState, seat: Seat): Worth => {
  let shares = 0;
  for (const { id } of g.data.companies) {
    const percent = percentOf(g, s, id, seat);
    if (percent > 0) shares += (g.rules.shareWorth(g, s, id) * percent) / 10;
  }
  let privates = 0;
  for (const { id } of g.data.privates) if (s.privates[id] === seat) privates += g.rules.privateWorth(g, id);
  const { cash, loans } = s.players[seat]!;
  if (loans === 0) return { cash, shares, privates };
  const penalty = loans * g.rules.loanPenalty;
  return {
    cash,
    shares,
    privates,
    loans: -(g.rules.worthBelowZero ? penalty : Math.min(penalty, Math.max(0, cash + shares + privates))),
  };
};

const sum = ({ cash, shares, privates, loans = 0 }: Worth): number => cash + shares + privates + loans;

/** All a seat owns, in dollars. */
export const netWorth = (g: RailGame, s: RailState, seat: Seat): number => sum(worthOf(g, s, seat));

/** How the players stand; a bankrupt player keeps only the shares he could not sell (1830 §C-2.4). */
export const scoresOf = (g: RailGame, s: RailState): readonly Score[] =>
  s.players
    .map((_, seat): Score => {
      const worth = worthOf(g, s, seat);
      const parts = s.ended?.bankrupt === seat ? { ...worth, privates: 0 } : worth;
      return { seat, parts: { ...parts }, points: sum(parts) };
    })
    .sort((a, b) => b.points - a.points || a.seat - b.seat);

/** The final table. */
export const resultOf = (g: RailGame, s: RailState): Status['result'] =>
  s.ended && { reason: s.ended.reason, scores: scoresOf(g, s) };
