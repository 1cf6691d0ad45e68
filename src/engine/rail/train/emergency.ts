import type { Seat } from '../../core/index.js';
import type { RailGame } from '../game.js';
import { cashOf } from '../money.js';
import type { RailState } from '../state.js';
import { priceOf } from '../stock/market.js';
import { percentOf, presidentOf } from '../stock/shares.js';
import { sellable } from '../stock/selling.js';
import { cheapestPrice } from './supply.js';
import { networkOf } from '../map/network.js';

/** A company that must pay and has not got the money: for a train (1830 §C-2.3), or what its step asks. */
export interface Emergency {
  readonly company: string;
  /** Its president, who must help. */
  readonly seat: Seat;
  /** What must be paid: of a train, the price of the cheapest of depot and pool. */
  readonly price: number;
  /** What company and president lack together; 0 or less when they have enough. */
  readonly missing: number;
}

/** A company without a train but with a route must buy one (1830 §7.6.2), as long as the bank has any. */
export const mustBuyTrain = (g: RailGame, s: RailState, company: string): boolean =>
  s.companies[company]!.trains.length === 0 &&
  cheapestPrice(g, s, company) < Infinity &&
  networkOf(g.map, s.board, company).canRun;

/** The emergency of the company in turn, or null. */
export const emergencyOf = (g: RailGame, s: RailState): Emergency | null => {
  if (s.round.kind !== 'operating') return null;
  const { company } = s.round;
  const price = g.step[s.round.step]?.owes?.(g, s, s.round) ?? 0;
  if (price === 0) return null;
  const seat = presidentOf(s, company)!;
  if (cashOf(s, company) >= price) return null;
  return { company, seat, price, missing: price - cashOf(s, company) - cashOf(s, seat) };
};

/** Shares a president may sell of any company without regard to need; of the acting one only while he stays its president. */
const sellableInEmergency = (g: RailGame, s: RailState, e: Emergency, company: string): number => {
  const shares = sellable(g, s, e.seat, company);
  if (company !== e.company) return shares;
  const unit = g.company[company]!.certs[1]!;
  let rival = 0;
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== e.seat) rival = Math.max(rival, percentOf(g, s, company, seat));
  const spare = Math.floor(
    (percentOf(g, s, company, e.seat) - Math.max(rival, g.company[company]!.certs[0]!)) / unit,
  );
  return Math.max(0, Math.min(shares, spare));
};

/** How many shares of a company may be sold: only as many as the purchase needs (1830 §C-2.3.2). */
export const mostForEmergency = (g: RailGame, s: RailState, e: Emergency, company: string): number => {
  if (e.missing <= 0) return 0;
  const price = priceOf(g, s, company);
  return price === null ? 0 : Math.min(sellableInEmergency(g, s, e, company), Math.ceil(e.missing / price));
};

/** What the president could raise by selling all he may. */
export const raisable = (g: RailGame, s: RailState, e: Emergency): number =>
  g.data.companies.reduce(
    (sum, { id }) => sum + sellableInEmergency(g, s, e, id) * (priceOf(g, s, id) ?? 0),
    0,
  );

/** Shares the president can part with when he goes bankrupt, by company. */
export const allSellable = (g: RailGame, s: RailState, e: Emergency, company: string): number =>
  sellableInEmergency(g, s, e, company);
