import { expect, test } from '@jest/globals';
import {
  canonical,
  replay,
  type Entry,
  type GameState,
  type Start,
  type Title,
} from '../../src/engine/core/index.js';
import { playRandomGame, type RandomGameOptions } from './menu.js';
import { random } from './random.js';
import { firstSeed, sizes } from './sizes.js';

/** The games of a title that random players play. */
interface RandomGames<S extends GameState> {
  readonly title: Title<S>;
  readonly startOf: (seed: number) => Start;
  readonly playerOf: (seed: number) => NonNullable<RandomGameOptions<S>['choose']>;
  /** Kinds of move that have to come up, in no fewer than `enough` games. */
  readonly kinds: readonly string[];
  readonly enough: number;
}

/** Plays game number `seed` and looks at its log once more. */
const playOne = <S extends GameState>(
  { title, startOf, playerOf }: RandomGames<S>,
  seed: number,
  seen: Set<string>,
): { readonly replays: boolean; readonly undoes: boolean } => {
  const start = startOf(seed);
  let before: S | undefined;
  const { ended, state, setupDraws, log } = playRandomGame(title, start, random(seed), {
    checkEvery: 20,
    choose: playerOf(seed),
    onStep: step => {
      seen.add(step.entry.action.type);
      ({ before } = step);
    },
  });
  if (!ended) throw new Error(`game ${String(seed)} does not end`);
  const undo: Entry = { kind: 'undo', seat: 0, count: 1 };
  const isReplayed = (entries: readonly Entry[], wanted: S): boolean =>
    canonical(replay(title, start, setupDraws, entries)) === canonical(wanted);
  return { replays: isReplayed(log, state), undoes: isReplayed([...log, undo], before!) };
};

/** Tests that random games from the menu alone end, break no invariant, replay and can be undone. */
export const testRandomGames = <S extends GameState>(plan: RandomGames<S>): void => {
  const seen = new Set<string>();

  test.each(Array.from({ length: sizes.games }, (_, n) => firstSeed + n))(
    'game %i by the menu alone breaks no invariant, replays from its log and can be undone',
    seed => {
      expect(playOne(plan, seed, seen)).toEqual({ replays: true, undoes: true });
    },
  );

  test('every kind of move came up in these games', () => {
    // A few games may do without one or the other.
    if (sizes.games >= plan.enough) expect(plan.kinds.filter(type => !seen.has(type))).toEqual([]);
    else expect(seen.size).toBeGreaterThan(10);
  });
};
