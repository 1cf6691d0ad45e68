import { setImmediate } from 'node:timers/promises';
import type { GameState, Title } from '../../src/engine/core/index.js';
import type { RandomGameStep } from './menu.js';

/* What plays many games and counts what comes up in them: `npm run simulate`. */

/**
 * Plays games in one way and tells what came up.
 * @param numbers how many games, and the number of the first, as they were typed
 */
export type Simulation = (numbers: readonly string[]) => Promise<void>;

export type Count = (name: string) => void;

interface Counted {
  /**
   * Plays the game of that number.
   * @returns how it ends
   * @throws Error naming the invariant that it breaks
   */
  readonly play: (seed: number, count: Count) => string;
  /** How many games, and the number of the first, as they were typed. */
  readonly numbers: readonly string[];
  /** What is told even where it never comes up. */
  readonly expected?: readonly string[];
  /** What else has been counted. */
  readonly more?: () => { readonly [name: string]: number };
}

/** How no game may end. */
const faults = ['does not end', 'does not replay', 'is broken'];

const endOf = (play: Counted['play'], seed: number, count: Count): string => {
  try {
    return play(seed, count);
  } catch (error) {
    process.stderr.write(`game ${String(seed)}: ${String(error)}\n`);
    return 'is broken';
  }
};

/**
 * Plays games one after another, and tells how often everything came up; also whoever does not want to wait until the end. Goes on after one
 * that is broken, and ends with status 1 then.
 */
export const countGames = async ({
  play,
  numbers,
  expected = [],
  more = () => ({}),
}: Counted): Promise<void> => {
  const [games = 500, first = 1] = numbers.map(Number);
  const counts = new Map(expected.map(name => [name, 0]));
  const count: Count = name => counts.set(name, (counts.get(name) ?? 0) + 1);
  const tell = (): void => {
    for (const [name, number] of [...counts, ...Object.entries(more())])
      console.log(`${name.padEnd(48)} ${String(number).padStart(7)}`);
  };
  // Of a game that is under way not all has been counted.
  let enough = false;
  process.once('SIGINT', () => {
    enough = true;
  });
  for (let seed = first; seed < first + games && !enough; seed++) {
    const end = endOf(play, seed, count);
    if (faults.includes(end)) process.exitCode = 1;
    count(`ends: ${end}`);
    process.stderr.write(`game ${String(seed)}: ${end}\n`);
    await setImmediate();
  }
  tell();
};

/** Counts what a step is made of: the question that it answers, the move, what happens. */
export const countStep = <S extends GameState>(
  title: Title<S>,
  { before, entry, applied }: RandomGameStep<S>,
  count: Count,
): void => {
  count(`asked: ${title.turn(before).ask.kind}`);
  count(`move: ${entry.action.type}`);
  for (const { kind } of applied.facts) count(`event: ${kind}`);
};

/** Counts how a game was set up and what was told of it, and the parts of its scores that are not 0. */
export const countGame = <S extends GameState>(title: Title<S>, state: S, count: Count): void => {
  count(`players: ${String(state.seats)}`);
  for (const [name, value] of Object.entries(state.settings)) count(`${name}: ${String(value)}`);
  for (const { kind } of title.opening?.(state) ?? []) count(`event: ${kind}`);
  for (const { parts } of title.status(state).result?.scores ?? [])
    for (const [part, amount] of Object.entries(parts)) if (amount !== 0) count(`score: ${part}`);
};
