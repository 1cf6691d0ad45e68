import { hexRows, type HexExtra, type HexWords } from '../../../engine/rail/map/hex-rows.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { tiles2, tiles36, upgrades } from './tiles.js';

/** What a terrain symbol costs (18Mag §2 Schritt 1). */
const SYMBOL = 10;

/** The terrain of a hex with this many symbols. */
const terrain =
  (kind: string) =>
  (symbols?: string): HexExtra => ({ terrain: { kind, cost: SYMBOL * Number(symbols) } });

/** What stands behind the hexes of both boards (18Mag §2 Schritt 1). One has shores: Lake Balaton parts it, no track leads over. */
const words: HexWords = {
  water: terrain('water'),
  mountain: terrain('mountain'),
  both: terrain('water mountain'),
  /** Budapest takes its own tiles alone, and the first so that the river stays where it is. */
  budapest: () => ({ takes: [{ tile: 'L33', rotations: [2] }] }),
  /** After an ordinary yellow city, only tiles with a K. */
  K: () => ({ labels: { green: 'K', brown: 'K', gray: 'K' } }),
};

/*
 * Far places are ends of runs, worth more in each phase (18Mag §2 Schritt 4, sheet §1.4). A run includes one mine at most, with the
 * railcar of SNW (sheet §3 M4); it may go on behind it.
 */
const rows36 = `
B23 Galicia   | red; offboard yellow:30 green:40 brown:50 gray:60; 0-A 1-A 5-A
C6 Bécs       | red; offboard yellow:30 green:40 brown:50 gray:70; 4-A 5-A
H1 Trieszt    | red; offboard yellow:20 green:30 brown:40 gray:50; 4-A 5-A
I26 Isztambul | red; offboard yellow:20 green:30 brown:40 gray:50; 2-A 3-A
J15 Belgrád   | red; offboard yellow:10 green:20 brown:30 gray:40; 2-A 3-A

A10 | gray; town yellow:30 brown:50 mine group:mine; 0-A 4-A 5-A
A18 | gray; town yellow:30 brown:50 mine group:mine; 0-A 1-A 5-A
E26 | gray; town yellow:30 brown:50 mine group:mine; 0-A 1-A 2-A 5-A
I20 | gray; town yellow:30 brown:50 mine group:mine; 0-A 1-A 2-A 3-A

E12 Pest & Buda                 | white B; city 20 @0.5, city 20 @3.5; 0-A 3-B | home 1.1 | budapest
D19 Szatmárnémeti & Nyíregyháza | white OO; city @1, city @4 | home 2
G10 Pécs & Mohács               | white OO; city @1, city @4 | home 7.1
G14 Szeged & Szabadka           | white OO; city @1, city @4 | home 4.1
I14 Újvidék & Pétervárad        | white OO; city @1, city @4 | home 9.1

C12 Selmecbánya, C16 Miskolc, E18 Debrecen, F13 Kecskemét | white; city
F19 Nagyvárad, G16 Arad                                   | white; city
C8 Pozsony                                                | white; city | walls 0
D7 Sopron                                                 | white; city | home 11 | walls 3
E10 Székesfehérvár                                        | white; city | home 3
H5 Zágráb                                                 | white; city | home 8
H17 Temesvár                                              | white; city | home 10
D9 Győr                                                   | white; city | water 2
E14 Szolnok                                               | white; city | water 1
B17 Kassa                                                 | white; city | home 6 | mountain 1
F23 Kolozsvár                                             | white; city | mountain 1
I2 Fiume                                                  | white; city | home 13 | K
H23 Nagyszeben                                            | white; city | home 12 | mountain 1 | K
H27 Brassó                                                | white; city | home 5 | mountain 1 | K

B15 D13 E6 F17 G18 G22 H7 H13 | white; town
D17 G6 J19                    | white; town | water 1
H11                           | white; town | water 3
B9 G24                        | white; town | mountain 1
E22 E24 F25 G26               | white; town | mountain 2
C20                           | white; town | both 2

C10 D15 E8 E16 E20 F7 I8 I10 I16     | white
C18 F15 G8 H9 H15                    | white | water 1
D11 F11 G12 I12                      | white | water 2
B11 I4 I18 J3                        | white | mountain 1
B13 C14 C22 F21 G20 H3 H19 H21 H25   | white | mountain 2
A12 A14 A16 B19 B21 C24 D25 F27 G28  | white | mountain 3
D21                                  | white | both 2
D23                                  | white | both 3
F5                                   | white | walls 0
G4                                   | white | walls 3
I6                                   | white | mountain 1 | walls 0
J5                                   | white | mountain 1 | walls 3
F9                                   | white | shores 123 450
`;

/** The board for three to six players. */
export const map36: MapData = { hexes: hexRows(rows36, words), tiles: tiles36, upgrades };

const rows2 = `
A2 Bécs     | red; offboard yellow:30 green:40 brown:50; 4-A 5-A
A18 Galicia | red; offboard yellow:30 green:40 brown:50; 0-A 1-A
F3 Trieszt  | red; offboard yellow:20 green:30 brown:40; 2-A 3-A 4-A
F11 Belgrád | red; offboard yellow:10 green:20 brown:30; 1-A 2-A 3-A

A4  | gray; town 10; 1-A 5-A
a11 | gray; town 10; 0-A 5-A

C8 Pest & Buda   | white B; city 20 @0.5, city 20 @3.5; 0-A 3-B | home 1.1 | budapest
E6 Pécs & Mohács | white OO; city @1, city @4 | home 7.1

C14 Debrecen, D9 Kecskemét | white; city
C6 Székesfehérvár          | white; city | home 3
E10 Szeged                 | white; city | home 4
A12 Miskolc                | white; city | home 6
B3 Sopron                  | white; city | home 11
B15 Nyíregyháza            | white; city | home 2
C10 Szolnok                | white; city | water 1
B5 Győr                    | white; city | water 2

B9 C2 D13 F9 | white; town
B13 E2       | white; town | water 1
A16          | white; town | both 2

B11 C4 C12 D1 D3 E12 | white
A14 D11 E4 F5        | white | water 1
B7 D7 E8             | white | water 2
F7                   | white | water 3
A10                  | white | mountain 2
B17                  | white | both 2
D5                   | white | shores 123 450
`;

/** The back of the board, for two players or one (18Mag §Vorbereitung 2). */
export const map2: MapData = { hexes: hexRows(rows2, words), tiles: tiles2, upgrades };
