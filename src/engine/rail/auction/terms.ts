import type { Seat } from '../../core/index.js';
import type { Auction, Out, RailGame } from '../contract.js';
import type { AuctionRound, Bid, Contest } from '../state.js';

/** How those are asked who contend for a private. */
export interface ContestOrder {
  /** Who is asked now. */
  asked(round: AuctionRound): readonly Seat[];
  /** Who is asked next after `last` raised or passed, or at the beginning; null when it is decided. */
  next(contest: Contest, bids: readonly Bid[], last: Seat | null, seats: number): Seat | null;
}

/** What titles settle about a waterfall auction. */
export interface WaterfallTerms {
  /** Are bids made at all, or is the cheapest only taken at its price? */
  readonly takesBids: boolean;
  /** May a bid be made on the private that is for sale just now? */
  readonly bidsOnFirst: boolean;
  readonly contest: ContestOrder;
  /** Is who has passed in a contest out of it? */
  readonly passIsFinal: boolean;
  /** Whose turn it is after all have passed: that of the holder of the priority deal, or on to the left. */
  readonly afterAllPassed: 'priority' | 'left';
  /** Tells of the round that comes in between when all have passed, where it is one. */
  tellRoundBetween(out: Out): void;
  /** Is the player who must take a private for nothing asked, and does that count as a purchase? */
  readonly givenPrivateIsAsked: boolean;
  /** Does the buyer of the last private of the auction get the priority deal, even after bidding for it? */
  readonly lastBidderMovesPriority: boolean;
}

/** Clockwise from `from` (exclusive), the first seat among `seats`. */
const nextAmong = (among: readonly Seat[], from: Seat, seats: number): Seat | null => {
  for (let i = 1; i <= seats; i++) if (among.includes((from + i) % seats)) return (from + i) % seats;
  return null;
};

/** Those of a contest who could raise the highest bid and have not passed, the lowest bidder first. */
const contenders = (contest: Contest, bids: readonly Bid[]): readonly Seat[] =>
  bids
    .slice(0, -1)
    .map(({ seat }) => seat)
    .filter(seat => !contest.passed.includes(seat));

/** One after another. */
export const oneByOne: Pick<ContestOrder, 'asked'> = { asked: ({ current }) => [current] };

/**
 * The lowest bidder begins, then clockwise; over when all but the highest bidder have passed one after another
 * (1830 §C-2.2.2).
 */
const clockwise: ContestOrder = {
  ...oneByOne,
  next: (contest, bids, last, seats) => {
    const open = contenders(contest, bids);
    if (open.length === 0) return null;
    return last === null ? bids[0]!.seat : nextAmong(open, last, seats);
  },
};

/** All who could raise at once, until nobody wants to any more (1830 V-1.8). */
export const allAtOnce: ContestOrder = {
  asked: ({ contest, bids, current }) =>
    contest ? contenders(contest, bids[contest.privateId]!) : [current],
  next: (contest, bids) => contenders(contest, bids)[0] ?? null,
};

/** Always the lowest bidder of those who have not passed. */
const lowestFirst: ContestOrder = {
  ...oneByOne,
  next: (contest, bids) => {
    const open = bids.filter(one => !contest.passed.includes(one.seat));
    return open.length > 1 ? open[0]!.seat : null;
  },
};

/** As most 18xx have it. */
export const usualTerms: WaterfallTerms = {
  takesBids: true,
  bidsOnFirst: false,
  contest: clockwise,
  passIsFinal: false,
  afterAllPassed: 'priority',
  tellRoundBetween: () => undefined,
  givenPrivateIsAsked: true,
  lastBidderMovesPriority: false,
};

/**
 * A shorter way of selling privates that other programs have: in a contest the lowest bidder is always asked and whoever passes
 * is out; after all have passed the turn goes on to the left; a private that costs nothing is given without a question.
 */
export const shortContests: Partial<WaterfallTerms> = {
  contest: lowestFirst,
  passIsFinal: true,
  afterAllPassed: 'left',
  givenPrivateIsAsked: false,
};

/** A waterfall auction with its terms. */
export interface WaterfallAuction extends Auction {
  readonly terms: WaterfallTerms;
}

/** Are the privates sold in a waterfall auction? Then it has terms. */
export const isWaterfall = (auction: Auction): auction is WaterfallAuction => 'terms' in auction;

/**
 * The terms of the game's waterfall auction.
 * @throws Error where the privates are sold in another way
 */
export const termsOf = ({ auction }: RailGame): WaterfallTerms => {
  if (!isWaterfall(auction)) throw new Error('the privates are sold in another auction');
  return auction.terms;
};
