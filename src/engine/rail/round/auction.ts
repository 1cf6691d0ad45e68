import { refuse, wholeNumber, type Refusal, type Seat } from '../../core/index.js';
import type { RailAsk, RailRound } from '../facts.js';
import { privateField } from '../action/fields.js';
import { unlessNow, unlessPayable } from '../action/refusals.js';
import { cashOf, pay } from '../money.js';
import { receivePrivate } from '../company/privates.js';
import type { AuctionRound, Bid, Contest, Draft, RailState } from '../state.js';
import { payPrivates } from '../company/privates.js';
import type { Move, Out, RailGame, RoundKind } from '../contract.js';
import { ruleSet } from '../rules.js';

/** The rules of the sale of the privates. */
export interface AuctionRules {
  /** Are bids made at all, or is the cheapest only taken at its price? */
  readonly takesBids: boolean;
  /** May a bid be made on the private that is for sale just now? */
  mayBidOnFirst(g: RailGame, s: RailState): boolean;
  /** The least raise of a bid, in dollars. */
  minimumRaise(g: RailGame, s: RailState): number;
  /** The steps above that in which bids are made: of 1 dollar, or of more; null where only the least raise is a bid. */
  raiseStep: number | null;
  /** Who is asked: the seat whose turn it is, or in a contest several. */
  asked(round: AuctionRound): readonly Seat[];
  /** Who is asked next in a contest after `last` raised or passed; null when it is decided. */
  contestNext(contest: Contest, bids: readonly Bid[], last: Seat | null, seats: number): Seat | null;
  /** Who has still passed after somebody raised. */
  contestPassedAfterRaise(passed: readonly Seat[]): readonly Seat[];
  /** Whose turn it is after all have passed, `last` being the last of them. */
  afterAllPassed(s: RailState, last: Seat): Seat;
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
export const contenders = (contest: Contest, bids: readonly Bid[]): readonly Seat[] =>
  bids
    .slice(0, -1)
    .map(({ seat }) => seat)
    .filter(seat => !contest.passed.includes(seat));

export const auctionRules = ruleSet<AuctionRules>('auction', {
  takesBids: true,
  mayBidOnFirst: () => false,
  minimumRaise: () => 5,
  raiseStep: 1,
  asked: ({ current }) => [current],
  // 1830 §C-2.2.2: the lowest bidder begins, then clockwise; a pass is not final; over when all but
  // the highest bidder have passed one after another.
  contestNext: (contest, bids, last, seats) => {
    const open = contenders(contest, bids);
    if (open.length === 0) return null;
    return last === null ? bids[0]!.seat : nextAmong(open, last, seats);
  },
  contestPassedAfterRaise: () => [],
  afterAllPassed: s => s.priority,
  tellRoundBetween: () => undefined,
  givenPrivateIsAsked: true,
  lastBidderMovesPriority: false,
});

/**
 * A shorter way of selling privates that other programs have: in a contest the lowest bidder is always asked and whoever passes
 * is out; after all have passed the turn goes on to the left; a private that costs nothing is given without a question.
 */
export const shortContests: Partial<AuctionRules> = {
  contestNext: (contest, bids) => {
    const open = bids.filter(one => !contest.passed.includes(one.seat));
    return open.length > 1 ? open[0]!.seat : null;
  },
  contestPassedAfterRaise: passed => passed,
  afterAllPassed: (s, last) => (last + 1) % s.players.length,
  givenPrivateIsAsked: false,
};

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
export const maxBid = (s: RailState, round: AuctionRound, id: string, seat: Seat): number =>
  cashOf(s, seat) - committed(round, seat) + bidOf(round, id, seat);

/** What the next bid on the private must be at least. */
export const minBid = (g: RailGame, s: RailState, round: AuctionRound, id: string): number =>
  (bidsOn(round, id).at(-1)?.price ?? auctionPrice(g, round, id)) + auctionRules.of(g).minimumRaise(g, s);

/** A sale of privates in which nothing has been done yet. */
export const freshAuction = (current: Seat): AuctionRound => ({
  kind: 'auction',
  current,
  passes: 0,
  bids: {},
  discount: 0,
  contest: null,
});

/** Begins the sale of the privates, or goes on with it, with the holder of the priority deal. */
export const beginAuction = (d: Draft): void => {
  d.round = freshAuction(d.priority);
};

const isAsked = (g: RailGame, round: AuctionRound, seat: Seat): boolean =>
  auctionRules.of(g).asked(round).includes(seat);

const auctionOf = (s: RailState): AuctionRound | null => (s.round.kind === 'auction' ? s.round : null);

/** At a price of nothing the next player must take the first private (1830 §C-2.2.3). */
const mustTake = (g: RailGame, s: RailState, round: AuctionRound): boolean => {
  const first = unsold(g, s)[0];
  return first !== undefined && !round.contest && auctionPrice(g, round, first) === 0;
};

const biddable = (g: RailGame, s: RailState, round: AuctionRound): string[] => {
  if (round.contest) return [round.contest.privateId];
  if (mustTake(g, s, round) || !auctionRules.of(g).takesBids) return [];
  const [first, ...others] = unsold(g, s);
  // The one that could be had for its price comes last: nobody should bid on it by mistake.
  return first !== undefined && auctionRules.of(g).mayBidOnFirst(g, s) ? [...others, first] : others;
};

const setBid = (round: AuctionRound, id: string, seat: Seat, price: number): AuctionRound => ({
  ...round,
  bids: { ...round.bids, [id]: [...bidsOn(round, id).filter(bid => bid.seat !== seat), { seat, price }] },
});

/** 1830 §C-2.2 (2): the priority deal moves to the buyer's left, and with it the turn. */
const buyFirst = (g: RailGame, d: Draft, out: Out, id: string, seat: Seat, price: number): void => {
  sell(g, d, out, id, seat, price, false);
  d.priority = (seat + 1) % d.players.length;
  d.round = { ...auctionOf(d)!, current: d.priority, passes: 0 };
  settle(g, d, out);
};

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

/** The bids from the least to the most that the rules and the money allow. */
export const bidField = (
  g: RailGame,
  from: number,
  to: number,
): { readonly from: number; readonly to: number; readonly by: number } => {
  const { raiseStep } = auctionRules.of(g);
  return raiseStep === null ? { from, to: from, by: 1 } : { from, to, by: raiseStep };
};

/** Against a bid that does not keep to the steps. */
const unlessOnStep = (g: RailGame, bid: number, least: number): Refusal | undefined => {
  const { raiseStep } = auctionRules.of(g);
  const isOnStep = raiseStep === null ? bid === least : (bid - least) % raiseStep === 0;
  return isOnStep ? undefined : refuse('bid-between-steps', { bid, least });
};

/** Against a bid that is lower than the least, higher than the bidder can pay, or between the steps. */
export const bidRefusal = (g: RailGame, bid: number, least: number, most: number): Refusal | undefined =>
  bid < least
    ? refuse('bid-too-low', { bid, least })
    : (unlessPayable(bid, most) ?? unlessOnStep(g, bid, least));

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
    return triedPrivates(g, s, of).map(id => ({ private: id, price: round ? minBid(g, s, round, id) : 1 }));
  },
  options: (g, s, seat) => {
    const round = auctionOf(s)!;
    return biddable(g, s, round).flatMap(id => {
      const [from, to] = [minBid(g, s, round, id), maxBid(s, round, id, seat)];
      return from <= to
        ? [{ type: 'bid', fields: { private: { oneOf: [id] }, price: bidField(g, from, to) } }]
        : [];
    });
  },
  refusal: (g, s, seat, { private: id, price }) => {
    const round = auctionOf(s)!;
    const allowed = biddable(g, s, round);
    return allowed.includes(id)
      ? bidRefusal(g, price, minBid(g, s, round, id), maxBid(s, round, id, seat))
      : refuse('cannot-bid-on', { private: id, allowed, ...(allowed.length === 0 && { case: 'none' }) });
  },
  play: (g, d, seat, { private: id, price }, out) => {
    const round = auctionOf(d)!;
    if (!round.contest && id === unsold(g, d)[0]) return buyFirst(g, d, out, id, seat, price);
    out.say({ kind: 'bid', seat, private: id, price });
    d.round = setBid({ ...round, passes: 0 }, id, seat, price);
    if (round.contest)
      d.round = {
        ...d.round,
        contest: {
          ...round.contest,
          passed: auctionRules.of(g).contestPassedAfterRaise(round.contest.passed),
        },
      };
    afterTurn(g, d, out, seat);
  },
};

/** Passing in the auction or in a contest. */
const passInAuction = (g: RailGame, d: Draft, out: Out, seat: Seat): void => {
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
  settle(g, d, out);
};

/** 1830 §C-2.2.3: the first private grows cheaper, or the privates already sold pay. */
const allPassed = (g: RailGame, d: Draft, out: Out, last: Seat): void => {
  const round = auctionOf(d)!;
  const first = g.data.privates[0]!.id;
  d.round = { ...round, passes: 0, current: auctionRules.of(g).afterAllPassed(d, last) };
  auctionRules.of(g).tellRoundBetween(out);
  if (d.privates[first] === 'bank') {
    d.round = { ...d.round, discount: round.discount + 5 };
    const price = auctionPrice(g, d.round, first);
    out.say({ kind: 'private-cheaper', private: first, price });
    if (price === 0 && !auctionRules.of(g).givenPrivateIsAsked) {
      const seat = d.round.current;
      sell(g, d, out, first, seat, price, false);
      d.round = { ...auctionOf(d)!, current: (seat + 1) % d.players.length };
    }
  } else payPrivates(g, d, out);
};

/**
 * Sells what has bids as soon as it is the cheapest; then the turn goes on as it stood: with the holder of
 * the priority deal, or left of whoever was given the first private.
 */
const settle = (g: RailGame, d: Draft, out: Out): void => {
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
  const next = auctionRules.of(g).contestNext(contest, bids, last, d.players.length);
  if (next !== null) {
    d.round = { ...round, current: next };
    return;
  }
  const winner = bids.at(-1)!;
  d.round = { ...round, contest: null, current: contest.next ?? d.priority, passes: 0 };
  sell(g, d, out, contest.privateId, winner.seat, winner.price, true);
  settle(g, d, out);
};

/** All privates are sold: where no last bid moves it, whoever would be next has the priority deal. */
const endAuction = (g: RailGame, d: Draft, out: Out, round: AuctionRound): void => {
  if (auctionRules.of(g).lastBidderMovesPriority || round.current === d.priority) return;
  d.priority = round.current;
  out.say({ kind: 'priority', seat: d.priority });
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
  if (contested && auctionRules.of(g).lastBidderMovesPriority && unsold(g, d).length === 0)
    d.priority = (seat + 1) % d.players.length;
};

const auctionAsk = (g: RailGame, s: RailState, round: AuctionRound): RailAsk => {
  if (round.contest) {
    const { privateId } = round.contest;
    return { kind: 'auction-contest', private: privateId, highest: round.bids[privateId]!.at(-1)!.price };
  }
  const cheapest = unsold(g, s)[0]!;
  return { kind: 'auction-turn', cheapest, price: auctionPrice(g, round, cheapest) };
};

/** The sale of the privates, the cheapest first, with bids on the others (1830 §C-2.2). */
export const auctionRound: RoundKind<AuctionRound> = {
  kind: 'auction',
  settle: (g, d) => unsold(g, d).length === 0,
  end: endAuction,
  inTurn: (_s, { current }) => [current],
  ask: auctionAsk,
  where: (): RailRound => ({ kind: 'auction', number: 1 }),
  // The first private that has come down to nothing has to be taken.
  passRefusal: (g, s, round) =>
    mustTake(g, s, round) ? refuse('must-take', { private: unsold(g, s)[0]! }) : undefined,
  pass: (g, d, out, _round, seat) => {
    passInAuction(g, d, out, seat);
  },
};
