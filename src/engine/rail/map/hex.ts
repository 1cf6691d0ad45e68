import type { Edge } from './types.js';

/** Row and column steps across edges 0 .. 5 (south-west, west, north-west, north-east, east, south-east). */
const steps: readonly (readonly [row: number, column: number])[] = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
];

/** The same edge seen from the other side. */
export const opposite = (edge: Edge): Edge => (edge + 3) % 6;

/** What edge `edge` becomes on a tile turned by `rotation`. */
export const turnEdge = (edge: Edge, rotation: number): Edge => (edge + rotation) % 6;

/** Name of the hex behind that edge, whether or not the map has one there. */
export const neighbourName = (hex: string, edge: Edge): string => {
  const [row, column] = steps[edge]!;
  return String.fromCharCode(hex.charCodeAt(0) + row) + String(Number(hex.slice(1)) + column);
};
