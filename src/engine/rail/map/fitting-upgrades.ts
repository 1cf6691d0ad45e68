import { kept } from '../../core/index.js';
import { turnFace } from './face.js';
import { carryStops, follows } from './replace.js';
import type { MapData, TileDef } from './types.js';

const fits = (old: TileDef, tile: TileDef): boolean =>
  follows(old.colour, tile.colour) &&
  old.label === tile.label &&
  [0, 1, 2, 3, 4, 5].some(rotation => carryStops(old, turnFace(tile, rotation)) !== null);

/**
 * What may replace each tile where nothing but colour, label and track decides: the tiles of the next colour with the same
 * label that keep its track and its stops, however they are turned. A title spreads it and writes down what differs.
 */
export const fittingUpgrades = kept((tiles: readonly TileDef[]): MapData['upgrades'] =>
  Object.fromEntries(
    tiles
      .map(old => [old.id, tiles.filter(tile => fits(old, tile)).map(({ id }) => id)] as const)
      .filter(([, all]) => all.length > 0),
  ),
);
