import { refuse, type Refusal, type Seat } from '../../core/index.js';
import { unlessPayable } from '../action/refusals.js';
import type { RailGame } from '../contract.js';
import { cashOf } from '../money.js';
import { ruleSet } from '../rules.js';
import type { AuctionRound, Bid, RailState } from '../state.js';

/** What every auction asks in which bids are made. */
export interface BidRules {
  /** The least raise of a bid, in dollars. */
  readonly minimumRaise: number;
  /** The steps above that in which bids are made: of 1 dollar, or of more; null where only the least raise is a bid. */
  readonly raiseStep: number | null;
}

export const bidRules = ruleSet<BidRules>('bids', { minimumRaise: 5, raiseStep: 1 });

/** The bids from the least to the most that the rules and the money allow. */
export const bidField = (
  g: RailGame,
  from: number,
  to: number,
): { readonly from: number; readonly to: number; readonly by: number } => {
  const { raiseStep } = bidRules.of(g);
  return raiseStep === null ? { from, to: from, by: 1 } : { from, to, by: raiseStep };
};

/** Against a bid that does not keep to the steps. */
const unlessOnStep = (g: RailGame, bid: number, least: number): Refusal | undefined => {
  const { raiseStep } = bidRules.of(g);
  const isOnStep = raiseStep === null ? bid === least : (bid - least) % raiseStep === 0;
  return isOnStep ? undefined : refuse('bid-between-steps', { bid, least });
};

/** Against a bid that is lower than the least, higher than the bidder can pay, or between the steps. */
export const bidRefusal = (g: RailGame, bid: number, least: number, most: number): Refusal | undefined =>
  bid < least
    ? refuse('bid-too-low', { bid, least })
    : (unlessPayable(bid, most) ?? unlessOnStep(g, bid, least));

/** Privates not yet sold, the cheapest first. */
export const unsold = (g: RailGame, s: RailState): readonly string[] =>
  g.data.privates.filter(p => s.privates[p.id] === 'bank').map(p => p.id);

/** What the private costs now: only the first of all loses value (1830 §C-2.2.3). */
export const auctionPrice = (g: RailGame, round: AuctionRound, id: string): number =>
  g.private[id]!.price - (id === g.data.privates[0]!.id ? round.discount : 0);

/** The bids that lie on the private, the lowest first. */
export const bidsOn = (round: AuctionRound, id: string): readonly Bid[] => round.bids[id] ?? [];

const bidOf = (round: AuctionRound, id: string, seat: Seat): number =>
  bidsOn(round, id).find(bid => bid.seat === seat)?.price ?? 0;

/** Money of the seat that lies in bids (1830 §C-2.2.1). */
const committed = (round: AuctionRound, seat: Seat): number =>
  Object.keys(round.bids).reduce((sum, id) => sum + bidOf(round, id, seat), 0);

/** What the seat can bid at most on the private: its free money and what already lies on it. */
export const maxBid = (s: RailState, round: AuctionRound, id: string, seat: Seat): number =>
  cashOf(s, seat) - committed(round, seat) + bidOf(round, id, seat);

/** What the next bid on the private must be at least. */
export const minBid = (g: RailGame, round: AuctionRound, id: string): number =>
  (bidsOn(round, id).at(-1)?.price ?? auctionPrice(g, round, id)) + bidRules.of(g).minimumRaise;

/** The round with the seat's bid on the private in place of the one before. */
export const withBid = (round: AuctionRound, id: string, { seat, price }: Bid): AuctionRound => ({
  ...round,
  bids: { ...round.bids, [id]: [...bidsOn(round, id).filter(bid => bid.seat !== seat), { seat, price }] },
});
