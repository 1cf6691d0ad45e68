import { refuse, wholeNumber, type Seat } from '../../core/index.js';
import { privateField } from '../action/fields.js';
import { unlessNow, unlessPayable } from '../action/refusals.js';
import type { Move, RailGame } from '../contract.js';
import type { AuctionRound, RailState } from '../state.js';
import { auctionPrice, bidField, bidRefusal, maxBid, minBid, unsold } from './bids.js';
import { auctionOf, buyFirst, mustTake, placeBid } from './course.js';
import { termsOf } from './terms.js';

const isAsked = (g: RailGame, round: AuctionRound, seat: Seat): boolean =>
  termsOf(g).contest.asked(round).includes(seat);

/** The private of that name, or all that are not yet sold. */
const triedPrivates = (g: RailGame, s: RailState, of: string | null): readonly string[] =>
  of === null ? unsold(g, s) : g.private[of] ? [of] : [];

/** Buying the cheapest private at its price. */
export const take: Move<{ readonly private: string }> = {
  type: 'take',
  fields: { private: privateField },
  moment: (g, s, seat) => {
    const round = auctionOf(s);
    return unlessNow(round && isAsked(g, round, seat) && !round.contest, 'take');
  },
  candidates: (g, s, _seat, of) => triedPrivates(g, s, of).map(id => ({ private: id })),
  refusal: (g, s, seat, { private: id }) => {
    const round = auctionOf(s)!;
    const cheapest = unsold(g, s)[0] ?? null;
    if (s.privates[id] !== 'bank') return refuse('private-sold', { private: id, cheapest });
    if (id !== cheapest) return refuse('only-the-cheapest', { private: id, cheapest });
    return unlessPayable(auctionPrice(g, round, id), maxBid(s, round, id, seat));
  },
  play: (g, d, seat, { private: id }, out) => {
    buyFirst(g, d, out, id, seat, auctionPrice(g, auctionOf(d)!, id));
  },
};

const biddable = (g: RailGame, s: RailState, round: AuctionRound): readonly string[] => {
  if (round.contest) return [round.contest.privateId];
  const { takesBids, bidsOnFirst } = termsOf(g);
  if (mustTake(g, s, round) || !takesBids) return [];
  const [first, ...others] = unsold(g, s);
  // The one that could be had for its price comes last: nobody should bid on it by mistake.
  return first !== undefined && bidsOnFirst ? [...others, first] : others;
};

interface BidFields {
  readonly private: string;
  readonly price: number;
}

/** Bidding on a private. A bid on the one for sale just now buys it, since nobody else can have bid on it. */
export const bid: Move<BidFields> = {
  type: 'bid',
  fields: { private: privateField, price: wholeNumber },
  moment: (g, s, seat) => {
    const round = auctionOf(s);
    return unlessNow(round && isAsked(g, round, seat), 'bid');
  },
  candidates: (g, s, _seat, of) => {
    const round = auctionOf(s);
    return triedPrivates(g, s, of).map(id => ({ private: id, price: round ? minBid(g, round, id) : 1 }));
  },
  options: (g, s, seat) => {
    const round = auctionOf(s)!;
    return biddable(g, s, round).flatMap(id => {
      const [from, to] = [minBid(g, round, id), maxBid(s, round, id, seat)];
      return from <= to
        ? [{ type: 'bid', fields: { private: { oneOf: [id] }, price: bidField(g, from, to) } }]
        : [];
    });
  },
  refusal: (g, s, seat, { private: id, price }) => {
    const round = auctionOf(s)!;
    const allowed = biddable(g, s, round);
    return allowed.includes(id)
      ? bidRefusal(g, price, minBid(g, round, id), maxBid(s, round, id, seat))
      : refuse('cannot-bid-on', { private: id, allowed, ...(allowed.length === 0 && { case: 'none' }) });
  },
  play: (g, d, seat, { private: id, price }, out) => {
    if (!auctionOf(d)!.contest && id === unsold(g, d)[0]) buyFirst(g, d, out, id, seat, price);
    else placeBid(g, d, out, id, seat, price);
  },
};
