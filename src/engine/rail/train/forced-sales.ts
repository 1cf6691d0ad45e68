import type { Seat } from '../../core/index.js';
import type { RailGame } from '../contract.js';
import { priceOf } from '../shares/market.js';
import {
  percentOf,
  presidentAfter,
  presidentOf,
  sharesOfLast,
  sharesOfPresident,
  type ShareLot,
} from '../shares/shares.js';
import { sizesOf, unit } from '../shares/unit.js';
import type { RailState } from '../state.js';
import { sellableLots } from '../stock/selling.js';
import { emergencyRules, type Emergency } from './money-raising.js';

/**
 * Lots a president may sell of a company without regard to need, the fewest shares first; of the
 * acting one only as long as the seller stays its president (1830 §C-2.3.2).
 */
export const lotsForEmr = (g: RailGame, s: RailState, e: Emergency, company: string): readonly ShareLot[] => {
  const lots = sellableLots(g, s, e.seat, company);
  if (company !== e.company) return lots;
  const held = percentOf(g, s, company, e.seat);
  const stays = ({ shares }: ShareLot): boolean => {
    const left = held - shares * unit(g, s, company);
    return left >= sizesOf(g, s, company)[0]! && presidentAfter(g, s, company, e.seat, left) === e.seat;
  };
  return lots.filter(stays);
};

/**
 * Lots that may be sold now: none with a certificate more than the purchase needs (1830 §C-2.3.2). The
 * smallest that brings enough always may, since a smaller one cannot always be sold: a presidency goes
 * against the last certificate only whole (1849 §3.5.3).
 */
export const emergencyLots = (
  g: RailGame,
  s: RailState,
  e: Emergency,
  company: string,
): readonly ShareLot[] => {
  const price = priceOf(g, s, company);
  if (e.missing <= 0 || price === null) return [];
  const lots = lotsForEmr(g, s, e, company);
  const enough = lots.find(lot => lot.shares * price >= e.missing)?.shares ?? Infinity;
  const isCertificate = (lot: ShareLot): boolean =>
    (lot.shares - smallestIn(g, s, e.seat, company, lot)) * price < e.missing;
  const sellsFewest = emergencyRules.of(g).sellsFewest(s);
  return lots.filter(lot => lot.shares <= enough || (!sellsFewest && isCertificate(lot)));
};

/** Shares in the smallest certificate of a lot; a president's counts as singles but where certificates are counted. */
const smallestIn = (g: RailGame, s: RailState, seat: Seat, company: string, lot: ShareLot): number => {
  const rest = lot.shares - (lot.last ? sharesOfLast(g, s, company) : 0);
  const presidents = sharesOfPresident(g, s, company);
  const goes =
    emergencyRules.of(g).countsCertificatesForEmr && rest === presidents && presidentOf(s, company) === seat;
  return rest === 0 || goes ? presidents : 1;
};

/**
 * The least that a train must cost for which a sale is needed: more than company and president would have
 * with the next smaller lot that could have been sold (1830 §C-2.3.2).
 */
export const leastPriceAfter = (
  g: RailGame,
  s: RailState,
  e: Emergency,
  company: string,
  lot: ShareLot,
): number => {
  const smaller = lotsForEmr(g, s, e, company).findLast(({ shares }) => shares < lot.shares)?.shares ?? 0;
  return e.price - e.missing + smaller * priceOf(g, s, company)! + 1;
};
