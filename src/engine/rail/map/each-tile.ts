import type { Upgrade } from './types.js';

/** Each of these tiles may be replaced by the same ones: `eachTile('14 15', ['63', '125'])`. */
export const eachTile = <T extends string | Upgrade>(
  tiles: string,
  to: readonly T[],
): { readonly [tile: string]: readonly T[] } => Object.fromEntries(tiles.split(' ').map(id => [id, to]));
