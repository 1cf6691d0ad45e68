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
import type { RailState, RailTitle } from '../src/engine/rail/index.js';
import {
  openImport,
  readRecord,
  replayMoves,
  type Import,
  type SiteGame,
} from '../src/records/eighteenxx/index.js';
import { actionsOf } from '../src/records/imperial-steam/actions.js';
import { drawsOf } from '../src/records/imperial-steam/draws.js';
import { readSteamRecord } from '../src/records/imperial-steam/record.js';
import { title1830 } from '../src/titles/1830/title.js';
import type { SteamState } from '../src/titles/imperial-steam/position/state.js';
import { titleImperialSteam } from '../src/titles/imperial-steam/title.js';
import { playRandomGame, type RandomGameOptions } from '../test/support/menu.js';
import { ambitious, chooseByKind } from '../test/support/rail-player.js';
import { random } from '../test/support/random.js';

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

const sharedRoot = resolve(process.env['BAHNPOST_SHARED'] ?? '../shared');

/** A recorded game as it is read, before it is replayed. */
interface Imported {
  readonly name: string;
  readonly game: Import;
  readonly actions: SiteGame['actions'];
}

/** The records in a folder, none where it is not at hand. */
const recordsIn = (folder: string): readonly { readonly name: string; readonly json: unknown }[] => {
  const path = join(sharedRoot, 'conformance', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter(name => name.endsWith('.json'))
    .map(name => ({ name, json: JSON.parse(readFileSync(join(path, name), 'utf8')) as unknown }));
};

const importsIn = (folder: string): readonly Imported[] =>
  recordsIn(folder).map(({ name, json }) => {
    const record = readRecord(json);
    return { name, game: openImport(record), actions: record.actions };
  });

/** Recorded games of a title, where the records are at hand. */
export const importsOf = (title: string): readonly Imported[] => [
  ...importsIn(title),
  ...importsIn(`generated/${title}`),
];

/** The same as moves of ours. */
export const recordedGames = (title: string): readonly Game[] =>
  importsOf(title).map(({ name, game, actions }) => ({
    name,
    title: game.title,
    start: game.start,
    draws: game.draws,
    actions: [...replayMoves(game, actions)].flatMap(p => p.action ?? []),
  }));

/** Recorded games of Imperial Steam. */
export const recordedSteamGames = (): readonly Moves<SteamState>[] =>
  recordsIn('imperial-steam').map(({ json }) => {
    const record = readSteamRecord(json);
    const settings = { setup: record.mode, 'hidden-money': false };
    return {
      title: titleImperialSteam,
      start: { rules: titleImperialSteam.rules, seats: record.players.length, settings },
      draws: drawsOf(record),
      actions: record.steps.flatMap(({ player, action }) => actionsOf(player, action)),
    };
  });

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

/** So many moves of a game whose players offer each other more than people would. */
export const longGame = (moves: number): Game => randomGame(title1830, 4, 1, { maxSteps: moves });

/** The longest recorded game of a title; one of random moves where no records are at hand. */
export const lateGame = (title: RailTitle): Game => {
  const [longest] = [...recordedGames(title.id)].sort((a, b) => b.actions.length - a.actions.length);
  return longest ?? randomGame(title, 4, 1, { choose: ambitious(title), maxSteps: 900 });
};
