import { someOf, triedWays, type Action, type Option } from '../../core/index.js';
import { formsOf, isOffered, textOf, type Choice } from '../habits/habit.js';
import { bidLimit, takePrivate } from '../habits/auction.js';
import { preferenceRules } from '../habits/means.js';
import { soundPar } from '../habits/stock.js';
import { presidentOf } from '../shares/shares.js';
import type { OperatingRound, Source } from '../state.js';
import { offerOf } from '../stock/buying.js';
import { promisingLays } from '../habits/track.js';

/** Moves that wait for others. */
const waiting = new Set(['offer', 'withdraw']);

/** Moves whose places take long to evaluate. */
const stations = new Set(['token', 'use-token']);

/** At least this many places for a station are looked at, where there are any. */
const FEWEST = 2;

/** Would it raise its own bid? */
const outbidsItself = ({ s, seat }: Choice, { type, private: id }: Action): boolean =>
  type === 'bid' && s.round.kind === 'auction' && s.round.bids[id as string]?.at(-1)?.seat === seat;

/** Would it outbid somebody beyond what the private is worth? That others bid as much is no reason. */
const isReckless = (choice: Choice, { type, private: id, price }: Action): boolean => {
  const { round } = choice.s;
  return (
    type === 'bid' &&
    round.kind === 'auction' &&
    (round.bids[id as string] ?? []).length > 0 &&
    (price as number) > bidLimit(choice, id as string)
  );
};

/** Does it wait for a private to become cheaper that it would take by habit? So might all, and for ever. */
const waitsForLess = (choice: Choice, { type }: Action): boolean =>
  type === 'pass' && takePrivate(choice) !== null;

/**
 * Would a company leave its first train to others, or track unlaid? Then only where habit does, too: what these bring shows
 * later than playing on tells. While track can be laid, every other move would save what it costs, for playing on lays none.
 */
const leavesUndone = ({ g, s, menu }: Choice, { type }: Action): boolean => {
  if (s.round.kind !== 'operating') return false;
  const { lays } = preferenceRules.of(g);
  if (menu.some(option => lays.includes(option.type))) return true;
  const isFirstTrain = (option: Option): boolean =>
    option.type === 'train' && s.companies[(s.round as OperatingRound).company]!.trains.length === 0;
  return type === 'pass' && menu.some(isFirstTrain);
};

/** Would it sell, unforced, of what it has bought in this turn? That may spoil a price, but spends the purchase for it. */
const sellsWhatItBought = (choice: Choice, { type, company }: Action): boolean =>
  type === 'sell' &&
  choice.s.round.kind === 'stock' &&
  choice.s.round.bought === company &&
  isOffered(choice, 'pass');

/** Would it name a price at which it cannot float the company? */
const isTooDear = (choice: Choice, { type, company, price }: Action): boolean =>
  type === 'par' && (price as number) > soundPar(choice, company as string);

/** Would it give away a private of its own, for less than it has cost? */
const givesAway = ({ g, s, seat }: Choice, { type, private: id, price }: Action): boolean =>
  type === 'acquire' &&
  s.privates[id as string] === seat &&
  (price as number) < g.private[id as string]!.price;

/** Would it pay more for a share of somebody else's company than another costs? What it pays its own may be of use. */
const paysMore = (choice: Choice, { type, company, from }: Action): boolean => {
  const { g, s, seat } = choice;
  if (type !== 'buy' || presidentOf(s, company as string) === seat) return false;
  const priceOf = (source: Source): number => offerOf(g, s, company as string, source, 1)?.price ?? Infinity;
  return formsOf(choice, 'buy').some(
    form =>
      textOf(form, 'company') === company &&
      priceOf(textOf(form, 'from') as Source) < priceOf(from as Source),
  );
};

const senseless = [
  outbidsItself,
  isReckless,
  waitsForLess,
  leavesUndone,
  sellsWhatItBought,
  isTooDear,
  givesAway,
  paysMore,
];

/** Who offers more than has to be pays more for the same. */
const leastBid = (option: Option): Option => {
  const { price } = option.fields;
  return option.type === 'bid' && price && 'by' in price
    ? { ...option, fields: { ...option.fields, price: { oneOf: [price.from] } } }
    : option;
};

/**
 * What a seat tries of its menu, no offers among it; nothing where habit knows more than playing on would tell.
 * @param places how many places for track or a station; with none habit chooses them
 */
export const movesOf = (choice: Choice, places: number): readonly Action[] => {
  const { menu, seat } = choice;
  const { lays, byHabit, untried } = preferenceRules.of(choice.g);
  const isPlace = ({ type }: Option): boolean => lays.includes(type) || stations.has(type);
  if (menu.some(option => byHabit.includes(option.type) || (places === 0 && isPlace(option)))) return [];
  const others = menu.filter(
    option => !isPlace(option) && !waiting.has(option.type) && !untried.includes(option.type),
  );
  const moves = others
    .flatMap(option => triedWays(leastBid(option), seat))
    .filter(move => !senseless.some(is => is(choice, move)));
  const spots = menu.filter(({ type }) => stations.has(type)).flatMap(option => triedWays(option, seat));
  return [...moves, ...promisingLays(choice, places), ...someOf(spots, Math.max(FEWEST, places))];
};
