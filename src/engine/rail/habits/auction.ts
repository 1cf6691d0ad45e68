import type { AuctionRound } from '../state.js';
import { auctionPrice, maxBid } from '../auction/bids.js';
import { formsOf, isOffered, mostOf, textOf, type Choice, type Habit } from './habit.js';
import { cheapestStart } from './means.js';

/** How far above its price a player goes for a private in a contest. */
const MARGIN = 1.1;

/** Would all have passed one after another, if this seat did too? */
const allOthersPassed = (round: AuctionRound, players: number): boolean =>
  round.contest === null && round.passes === players - 1;

/** The cheapest private at its price, as long as enough is left to start a company; rather that than that nobody buys anything. */
export const takePrivate: Habit = choice => {
  const { g, s, seat } = choice;
  const [form] = formsOf(choice, 'take');
  if (s.round.kind !== 'auction' || !form) return null;
  const id = textOf(form, 'private');
  const left = maxBid(s, s.round, id, seat) - auctionPrice(g, s.round, id);
  return left >= cheapestStart(g, s) ||
    allOthersPassed(s.round, s.players.length) ||
    !isOffered(choice, 'pass')
    ? { seat, type: 'take', private: id }
    : null;
};

/** The most that a private is worth to the seat: a little more than its price, with enough left to start a company. */
export const bidLimit = ({ g, s, seat }: Choice, id: string): number =>
  s.round.kind === 'auction'
    ? Math.min(g.private[id]!.price * MARGIN, maxBid(s, s.round, id, seat) - cheapestStart(g, s))
    : 0;

/** In a contest the least raise, up to a little above the price. */
export const raiseBid: Habit = choice => {
  const { s, seat } = choice;
  const [form] = formsOf(choice, 'bid');
  if (s.round.kind !== 'auction' || !s.round.contest || !form) return null;
  const id = textOf(form, 'private');
  const { price: field } = form.fields;
  const price = field && 'by' in field ? field.from : null;
  return price !== null && mostOf(field, bidLimit(choice, id)) !== null
    ? { seat, type: 'bid', private: id, price }
    : null;
};
