import type { Grid, Point } from './geometry.js';

/** A box around its centre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What small marks have to keep clear of. */
export interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How bad it is to cover it, 1 by default. */
  readonly weight?: number;
}

/** Free space on one hex: give out spots for marks one after the other. */
export interface Space {
  /** The first of the spots with room around the mark, or the one with the most room; it is then taken. */
  take(width: number, height: number, spots: readonly Point[]): Point;
  /** The same, but null (and nothing taken) where more than `overlap` would be hidden. */
  tryTake(width: number, height: number, spots: readonly Point[], overlap: number): Point | null;
}

const gapToCircle = (box: Box, { x, y, radius }: Obstacle): number => {
  const dx = Math.max(Math.abs(x - box.x) - box.width / 2, 0);
  const dy = Math.max(Math.abs(y - box.y) - box.height / 2, 0);
  if (dx > 0 || dy > 0) return Math.hypot(dx, dy) - radius;
  const inner = Math.min(box.width / 2 - Math.abs(x - box.x), box.height / 2 - Math.abs(y - box.y));
  return -inner - radius;
};

const gapToBox = (a: Box, b: Box): number =>
  Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2);

/** Distance from the box to the hex's edges: negative where a corner lies outside. */
const gapToEdges = ({ x, y, width, height }: Box, grid: Grid): number =>
  Math.min(
    ...[-1, 1].flatMap(i =>
      [-1, 1].map(j => grid.edgeDistance({ x: x + (i * width) / 2, y: y + (j * height) / 2 })),
    ),
  );

/**
 * Spare room around the box: negative where something lies under it or it leaves the hex. Stops
 * looking once there is no more than `enough`.
 */
const room = (
  box: Box,
  grid: Grid,
  obstacles: readonly Obstacle[],
  taken: readonly Box[],
  enough: number,
): number => {
  const inside = gapToEdges(box, grid);
  let least = inside < 0.5 ? inside * 3 - 3 : inside;
  // Marks on marks are worse than marks on track.
  for (const other of taken) {
    const gap = gapToBox(box, other);
    least = Math.min(least, gap < 0 ? gap * 2 - 4 : gap);
  }
  for (const obstacle of obstacles) {
    if (least <= enough) return least;
    const gap = gapToCircle(box, obstacle);
    least = Math.min(least, gap < 0 ? gap * (obstacle.weight ?? 1) : gap);
  }
  return least;
};

/** Room around a mark that satisfies the eye. */
const ENOUGH = 1;

/** Finds places for marks on a hex, each as far as can be from these obstacles and from the marks placed before. */
export const freeSpace = (grid: Grid, obstacles: readonly Obstacle[]): Space => {
  const taken: Box[] = [];
  const find = (width: number, height: number, spots: readonly Point[]): { box: Box; space: number } => {
    let best = { box: { x: 0, y: 0, width, height }, space: -Infinity };
    for (const { x, y } of spots) {
      const box = { x, y, width, height };
      const space = room(box, grid, obstacles, taken, best.space);
      if (space > best.space + 0.01) best = { box, space };
      if (space >= ENOUGH) break;
    }
    return best;
  };
  return {
    take: (width, height, spots) => {
      const { box } = find(width, height, spots);
      taken.push(box);
      return box;
    },
    tryTake: (width, height, spots, overlap) => {
      const { box, space } = find(width, height, spots);
      if (space < -overlap) return null;
      taken.push(box);
      return box;
    },
  };
};
