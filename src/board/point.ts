/** Screen coordinates: x to the right, y down; angles in degrees, clockwise from east. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
