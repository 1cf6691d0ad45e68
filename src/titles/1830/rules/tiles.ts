import { fittingUpgrades, standardTile, type MapData, type TileDef } from '../../../engine/rail/index.js';

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

/** As 18xx.games has it: whatever fits. */
export const siteUpgrades = fittingUpgrades(tiles);

/** What may replace what (1830 §7.2.2 (5) with the lists before it): two upgrades fit that stand in neither of the lists. */
export const upgrades: MapData['upgrades'] = {
  ...siteUpgrades,
  28: ['39', '46', '70'],
  29: ['39', '45', '70'],
};
