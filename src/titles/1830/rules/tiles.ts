import { standardTile, type TileDef } from '../../../engine/rail/index.js';

/** How many there are of each tile in Classic (table T-09). */
const counts: { readonly [tile: string]: number } = {
  ...{ 1: 1, 2: 1, 3: 2, 4: 2, 7: 4, 8: 8, 9: 7, 55: 1, 56: 1, 57: 4, 58: 2, 69: 1 },
  ...{ 14: 3, 15: 2, 16: 1, 18: 1, 19: 1, 20: 1, 23: 3, 24: 3, 25: 1, 26: 1, 27: 1, 28: 1, 29: 1 },
  ...{ 53: 2, 54: 1, 59: 2 },
  ...{ 39: 1, 40: 1, 41: 2, 42: 2, 43: 2, 44: 1, 45: 2, 46: 2, 47: 1, 63: 3, 70: 1 },
  ...{ 61: 2, 62: 1, 64: 1, 65: 1, 66: 1, 67: 1, 68: 1 },
};

/** The tiles of Classic with their counts. */
export const tiles: readonly TileDef[] = Object.entries(counts).map(([id, count]) => ({
  id,
  count,
  ...standardTile(id),
}));

/** What may replace what (1830 §7.2.2 (5) with the lists before it). */
export const upgrades: { readonly [tile: string]: readonly string[] } = {
  7: ['18', '26', '27', '28', '29'],
  8: ['16', '19', '23', '24', '25', '28', '29'],
  9: ['18', '19', '20', '23', '24', '26', '27'],
  57: ['14', '15'],
  14: ['63'],
  15: ['63'],
  16: ['43', '70'],
  18: ['43'],
  19: ['45', '46'],
  20: ['44', '47'],
  23: ['41', '43', '45', '47'],
  24: ['42', '43', '46', '47'],
  25: ['40', '45', '46'],
  26: ['42', '44', '45'],
  27: ['41', '44', '46'],
  28: ['39', '46', '70'],
  29: ['39', '45', '70'],
  53: ['61'],
  54: ['62'],
  59: ['64', '65', '66', '67', '68'],
};

/** As 18xx.games has it: two upgrades more, which fit but stand in neither of the rulebook's lists. */
export const siteUpgrades: { readonly [tile: string]: readonly string[] } = {
  ...upgrades,
  28: ['39', '43', '46', '70'],
  29: ['39', '43', '45', '70'],
};
