import type { Seat } from '../../core/index.js';
import type { RailState, StockRound } from '../state.js';
import { certificatesOf, limitRules } from './limits.js';
import type { RailGame } from '../contract.js';

/** The stock round, if it is the seat's turn in it. */
export const stockTurnOf = (s: RailState, seat: Seat): StockRound | null =>
  s.round.kind === 'stock' && s.round.current === seat ? s.round : null;

/** Has the seat sold shares of the company in this round? It may not buy them back (1830 §6.2). */
export const soldBefore = (round: StockRound, seat: Seat, company: string): boolean =>
  round.sold[seat]!.includes(company);

/** Would the seat keep its certificate limit with that many more certificates of the company? */
export const hasRoomFor = (g: RailGame, s: RailState, seat: Seat, company: string, more: number): boolean =>
  !limitRules.of(g).isLimited(s, seat) ||
  !limitRules.of(g).countsForLimit(g, s, company) ||
  certificatesOf(g, s, seat) + more * limitRules.of(g).certificateWeight(g, s, company, 1) <=
    limitRules.of(g).certificateLimit(g, s);
