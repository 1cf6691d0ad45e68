import type { Edge } from './data.js';

/** Screen coordinates: x to the right, y down; angles in degrees, clockwise from east. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centre to corner of a hex, in drawing units. */
export const RADIUS = 50;

/** Centre to the middle of an edge. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export const polar = (degrees: number, distance: number): Point => ({
  x: Math.cos((degrees * Math.PI) / 180) * distance,
  y: Math.sin((degrees * Math.PI) / 180) * distance,
});

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const mix = (a: Point, b: Point, t: number): Point => plus(times(a, 1 - t), times(b, t));

export const turnedPoint = (p: Point, degrees: number): Point => {
  const { x: cos, y: sin } = polar(degrees, 1);
  return { x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos };
};

/** Where an edge (or, with a half, a corner) lies, seen from the centre: 0 is south-west, then clockwise. */
export const edgeAngle = (edge: number): number => 120 + 60 * edge;

export const edgeMiddle = (edge: Edge): Point => polar(edgeAngle(edge), APOTHEM);

/** The two corners of an edge. */
export const edgeEnds = (edge: Edge): readonly [Point, Point] => [
  polar(edgeAngle(edge) - 30, RADIUS),
  polar(edgeAngle(edge) + 30, RADIUS),
];

export const corners: readonly Point[] = [0, 1, 2, 3, 4, 5].map(n => polar(30 + 60 * n, RADIUS));

/**
 * Row (A = 0, AA = 26) and column of a hex.
 * @throws Error when the id is not letters and a number
 */
export const rowAndColumn = (id: string): { readonly row: number; readonly column: number } => {
  const match = /^([A-Z]{1,2})(\d{1,3})$/.exec(id);
  if (!match) throw new Error(`no hex id: ${id.slice(0, 20)}`);
  const row = [...match[1]!].reduce((sum, char) => sum * 26 + char.charCodeAt(0) - 64, 0) - 1;
  return { row, column: Number(match[2]) };
};

/** Where the hex's centre lies on the map. */
export const hexCentre = (id: string): Point => {
  const { row, column } = rowAndColumn(id);
  return { x: column * APOTHEM, y: row * 1.5 * RADIUS };
};

/** The edge of `from` behind which `to` lies; undefined when they do not touch. */
export const edgeTowards = (from: string, to: string): Edge | undefined => {
  const gap = minus(hexCentre(to), hexCentre(from));
  return [0, 1, 2, 3, 4, 5].find(edge => apart(gap, times(edgeMiddle(edge), 2)) < 1);
};

const outward: readonly Point[] = [0, 1, 2, 3, 4, 5].map(edge => polar(edgeAngle(edge), 1));

/** How far the point lies inside a hex around the origin; negative outside. */
export const edgeDistance = (p: Point): number =>
  APOTHEM - Math.max(...outward.map(({ x, y }) => p.x * x + p.y * y));
