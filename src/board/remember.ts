import type { Face } from './data.js';
import type { Grid } from './geometry.js';
import type { Svg } from './svg.js';
import type { Theme } from './theme.js';
import { drawHex, type HexDrawing } from './tile.js';

type Drawings = Map<string, readonly Svg[]>;

/** Ways one face has been drawn, before they are forgotten: turned, with tokens, ringed, in either language. */
const MOST = 128;

const drawn = new WeakMap<Theme, WeakMap<Face, Drawings>>();

const drawingsOf = (theme: Theme, face: Face): Drawings => {
  let faces = drawn.get(theme);
  if (!faces) drawn.set(theme, (faces = new WeakMap()));
  let drawings = faces.get(face);
  if (!drawings) faces.set(face, (drawings = new Map<string, readonly Svg[]>()));
  if (drawings.size >= MOST) drawings.clear();
  return drawings;
};

/**
 * The same as `drawHex`, kept: from one position to the next hardly a hex changes, and finding places
 * for its writing takes most of the time of a map.
 */
export const rememberedHex = ({ face, ...rest }: HexDrawing, grid: Grid, theme: Theme): readonly Svg[] => {
  const drawings = drawingsOf(theme, face);
  const key = JSON.stringify([grid.turn, rest]);
  let svg = drawings.get(key);
  if (!svg) drawings.set(key, (svg = drawHex({ face, ...rest }, grid, theme)));
  return svg;
};
