import { hexRows } from '../../../../../engine/rail/map/hex-rows.js';
import type { HexDef } from '../../../../../engine/rail/map/types.js';
import type { PlusPlan } from './plans.js';

/*
 * Pieces of cardboard that change hexes of the board (table T-02).
 */

/** The gate of the coal field, 30a: companies need a licence. */
const coalField = 'Coal River | gray; city yellow:40 brown:60 x0 gate; 1-A 2-A 3-A 4-A 5-A';

/**
 * 30b to 30f: a warehouse replaces a red area. Runs may pass through it, and it has no room for tokens. Where the area has another
 * hex, that is mere track to it.
 */
const warehouses = `
M13 SE Warehouse | red; city yellow:30 brown:40 x0; 1-A 2-A 3-A
L2 SW Warehouse  | red; city yellow:30 brown:60 x0; 2-A 3-A 4-A
F2 W Warehouse   | red; city yellow:40 brown:70 x0; 3-A 4-A 5-A
A11 NW Warehouse | red; city yellow:30 brown:50 x0; 0-A 1-A 5-A
B24 NE Warehouse | red; city yellow:20 brown:30 x0; 0-A 1-A
A9               | red;; 4-5
K1               | red;; 3-5
`;

/** 30n, where the N&W may begin. */
const roanoke = hexRows('L10 Roanoke | white; city');

/** An ordinary yellow tile of S-1 does not come out of the supply. 30m is printed with D10, but it is the Classic E9. */
const placed: { readonly [scenario in PlusPlan['pieces']]: readonly HexDef[] } = {
  S1: hexRows(`
    L8 ${coalField}
    M11 | yellow;; 1-4
    ${warehouses}`),
  S2: hexRows(`
    J10 ${coalField}
    K13 Richmond           | white; city
    B16 Ottawa             | white; city | walls 5
    D10 Hamilton & Toronto | yellow TO; city 30 @0, city 30 @3; 0-A 3-B | water 80
    C21                    | white
    ${warehouses}`),
  S3: hexRows(`L8 ${coalField}`),
  S4: [
    ...hexRows(`
    H4                   | white
    H6 Columbus          | white; city
    F6                   | gray
    F8 Cleveland         | gray; city 30; 5-A 0-A
    E5 Detroit & Windsor | yellow OO; city @1, city @4 | water 80
    E9                   | gray;; 2-3`),
    ...roanoke,
  ],
};

/** Of these pieces something is only supposed, because no print was at hand. */
export const supposedPieces: readonly (readonly [piece: string, what: string])[] = [
  ['30a', 'on J10 it lies as on L8'],
  ['30k', 'grey like the Cleveland of F6'],
  ['30n', 'no cost'],
  ['30r', 'exits, values, cost and label'],
];

const place = (hexes: readonly HexDef[], pieces: readonly HexDef[]): readonly HexDef[] =>
  hexes.map(hex => pieces.find(({ id }) => id === hex.id) ?? hex);

/** The board with the pieces of a scenario on it. */
export const withPieces = (hexes: readonly HexDef[], scenario: PlusPlan['pieces']): readonly HexDef[] =>
  place(hexes, placed[scenario]);

/** The board with Roanoke on it, where the N&W may begin (V-7.3). */
export const withRoanoke = (hexes: readonly HexDef[]): readonly HexDef[] => place(hexes, roanoke);
