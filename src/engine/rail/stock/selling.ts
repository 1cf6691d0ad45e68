import type { Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { pay } from '../money.js';
import { POOL, type Draft, type RailState } from '../state.js';
import { isOverLimit, mayHold } from './limits.js';
import { moveMarker, priceOf } from './market.js';
import {
  changePresident,
  checkPresident,
  moveOrdinary,
  ordinaryCount,
  percentOf,
  presidentAfter,
} from './shares.js';

/** Percent of one ordinary share. */
const unit = (g: RailGame, company: string): number => g.company[company]!.certs[1]!;

/**
 * How many shares of a company the seat could sell: the company has a price (1830 §6.1, CA), the pool
 * has room for them, and the president's certificate stays with a player who can take it over (§6.4).
 */
export const sellable = (g: RailGame, s: RailState, seat: Seat, company: string): number => {
  const c = s.companies[company]!;
  if (!c.cell) return 0;
  const room = Math.floor((g.data.poolLimit - percentOf(g, s, company, POOL)) / unit(g, company));
  const held = percentOf(g, s, company, seat) / unit(g, company);
  const free = c.certs[0] === seat ? freeOfPresidency(g, s, seat, company) : held;
  return Math.max(0, Math.min(room, free));
};

/** Shares a president may part with: all, if another can take over the certificate; else his ordinary ones. */
const freeOfPresidency = (g: RailGame, s: RailState, seat: Seat, company: string): number => {
  const held = percentOf(g, s, company, seat);
  const president = g.company[company]!.certs[0]!;
  for (let i = 1; i < s.seats; i++)
    if (percentOf(g, s, company, (seat + i) % s.seats) >= president) return held / unit(g, company);
  return ordinaryCount(s, company, seat);
};

/**
 * Sells shares to the pool at the price of the moment; then the price falls (1830 §5.5, §6.1).
 * The president's certificate changes hands first when the seller no longer has the most.
 */
export const sellShares = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
  seat: Seat,
  company: string,
  shares: number,
): void => {
  const price = priceOf(g, d, company)! * shares;
  const percent = shares * unit(g, company);
  if (d.companies[company]!.certs[0] === seat) {
    const left = percentOf(g, d, company, seat) - percent;
    const next = presidentAfter(g, d, company, seat, left);
    if (next !== seat) changePresident(g, d, facts, company, next);
  }
  moveOrdinary(d, company, shares, seat, POOL);
  pay(d, 'bank', seat, price);
  facts.push({ kind: 'shares-sold', seat, company, percent, price });
  moveMarker(g, d, facts, company, 'down', g.rules.saleDrop(g, d, shares), 'sale');
  checkPresident(g, d, facts, company);
};

/** Can the seat sell anything in its turn of the stock round? */
export const canSellAny = (g: RailGame, s: RailState, seat: Seat): boolean =>
  g.rules.maySell(g, s) && g.data.companies.some(({ id }) => sellable(g, s, seat, id) > 0);

/**
 * Must the seat sell before anything else, because it is over a limit (1830 §5.3, §6.1)? Not where
 * nothing it could sell would bring it nearer to the limit.
 */
export const mustSell = (g: RailGame, s: RailState, seat: Seat): boolean =>
  isOverLimit(g, s, seat) &&
  g.rules.maySell(g, s) &&
  g.data.companies.some(
    ({ id }) =>
      sellable(g, s, seat, id) > 0 &&
      (g.rules.countsForLimit(g, s, id) || !mayHold(g, s, id, percentOf(g, s, id, seat))),
  );
