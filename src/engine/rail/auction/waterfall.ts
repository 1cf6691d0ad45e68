import { refuse } from '../../core/index.js';
import type { Auction, RailGame, RoundKind } from '../contract.js';
import type { RailAsk, RailRound } from '../facts.js';
import type { AuctionRound, RailState } from '../state.js';
import { auctionPrice, unsold } from './bids.js';
import { endAuction, freshAuction, mustTake, passInAuction } from './course.js';
import { bid, take } from './moves.js';
import { isWaterfall, termsOf, usualTerms, type WaterfallAuction, type WaterfallTerms } from './terms.js';

const auctionAsk = (g: RailGame, s: RailState, round: AuctionRound): RailAsk => {
  if (round.contest) {
    const { privateId } = round.contest;
    return { kind: 'auction-contest', private: privateId, highest: round.bids[privateId]!.at(-1)!.price };
  }
  const cheapest = unsold(g, s)[0]!;
  return { kind: 'auction-turn', cheapest, price: auctionPrice(g, round, cheapest) };
};

const round: RoundKind<AuctionRound> = {
  kind: 'auction',
  settle: (g, d) => unsold(g, d).length === 0,
  end: endAuction,
  inTurn: (g, _s, now) => termsOf(g).contest.asked(now),
  ask: auctionAsk,
  where: (): RailRound => ({ kind: 'auction', number: 1 }),
  // The first private that has come down to nothing has to be taken.
  passRefusal: (g, s, now) =>
    mustTake(g, s, now) ? refuse('must-take', { private: unsold(g, s)[0]! }) : undefined,
  pass: (g, d, out, _now, seat) => {
    passInAuction(g, d, out, seat);
  },
};

/**
 * The sale of the privates, the cheapest first, with bids on the others (1830 §C-2.2).
 * @param terms what differs from most 18xx
 */
export const waterfallAuction = (terms: Partial<WaterfallTerms> = {}): WaterfallAuction => ({
  terms: { ...usualTerms, ...terms },
  round,
  moves: [take, bid],
  begin: (_g, d) => {
    d.round = freshAuction(d.priority);
  },
});

/** For a feature: a waterfall auction with these terms changed; another auction has none of them. */
export const changeWaterfall =
  (change: Partial<WaterfallTerms>) =>
  (was: Auction): Auction =>
    isWaterfall(was) ? waterfallAuction({ ...was.terms, ...change }) : was;
