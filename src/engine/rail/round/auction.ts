import { must, type Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import { onlyFields, wholeField } from '../move/fields.js';
import { privateField } from '../move/ids.js';
import type { Move } from '../move/move.js';
import { cashOf, pay } from '../money.js';
import { receivePrivate } from '../company/privates.js';
import type { AuctionRound, Bid, Contest, Draft, RailState } from '../state.js';
import { payPrivates } from '../company/privates.js';

/** Privates not yet sold, the cheapest first. */
const unsold = (g: RailGame, s: RailState): string[] =>
  g.data.privates.filter(p => s.privates[p.id] === 'bank').map(p => p.id);

/** What the private costs now: only the first of all loses value (1830 §C-2.2.3). */
export const auctionPrice = (g: RailGame, round: AuctionRound, id: string): number =>
  g.private[id]!.price - (id === g.data.privates[0]!.id ? round.discount : 0);

const bidsOn = (round: AuctionRound, id: string): readonly Bid[] => round.bids[id] ?? [];

const bidOf = (round: AuctionRound, id: string, seat: Seat): number =>
  bidsOn(round, id).find(bid => bid.seat === seat)?.price ?? 0;

/** Money of the seat that lies in bids (1830 §C-2.2.1). */
const committed = (round: AuctionRound, seat: Seat): number =>
  Object.keys(round.bids).reduce((sum, id) => sum + bidOf(round, id, seat), 0);

/** What the seat can bid at most on the private: its free money and what already lies on it. */
export const mostBid = (s: RailState, round: AuctionRound, id: string, seat: Seat): number =>
  cashOf(s, seat) - committed(round, seat) + bidOf(round, id, seat);

/** What the next bid on the private must be at least. */
export const leastBid = (g: RailGame, s: RailState, round: AuctionRound, id: string): number =>
  (bidsOn(round, id).at(-1)?.price ?? auctionPrice(g, round, id)) + g.rules.leastRaise(g, s);

const auctionOf = (s: RailState): AuctionRound | null => (s.round.kind === 'auction' ? s.round : null);

/** At a price of nothing the next player must take the first private (1830 §C-2.2.3). */
const mustTake = (g: RailGame, s: RailState, round: AuctionRound): boolean => {
  const first = unsold(g, s)[0];
  return first !== undefined && !round.contest && auctionPrice(g, round, first) === 0;
};

const biddable = (g: RailGame, s: RailState, round: AuctionRound): string[] => {
  if (round.contest) return [round.contest.privateId];
  if (mustTake(g, s, round)) return [];
  const [first, ...others] = unsold(g, s);
  // The one that could be had for its price comes last: nobody should bid on it by mistake.
  return first !== undefined && g.rules.mayBidOnFirst(g, s) ? [...others, first] : others;
};

const setBid = (round: AuctionRound, id: string, seat: Seat, price: number): AuctionRound => ({
  ...round,
  bids: { ...round.bids, [id]: [...bidsOn(round, id).filter(bid => bid.seat !== seat), { seat, price }] },
});

/** 1830 §C-2.2 (2): the priority deal moves to the buyer's left, and with it the turn. */
const buyFirst = (g: RailGame, d: Draft, facts: RailFact[], id: string, seat: Seat, price: number): void => {
  sell(g, d, facts, id, seat, price, false);
  d.priority = (seat + 1) % d.seats;
  d.round = { ...auctionOf(d)!, current: d.priority, passes: 0 };
  settle(g, d, facts);
};

/** Buying the cheapest private at its price. */
export const take: Move = {
  type: 'take',
  options: (g, s, seat) => {
    const round = auctionOf(s);
    if (!round || round.current !== seat || round.contest) return [];
    const first = unsold(g, s)[0];
    return first !== undefined && mostBid(s, round, first, seat) >= auctionPrice(g, round, first)
      ? [{ type: 'take', fields: { private: { oneOf: [first] } } }]
      : [];
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['private']);
    const round = auctionOf(d);
    must(round && round.current === action.seat && !round.contest, 'not-now', { type: action.type });
    const id = privateField(g, action);
    const first = unsold(g, d)[0];
    must(d.privates[id] === 'bank', 'private-sold', { private: id, cheapest: first ?? null });
    must(id === first, 'only-the-cheapest', { private: id, cheapest: first ?? null });
    const price = auctionPrice(g, round, id);
    const free = mostBid(d, round, id, action.seat);
    must(free >= price, 'not-enough-money', { needed: price, has: free });
    buyFirst(g, d, facts, id, action.seat, price);
  },
};

/** Bidding on a private. A bid on the one for sale just now buys it, since nobody else can have bid on it. */
export const bid: Move = {
  type: 'bid',
  options: (g, s, seat) => {
    const round = auctionOf(s);
    if (!round || round.current !== seat) return [];
    return biddable(g, s, round).flatMap(id => {
      const [from, to] = [leastBid(g, s, round, id), mostBid(s, round, id, seat)];
      return from <= to
        ? [{ type: 'bid', fields: { private: { oneOf: [id] }, price: { from, to, by: 1 } } }]
        : [];
    });
  },
  play: (g, d, action, facts) => {
    onlyFields(action, ['private', 'price']);
    const round = auctionOf(d);
    must(round && round.current === action.seat, 'not-now', { type: action.type });
    const id = privateField(g, action);
    const price = wholeField(action, 'price');
    const allowed = biddable(g, d, round);
    must(allowed.includes(id), 'cannot-bid-on', { private: id, allowed });
    const [from, to] = [leastBid(g, d, round, id), mostBid(d, round, id, action.seat)];
    must(price >= from, 'bid-too-low', { bid: price, least: from });
    must(price <= to, 'not-enough-money', { needed: price, has: to });
    if (!round.contest && id === unsold(g, d)[0]) return buyFirst(g, d, facts, id, action.seat, price);
    facts.push({ kind: 'bid', seat: action.seat, private: id, price });
    d.round = setBid({ ...round, passes: 0 }, id, action.seat, price);
    if (round.contest)
      d.round = {
        ...d.round,
        contest: { ...round.contest, passed: g.rules.contestPassedAfterRaise(round.contest.passed) },
      };
    afterTurn(g, d, facts, action.seat);
  },
};

/** Passing in the auction or in a contest. Called by the common `pass` move. */
export const passInAuction = (g: RailGame, d: Draft, facts: RailFact[], seat: Seat): void => {
  const round = auctionOf(d)!;
  must(!mustTake(g, d, round), 'must-take', { private: unsold(g, d)[0]! });
  facts.push({ kind: 'passed', seat });
  d.round = round.contest
    ? { ...round, contest: { ...round.contest, passed: [...round.contest.passed, seat] } }
    : { ...round, passes: round.passes + 1 };
  afterTurn(g, d, facts, seat);
};

/** May the seat pass? In its turn, unless the first private has come down to nothing and has to be taken. */
export const mayPassInAuction = (g: RailGame, s: RailState, seat: Seat): boolean => {
  const round = auctionOf(s);
  return round !== null && round.current === seat && !mustTake(g, s, round);
};

const afterTurn = (g: RailGame, d: Draft, facts: RailFact[], seat: Seat): void => {
  const round = auctionOf(d)!;
  if (round.contest) return goOnContest(g, d, facts, seat);
  d.round = { ...round, current: (seat + 1) % d.seats };
  if (round.passes === d.seats) allPassed(g, d, facts, seat);
  settle(g, d, facts);
};

/** 1830 §C-2.2.3: the first private grows cheaper, or the privates already sold pay. */
const allPassed = (g: RailGame, d: Draft, facts: RailFact[], last: Seat): void => {
  const round = auctionOf(d)!;
  const first = g.data.privates[0]!.id;
  d.round = { ...round, passes: 0, current: g.rules.afterAllPassed(d, last) };
  if (d.privates[first] === 'bank') {
    d.round = { ...d.round, discount: round.discount + 5 };
    const price = auctionPrice(g, d.round, first);
    facts.push({ kind: 'private-cheaper', private: first, price });
    if (price === 0 && !g.rules.givenPrivateIsAsked) {
      const seat = d.round.current;
      sell(g, d, facts, first, seat, price, false);
      d.round = { ...auctionOf(d)!, current: (seat + 1) % d.seats };
    }
  } else payPrivates(g, d, facts);
};

/**
 * Sells what has bids as soon as it is the cheapest; then the turn goes on as it stood: with the holder of
 * the priority deal, or left of who was given the first private.
 */
const settle = (g: RailGame, d: Draft, facts: RailFact[]): void => {
  for (;;) {
    const round = auctionOf(d);
    const first = unsold(g, d)[0];
    if (!round || first === undefined) return;
    const bids = bidsOn(round, first);
    if (bids.length === 0) return;
    const next: Pick<Contest, 'next'> = round.current === d.priority ? {} : { next: round.current };
    if (bids.length > 1) {
      d.round = { ...round, contest: { privateId: first, passed: [], ...next } };
      return goOnContest(g, d, facts, null);
    }
    sell(g, d, facts, first, bids[0]!.seat, bids[0]!.price, true);
    if (d.round.kind === 'auction') d.round = { ...d.round, current: next.next ?? d.priority, passes: 0 };
  }
};

const goOnContest = (g: RailGame, d: Draft, facts: RailFact[], last: Seat | null): void => {
  const round = auctionOf(d)!;
  const contest = round.contest!;
  const bids = bidsOn(round, contest.privateId);
  const next = g.rules.contestNext(contest, bids, last, d.seats);
  if (next !== null) {
    d.round = { ...round, current: next };
    return;
  }
  const winner = bids.at(-1)!;
  d.round = { ...round, contest: null, current: contest.next ?? d.priority, passes: 0 };
  sell(g, d, facts, contest.privateId, winner.seat, winner.price, true);
  settle(g, d, facts);
};

/** All privates are sold: where no last bid moves it, who would be next has the priority deal. */
export const endAuction = (g: RailGame, d: Draft, facts: RailFact[], round: AuctionRound): void => {
  if (g.rules.lastBidderMovesPriority || round.current === d.priority) return;
  d.priority = round.current;
  facts.push({ kind: 'priority', seat: d.priority });
};

const sell = (
  g: RailGame,
  d: Draft,
  facts: RailFact[],
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
  facts.push({ kind: 'private-bought', seat, private: id, price, contested });
  receivePrivate(g, d, facts, id, seat);
  if (contested && g.rules.lastBidderMovesPriority && unsold(g, d).length === 0)
    d.priority = (seat + 1) % d.seats;
};
