import type { GameState, Level, Title } from '../../src/engine/core/index.js';
import { contest } from './contest.js';

/** Which seats play at the stronger level. */
export type Arrangement = readonly (0 | 1)[];

/** Two seats of each side, in all the ways in which they can sit. */
export const four: readonly Arrangement[] = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
];

/** Where two or three play: each side has half of all seats, and so half of the games, if it plays no better. */
export const twoAndThree: readonly Arrangement[] = [
  [0, 1],
  [1, 0],
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
];

export interface Match {
  readonly stronger: Exclude<Level, 'easy'>;
  /** Istvan has no seat: the rules move him. */
  readonly weaker: Level | 'Istvan';
  /** The share of games that the stronger side is to win. */
  readonly goal: number | null;
}

export interface Played {
  /** What the stronger side has of a win: all of it, or its part where several are ahead. */
  readonly won: number;
  /** Milliseconds of the processor for each move of the stronger seats, by seat. */
  readonly took: readonly (readonly number[])[];
  readonly seats: number;
  readonly stockRounds: number | null;
}

const wonBy = (sides: Arrangement, points: readonly number[]): number => {
  const most = Math.max(...points);
  const ahead = sides.filter((_, seat) => points[seat] === most);
  return ahead.filter(side => side === 1).length / ahead.length;
};

/** Plays so many games of a match, one arrangement after the other; the seed of each is its number. */
export const playedOut = <S extends GameState>(
  title: Title<S>,
  arrangements: readonly Arrangement[],
  { stronger, weaker }: Match,
  { games, moves }: { readonly games: number; readonly moves: number },
): readonly Played[] =>
  Array.from({ length: games }, (_, n) => {
    const sides = arrangements[n % arrangements.length]!;
    const levels = sides.map(side => (side === 1 || weaker === 'Istvan' ? stronger : weaker));
    const { points, end, took, stockRounds } = contest(title, levels, n + 1, moves);
    return {
      won: weaker === 'Istvan' ? Number(end === 'istvan-beaten') : wonBy(sides, points),
      took: took.filter((_all, seat) => sides[seat] === 1),
      seats: sides.length,
      stockRounds,
    };
  });
