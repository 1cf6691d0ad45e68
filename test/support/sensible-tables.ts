import type { Settings } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import type { SteamState } from '../../src/titles/imperial-steam/rules/position/state.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { startOfSteam } from './games-steam.js';
import type { SensibleTable } from './play-sensibly.js';

/* Tables of each title at which the service plays, by a number: every number of players with every choice. */

type Table = SensibleTable<RailState>;

const choices1830: readonly Settings[] = [
  {},
  { 'brown-purchase': 'all' },
  { 'third-6-train': true },
  { runs: 'any' },
];

export const table1830 = (seed: number): Table => ({
  title: title1830,
  seats: 2 + (seed % 5),
  settings: choices1830[Math.floor(seed / 5) % choices1830.length]!,
});

/** Who may play what (1849 §1.2). */
const tables1849: readonly (readonly [seats: number, companies: string])[] = [
  [3, '5'],
  [4, '5'],
  [4, '6'],
  [5, '6'],
];

const choices1849: readonly Settings[] = [
  { game: 'basic' },
  { game: 'advanced' },
  { game: 'electric', 'delay-ift': true },
  { game: 'electric' },
  { game: 'electric', reading: '18xx.games' },
];

export const table1849 = (seed: number): Table => {
  const [seats, companies] = tables1849[seed % tables1849.length]!;
  const chosen = choices1849[Math.floor(seed / tables1849.length) % choices1849.length]!;
  return { title: title1849, seats, settings: { ...chosen, companies } };
};

const choices1856: readonly Settings[] = [
  {},
  { 'alternative-destinations': true },
  { 'eight-trains': true },
  { 'unlimited-bonus-tokens': true },
];

export const table1856 = (seed: number): Table => ({
  title: title1856,
  seats: 3 + (seed % 4),
  settings: choices1856[Math.floor(seed / 4) % choices1856.length]!,
});

export const table18mag = (seed: number): Table => ({
  title: title18mag,
  seats: 2 + (seed % 5),
  settings: {},
});

export const tableOfSteam = (seed: number): SensibleTable<SteamState> => {
  const { seats, settings } = startOfSteam(seed);
  return { title: titleImperialSteam, seats, settings };
};
