import { someOf, triedWays, type Action, type Option } from '../../core/index.js';
import type { Choice } from '../habits/habit.js';
import { takePrivate } from '../habits/auction.js';
import { preferenceRules } from '../habits/means.js';
import { promisingLays } from '../habits/track.js';

/** Moves that wait for others. */
const waiting = new Set(['offer', 'withdraw']);

/** Moves whose places take long to reckon. */
const stations = new Set(['token', 'use-token']);

/** At least so many places for a station are looked at, where any are. */
const FEWEST = 2;

/** Would it raise its own bid? */
const outbidsItself = ({ s, seat }: Choice, { type, private: id }: Action): boolean =>
  type === 'bid' && s.round.kind === 'auction' && s.round.bids[id as string]?.at(-1)?.seat === seat;

/** Does it wait for a private to become cheaper that it would take by habit? So might all, and for ever. */
const waitsForLess = (choice: Choice, { type }: Action): boolean =>
  type === 'pass' && takePrivate(choice) !== null;

/**
 * What a seat tries of its menu, no offers among it; nothing where habit knows more than playing on would tell.
 * @param places so many places for track or a station; with none habit chooses them
 */
export const movesOf = (choice: Choice, places: number): readonly Action[] => {
  const { menu, seat } = choice;
  const { lays, byHabit } = preferenceRules.of(choice.g);
  const isPlace = ({ type }: Option): boolean => lays.includes(type) || stations.has(type);
  if (menu.some(option => byHabit.includes(option.type) || (places === 0 && isPlace(option)))) return [];
  const others = menu.filter(option => !isPlace(option) && !waiting.has(option.type));
  const moves = others
    .flatMap(option => triedWays(option, seat))
    .filter(move => !outbidsItself(choice, move) && !waitsForLess(choice, move));
  const spots = menu.filter(({ type }) => stations.has(type)).flatMap(option => triedWays(option, seat));
  return [...moves, ...promisingLays(choice, places), ...someOf(spots, Math.max(FEWEST, places))];
};
