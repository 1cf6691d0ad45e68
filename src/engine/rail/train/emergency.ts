import type { Seat } from '../../core/index.js';
import { networkOf } from '../map/network.js';
import { draftOf } from '../draft.js';
import { cashOf, pay } from '../money.js';
import { trial } from '../out.js';
import type { Draft, OperatingRound, RailState } from '../state.js';
import { byPrice, priceOf } from '../shares/market.js';
import { sellableLots, sellingRules, sellShares } from '../stock/selling.js';
import {
  percentOf,
  presidentAfter,
  presidentOf,
  sharesOfLast,
  sharesOfPresident,
  type ShareLot,
} from '../shares/shares.js';
import { sizesOf, unit } from '../shares/unit.js';
import { cheapestPrice } from './supply.js';
import type { Out, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';

interface EmergencyRules {
  /** What the company in turn must pay now and cannot, if anything: what its step asks for. */
  need(g: RailGame, s: RailState): Emergency | null;
  /**
   * What a president's own money may pay for a train of another company: nothing, as much as the cheapest of bank and
   * pool costs (1830 §C-2.3.1), or its printed price.
   */
  readonly helpsWithOthersTrains: 'never' | 'cheapest' | 'printed';
  /** May a company without such help still buy trains of others with its own money, after all its president has sold in its turn? */
  buysFromOthers(g: RailGame, s: RailState, round: OperatingRound): boolean;
  /** May a forced sale bring more than is missing by less than its smallest certificate, not only by less than a share? */
  readonly countsCertificatesInNeed: boolean;
  /** Where the company gets the money from that it lacks for the train it must buy: from its president (1830 §C-2.3.1). */
  help(g: RailGame, d: Draft, out: Out, company: string, missing: number): void;
  /** What becomes of a president who could not pay even by selling everything that may be sold: the game ends at once (1830 §C-2.4, §C-2.5). */
  ruin(g: RailGame, d: Draft, out: Out, emergency: Emergency): void;
  /** Must the company buy a train, if the bank has any: because it has a route, but no train (1830 §7.6.2)? */
  mustBuy(g: RailGame, s: RailState, company: string): boolean;
  /** Can a president go bankrupt only where the company must pay? Else wherever the cheapest train is out of reach. */
  readonly ruinTakesNeed: boolean;
}

export const emergencyRules = ruleSet<EmergencyRules>('emergency', {
  need: (g, s) => needOfStep(g, s),
  helpsWithOthersTrains: 'never',
  buysFromOthers: () => true,
  countsCertificatesInNeed: false,
  help: (_g, d, out, company, missing) => {
    const seat = presidentOf(d, company)!;
    pay(d, seat, company, missing);
    out.say({ kind: 'president-paid', company, seat, amount: missing });
  },
  ruin: (_g, d, out, { seat, company }) => {
    pay(d, seat, 'bank', cashOf(d, seat));
    out.say({ kind: 'bankrupt', seat, company });
    d.ended = { reason: 'bankrupt', bankrupt: seat };
  },
  mustBuy: (g, s, company) => lacksTrain(g, s, company),
  ruinTakesNeed: true,
});

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

/** Noted in a turn in which the president sold shares to help. */
export const soldForEmr = 'sold-in-need';

/** Has the company a route, but no train? */
export const lacksTrain = (g: RailGame, s: RailState, company: string): boolean =>
  s.companies[company]!.trains.length === 0 && networkOf(g.map, s.board, company).canRun;

/** Must the company buy a train, as long as the bank has any? */
export const mustBuyTrain = (g: RailGame, s: RailState, company: string): boolean =>
  cheapestPrice(g, s, company) < Infinity && emergencyRules.of(g).mustBuy(g, s, company);

/** The emergency of the company in turn, or null. */
export const emergencyOf = (g: RailGame, s: RailState): Emergency | null => emergencyRules.of(g).need(g, s);

const needOfStep = (g: RailGame, s: RailState): Emergency | null => {
  if (s.round.kind !== 'operating') return null;
  const { company } = s.round;
  const price = g.step[s.round.step]?.owes?.(g, s, s.round) ?? null;
  if (price === null) return null;
  const seat = presidentOf(s, company)!;
  if (cashOf(s, company) >= price) return null;
  return { company, seat, price, missing: price - cashOf(s, company) - cashOf(s, seat) };
};

/**
 * Lots a president may sell of a company without regard to need, the fewest shares first; of the
 * acting one only as long as the seller stays its president (1830 §C-2.3.2).
 */
const lotsInNeed = (g: RailGame, s: RailState, e: Emergency, company: string): readonly ShareLot[] => {
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
 * smallest that brings enough always may, since a smaller one cannot always be sold: an office may go
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
  const lots = lotsInNeed(g, s, e, company);
  const enough = lots.find(lot => lot.shares * price >= e.missing)?.shares ?? Infinity;
  return lots.filter(
    lot => lot.shares <= enough || (lot.shares - smallestIn(g, s, e.seat, company, lot)) * price < e.missing,
  );
};

/** Shares in the smallest certificate of a lot; a president's counts as singles but where certificates are counted. */
const smallestIn = (g: RailGame, s: RailState, seat: Seat, company: string, lot: ShareLot): number => {
  const rest = lot.shares - (lot.last ? sharesOfLast(g, s, company) : 0);
  const office = sharesOfPresident(g, s, company);
  const goes =
    emergencyRules.of(g).countsCertificatesInNeed && rest === office && presidentOf(s, company) === seat;
  return rest === 0 || goes ? office : 1;
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
  const smaller = lotsInNeed(g, s, e, company).findLast(({ shares }) => shares < lot.shares)?.shares ?? 0;
  return e.price - e.missing + smaller * priceOf(g, s, company)! + 1;
};

/** The most of a company that a president can sell when going bankrupt. */
const mostInNeed = (g: RailGame, s: RailState, e: Emergency, company: string): ShareLot | null => {
  const lots = emergencyRules.of(g).ruinTakesNeed
    ? lotsInNeed(g, s, e, company)
    : emergencyLots(g, s, emergencyOf(g, s) ?? e, company);
  return lots.at(-1) ?? null;
};

/** The payment for which a president who cannot make it goes bankrupt. */
const ruinOf = (g: RailGame, s: RailState): Emergency | null => {
  if (emergencyRules.of(g).ruinTakesNeed) return emergencyOf(g, s);
  if (s.round.kind !== 'operating' || !g.step[s.round.step]?.owes) return null;
  const { company } = s.round;
  const [seat, price] = [presidentOf(s, company), cheapestPrice(g, s, company)];
  if (seat === null) return null;
  return { company, seat, price, missing: price - cashOf(s, company) - cashOf(s, seat) };
};

/** What the president could raise by selling everything that may be sold: shares that are sold one by one get cheaper. */
const raisable = (g: RailGame, s: RailState, e: Emergency): number => {
  if (sellingRules.of(g).mostAtOnce < Infinity) return cashOf(soldAll(g, s, e), e.seat) - cashOf(s, e.seat);
  return g.data.companies.reduce(
    (sum, { id }) => sum + (mostInNeed(g, s, e, id)?.shares ?? 0) * (priceOf(g, s, id) ?? 0),
    0,
  );
};

/** The position after the president has sold everything that may be sold. */
const soldAll = (g: RailGame, s: RailState, e: Emergency): RailState => {
  const d = draftOf(s);
  sellAllForEmr(g, d, trial, e);
  return d;
};

/** The emergency that nothing can end, if it is the seat's. */
export const unavoidableBankruptcy = (g: RailGame, s: RailState, seat: Seat): Emergency | null => {
  const e = ruinOf(g, s);
  return e && e.seat === seat && e.price < Infinity && raisable(g, s, e) < e.missing ? e : null;
};

/** Must the seat pay what its company and it cannot, without selling? */
export const owesEmr = (g: RailGame, s: RailState, seat: Seat): boolean => {
  const e = ruinOf(g, s);
  return e?.seat === seat && e.price < Infinity && e.missing > 0;
};

/** So much of a lot as may be sold at one price. */
const atOnce = (g: RailGame, lot: ShareLot): ShareLot =>
  lot.shares > sellingRules.of(g).mostAtOnce ? { shares: sellingRules.of(g).mostAtOnce, last: false } : lot;

/** What the president can still sell where shares are sold in several steps. */
const againInNeed = (g: RailGame, s: RailState, e: Emergency, company: string): ShareLot | null =>
  sellingRules.of(g).mostAtOnce < Infinity ? mostInNeed(g, s, e, company) : null;

/** A bankrupt president sells everything that may be sold, the dearest company first. */
export const sellAllForEmr = (g: RailGame, d: Draft, out: Out, e: Emergency): void => {
  const started = g.data.companies.map(c => c.id);
  for (const id of byPrice(g, d, started))
    for (let lot = mostInNeed(g, d, e, id); lot; lot = againInNeed(g, d, e, id))
      sellShares(g, d, out, e.seat, id, atOnce(g, lot));
};
