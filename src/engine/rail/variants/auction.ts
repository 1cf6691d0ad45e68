import type { Seat } from '../../core/index.js';
import type { RoundKind } from '../contract.js';
import { auctionRound, auctionRules, contenders } from '../round/auction.js';
import type { AuctionRound } from '../state.js';
import { choiceVariant } from './variant.js';

/** By how much a bid is raised: by so much or more, by a multiple of it, by no more and no less (1830 V-1.8). */
export const raises = choiceVariant('raises', 'min-5', {
  'multiple-5': { rules: [auctionRules.change({ raiseStep: 5 })] },
  'exactly-5': { rules: [auctionRules.change({ raiseStep: null })] },
});

/** Is who has passed in the contest for a private out of it (1830 V-1.8)? */
export const contestPass = choiceVariant('contest-pass', 're-enter', {
  out: { rules: [auctionRules.change({ contestPassedAfterRaise: passed => passed })] },
});

/** In a contest all who could raise, otherwise the seat whose turn it is. */
const allContenders = ({ contest, bids, current }: AuctionRound): readonly Seat[] =>
  contest ? contenders(contest, bids[contest.privateId]!) : [current];

/**
 * Are those who contend for a private asked one after another, or all at once, whoever bids first, until nobody wants to
 * bid any more (1830 V-1.8)?
 */
export const bidding = choiceVariant('bidding', 'formal', {
  wild: {
    rounds: [
      {
        ...auctionRound,
        inTurn: (_s, round) => allContenders(round),
      } satisfies RoundKind<AuctionRound>,
    ],
    rules: [
      auctionRules.change({
        asked: allContenders,
        contestNext: (contest, bids) => contenders(contest, bids)[0] ?? null,
      }),
    ],
  },
});
