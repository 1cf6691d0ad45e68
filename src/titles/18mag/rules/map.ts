import { hexRows, type HexWords } from '../../../engine/rail/map/hex-rows.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { tiles2, tiles36, upgrades } from './tiles.js';

const words: HexWords = {
  /** Budapest takes its own tiles alone, and the first so that the river stays where it is. */
  budapest: () => ({ takes: [{ tile: 'L33', rotations: [2] }] }),
  /** After an ordinary yellow city, only tiles with a K. */
  K: () => ({ labels: { green: 'K', brown: 'K', gray: 'K' } }),
};

/*
 * Far places are ends of runs, worth more in each phase (18Mag §2 Schritt 4, sheet §1.4). A run includes one mine at most, with the
 * railcar of SNW (sheet §3 M4); it may go on behind it. A terrain symbol costs 10 (§2 Schritt 1). Lake Balaton parts the hex with
 * shores: no track leads over.
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

E12 Pest & Buda (1.1)                                        | white B; city 20 @0.5, city 20 @3.5; 0-A 3-B | budapest
D19 Szatmárnémeti & Nyíregyháza (2), G10 Pécs & Mohács (7.1) | white OO; city @1, city @4
G14 Szeged & Szabadka (4.1), I14 Újvidék & Pétervárad (9.1)  | white OO; city @1, city @4

C12 Selmecbánya, C16 Miskolc, E18 Debrecen, F13 Kecskemét | white; city
C8 Pozsony                                                | white; city | walls 0
E10 Székesfehérvár (3), H5 Zágráb (8), H17 Temesvár (10)  | white; city
D7 Sopron (11), F19 Nagyvárad, G16 Arad                   | white; city
D9 Győr                                                   | white; city | water 20
E14 Szolnok                                               | white; city | water 10
B17 Kassa (6), F23 Kolozsvár                              | white; city | mountain 10
I2 Fiume (13)                                             | white; city | K
H23 Nagyszeben (12), H27 Brassó (5)                       | white; city | mountain 10 | K

B15 D13 E6 F17 G18 G22 H7 H13 | white; town
D17 G6 J19                    | white; town | water 10
H11                           | white; town | water 30
B9 G24                        | white; town | mountain 10
E22 E24 F25 G26               | white; town | mountain 20
C20                           | white; town | water+mountain 20

C10 D15 E8 E16 E20 F7 G4 I8 I10 I16 | white
C18 F15 G8 H9 H15                   | white | water 10
D11 F11 G12 I12                     | white | water 20
B11 I4 I18 J3 J5                    | white | mountain 10
B13 C14 C22 F21 G20 H3 H19 H21 H25  | white | mountain 20
A12 A14 A16 B19 B21 C24 D25 F27 G28 | white | mountain 30
D21                                 | white | water+mountain 20
D23                                 | white | water+mountain 30
F5                                  | white | walls 0
I6                                  | white | mountain 10 | walls 0
F9                                  | white | shores 123 450
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

C8 Pest & Buda (1.1)   | white B; city 20 @0.5, city 20 @3.5; 0-A 3-B | budapest
E6 Pécs & Mohács (7.1) | white OO; city @1, city @4

C14 Debrecen, D9 Kecskemét, C6 Székesfehérvár (3), E10 Szeged (4) | white; city
A12 Miskolc (6), B3 Sopron (11), B15 Nyíregyháza (2)              | white; city
C10 Szolnok                                                       | white; city | water 10
B5 Győr                                                           | white; city | water 20

B9 C2 D13 F9 | white; town
B13 E2       | white; town | water 10
A16          | white; town | water+mountain 20

B11 C4 C12 D1 D3 E12 | white
A14 D11 E4 F5        | white | water 10
B7 D7 E8             | white | water 20
F7                   | white | water 30
A10                  | white | mountain 20
B17                  | white | water+mountain 20
D5                   | white | shores 123 450
`;

/** The back of the board, for two players or one (18Mag §Vorbereitung 2). */
export const map2: MapData = { hexes: hexRows(rows2, words), tiles: tiles2, upgrades };
