import { parseFace } from '../../../../../engine/rail/map/tile-text.js';
import type { HexDef } from '../../../../../engine/rail/map/types.js';

/** The hexes with other faces. */
export const withFaces = (
  hexes: readonly HexDef[],
  faces: { readonly [hex: string]: string },
): readonly HexDef[] =>
  hexes.map(hex => (faces[hex.id] === undefined ? hex : { ...hex, ...parseFace(faces[hex.id]!) }));
