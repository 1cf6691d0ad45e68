import type { Edge, MapData } from './data.js';
import { apart, type Point } from './point.js';

export type { Point };

/** Centre to corner of a hex, in drawing units. */
export const RADIUS = 50;

/** Centre to the middle of an edge. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

/** The point in that direction from the origin; 0 degrees is right, then clockwise, for `y` points down. */
export const polar = (degrees: number, distance: number): Point => ({
  x: Math.cos((degrees * Math.PI) / 180) * distance,
  y: Math.sin((degrees * Math.PI) / 180) * distance,
});

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
/** The point on the way from `a` (`t` 0) to `b` (`t` 1). */
export const mix = (a: Point, b: Point, t: number): Point => plus(times(a, 1 - t), times(b, t));

/** The point turned clockwise about the origin. */
export const turnedPoint = (p: Point, degrees: number): Point => {
  const { x: cos, y: sin } = polar(degrees, 1);
  return { x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos };
};

/**
 * Where an edge (or, with a half, a corner) lies, seen from the centre: 0 is south-west, then clockwise.
 * So it is on a hex that stands on a corner; all that lies on a hex is laid out on such a one and then
 * turned as the map has it (`Grid`).
 */
export const edgeAngle = (edge: number): number => 120 + 60 * edge;

export const edgeMiddle = (edge: Edge): Point => polar(edgeAngle(edge), APOTHEM);

/**
 * Row (A = 0, AA = 26; a = -1, above A) and column of a hex.
 * @throws Error when the id is not letters and a number
 */
export const rowAndColumn = (id: string): { readonly row: number; readonly column: number } => {
  const match = /^([A-Z]{1,2}|[a-z])(\d{1,3})$/.exec(id);
  if (!match) throw new Error(`no hex id: ${id.slice(0, 20)}`);
  const letters = match[1]!;
  const row =
    letters >= 'a'
      ? 96 - letters.charCodeAt(0)
      : [...letters].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0) - 1;
  return { row, column: Number(match[2]) };
};

/** How the hexes of a map lie. */
export interface Grid {
  /** Sixths of a turn, clockwise, from a hex that stands on a corner. */
  readonly turn: number;
  /** Letters name rows, and not columns. */
  readonly lettersDown: boolean;
  readonly corners: readonly Point[];
  /** Half of a hex's width and height. */
  readonly half: Point;
  /** The two corners of an edge. */
  edgeEnds(edge: Edge): readonly [Point, Point];
  /** Where the hex's centre lies on the map. */
  centre(id: string): Point;
  /** The edge of `from` behind which `to` lies; undefined when they do not touch. */
  edgeTowards(from: string, to: string): Edge | undefined;
  /** How far the point, or a box around it with all its corners, lies inside a hex around the origin; negative outside. */
  readonly edgeDistance: (p: Point, width?: number, height?: number) => number;
  /** Directions towards corners and edges, in which small marks are tried first. */
  readonly spots: { readonly corners: readonly number[]; readonly edges: readonly number[] };
  /** Where the hex's name stands, and where the tile's number, the best place first. */
  readonly names: { readonly hex: Point; readonly tile: readonly [Point, ...Point[]] };
}

const sixths: readonly number[] = [0, 1, 2, 3, 4, 5];

/** @param lettersDown do letters name rows, and not columns? */
const makeGrid = (
  turn: number,
  step: Point,
  half: Point,
  more: Pick<Grid, 'spots' | 'names'>,
  lettersDown = true,
): Grid => {
  const angle = (edge: number): number => edgeAngle(edge + turn);
  const outward = sixths.map(edge => polar(angle(edge), 1));
  const centre = (id: string): Point => {
    const { row, column } = rowAndColumn(id);
    const [across, down] = lettersDown ? [column, row] : [row, column];
    return { x: across * step.x, y: down * step.y };
  };
  return {
    turn,
    lettersDown,
    half,
    corners: sixths.map(n => polar(angle(n + 0.5), RADIUS)),
    edgeEnds: edge => [polar(angle(edge - 0.5), RADIUS), polar(angle(edge + 0.5), RADIUS)],
    centre,
    edgeTowards: (from, to) => {
      const gap = minus(centre(to), centre(from));
      return sixths.find(edge => apart(gap, polar(angle(edge), 2 * APOTHEM)) < 1);
    },
    edgeDistance: (p, width = 0, height = 0) => {
      let far = 0;
      for (const { x, y } of outward)
        far = Math.max(far, p.x * x + p.y * y + (Math.abs(x) * width + Math.abs(y) * height) / 2);
      return APOTHEM - far;
    },
    ...more,
  };
};

const across = [180, 0, 240, 300, 120, 60];
const upright = [210, 330, 150, 30, 270, 90];

const pointy = makeGrid(
  0,
  { x: APOTHEM, y: 1.5 * RADIUS },
  { x: APOTHEM, y: RADIUS },
  {
    spots: { corners: upright, edges: across },
    names: {
      hex: { x: 0, y: 42.5 },
      tile: [
        { x: 0, y: -42.5 },
        { x: 34.5, y: -20 },
        { x: -34.5, y: -20 },
      ],
    },
  },
);

const onSide = (lettersDown: boolean): Grid =>
  makeGrid(
    -0.5,
    { x: 1.5 * RADIUS, y: APOTHEM },
    { x: RADIUS, y: APOTHEM },
    {
      spots: { corners: across, edges: upright },
      names: {
        hex: { x: -16, y: 38 },
        tile: [
          { x: -16, y: -38 },
          { x: 16, y: -38 },
          { x: 16, y: 38 },
        ],
      },
    },
    lettersDown,
  );

const grids: { readonly [orientation in NonNullable<MapData['orientation']>]: Grid } = {
  pointy,
  flat: onSide(true),
  columns: onSide(false),
};

/** The grid of a map; standing on corners if nothing is said. */
export const gridOf = (orientation: MapData['orientation']): Grid => grids[orientation ?? 'pointy'];
