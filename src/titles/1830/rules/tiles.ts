import { fittingUpgrades } from '../../../engine/rail/map/fitting-upgrades.js';
import { standardTiles, tileCounts } from '../../../engine/rail/map/tile-set.js';
import type { MapData, TileDef } from '../../../engine/rail/map/types.js';

/** How many there are of each tile in Classic (table T-09). */
const counts = tileCounts({
  1: '1 2 16 18 19 20 25 26 27 28 29 39 40 44 47 54 55 56 62 64 65 66 67 68 69 70',
  2: '3 4 15 41 42 43 45 46 53 58 59 61',
  3: '14 23 24 63',
  4: '7 57',
  7: '9',
  8: '8',
});

/** The tiles of Classic with their counts. */
export const tiles: readonly TileDef[] = standardTiles(counts);

/** As 18xx.games has it: whatever fits. */
export const siteUpgrades = fittingUpgrades(tiles);

/** What may replace what (1830 §7.2.2 (5) with the lists before it): two upgrades fit that stand in neither of the lists. */
export const upgrades: MapData['upgrades'] = {
  ...siteUpgrades,
  28: ['39', '46', '70'],
  29: ['39', '45', '70'],
};
