import {
  refuse,
  textField,
  wholeNumber,
  type Fact,
  type Option,
  type Seat,
} from '../../../../engine/core/index.js';
import { unlessNow } from '../../../../engine/rail/action/refusals.js';
import { bidField, bidRefusal, bidRules } from '../../../../engine/rail/auction/bids.js';
import { receivePrivate } from '../../../../engine/rail/company/privates.js';
import type { Auction, Move, Out, RailGame, RoundKind } from '../../../../engine/rail/contract.js';
import { cashOf, pay } from '../../../../engine/rail/money.js';
import type { Draft, OwnRound, RailState } from '../../../../engine/rail/state.js';
import type { VariantChange } from '../../../../engine/rail/variants/index.js';
import { groupsOf, type PrivateGroup } from './group-data.js';

/** What happens in the sale of the groups. */
export type GroupFact =
  | { readonly kind: 'choice-bid'; readonly seat: Seat; readonly price: number }
  /** `bid`: what the choice costs besides the group. */
  | {
      readonly kind: 'group-bought';
      readonly seat: Seat;
      readonly privates: readonly string[];
      readonly price: number;
      readonly bid: number;
    };

/** What is asked in it; `groups` are those that can still be had, with their prices. */
export type GroupAsk =
  | { readonly kind: 'bid-for-choice'; readonly least: number; readonly groups: readonly GroupPrice[] }
  | { readonly kind: 'choose-group'; readonly bid: number; readonly groups: readonly GroupPrice[] };

export type GroupRound = { readonly kind: 'group-sale' };

type GroupPrice = { readonly privates: readonly string[]; readonly price: number };

const kind = '1830/groups';

/** The sale of the groups: first the bids, then the choices (1.3). */
export interface GroupSale extends OwnRound {
  readonly kind: typeof kind;
  readonly current: Seat;
  /** The last bid of each seat; 0 for none. */
  readonly bids: readonly number[];
  readonly passed: readonly Seat[];
  /** Seats that have yet to choose, in their order; null as long as bids are made. */
  readonly choosing: readonly Seat[] | null;
  /** Groups that are left. */
  readonly left: readonly string[];
}

/** The sale, if it goes on. */
const saleOf = (s: RailState): GroupSale | null => (s.round.kind === kind ? (s.round as GroupSale) : null);

/** The sale, if it is the seat's turn to bid in it. */
const biddingOf = (s: RailState, seat: Seat): GroupSale | null => {
  const sale = saleOf(s);
  return sale?.choosing === null && sale.current === seat ? sale : null;
};

/** The sale, if it is the seat's turn to choose in it. */
const choiceOf = (s: RailState, seat: Seat): GroupSale | null => {
  const sale = saleOf(s);
  return sale?.choosing && sale.current === seat ? sale : null;
};

const leftIn = (g: RailGame, s: RailState, { left }: GroupSale): readonly PrivateGroup[] =>
  groupsOf(g, s).filter(({ id }) => left.includes(id));

const highest = ({ bids }: GroupSale): number => Math.max(...bids);

const leastBid = (g: RailGame, sale: GroupSale): number => highest(sale) + bidRules.of(g).minimumRaise;

/** Whoever bids must be able to pay for any group as well: the dearest may be all that is left. */
const mostBid = (g: RailGame, s: RailState, seat: Seat): number =>
  cashOf(s, seat) - Math.max(...groupsOf(g, s).map(({ price }) => price));

/** The bidders, the highest first, then the others from the banker on, in whose order the sort leaves them. */
const choosers = ({ bids }: GroupSale): readonly Seat[] =>
  bids.map((_, seat) => seat).sort((a, b) => bids[b]! - bids[a]!);

/** Bids are over when all have passed but one who has bid. */
const isDecided = ({ bids, passed }: GroupSale): boolean => {
  const open = bids.flatMap((bid, seat) => (passed.includes(seat) ? [] : [bid]));
  return open.length === 0 || (open.length === 1 && open[0]! > 0);
};

const nextBidder = ({ bids, passed, current }: GroupSale): Seat =>
  bids.map((_, i) => (current + 1 + i) % bids.length).find(seat => !passed.includes(seat))!;

/** On to the next bidder, or to the choices: the highest bidder has the priority deal. */
const afterBid = (d: Draft, out: Out, sale: GroupSale): void => {
  if (!isDecided(sale)) {
    d.round = { ...sale, current: nextBidder(sale) };
    return;
  }
  const choosing = choosers(sale);
  d.round = { ...sale, current: choosing[0]!, choosing };
  if (choosing[0] === d.priority) return;
  d.priority = choosing[0]!;
  out.say({ kind: 'priority', seat: d.priority });
};

const buyGroup = (g: RailGame, d: Draft, out: Out<GroupFact>, seat: Seat, group: PrivateGroup): void => {
  const sale = saleOf(d)!;
  const bid = sale.bids[seat]!;
  pay(d, seat, 'bank', group.price + bid);
  d.privates = { ...d.privates, ...Object.fromEntries(group.privates.map(id => [id, seat])) };
  out.say({ kind: 'group-bought', seat, privates: group.privates, price: group.price, bid });
  for (const id of group.privates) receivePrivate(g, d, out, id, seat);
  const choosing = sale.choosing!.filter(other => other !== seat);
  const left = sale.left.filter(id => id !== group.id);
  d.round = { ...sale, current: choosing[0] ?? seat, choosing, left };
};

/** A bid for the first choice (1.3). */
const bid: Move<{ readonly price: number }, GroupFact> = {
  type: 'bid-for-choice',
  fields: { price: wholeNumber },
  moment: (_g, s, seat) => unlessNow(biddingOf(s, seat), bid.type),
  options: (g, s, seat): readonly Option[] => {
    const [from, to] = [leastBid(g, saleOf(s)!), mostBid(g, s, seat)];
    return from <= to ? [{ type: bid.type, fields: { price: bidField(g, from, to) } }] : [];
  },
  refusal: (g, s, seat, { price }) => bidRefusal(g, price, leastBid(g, saleOf(s)!), mostBid(g, s, seat)),
  play: (_g, d, seat, { price }, out) => {
    const sale = saleOf(d)!;
    out.say({ kind: 'choice-bid', seat, price });
    afterBid(d, out, { ...sale, bids: sale.bids.with(seat, price) });
  },
};

/** Taking one of the groups that are left, for its price and one's bid (1.3). */
const choose: Move<{ readonly group: string }, GroupFact> = {
  type: 'choose-group',
  fields: { group: textField },
  moment: (_g, s, seat) => unlessNow(choiceOf(s, seat), choose.type),
  options: (g, s): readonly Option[] =>
    leftIn(g, s, saleOf(s)!).map(({ id }) => ({ type: choose.type, fields: { group: { oneOf: [id] } } })),
  refusal: (g, s, _seat, { group }) => {
    const sale = saleOf(s)!;
    return leftIn(g, s, sale).some(({ id }) => id === group)
      ? undefined
      : refuse('group-not-left', { group, left: [...sale.left] });
  },
  play: (g, d, seat, { group }, out) => {
    buyGroup(
      g,
      d,
      out,
      seat,
      leftIn(g, d, saleOf(d)!).find(({ id }) => id === group)!,
    );
    const { choosing, ...rest } = saleOf(d)!;
    // Who chooses last has no choice.
    if (choosing?.length === 1) buyGroup(g, d, out, choosing[0]!, leftIn(g, d, { ...rest, choosing })[0]!);
  },
};

const begin: Auction['begin'] = (g, d) => {
  const sale: GroupSale = {
    kind,
    current: d.priority,
    bids: d.players.map(() => 0),
    passed: [],
    choosing: null,
    left: groupsOf(g, d).map(({ id }) => id),
  };
  d.round = sale;
};

const ask = (g: RailGame, s: RailState, sale: GroupSale): GroupAsk => {
  const groups = leftIn(g, s, sale).map(({ privates, price }) => ({ privates, price }));
  return sale.choosing
    ? { kind: 'choose-group', bid: sale.bids[sale.current]!, groups }
    : { kind: 'bid-for-choice', least: leastBid(g, sale), groups };
};

const groupRound: RoundKind<GroupSale> = {
  kind,
  settle: (_g, d) => saleOf(d)!.choosing?.length === 0,
  inTurn: (_g, _s, { current }) => [current],
  ask: (g, s, sale): Fact => ask(g, s, sale),
  where: (): GroupRound => ({ kind: 'group-sale' }),
  passRefusal: (_g, s, _sale, seat) =>
    biddingOf(s, seat) ? undefined : refuse('cannot-pass', { case: 'group' }),
  pass: (_g, d, out, sale, seat) => {
    out.say({ kind: 'passed', seat });
    afterBid(d, out, { ...sale, passed: [...sale.passed, seat] });
  },
};

const groupWith = (g: RailGame, s: RailState, id: string): PrivateGroup | undefined =>
  groupsOf(g, s).find(({ privates }) => privates.includes(id));

/** The privates are sold in groups (1.3). */
export const groupSale: VariantChange = {
  // Whoever makes a move of the usual sale is told that it is not the moment for it.
  auction: ({ moves }) => ({ round: groupRound, moves: [...moves, bid, choose], begin }),
  forms: [
    { type: bid.type, form: 'choice <price:int>' },
    { type: choose.type, form: 'choose <group:id>' },
  ],
  privateColumns: [
    {
      name: 'group',
      value: (g, s, id) => {
        const group = saleOf(s) && groupWith(g, s, id);
        return group ? { names: [group.id] } : null;
      },
    },
    {
      name: 'group-price',
      value: (g, s, id) => {
        const group = saleOf(s) && groupWith(g, s, id);
        return group ? { money: group.price } : null;
      },
    },
  ],
  playerColumns: [
    {
      name: 'choice-bid',
      value: (_g, s, seat) => {
        const amount = saleOf(s)?.bids[seat] ?? 0;
        return amount > 0 ? { money: amount } : null;
      },
    },
  ],
};
