import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  begin,
  completeSettings,
  type GameState,
  type Settings,
  type Title,
} from '../../src/engine/core/index.js';
import type { RailTitle } from '../../src/engine/rail/define.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { playerOf18mag } from './games-18mag.js';
import { playRandomGame, type RandomGameOptions } from './menu.js';
import { ambitious, type Player } from './rail-player.js';
import { storeQuestions } from './questions.js';
import { random } from './random.js';
import { steamPlayer } from './steam-player.js';
import { hashOf, storedGames, type StoredRow } from './stored-games.js';

/*
 * Plays the games that are stored and writes those that are not there yet: `npm run store-games`. A file that is
 * there is never written again; a new title, a new setting or a new rules number adds files. What they ask for the first
 * time is added to the list of questions.
 */

interface Plan {
  readonly title: RailTitle;
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly settings: Settings;
  /** Who plays it; those who want to earn where nobody is named. */
  readonly player?: Player;
}

/** Sensible moves, and some that are not. */
const mostly = playerOf18mag(1);

const plans: readonly Plan[] = [
  { title: title1830, name: 'classic', seats: 4, seed: 5, settings: {} },
  {
    title: title1830,
    name: 'options',
    seats: 3,
    seed: 6,
    settings: { 'brown-purchase': 'all', 'third-6-train': true, runs: 'any' },
  },
  // The base game; what chapter V offers, every value of every choice in one of these.
  {
    title: title1830,
    name: 'base',
    seats: 7,
    seed: 7,
    settings: {
      'privates-sale': 'groups',
      'group-prices': true,
      need: 'insolvency',
      raises: 'exactly-5',
      bank: '4500',
      diesels: 'none',
      'plus-trains': true,
      'higher-cert-limits': true,
      'sale-drop': 'president-per-share',
      'trade-order': 'sell-buy',
      'private-resale': 'free',
      track: 'semi',
      'last-train': 'protected',
      'rust-delayed': true,
    },
  },
  {
    title: title1830,
    name: 'variants',
    seats: 4,
    seed: 8,
    settings: {
      raises: 'multiple-5',
      'contest-pass': 'out',
      bank: '4500',
      tiles: 'extension-b',
      diesels: 'unlimited',
      'sale-drop': 'per-sale',
      'rise-needs-dividend': true,
      'trade-order': 'buy-sell',
      'end-max-price': true,
      'turn-order': 'fixed',
      'split-dividends': true,
      'private-buying-delayed': true,
      'dh-token': 'flexible',
    },
  },
  {
    title: title1830,
    name: 'reform',
    seats: 3,
    seed: 14,
    settings: {
      need: 'insolvency',
      'sale-drop': 'reform',
      track: 'restricted',
      'train-limit': 'flexible',
      'sv-discount': true,
    },
  },
  {
    title: title1830,
    name: 'singly',
    seats: 2,
    seed: 10,
    settings: { bank: '20000', sales: 'singly' },
  },
  {
    title: title1830,
    name: 'dave',
    seats: 4,
    seed: 16,
    settings: {
      dave: true,
      'reading-railroad': true,
      'random-income': true,
      'more-tiles': true,
      'unlimited-tiles': true,
    },
  },
  {
    title: title1830,
    name: 'wild',
    seats: 5,
    seed: 18,
    settings: { bidding: 'wild', bank: '4500' },
  },
  {
    title: title1830,
    name: 'extension-a',
    seats: 3,
    seed: 11,
    settings: { tiles: 'extension-a', 'twin-cities': 'flexible' },
  },
  // V-0.1: what the others have is hidden.
  {
    title: title1830,
    name: 'hidden-companies',
    seats: 3,
    seed: 19,
    settings: { 'hidden-cash': 'companies', bank: '4500', runs: 'any' },
  },
  {
    title: title1830,
    name: 'hidden-cash',
    seats: 4,
    seed: 20,
    settings: {
      'hidden-cash': 'all',
      'privates-sale': 'groups',
      need: 'insolvency',
      bank: '4500',
      runs: 'any',
    },
  },
  { title: title1830, name: '18xx-games', seats: 2, seed: 15, settings: { reading: '18xx.games' } },
  // Scenario S-5; all its markers are drawn.
  {
    title: title1830,
    name: 'uncertain-times',
    seats: 3,
    seed: 1,
    settings: { 'uncertain-times': true, 'left-privates': 'sold', runs: 'any' },
  },
  {
    title: title1830,
    name: 'uncertain-auction',
    seats: 2,
    seed: 2,
    settings: { 'uncertain-times': true, 'left-privates': 'auction', bank: '4500', runs: 'any' },
  },
  // The other side of the board, S-1 to S-4, and what it shares with the Classic side.
  {
    title: title1830,
    name: 'level-field',
    seats: 3,
    seed: 3,
    settings: { board: 'level-field', bank: '4500', runs: 'any' },
  },
  {
    title: title1830,
    name: 'canadian',
    seats: 2,
    seed: 4,
    settings: { board: 'canadian', bank: '4500', runs: 'any' },
  },
  {
    title: title1830,
    name: 'empire',
    seats: 3,
    seed: 5,
    settings: { board: 'empire', bank: '4500', runs: 'any' },
  },
  {
    title: title1830,
    name: 'west-virginia',
    seats: 2,
    seed: 6,
    settings: { board: 'west-virginia', bank: '4500', runs: 'any' },
  },
  {
    title: title1830,
    name: 'double-share',
    seats: 3,
    seed: 7,
    settings: { 'double-share': true, bank: '4500', runs: 'any' },
  },
  // Further companies on both sides, and homes to choose from.
  {
    title: title1830,
    name: 'companies',
    seats: 5,
    seed: 40,
    settings: {
      'extra-pmq': true,
      'extra-nkp': true,
      'extra-rdr': true,
      'privates-sale': 'groups',
      bank: '4500',
      runs: 'any',
    },
  },
  {
    title: title1830,
    name: 'home-choice',
    seats: 4,
    seed: 36,
    settings: { board: 'canadian', 'home-choice': true, 'extra-rdr': true, bank: '4500', runs: 'any' },
  },
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
  // In the first three the CGR is formed, with 20, with 10 and with 20 shares.
  { title: title1856, name: 'diesels', seats: 3, seed: 5, settings: {} },
  { title: title1856, name: 'eight-trains', seats: 4, seed: 38, settings: { 'eight-trains': true } },
  {
    title: title1856,
    name: 'options',
    seats: 5,
    seed: 17,
    settings: {
      'alternative-destinations': true,
      'eight-trains': true,
      'unlimited-bonus-tokens': true,
      runs: 'any',
    },
  },
  { title: title1856, name: '18xx-games', seats: 4, seed: 3, settings: { reading: '18xx.games' } },
  { title: title18mag, name: 'large', seats: 6, seed: 1, settings: {}, player: mostly },
  { title: title18mag, name: 'small', seats: 2, seed: 2, settings: { runs: 'any' }, player: mostly },
  {
    title: title18mag,
    name: '18xx-games',
    seats: 3,
    seed: 7,
    settings: { reading: '18xx.games' },
    player: mostly,
  },
  { title: title18mag, name: 'easy', seats: 1, seed: 4, settings: { length: 'short' }, player: mostly },
  { title: title18mag, name: 'medium', seats: 1, seed: 5, settings: { level: 'medium' }, player: mostly },
  {
    title: title18mag,
    name: 'hard',
    seats: 1,
    seed: 6,
    settings: { level: 'hard', length: 'short' },
    player: mostly,
  },
];

/** All three set-ups, with open and with hidden money. */
const steamPlans: readonly Omit<Plan, 'title'>[] = [
  { name: 'fixed', seats: 3, seed: 1, settings: {} },
  { name: 'normal', seats: 4, seed: 2, settings: { setup: 'normal' } },
  { name: 'random', seats: 2, seed: 3, settings: { setup: 'random', 'hidden-money': true } },
];

type Choose<S> = RandomGameOptions<S>['choose'];

const linesOf = <S extends GameState>(
  title: Title<S>,
  { seats, seed, settings }: Omit<Plan, 'title'>,
  choose: Choose<S>,
): readonly string[] => {
  // As they were chosen: the set-up makes of them what the number of players allows.
  const start = { rules: title.rules, seats, settings: completeSettings(title.settings, settings) };
  const rows: StoredRow[] = [];
  const { setupDraws: draws, ended } = playRandomGame(title, start, random(seed), {
    checkEvery: Infinity,
    ...(choose && { choose }),
    onStep: ({ entry: { action, draws: drawn }, applied }) => {
      rows.push({ action, ...(drawn && { draws: drawn }), hash: hashOf(applied.state, applied.facts) });
    },
  });
  if (!ended) throw new Error(`the game of ${title.id} with seed ${String(seed)} does not end`);
  const first = begin(title, start, draws);
  const hash = hashOf(first, title.opening?.(first) ?? []);
  return [{ title: title.id, ...start, draws, hash }, ...rows].map(line => JSON.stringify(line));
};

const store = <S extends GameState>(title: Title<S>, plan: Omit<Plan, 'title'>, choose: Choose<S>): void => {
  const name = `${title.id}-${plan.name}-${String(title.rules)}.jsonl`;
  const path = join(storedGames, name);
  if (existsSync(path)) return;
  const lines = linesOf(title, plan, choose);
  writeFileSync(path, `${lines.join('\n')}\n`);
  console.log(`${name}: ${String(lines.length - 1)} rows`);
};

for (const plan of plans) store(plan.title, plan, plan.player ?? ambitious(plan.title));
for (const plan of steamPlans) store(titleImperialSteam, plan, steamPlayer(0.8));
storeQuestions();
