import { tileCounts } from '../../../../../engine/rail/map/tile-set.js';
import type { TileDef } from '../../../../../engine/rail/map/types.js';
import { tileFace } from '../../faces.js';
import { siteUpgrades, tiles as classicTiles } from '../../tiles.js';

/** How many more there are than in Classic (table T-09). */
const more = tileCounts(`
5x2 6x2 7x3 8x5 9x5 14 15x2 17 35 36 57x2 59 63 87 88 141 142 143 144 145 146 147 167 204 513 592x2 619
626 630 631 632 633 810 882 883 884 984 997
`);

/** All tiles of the box. */
const box: readonly TileDef[] = [
  ...classicTiles.map(tile => ({ ...tile, count: tile.count! + (more.get(tile.id) ?? 0) })),
  ...[...more]
    .filter(([id]) => classicTiles.every(tile => tile.id !== id))
    .map(([id, count]) => ({ id, count, ...tileFace(id) })),
];

/** The tiles of a scenario, by what it leaves in the box (table T-01). */
export const plusTiles = (removed: { readonly [tile: string]: number }): readonly TileDef[] =>
  box
    .map(tile => ({ ...tile, count: tile.count! - (removed[tile.id] ?? 0) }))
    .filter(({ count }) => count > 0);

const town4 = ['145', '146', '147'];

/**
 * What may replace what (table T-09), without what cannot fit: nothing follows 626, and nothing 36. 43 follows 28 and 29
 * in games of rules number 3 alone.
 */
export const plusUpgrades: { readonly [tile: string]: readonly string[] } = {
  ...siteUpgrades,
  ...{ 1: ['88'], 2: ['87'], 55: ['88'], 56: ['87'], 69: ['204'] },
  ...{ 3: ['141', '142', '143'], 4: ['141', '142'], 58: ['141', '142', '143', '144'] },
  ...{ 630: ['204'], 631: ['204'], 632: ['87'], 633: ['88'] },
  ...{ 5: ['14', '15', '619'], 6: ['14', '15', '619'], 57: ['14', '15', '619'] },
  8: ['16', '17', '19', '23', '24', '25', '28', '29'],
  17: ['47'],
  ...{ 53: ['61', '884', '997'], 592: ['61', '884', '997'], 54: ['62', '883'], 810: ['882'] },
  59: ['64', '65', '66', '67', '68', '984'],
  ...{ 87: ['146'], 88: ['145'], 141: town4, 142: town4, 143: ['146', '147'], 144: ['147'], 204: ['147'] },
  ...{ 619: ['63'], 63: ['513'] },
  ...{ 35: ['167'], 64: ['167'], 65: ['167'], 66: ['167'], 67: ['167'], 68: ['167'], 984: ['167'] },
};
