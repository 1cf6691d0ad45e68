import type { Edge, MapData } from './types.js';

type Orientation = NonNullable<MapData['orientation']>;
type Steps = readonly (readonly [row: number, column: number])[];

/** Row and column steps across edges 0 .. 5 (see types.ts). */
const steps: { readonly [o in Orientation]: Steps } = {
  pointy: [
    [1, -1],
    [0, -2],
    [-1, -1],
    [-1, 1],
    [0, 2],
    [1, 1],
  ],
  flat: [
    [2, 0],
    [1, -1],
    [-1, -1],
    [-2, 0],
    [-1, 1],
    [1, 1],
  ],
  columns: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
};

/** `A` is row 0, `a` is row -1, `b` row -2. */
const rowOf = (letter: string): number =>
  letter >= 'a' ? 96 - letter.charCodeAt(0) : letter.charCodeAt(0) - 65;

const letterOf = (row: number): string => String.fromCharCode(row < 0 ? 96 - row : 65 + row);

/** The same edge seen from the other side. */
export const opposite = (edge: Edge): Edge => (edge + 3) % 6;

/** What edge `edge` becomes on a tile turned by `rotation`. */
export const turnEdge = (edge: Edge, rotation: number): Edge => (edge + rotation) % 6;

/** Name of the hex behind that edge, whether or not the map has one there. */
export const neighbourName = (hex: string, edge: Edge, orientation: Orientation = 'pointy'): string => {
  const [row, column] = steps[orientation][edge]!;
  return letterOf(rowOf(hex.slice(0, 1)) + row) + String(Number(hex.slice(1)) + column);
};
