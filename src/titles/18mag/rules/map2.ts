import { hexRows } from '../../../engine/rail/map/hex-rows.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { words } from './map.js';
import { tiles2, upgrades } from './tiles.js';

const rows = `
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
export const map2: MapData = { hexes: hexRows(rows, words), tiles: tiles2, upgrades };
