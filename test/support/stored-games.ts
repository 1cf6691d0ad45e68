import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  begin,
  canonical,
  play,
  type Action,
  type Drawn,
  type Fact,
  type GameState,
  type Json,
  type Start,
  type Title,
} from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { titles } from '../../src/titles/registry.js';

/*
 * Finished games with the hash of every row, kept for ever: whatever becomes of the code, these games replay. A
 * file is lines of JSON: how the game began, then a line for each action, with what was drawn for it.
 */

/** Where they lie. */
export const storedGames = fileURLToPath(new URL('../fixtures/games', import.meta.url));

/** How a stored game began. */
export interface StoredStart extends Start {
  readonly title: string;
  readonly draws: readonly Drawn[];
  /** Of the first position. */
  readonly hash: string;
}

/** One action of a stored game; the hash is of the position and the facts it led to. */
export interface StoredRow {
  readonly action: Action;
  readonly draws?: readonly Drawn[];
  readonly hash: string;
}

/** Names what a row led to in as few letters as are sure to differ. */
export const hashOf = (state: GameState, facts: readonly Fact[]): string =>
  createHash('sha256')
    .update(canonical([state as unknown as Json, facts]))
    .digest('base64url')
    .slice(0, 16);

export const namesOfStoredGames = (): readonly string[] => readdirSync(storedGames).sort();

/** Reads a stored game line by line. */
export const readStoredGame = (
  name: string,
): { readonly start: StoredStart; readonly rows: readonly StoredRow[] } => {
  const [first, ...rest] = readFileSync(join(storedGames, name), 'utf8').trimEnd().split('\n');
  return {
    start: JSON.parse(first!) as StoredStart,
    rows: rest.map(line => JSON.parse(line) as StoredRow),
  };
};

/** A game's first moves, as the service imports them. */
export interface StoredRecord {
  readonly format: 'bahnpost-log-1';
  readonly title: string;
  readonly rules: number;
  readonly name: string;
  readonly settings: StoredStart['settings'];
  readonly players: readonly string[];
  readonly setupDraws: readonly Drawn[];
  readonly log: readonly {
    readonly kind: 'action';
    readonly action: Action;
    readonly draws?: readonly Drawn[];
  }[];
}

/** The first moves of a stored game; its players are `Player 1` and so on where no others are named. */
export const recordOfStored = (
  { start, rows }: ReturnType<typeof readStoredGame>,
  moves: number,
  { name = 'Stored', players }: { readonly name?: string; readonly players?: readonly string[] } = {},
): StoredRecord => ({
  format: 'bahnpost-log-1',
  title: start.title,
  rules: start.rules,
  name,
  settings: start.settings,
  players: players ?? Array.from({ length: start.seats }, (_, n) => `Player ${String(n + 1)}`),
  setupDraws: start.draws,
  log: rows.slice(0, moves).map(({ action, draws }) => ({ kind: 'action', action, ...(draws && { draws }) })),
});

/** What a stored game is played on: of an 18xx its map, which settings change, of another game the title itself. */
const boardOf = (name: string): string => {
  const { title, settings } = readStoredGame(name).start;
  const found = titles.get(title)!;
  return 'game' in found ? JSON.stringify((found as RailTitle).game(settings).data.map) : title;
};

/** As many stored games on each map as are asked for. */
export const storedGamesOfEachMap = (count: number): readonly string[] => {
  const boards = namesOfStoredGames().map(name => ({ name, board: boardOf(name) }));
  const isEarly = (at: number): boolean =>
    boards.slice(0, at).filter(({ board }) => board === boards[at]!.board).length < count;
  return boards.filter((_, at) => isEarly(at)).map(({ name }) => name);
};

/**
 * The first row that comes out differently: 0 for the set-up; null when none does.
 * @param look sees every position on the way
 */
export const differenceOf = (
  title: Title,
  name: string,
  look: (state: GameState, step: number) => void = () => undefined,
): { readonly row: number; readonly action?: Action } | null => {
  const { start, rows } = readStoredGame(name);
  const { rules, seats, settings, draws } = start;
  let state = begin(title, { rules, seats, settings }, draws);
  if (hashOf(state, title.opening?.(state) ?? []) !== start.hash) return { row: 0 };
  for (const [at, { action, draws: drawn, hash }] of rows.entries()) {
    look(state, at);
    const applied = play(title, state, action, drawn);
    if (hashOf(applied.state, applied.facts) !== hash) return { row: at + 1, action };
    ({ state } = applied);
  }
  return null;
};
