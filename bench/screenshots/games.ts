import { completeSettings, type Action, type Drawn } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { playRandomGame } from '../../test/support/menu.js';
import { random } from '../../test/support/random.js';
import { ambitious } from '../../test/support/rail-player.js';

export const NAMES = ['Anna', 'Ben', 'Clara', 'Dora'];

const MOST = 700;

/** A late game of random but ambitious moves, the same each time. */
export interface Played {
  readonly title: RailTitle;
  readonly draws: readonly Drawn[];
  readonly moves: readonly Action[];
}

export const playGame = (title: RailTitle, seed: number): Played => {
  const start = {
    rules: title.rules,
    seats: NAMES.length,
    settings: completeSettings(title.settings, {}),
  };
  const options = { choose: ambitious(title), maxSteps: MOST, checkEvery: Infinity, tries: 0 };
  const { log, setupDraws } = playRandomGame(title, start, random(seed), options);
  return {
    title,
    draws: setupDraws,
    moves: log.flatMap(entry => (entry.kind === 'action' ? [entry.action] : [])),
  };
};

/** Is it the move, after the one before it? */
export type IsNext = (move: Action, before: Action) => boolean;

/** Its moves until somebody is about to make such a move for the last time, and whose turn that is. */
export const lastBefore = (
  { moves }: Played,
  isNext: IsNext,
): { readonly log: readonly Action[]; readonly next: number } => {
  const end = moves.findLastIndex((move, at) => at > 0 && isNext(move, moves[at - 1]!));
  if (end < 0) throw new Error('no such move');
  return { log: moves.slice(0, end), next: moves[end]!.seat };
};

/** The first so many moves as the service imports them. */
export const recordOf = (
  { title, draws }: Played,
  name: string,
  log: readonly Action[],
): Readonly<Record<string, unknown>> => ({
  format: 'bahnpost-log-1',
  title: title.id,
  rules: title.rules,
  name,
  settings: completeSettings(title.settings, {}),
  players: NAMES.map(() => ''),
  setupDraws: draws,
  log: log.map(action => ({ kind: 'action', action })),
});
