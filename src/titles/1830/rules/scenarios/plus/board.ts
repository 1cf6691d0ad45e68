import { hexRows } from '../../../../../engine/rail/map/hex-rows.js';
import type { HexDef } from '../../../../../engine/rail/map/types.js';
import { mapData } from '../../map.js';

/** The south, which the Classic side does not show. */
const south = `
K1 Chattanooga       | red; offboard yellow:30 brown:60 group:Chattanooga; 3-A | unlabelled
L2 Chattanooga       | red; offboard yellow:30 brown:60 group:Chattanooga; 3-A 4-A
M13 Deep South       | red; offboard yellow:30 brown:40; 1-A 2-A 3-A
K3 Lexington         | white; city
K7 Huntington        | white; city | mountain 80
K13 Richmond         | white; city
L16 Norfolk          | gray; city yellow:30 brown:50 x2; 1-A 2-A 3-A
J2 K5 L4 L12 L14 M11 | white
J16 J18 K15 K17      | white | water 40
K9 K11 L6 L8 L10 M9  | white | mountain 120
`;

/** What differs from the Classic side in the hexes that both have. */
const changed = `
A19 Montreal                 | gray; city yellow:40 brown:60 x2; 0-A 1-A 5-A
A17                          | gray;; 0-4 0-5 4-5
B16 Ottawa                   | white; city | water 80 | walls 5
B20 Plattsburgh & Burlington | white; town @1, town @4
C5                           | white | walls 4
C7                           | white
C21                          | white | mountain 40
D22                          | white | mountain 80
D24                          | gray;; 0-1 0-2
E5 Detroit & Windsor         | yellow OO; city 20 @1, city @4; 1-A | water 80
E9                           | gray;; 1-3 2-3
G17 Bethlehem & Allentown    | white; town @1, town @4
H12 Altoona                  | green;; 1-4 1-5
H16 Reading                  | white; city
I19 Atlantic City            | gray; town 10; 0-A 1-A 2-A
`;

const own = hexRows(south + changed);
const gone = ['I1', ...own.map(({ id }) => id)];

/** Homes are the scenario's: those of the Classic side are left out. */
const classic = mapData.hexes
  .filter(({ id }) => !gone.includes(id))
  .map(({ homes: _others, ...rest }): HexDef => rest);

/** The 1830+ side of the board, without the homes of companies, which are each scenario's. */
export const plusHexes: readonly HexDef[] = [...classic, ...own];

/**
 * What the rulebook does not show and no print was at hand for: which hexes, what is taken, and what it could be
 * instead. An owner of the box can correct it here and in the faces above.
 */
export const reconstructed: readonly {
  readonly hexes: readonly string[];
  readonly taken: string;
  readonly orElse: string;
}[] = [
  { hexes: ['I9', 'J2', 'J4', 'J6', 'J8'], taken: 'no cost', orElse: 'water, 40' },
  { hexes: ['B16'], taken: 'water, 80', orElse: 'no cost' },
  { hexes: ['C21'], taken: 'mountain, 40', orElse: 'mountain, 120' },
  { hexes: ['D22'], taken: 'mountain, 80', orElse: 'mountain, 120' },
  { hexes: ['C5'], taken: 'a hex of the map, with water to C7', orElse: 'no hex' },
  { hexes: ['K1'], taken: 'an exit to J2', orElse: 'an exit to K3' },
  { hexes: ['M9', 'M11'], taken: 'hexes of the map, with an exit of M13 to them', orElse: 'no hexes' },
  { hexes: ['E5'], taken: 'an exit to the west, worth 20', orElse: 'no exit' },
];
