import { someOf, triedWays, type Action, type Option } from '../../core/index.js';
import type { Choice } from '../habits/habit.js';
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

/** What a seat tries of its menu, no offers among it. @param lays kinds of move that lay tiles */
export const movesOf = (choice: Choice, lays: readonly string[], places: number): readonly Action[] => {
  const { menu, seat } = choice;
  const isPlace = ({ type }: Option): boolean => lays.includes(type) || stations.has(type);
  const others = menu.filter(option => !isPlace(option) && !waiting.has(option.type));
  const moves = others
    .flatMap(option => triedWays(option, seat))
    .filter(move => !outbidsItself(choice, move));
  if (places === 0) return moves;
  const spots = menu.filter(({ type }) => stations.has(type)).flatMap(option => triedWays(option, seat));
  return [...moves, ...promisingLays(choice, places), ...someOf(spots, Math.max(FEWEST, places))];
};
