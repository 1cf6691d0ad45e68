import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  completeSettings,
  type Action,
  type Drawn,
  type GameState,
  type Start,
  type Title,
} from '../src/engine/core/index.js';
import type { RailTitle } from '../src/engine/rail/define.js';
import type { RailState } from '../src/engine/rail/state.js';
import { openImport, readRecord, replayMoves, type SiteGame } from '../src/records/eighteenxx/index.js';
import { actionsOfRecord } from '../src/titles/imperial-steam/records/actions.js';
import { drawsOf } from '../src/titles/imperial-steam/records/draws.js';
import { readSteamRecord } from '../src/titles/imperial-steam/records/record.js';
import { importedTitle1830 as title1830 } from '../src/titles/1830/readings/title.js';
import type { SteamState } from '../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../src/titles/imperial-steam/rules/built-in-title.js';
import { playRandomGame, type RandomGameOptions } from '../test/support/menu.js';
import { ambitious, chooseByKind } from '../test/support/rail-player.js';
import { random } from '../test/support/random.js';
import { namesOfStoredGames, readStoredGame } from '../test/support/stored-games.js';
import type { Skipped } from './figures.js';
import type { Size } from './part.js';

/** A whole game as moves. */
export interface Moves<S extends GameState> {
  readonly title: Title<S>;
  readonly start: Start;
  /** What was drawn for the set-up. */
  readonly draws: readonly Drawn[];
  readonly actions: readonly Action[];
}

/** A game of 18xx, whatever it came from. */
export interface Game extends Moves<RailState> {
  readonly name: string;
  readonly title: RailTitle;
}

/** Where records lie that are not part of the project. */
const recordsFolder = (): string => resolve(process.env['BAHNPOST_SHARED'] ?? '../shared', 'conformance');

/** The first so many records in these folders, none where they are not at hand. */
const recordsIn = (
  folders: readonly string[],
  most: number,
): readonly { readonly name: string; readonly json: unknown }[] =>
  folders
    .map(folder => join(recordsFolder(), folder))
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder).map(name => ({ name, path: join(folder, name) })))
    .filter(({ name }) => name.endsWith('.json'))
    .slice(0, most)
    .map(({ name, path }) => ({ name, json: JSON.parse(readFileSync(path, 'utf8')) as unknown }));

const recordsOf = (
  title: string,
  most = Infinity,
): readonly { readonly name: string; readonly record: SiteGame }[] =>
  recordsIn([title, `generated/${title}`], most).map(({ name, json }) => ({
    name,
    record: readRecord(json),
  }));

/** A record as moves of ours. */
const asMoves = ({ name, record }: { readonly name: string; readonly record: SiteGame }): Game => {
  const game = openImport(record);
  return {
    name,
    title: game.title,
    start: game.start,
    draws: game.draws,
    actions: [...replayMoves(game, record.actions)].flatMap(played => played.action ?? []),
  };
};

/** Recorded games of a title, where the records are at hand, as moves of ours. */
export const recordedGames = (title: string, most = Infinity): readonly Game[] =>
  recordsOf(title, most).map(asMoves);

/** Says that records of that title are missing, where they are. */
export const withoutRecords = (title: string, what: string): readonly Skipped[] => {
  if (recordsIn([title, `generated/${title}`], 1).length > 0) return [];
  const skipped = `no records of ${title} in ${recordsFolder()} (BAHNPOST_SHARED names the folder above it)`;
  return [{ name: what, skipped }];
};

/** Games of a title that are kept with the project, the longest first; only those that draw nothing on their way. */
export const storedGames = (title: RailTitle): readonly Game[] =>
  namesOfStoredGames()
    .filter(name => name.startsWith(`${title.id}-`))
    .map(name => ({ name, ...readStoredGame(name) }))
    .filter(({ rows }) => rows.every(row => row.draws === undefined))
    .map(({ name, start: { rules, seats, settings, draws }, rows }) => ({
      name,
      title,
      start: { rules, seats, settings },
      draws,
      actions: rows.map(({ action }) => action),
    }))
    .sort((a, b) => b.actions.length - a.actions.length);

/** Recorded games of Imperial Steam. */
export const recordedSteamGames = (most = Infinity): readonly Moves<SteamState>[] =>
  recordsIn(['imperial-steam'], most).map(({ json }) => {
    const record = readSteamRecord(json);
    const settings = { setup: record.mode, 'hidden-money': false };
    return {
      title: titleImperialSteam,
      start: { rules: titleImperialSteam.rules, seats: record.players.length, settings },
      draws: drawsOf(record),
      actions: record.steps.flatMap(({ player, action }) => actionsOfRecord(player, action)),
    };
  });

const MOST_SEEDS = 100;

const randomGame = (
  title: RailTitle,
  seats: number,
  seed: number,
  options: RandomGameOptions<RailState>,
): Game => {
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, {}) };
  const { log, setupDraws } = playRandomGame(title, start, random(seed), {
    checkEvery: Infinity,
    tries: 0,
    ...options,
  });
  const actions = log.flatMap(entry => (entry.kind === 'action' ? [entry.action] : []));
  return { name: `random ${String(seed)}`, title, start, draws: setupDraws, actions };
};

/** Whole games of random but legal moves, by the rulebook. */
export const randomGames = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, i) =>
    randomGame(title1830, 2 + (i % 5), i + 1, { choose: chooseByKind }),
  );

/**
 * So many moves of a game whose players offer each other more than people would: the first one that does not end before.
 * @throws Error when none is so long
 */
export const longGame = (moves: number): Game => {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const game = randomGame(title1830, 4, seed, { maxSteps: moves });
    if (game.actions.length === moves) return game;
  }
  throw new Error(`no random game has ${moves} moves`);
};

/** The longest recorded game of a title; one of random moves where no records are at hand. */
export const lateGame = (title: RailTitle): Game => {
  const [longest] = [...recordsOf(title.id)].sort(
    (a, b) => b.record.actions.length - a.record.actions.length,
  );
  return longest ? asMoves(longest) : randomGame(title, 4, 1, { choose: ambitious(title), maxSteps: 900 });
};

/** The same, or one that is there at once. */
export const lateGameFor = (size: Size, title: RailTitle): Game =>
  size === 'small' ? storedGames(title)[0]! : lateGame(title);
