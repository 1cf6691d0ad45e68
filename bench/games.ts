import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { completeSettings, type Action, type Start } from '../src/engine/core/index.js';
import type { RailState, RailTitle } from '../src/engine/rail/index.js';
import { openImport, readRecord, replayMoves } from '../src/records/eighteenxx/index.js';
import { title1830 } from '../src/titles/1830/title.js';
import { playRandomGame, type RandomGameOptions } from '../test/support/menu.js';
import { chooseByKind } from '../test/support/rail-player.js';
import { random } from '../test/support/random.js';

/** A whole game as moves, whatever it came from. */
export interface Game {
  readonly name: string;
  readonly title: RailTitle;
  readonly start: Start;
  readonly actions: readonly Action[];
}

const sharedRoot = resolve(process.env['BAHNPOST_SHARED'] ?? '../shared');

const recordsIn = (folder: string): readonly Game[] => {
  const path = join(sharedRoot, 'conformance', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter(file => file.endsWith('.json'))
    .map(file => {
      const record = readRecord(JSON.parse(readFileSync(join(path, file), 'utf8')));
      const i = openImport(record);
      return {
        name: file,
        title: i.title,
        start: i.start,
        actions: [...replayMoves(i, record.actions)].flatMap(p => p.action ?? []),
      };
    });
};

/** Recorded games, where the records are at hand. */
export const recordedGames = (): readonly Game[] => [...recordsIn('1830'), ...recordsIn('generated/1830')];

const randomGame = (seats: number, seed: number, options: RandomGameOptions<RailState>): Game => {
  const start = { rules: title1830.rules, seats, settings: completeSettings(title1830.settings, {}) };
  const { log } = playRandomGame(title1830, start, random(seed), {
    checkEvery: Infinity,
    tries: 0,
    ...options,
  });
  const actions = log.flatMap(entry => (entry.kind === 'action' ? [entry.action] : []));
  return { name: `random ${String(seed)}`, title: title1830, start, actions };
};

/** Whole games of random but legal moves, by the rulebook. */
export const randomGames = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, i) => randomGame(2 + (i % 5), i + 1, { choose: chooseByKind }));

/** So many moves of a game whose players offer each other more than people would. */
export const longGame = (moves: number): Game => randomGame(4, 1, { maxSteps: moves });
