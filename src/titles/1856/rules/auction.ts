import { oneByOne, type ContestOrder } from '../../../engine/rail/auction/terms.js';
import { waterfallAuction } from '../../../engine/rail/auction/waterfall.js';
import type { Auction, Out } from '../../../engine/rail/contract.js';

/** All have passed in the opening round: an operating round follows in which privates alone pay (1856 §3). */
export type OpeningFact = { readonly kind: 'operating-round-between' };

/** Among the bidders, from the left of the highest on; whoever drops out is out (1856 §3). */
const leftOfHighest: ContestOrder = {
  ...oneByOne,
  next: (contest, bids, last, seats) => {
    const highest = bids.at(-1)!.seat;
    const open = bids.map(bid => bid.seat).filter(seat => seat !== highest && !contest.passed.includes(seat));
    const from = last ?? highest;
    const order = Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
    return order.find(seat => open.includes(seat)) ?? null;
  },
};

/** The opening round (1856 §3). */
export const openingRound: Auction = waterfallAuction({
  contest: leftOfHighest,
  passIsFinal: true,
  // The priority card has moved on with every turn.
  afterAllPassed: 'left',
  tellRoundBetween: (out: Out<OpeningFact>) => {
    out.say({ kind: 'operating-round-between' });
  },
  givenPrivateIsAsked: false,
});
