import type { Score, Seat, Status } from '../core/index.js';
import type { RailGame } from './game.js';
import type { RailState } from './state.js';
import { priceOf } from './stock/market.js';
import { percentOf } from './stock/shares.js';

/** Worth of a seat by parts: cash, shares at market price, privates at their printed price (1830 §8.0). */
export const worthOf = (
  g: RailGame,
  s: RailState,
  seat: Seat,
): { cash: number; shares: number; privates: number } => {
  let shares = 0;
  for (const { id } of g.data.companies)
    shares += ((priceOf(g, s, id) ?? 0) * percentOf(g, s, id, seat)) / 10;
  let privates = 0;
  for (const p of g.data.privates) if (s.privates[p.id] === seat) privates += p.price;
  return { cash: s.players[seat]!.cash, shares, privates };
};

/** All a seat owns, in dollars. */
export const netWorth = (g: RailGame, s: RailState, seat: Seat): number => {
  const { cash, shares, privates } = worthOf(g, s, seat);
  return cash + shares + privates;
};

/** The final table; a bankrupt player keeps only the shares he could not sell (1830 §C-2.4). */
export const resultOf = (g: RailGame, s: RailState): Status['result'] => {
  if (!s.ended) return null;
  const scores = s.players.map((_, seat): Score => {
    const parts = worthOf(g, s, seat);
    if (s.ended!.bankrupt === seat) parts.privates = 0;
    return { seat, parts, points: parts.cash + parts.shares + parts.privates };
  });
  return { reason: s.ended.reason, scores: scores.sort((a, b) => b.points - a.points || a.seat - b.seat) };
};
