import { fittingUpgrades } from '../../../engine/rail/map/fitting-upgrades.js';
import { readTiles } from '../../../engine/rail/map/tile-set.js';
import type { MapData, TileDef } from '../../../engine/rail/map/types.js';

/** The tiles of Classic with their counts (table T-09). */
export const tiles: readonly TileDef[] = readTiles(`
1 2 3x2 4x2 7x4 8x8 9x7 14x3 15x2 16 18 19 20 23x3 24x3 25 26 27 28 29 39 40 41x2 42x2 43x2 44 45x2 46x2 47 53x2
54 55 56 57x4 58x2 59x2 61x2 62 63x3 64 65 66 67 68 69 70
`);

/** As 18xx.games has it: whatever fits. */
export const siteUpgrades = fittingUpgrades(tiles);

/** What may replace what (1830 §7.2.2 (5) with the lists before it): two upgrades fit that stand in neither of the lists. */
export const upgrades: MapData['upgrades'] = {
  ...siteUpgrades,
  28: ['39', '46', '70'],
  29: ['39', '45', '70'],
};
