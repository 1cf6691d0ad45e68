import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, completeSettings, type Settings } from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/index.js';
import { title1830 } from '../../src/titles/1830/title.js';
import { title1849 } from '../../src/titles/1849/title.js';
import { playRandomGame } from './menu.js';
import { ambitious } from './rail-player.js';
import { random } from './random.js';
import { hashOf, storedGames, type StoredRow } from './stored-games.js';

/*
 * Plays the games that are stored and writes those that are not there yet: `npm run store-games`. A file that is
 * there is never written again; a new title, a new setting or a new rules number adds files.
 */

interface Plan {
  readonly title: RailTitle;
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly settings: Settings;
}

const plans: readonly Plan[] = [
  { title: title1830, name: 'classic', seats: 4, seed: 5, settings: {} },
  {
    title: title1830,
    name: 'options',
    seats: 3,
    seed: 6,
    settings: { 'brown-purchase': 'all', 'third-6-train': true, runs: 'any' },
  },
  { title: title1830, name: '18xx-games', seats: 2, seed: 15, settings: { reading: '18xx.games' } },
  { title: title1849, name: 'basic', seats: 3, seed: 7, settings: { companies: '5' } },
  { title: title1849, name: 'advanced', seats: 4, seed: 8, settings: { game: 'advanced', companies: '6' } },
  {
    title: title1849,
    name: 'electric',
    seats: 5,
    seed: 18,
    settings: { game: 'electric', 'delay-ift': true, runs: 'any' },
  },
  {
    title: title1849,
    name: '18xx-games',
    seats: 3,
    seed: 9,
    settings: { game: 'electric', reading: '18xx.games' },
  },
];

const linesOf = ({ title, seats, seed, settings }: Plan): readonly string[] => {
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, settings) };
  const rows: StoredRow[] = [];
  const { setupDraws: draws, ended } = playRandomGame(title, start, random(seed), {
    checkEvery: Infinity,
    choose: ambitious(title),
    onStep: ({ entry: { action, draws: drawn }, applied }) => {
      rows.push({ action, ...(drawn && { draws: drawn }), hash: hashOf(applied.state, applied.facts) });
    },
  });
  if (!ended) throw new Error(`the game of ${title.id} with seed ${String(seed)} does not end`);
  const first = begin(title, start, draws);
  const hash = hashOf(first, title.opening?.(first) ?? []);
  return [{ title: title.id, ...start, draws, hash }, ...rows].map(line => JSON.stringify(line));
};

for (const plan of plans) {
  const name = `${plan.title.id}-${plan.name}-${String(plan.title.rules)}.jsonl`;
  const path = join(storedGames, name);
  if (existsSync(path)) continue;
  const lines = linesOf(plan);
  writeFileSync(path, `${lines.join('\n')}\n`);
  console.log(`${name}: ${String(lines.length - 1)} rows`);
}
