import {
  acting,
  askedElse,
  finished,
  happened,
  passing,
  stopping,
  waiting,
  type Decision,
  type Option,
  type Seat,
} from '../../core/index.js';
import { turnOfGame } from '../ask.js';
import { auctionPrice, maxBid, minBid } from '../auction/bids.js';
import type { RailFact } from '../facts.js';
import { menuOfGame } from '../menu.js';
import { cashOf } from '../money.js';
import type { AuctionRound, RailState } from '../state.js';
import { isOne } from './concern.js';
import { because, finishedBy, orderAs, type RailOrder } from './kind.js';
import type { OrderKind, RailGame } from '../contract.js';

type Plan = Extract<RailOrder, { readonly type: 'bid-private' }>;

const auctionOver = finished(because({ kind: 'auction-over' }));

/** What is decided when the seat is asked for its turn or in the contest for a private; others are left to it. */
const whenAsked = (
  g: RailGame,
  s: RailState,
  seat: Seat,
  inTurn: (menu: readonly Option[]) => Decision,
): Decision => {
  const { asked, ask } = turnOfGame(g, s);
  const mine = ask.kind === 'auction-turn' || ask.kind === 'auction-contest';
  return mine && asked.includes(seat) ? inTurn(menuOfGame(g, s, seat)) : waiting;
};

/** Passes; where the seat must take a private for nothing it has to say so itself. */
const passIfMay = (g: RailGame, s: RailState, seat: Seat, menu: readonly Option[]): Decision =>
  menu.some(({ type }) => type === 'pass') ? passing(seat) : stopping(askedElse(turnOfGame(g, s).ask));

/** Somebody has bid more than the seat on a private on which it has a bid. */
const isOutbid = ({ bids }: AuctionRound, seat: Seat, fact: RailFact): boolean => {
  if (fact.kind !== 'bid' || fact.seat === seat) return false;
  const all = bids[fact.private] ?? [];
  return all.some(bid => bid.seat === seat) && all.at(-1)!.seat !== seat;
};

/**
 * All have passed and the privates that are sold have paid. It would go on so for ever where nobody but orders
 * is asked, so from here on people are.
 */
const standstill = (since: readonly RailFact[]): RailFact | undefined =>
  since.find(fact => fact.kind === 'private-income');

/** Passing in the auction until somebody bids higher on a private on which the player has a bid. */
export const passAuction: OrderKind = {
  type: 'pass-auction',
  forms: (_g, s) => (s.round.kind === 'auction' ? [{ type: 'pass-auction', fields: {} }] : []),
  about: () => 'auction',
  decide: (g, s, { seat }, since) => {
    const { round } = s;
    if (round.kind !== 'auction') return auctionOver;
    const ends = since.find(fact => isOutbid(round, seat, fact)) ?? standstill(since);
    if (ends) return stopping(happened(ends));
    return whenAsked(g, s, seat, menu => passIfMay(g, s, seat, menu));
  },
};

const isHighest = ({ bids }: AuctionRound, id: string, seat: Seat): boolean =>
  bids[id]?.at(-1)?.seat === seat;

/** The move that gets or bids for the private at the lowest price on the menu, if that is within the limit. */
const within = (
  g: RailGame,
  round: AuctionRound,
  menu: readonly Option[],
  { seat, private: id, price: limit }: Plan,
): Decision | undefined => {
  for (const { type, fields } of menu) {
    if (!isOne(fields['private'], id)) continue;
    const { price } = fields;
    if (type === 'take' && auctionPrice(g, round, id) <= limit) return acting({ seat, type, private: id });
    if (type === 'bid' && price && 'from' in price && price.from <= limit)
      return acting({ seat, type, private: id, price: price.from });
  }
  return undefined;
};

/** More than the limit or than the free money is needed. */
const beyond = (
  g: RailGame,
  s: RailState,
  round: AuctionRound,
  plan: Plan,
  menu: readonly Option[],
): Decision => {
  const { seat, private: id, price: limit, then } = plan;
  if (then === 'pass') return passIfMay(g, s, seat, menu);
  const price = round.bids[id]?.at(-1)?.price ?? auctionPrice(g, round, id);
  const [needed, has] = [minBid(g, round, id), maxBid(s, round, id, seat)];
  if (has < needed && needed <= limit)
    return stopping(because({ kind: 'bids-bind', private: id, needed, has }));
  return stopping(because({ kind: 'outbid', private: id, price, limit }));
};

/** Bidding for a private, always as little as will do, up to a limit. */
export const bidPrivate: OrderKind = {
  type: 'bid-private',
  forms: (g, s, seat) => {
    const { round } = s;
    if (round.kind !== 'auction') return [];
    return g.data.privates.flatMap(({ id }): Option[] => {
      if (s.privates[id] !== 'bank') return [];
      const from = Math.max(1, round.bids[id]?.at(-1)?.price ?? auctionPrice(g, round, id));
      const to = cashOf(s, seat);
      const fields = {
        private: { oneOf: [id] },
        price: { from, to, by: 1 },
        then: { oneOf: ['pass', 'ask'] },
      };
      return from > to ? [] : [{ type: 'bid-private', fields }];
    });
  },
  about: order => `auction ${orderAs(order, 'bid-private').private}`,
  decide: (g, s, order, since) => {
    const plan = orderAs(order, 'bid-private');
    const { seat, private: id } = plan;
    const sold = since.find(fact => fact.kind === 'private-bought' && fact.private === id);
    if (sold) return finishedBy(sold);
    const { round } = s;
    if (round.kind !== 'auction' || s.privates[id] !== 'bank') return auctionOver;
    const ends = standstill(since);
    if (ends) return stopping(happened(ends));
    return whenAsked(g, s, seat, menu => {
      // The contest for another private is up to another order, or to the player.
      if (round.contest && round.contest.privateId !== id) return waiting;
      if (isHighest(round, id, seat)) return passIfMay(g, s, seat, menu);
      return within(g, round, menu, plan) ?? beyond(g, s, round, plan, menu);
    });
  },
};
