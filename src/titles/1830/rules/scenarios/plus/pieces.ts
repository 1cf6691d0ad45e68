import { parseFace } from '../../../../../engine/rail/map/tile-text.js';
import type { HexDef } from '../../../../../engine/rail/map/types.js';

type Extra = Omit<HexDef, 'id' | 'colour' | 'label' | 'stops' | 'track'>;

/** A piece of cardboard that changes a hex of the board (table T-02). */
interface Piece {
  readonly face: string;
  readonly extra?: Extra;
}

/** A warehouse replaces a red area: runs may pass through it, and it has no room for tokens. */
const warehouse = (name: string, low: number, high: number, track: string): Piece => ({
  face: `red; city yellow:${String(low)} brown:${String(high)} x0; ${track}`,
  extra: { name },
});

const pieces: { readonly [piece: string]: Piece } = {
  '30a': {
    // A gate: companies need a licence.
    face: 'gray; city yellow:40 brown:60 x0 gate; 1-A 2-A 3-A 4-A 5-A',
    extra: { name: 'Coal River' },
  },
  '30b': warehouse('SE Warehouse', 30, 40, '1-A 2-A 3-A'),
  '30c': warehouse('SW Warehouse', 30, 60, '2-A 3-A 4-A'),
  '30d': warehouse('W Warehouse', 40, 70, '3-A 4-A 5-A'),
  '30e': warehouse('NW Warehouse', 30, 50, '0-A 1-A 5-A'),
  '30f': warehouse('NE Warehouse', 20, 30, '0-A 1-A'),
  '30h': { face: 'white' },
  '30i': { face: 'white; city', extra: { name: 'Columbus' } },
  '30j': { face: 'gray' },
  '30k': {
    face: 'gray; city 30; 5-A 0-A',
    extra: { name: 'Cleveland' },
  },
  '30l': {
    face: 'yellow OO; city @1, city @4',
    extra: { name: 'Detroit & Windsor', terrain: { kind: 'water', cost: 80 } },
  },
  '30m': { face: 'gray;; 2-3' },
  '30n': { face: 'white; city', extra: { name: 'Roanoke' } },
  '30p': { face: 'white; city', extra: { name: 'Richmond' } },
  '30q': { face: 'white; city', extra: { name: 'Ottawa', walls: [5] } },
  '30r': {
    face: 'yellow TO; city 30 @0, city 30 @3; 0-A 3-B',
    extra: { name: 'Hamilton & Toronto', terrain: { kind: 'water', cost: 80 } },
  },
  // An ordinary yellow tile, which does not come out of the supply.
  9: { face: 'yellow;; 1-4' },
  // The other half of a red area whose named hex is a warehouse is mere track to it.
  'A9-track': { face: 'red;; 4-5' },
  'K1-track': { face: 'red;; 3-5' },
};

const warehouses = {
  M13: '30b',
  L2: '30c',
  F2: '30d',
  A11: '30e',
  B24: '30f',
  A9: 'A9-track',
  K1: 'K1-track',
};

/** Which pieces lie where, by scenario (table T-02). 30m is printed with D10, but it is the Classic E9. */
const placed: { readonly [scenario: string]: { readonly [hex: string]: string } } = {
  S1: { L8: '30a', M11: '9', ...warehouses },
  S2: { J10: '30a', K13: '30p', B16: '30q', D10: '30r', C21: '30h', ...warehouses },
  S3: { L8: '30a' },
  S4: { H4: '30h', H6: '30i', F6: '30j', F8: '30k', E5: '30l', E9: '30m', L10: '30n' },
};

/** Of these pieces something is only supposed, because no print was at hand. */
export const supposedPieces: readonly (readonly [piece: string, what: string])[] = [
  ['30a', 'on J10 it lies as on L8'],
  ['30k', 'grey like the Cleveland of F6'],
  ['30n', 'no cost'],
  ['30r', 'exits, values, cost and label'],
];

const place = (hexes: readonly HexDef[], named: { readonly [hex: string]: string }): readonly HexDef[] =>
  hexes.map(hex => {
    const piece = pieces[named[hex.id] ?? ''];
    return piece ? { id: hex.id, ...parseFace(piece.face), ...piece.extra } : hex;
  });

/** The board with the pieces of a scenario on it. */
export const withPieces = (hexes: readonly HexDef[], scenario: string): readonly HexDef[] =>
  place(hexes, placed[scenario] ?? {});

/** The board with Roanoke on it, where the N&W may begin (V-7.3). */
export const withRoanoke = (hexes: readonly HexDef[]): readonly HexDef[] => place(hexes, { L10: '30n' });
