import type { Seat } from '../../core/index.js';
import { payPrivates, receivePrivate } from '../company/privates.js';
import type { Out, RailGame } from '../contract.js';
import { pay } from '../money.js';
import type { AuctionRound, Contest, Draft, RailState } from '../state.js';
import { auctionPrice, bidsOn, unsold, withBid } from './bids.js';
import { termsOf } from './terms.js';

/** The sale, if it goes on. */
export const auctionOf = (s: RailState): AuctionRound | null => (s.round.kind === 'auction' ? s.round : null);

/** A sale of privates in which nothing has been done yet. */
export const freshAuction = (current: Seat): AuctionRound => ({
  kind: 'auction',
  current,
  passes: 0,
  bids: {},
  discount: 0,
  contest: null,
});

/** At a price of nothing the next player must take the first private (1830 §C-2.2.3). */
export const mustTake = (g: RailGame, s: RailState, round: AuctionRound): boolean => {
  const first = unsold(g, s)[0];
  return first !== undefined && !round.contest && auctionPrice(g, round, first) === 0;
};

const sell = (
  g: RailGame,
  d: Draft,
  out: Out,
  id: string,
  seat: Seat,
  price: number,
  contested: boolean,
): void => {
  const round = auctionOf(d)!;
  const { [id]: _sold, ...bids } = round.bids;
  d.round = { ...round, bids };
  pay(d, seat, 'bank', price);
  d.privates = { ...d.privates, [id]: seat };
  out.say({ kind: 'private-bought', seat, private: id, price, contested });
  receivePrivate(g, d, out, id, seat);
  if (contested && termsOf(g).lastBidderMovesPriority && unsold(g, d).length === 0)
    d.priority = (seat + 1) % d.players.length;
};

/** 1830 §C-2.2 (2): the priority deal moves to the buyer's left, and with it the turn. */
export const buyFirst = (g: RailGame, d: Draft, out: Out, id: string, seat: Seat, price: number): void => {
  sell(g, d, out, id, seat, price, false);
  d.priority = (seat + 1) % d.players.length;
  d.round = { ...auctionOf(d)!, current: d.priority, passes: 0 };
  sellWhatHasBids(g, d, out);
};

/** A bid on a private that is not for sale yet, or in the contest for it. */
export const placeBid = (g: RailGame, d: Draft, out: Out, id: string, seat: Seat, price: number): void => {
  out.say({ kind: 'bid', seat, private: id, price });
  const round = withBid({ ...auctionOf(d)!, passes: 0 }, id, { seat, price });
  const { contest } = round;
  d.round = contest && !termsOf(g).passIsFinal ? { ...round, contest: { ...contest, passed: [] } } : round;
  afterTurn(g, d, out, seat);
};

/** Passing in the auction or in a contest. */
export const passInAuction = (g: RailGame, d: Draft, out: Out, seat: Seat): void => {
  const round = auctionOf(d)!;
  out.say({ kind: 'passed', seat });
  d.round = round.contest
    ? { ...round, contest: { ...round.contest, passed: [...round.contest.passed, seat] } }
    : { ...round, passes: round.passes + 1 };
  afterTurn(g, d, out, seat);
};

const afterTurn = (g: RailGame, d: Draft, out: Out, seat: Seat): void => {
  const round = auctionOf(d)!;
  if (round.contest) return goOnContest(g, d, out, seat);
  d.round = { ...round, current: (seat + 1) % d.players.length };
  if (round.passes === d.players.length) allPassed(g, d, out, seat);
  sellWhatHasBids(g, d, out);
};

/** 1830 §C-2.2.3: the first private grows cheaper, or the privates already sold pay. */
const allPassed = (g: RailGame, d: Draft, out: Out, last: Seat): void => {
  const terms = termsOf(g);
  const current = terms.afterAllPassed === 'left' ? (last + 1) % d.players.length : d.priority;
  d.round = { ...auctionOf(d)!, passes: 0, current };
  terms.tellRoundBetween(out);
  const first = g.data.privates[0]!.id;
  if (d.privates[first] === 'bank') lowerFirst(g, d, out, first);
  else payPrivates(g, d, out);
};

/** At a price of nothing it may be given to whoever is next without a question. */
const lowerFirst = (g: RailGame, d: Draft, out: Out, first: string): void => {
  const was = auctionOf(d)!;
  const round = (d.round = { ...was, discount: was.discount + 5 });
  const price = auctionPrice(g, round, first);
  out.say({ kind: 'private-cheaper', private: first, price });
  if (price > 0 || termsOf(g).givenPrivateIsAsked) return;
  sell(g, d, out, first, round.current, price, false);
  d.round = { ...auctionOf(d)!, current: (round.current + 1) % d.players.length };
};

/**
 * Sells what has bids as soon as it is the cheapest; then the turn goes on as it stood: with the holder of
 * the priority deal, or left of whoever was given the first private.
 */
const sellWhatHasBids = (g: RailGame, d: Draft, out: Out): void => {
  for (;;) {
    const round = auctionOf(d);
    const first = unsold(g, d)[0];
    if (!round || first === undefined) return;
    const bids = bidsOn(round, first);
    if (bids.length === 0) return;
    const next: Pick<Contest, 'next'> = round.current === d.priority ? {} : { next: round.current };
    if (bids.length > 1) {
      d.round = { ...round, contest: { privateId: first, passed: [], ...next } };
      return goOnContest(g, d, out, null);
    }
    sell(g, d, out, first, bids[0]!.seat, bids[0]!.price, true);
    if (d.round.kind === 'auction') d.round = { ...d.round, current: next.next ?? d.priority, passes: 0 };
  }
};

const goOnContest = (g: RailGame, d: Draft, out: Out, last: Seat | null): void => {
  const round = auctionOf(d)!;
  const contest = round.contest!;
  const bids = bidsOn(round, contest.privateId);
  const next = termsOf(g).contest.next(contest, bids, last, d.players.length);
  if (next !== null) {
    d.round = { ...round, current: next };
    return;
  }
  const winner = bids.at(-1)!;
  d.round = { ...round, contest: null, current: contest.next ?? d.priority, passes: 0 };
  sell(g, d, out, contest.privateId, winner.seat, winner.price, true);
  sellWhatHasBids(g, d, out);
};

/** All privates are sold: where no last bid moves it, whoever would be next has the priority deal. */
export const endAuction = (g: RailGame, d: Draft, out: Out, round: AuctionRound): void => {
  if (termsOf(g).lastBidderMovesPriority || round.current === d.priority) return;
  d.priority = round.current;
  out.say({ kind: 'priority', seat: d.priority });
};
