import type { HexDef } from './data.js';
import type { Grid } from './geometry.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Bounds extends Size {
  readonly x: number;
  readonly y: number;
}

/** The box around hexes, with a margin. */
export const boundsOf = (grid: Grid, hexes: readonly HexDef[], margin: number): Bounds => {
  const centres = hexes.map(hex => grid.centre(hex.id));
  const xs = centres.map(c => c.x);
  const ys = centres.map(c => c.y);
  const [x, y] = [Math.min(...xs) - grid.half.x - margin, Math.min(...ys) - grid.half.y - margin];
  return {
    x,
    y,
    width: Math.max(...xs) + grid.half.x + margin - x,
    height: Math.max(...ys) + grid.half.y + margin - y,
  };
};
