import {
  completeSettings,
  Illegal,
  type SettingDef,
  type Settings,
  type Start,
} from '../../src/engine/core/index.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { coveringRows } from './pairs.js';
import { random } from './random.js';

const players: SettingDef = { id: 'players', values: ['2', '3', '4', '5', '6', '7'] };

/** What is chosen for a game of 1830, with the number of players. */
export const offered1830: readonly SettingDef[] = [
  players,
  ...title1830.settings.filter(({ hidden }) => !hidden),
];

const seatsOf = (row: Settings): number => Number(row['players']);

const chosenIn = ({ players: _seats, ...chosen }: Settings): Settings =>
  completeSettings(title1830.settings, chosen);

/** May 1830 be played by so many with these settings? */
export const isAllowed1830 = (row: Settings): boolean => {
  try {
    title1830.fitSettings!(chosenIn(row), seatsOf(row));
    return true;
  } catch (error) {
    if (error instanceof Illegal) return false;
    throw error;
  }
};

/** Settings, with the number of players, in which every two options of chapter V come together. */
export const rows1830 = coveringRows(offered1830, isAllowed1830, random(1830));

/** The game of 1830 of that number: one row after the other. */
export const startOf1830 = (seed: number): Start => {
  const row = rows1830[(seed - 1) % rows1830.length]!;
  return { rules: title1830.rules, seats: seatsOf(row), settings: chosenIn(row) };
};
