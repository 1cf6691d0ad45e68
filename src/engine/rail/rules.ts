import type { Draw, Seat } from '../core/index.js';
import type { MarketCell, TrainData } from './data.js';
import type { RailFact } from './facts.js';
import { phaseOf, type RailGame } from './game.js';
import { placedTokens } from './map/board.js';
import { canUseExtraLay } from './company/track.js';
import { connects, networkOf } from './map/network.js';
import type { RunTerms } from './map/run-terms.js';
import { terrainCost, type Laying } from './map/upgrade.js';
import { nextSeat } from './seats.js';
import {
  POOL,
  type AuctionRound,
  type Bid,
  type Draft,
  type Pending,
  type RailState,
  type Source,
  type StockRound,
} from './state.js';
import { byPrice, priceOf, zoneOf } from './stock/market.js';
import { inHands, percentOf } from './stock/shares.js';
import { soldBefore } from './stock/turn.js';

/**
 * Every rule that a title or a variant may bend, as a named pure function. What stands in
 * `defaultRules` is what most 18xx share.
 */
export interface RailRules {
  /** The order in which companies may start, drawn where the title says so; empty where it is free. */
  companyOrder(g: RailGame, draw: Draw): readonly string[];
  /** May a bid be made on the private that is for sale just now? */
  mayBidOnFirst(g: RailGame, s: RailState): boolean;
  /** The least raise of a bid, in dollars. */
  leastRaise(g: RailGame, s: RailState): number;
  /** Who is asked next in a contest after `last` raised or passed; null when it is decided. */
  contestNext(
    contest: NonNullable<AuctionRound['contest']>,
    bids: readonly Bid[],
    last: Seat | null,
    seats: number,
  ): Seat | null;
  /** Who has still passed after somebody raised. */
  contestPassedAfterRaise(passed: readonly Seat[]): readonly Seat[];

  /** Whose turn it is after all have passed, `last` being the last of them. */
  afterAllPassed(s: RailState, last: Seat): Seat;
  /** Is the player who must take a private for nothing asked, and does that count as a purchase? */
  givenPrivateIsAsked: boolean;
  /** Does the buyer of the last private of the auction get the priority deal, even if he bid for it? */
  lastBidderMovesPriority: boolean;

  /** Companies that may be started now, as far as their order goes. */
  startable(g: RailGame, s: RailState): readonly string[];
  /** Prices at which a company may start now, the lowest first. */
  parPrices(g: RailGame, s: RailState): readonly number[];
  /** What a company pays for its tokens when it starts, in dollars. */
  tokensAtStart(g: RailGame, company: string): number;
  /** Does a company found its home station when it starts, not in its first turn? */
  homeAtStart: boolean;

  /** May shares be sold in this stock round, at this moment of a turn? */
  maySell(g: RailGame, s: RailState): boolean;
  /** May shares of the company be sold at all by now? */
  maySellOf(g: RailGame, s: RailState, company: string): boolean;
  /** Do the markers of companies sold in this turn keep their order, whichever was sold first? */
  keepsOrderOfSales(s: RailState): boolean;
  /** Do markers that fell in the turns before count among them, from an operating round on to the next stock round? */
  remembersSales: boolean;
  /** Steps down for the sale of so many shares at once. */
  saleDrop(g: RailGame, s: RailState, shares: number): number;
  certificateLimit(g: RailGame, s: RailState): number;
  /** Do certificates of the company count against the certificate limit? */
  countsForLimit(g: RailGame, s: RailState, company: string): boolean;
  /** Do privates count against it? */
  privatesCount: boolean;
  /** Percent of the company one player may hold. */
  holdingLimit(g: RailGame, s: RailState, company: string): number;
  /** May more than one share of the company be bought from there in a turn? */
  mayBuySeveral(g: RailGame, s: RailState, company: string, from: Source): boolean;
  /** After a first purchase of the turn: may another share of the company be bought from there? */
  mayBuyAgain(g: RailGame, s: RailState, company: string, from: Source, firstFrom: Source): boolean;
  /** Who chooses the certificates that a new president gives the old one, where there is a choice. */
  choosesCertificates(from: Seat, to: Seat): Seat;
  /** Is an earlier choice of certificates dropped when there is another to be made? */
  dropsEarlierChoices: boolean;
  /** Is the moment of a decision that is open not yet come? */
  comesLater(g: RailGame, s: RailState, pending: Pending): boolean;
  /** Where the company's marker goes at the end of a stock round. */
  endOfRoundMove(g: RailGame, s: RailState, company: string): 'up' | 'down' | null;
  /** May a marker enter the cell in this phase? */
  mayEnter(g: RailGame, s: RailState, cell: MarketCell): boolean;
  /** The order of the companies that can still be started when one has closed. */
  orderAfterClosing(g: RailGame, s: RailState, company: string): readonly string[];
  /** Trains of a company that closes which go to the pool. */
  trainsLeftByClosed(trains: readonly string[]): readonly string[];
  /** May players trade privates in this stock round? */
  mayTradePrivates(g: RailGame, s: RailState): boolean;
  /** Does buying a private from a player use up the purchase of the turn? */
  privateIsPurchase: boolean;
  /** May a private be changed for a share of the company by `seat` at this moment? */
  mayExchange(g: RailGame, s: RailState, seat: Seat, company: string): boolean;

  /** Is the tile, so laid, joined to the company's network as it must be? */
  tileConnects(g: RailGame, s: RailState, company: string, hex: string, laying: Laying): boolean;
  /** What it costs the company to lay the tile so, in dollars. */
  trackCost(g: RailGame, s: RailState, company: string, hex: string, laying: Laying): number;

  /** What laying its next token costs the company, in dollars. */
  tokenCost(g: RailGame, s: RailState, company: string): number;
  /** Is the home of a company without a token there kept free for it? */
  keepsHome(g: RailGame, s: RailState, company: string): boolean;
  /** Percent of a dividend that goes to the company itself. */
  dividendToCompany(g: RailGame, s: RailState, company: string): number;
  /** Does the share price rise when so much is paid out? */
  dividendRaisesPrice(g: RailGame, s: RailState, company: string, paid: number): boolean;
  /** What a company may pay a player for a private, in dollars. */
  privatePrices(g: RailGame, id: string): { readonly from: number; readonly to: number };
  /** May a player whose company needs money sell his privates to others? */
  privatesRaiseMoney: boolean;
  /** What a president's own money may pay for a train of another company: nothing, as much as the cheapest of bank and pool costs, or its printed price. */
  helpsWithOthersTrains: 'never' | 'cheapest' | 'printed';
  /** Must a company with a route have a train at the end of its turn, however it came by the route? */
  needsTrainAtEnd: boolean;
  /** May a forced sale bring more than is missing by less than its smallest certificate, not only by less than a share? */
  countsCertificatesInNeed: boolean;
  /** Can a president go bankrupt only where his company must pay? Else wherever he could not pay the cheapest train. */
  ruinTakesNeed: boolean;
  /** Is a company also asked for trains where all that it could pay needs a right it has not got? */
  asksForShutTrains: boolean;
  /** What else happens when a phase begins. */
  phaseBegins(g: RailGame, d: Draft, facts: RailFact[]): void;
  /** May a company owe money for a while? */
  companiesMayOwe: boolean;
  /** What a share of 10 % counts in the final score. */
  shareWorth(g: RailGame, s: RailState, company: string): number;
  /** What a private counts in the final score. */
  privateWorth(g: RailGame, id: string): number;
  /** What each loan of a player takes from his final score, which never falls below 0. */
  loanPenalty: number;
  /** Is a company with trains asked for its runs where it reaches nothing but a port? */
  portOpensRun: boolean;
  /** Is the order of the companies found anew before every turn of an operating round? */
  ordersAnew: boolean;
  /** May half of a president's certificate be sold together with the last certificate? */
  halfGoesWithLast: boolean;
  /** May loans leave a player with less than nothing? */
  worthBelowZero: boolean;

  /** Must both sides of a trade between two people agree here? */
  tradeNeedsConsent: boolean;
  /** What a port counts towards the two stops that a run must join. */
  portJoins: RunTerms['portJoins'];
  /** Must the trains run for the highest income that is possible? */
  mustRunBest: boolean;
  /** Is the bank out of money? */
  bankIsBroken(cash: number): boolean;
  /** Of the companies with too many trains: those that may give one back now. */
  discardsNow(g: RailGame, s: RailState, over: readonly string[]): readonly string[];
  /** Kinds of move that may come before a home is chosen, and before a train is given back. */
  besides: { readonly home: readonly string[]; readonly discard: readonly string[] };
  /** Does an unused right of one of its privates keep the company's turn open to its end? */
  rightKeepsTurnOpen(g: RailGame, s: RailState, company: string): boolean;
  /** Who gets the priority deal at the end of a stock round. */
  nextPriority(s: RailState, round: StockRound): Seat;
  /** Trains of the depot that are on sale now, the next one first. */
  onSale(g: RailGame, s: RailState): readonly TrainData[];
}

const freeZones = { yellow: true, orange: true, brown: true, blue: false, none: false } as const;

/** Clockwise from `from` (exclusive), the first seat among `seats`. */
const nextAmong = (among: readonly Seat[], from: Seat, seats: number): Seat | null => {
  for (let i = 1; i <= seats; i++) if (among.includes((from + i) % seats)) return (from + i) % seats;
  return null;
};

export const defaultRules: RailRules = {
  companyOrder: () => [],
  mayBidOnFirst: () => true,
  leastRaise: () => 5,
  // 1830 §C-2.2.2: the lowest bidder begins, then clockwise; a pass is not final; over when all but
  // the highest bidder have passed one after another.
  contestNext: (contest, bids, last, seats) => {
    const highest = bids.at(-1)!.seat;
    const open = bids.map(b => b.seat).filter(seat => seat !== highest && !contest.passed.includes(seat));
    if (open.length === 0) return null;
    return last === null ? bids[0]!.seat : nextAmong(open, last, seats);
  },
  contestPassedAfterRaise: () => [],
  afterAllPassed: s => s.priority,
  givenPrivateIsAsked: true,
  lastBidderMovesPriority: false,

  startable: g => g.data.companies.map(c => c.id),
  parPrices: (g, s) => phaseOf(g, s).pars ?? g.parPrices,
  tokensAtStart: () => 0,
  homeAtStart: false,

  maySell: (_g, s) => s.set > 1,
  maySellOf: () => true,
  keepsOrderOfSales: () => false,
  remembersSales: false,
  saleDrop: (_g, _s, shares) => shares,
  certificateLimit: (g, s) => g.data.certificateLimit[s.seats]!,
  countsForLimit: (g, s, company) => !freeZones[zoneOf(g, s, company)],
  privatesCount: true,
  holdingLimit: (g, s, company) =>
    ['orange', 'brown'].includes(zoneOf(g, s, company)) ? 100 : g.data.holdingLimit,
  mayBuySeveral: (g, s, company, from) => from === 'pool' && zoneOf(g, s, company) === 'brown',
  mayBuyAgain: (g, s, company, from, firstFrom) =>
    firstFrom === 'pool' && g.rules.mayBuySeveral(g, s, company, from),
  choosesCertificates: (_from, to) => to,
  dropsEarlierChoices: false,
  comesLater: () => false,
  // 1830 §5.5: what is sold out rises.
  endOfRoundMove: (g, s, company) => (inHands(g, s, company) === 100 ? 'up' : null),
  mayEnter: (g, s, { zone }) => !phaseOf(g, s).lockedZones?.includes(zone),
  orderAfterClosing: (_g, s) => s.order,
  trainsLeftByClosed: trains => trains,
  mayTradePrivates: (_g, s) => s.set > 1,
  privateIsPurchase: false,
  // 1830 p. 11: in the owner's turn of a stock round, or between the turns of others, if he may buy one.
  mayExchange: (_g, { round }, seat, company) =>
    (round.kind === 'stock' &&
      (round.current === seat || !round.acted) &&
      !soldBefore(round, seat, company)) ||
    (round.kind === 'operating' && !round.begun),

  // 1830 §7.2.1 (1) (3), §7.2.2 (1) (7): free laying, and the terrain is paid with the first tile.
  tileConnects: (g, s, company, hex, { tile, rotation }) =>
    connects(g.map, networkOf(g.map, s.board, company), hex, tile, rotation),
  trackCost: (g, s, _company, hex) => terrainCost(g.map, s.board, hex),

  tokenCost: (g, s, company) => g.company[company]!.tokens[placedTokens(s, company)]!,
  keepsHome: () => true,
  // 1830 §7.5: the pool's part; that of the offering stays in the bank.
  dividendToCompany: (g, s, company) => percentOf(g, s, company, POOL),
  dividendRaisesPrice: () => true,
  // 1830 §4.1: between half and twice the printed price.
  privatePrices: (g, id) => ({ from: Math.ceil(g.private[id]!.price / 2), to: g.private[id]!.price * 2 }),
  privatesRaiseMoney: true,
  // 1830 §C-2.3.1: for the cheapest train there is.
  helpsWithOthersTrains: 'cheapest',
  needsTrainAtEnd: true,
  countsCertificatesInNeed: false,
  ruinTakesNeed: true,
  asksForShutTrains: false,
  phaseBegins: () => undefined,
  companiesMayOwe: false,
  shareWorth: (g, s, company) => priceOf(g, s, company) ?? 0,
  privateWorth: (g, id) => g.private[id]!.price,
  loanPenalty: 0,
  worthBelowZero: false,
  portOpensRun: false,
  ordersAnew: true,
  halfGoesWithLast: true,

  tradeNeedsConsent: true,
  portJoins: 0,
  mustRunBest: true,
  bankIsBroken: cash => cash <= 0,
  // 1830 §7.6.1: in the order of their prices.
  discardsNow: (g, s, over) => byPrice(g, s, over).slice(0, 1),
  besides: { home: [], discard: [] },
  rightKeepsTurnOpen: canUseExtraLay,
  // 1830 §6.0: left of the last who bought or sold; it stays where it was if nobody did.
  nextPriority: (s, round) => (round.lastActor === null ? s.priority : nextSeat(s, round.lastActor)),
  onSale: (g, s) => {
    const next = g.data.trains.find(t => s.depot.left[t.name] !== 0);
    const bought = (name: string): boolean => s.depot.left[name] !== g.train[name]!.count;
    return g.data.trains.filter(
      t => t === next || (t.alsoFrom !== undefined && s.depot.left[t.name] !== 0 && bought(t.alsoFrom)),
    );
  },
};
