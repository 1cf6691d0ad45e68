import type { Feature } from '../../../engine/rail/contract.js';
import { extraTileRules, twoTiles } from '../../../engine/rail/mechanisms/two-tiles.js';

const FEE = 10;

/** One yellow tile or one upgrade, and another yellow tile for 10 (18Mag §2 Schritt 1). */
export const secondTile: Feature = {
  ...twoTiles,
  rules: [...twoTiles.rules!, extraTileRules.change({ fee: () => FEE })],
};
