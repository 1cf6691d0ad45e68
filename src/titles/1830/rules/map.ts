import { hexRows } from '../../../engine/rail/map/hex-rows.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { tiles, upgrades } from './tiles.js';

/*
 * One red location may lie on two hexes. Their values change with the first 5-train, when brown tiles come. Walls stand on the
 * blue edges of the lakes and are named on one of their two hexes.
 */
const rows = `
F2 Chicago             | red; offboard yellow:40 brown:70; 3-A 4-A 5-A
I1 Gulf                | red; offboard yellow:30 brown:60 group:Gulf; 4-A | unlabelled
J2 Gulf                | red; offboard yellow:30 brown:60 group:Gulf; 3-A 4-A
A9 Canadian West       | red; offboard yellow:30 brown:50 group:Canada; 5-A | unlabelled
A11 Canadian West      | red; offboard yellow:30 brown:50 group:Canada; 5-A 0-A
K13 Deep South         | red; offboard yellow:30 brown:40; 2-A 3-A
B24 Maritime Provinces | red; offboard yellow:20 brown:30; 1-A 0-A

D2 Lansing         | gray; city 20; 5-A 4-A
F6 Cleveland (C&O) | gray; city 30; 5-A 0-A
E9                 | gray;; 2-3
H12 Altoona (PRR)  | gray; city 10 @2.5; 1-A 4-A 1-4
D14 Rochester      | gray; city 20; 1-A 4-A 0-A
C15 Kingston       | gray; town 10; 1-A A-3
K15 Richmond       | gray; city 20; 2-A
A17                | gray;; 0-5
A19 Montreal (CPR) | gray; city 40; 5-A 0-A
I19 Atlantic City  | gray; town 10; 1-A A-2
F24 Mansfield      | gray; town 10; 1-A A-2
D24                | gray;; 1-0

E5 Detroit & Windsor, D10 Hamilton & Toronto | yellow OO; city @1, city @4 | water 80
E11 Dunkirk & Buffalo (ERIE.any)             | yellow OO; city @1, city @4
H18 Philadelphia & Trenton                   | yellow OO; city @1, city @4
I15 Baltimore (B&O)                          | yellow B; city 30; 4-A A-0
G19 New York & Newark (NYNH)                 | yellow NY; city 40 @3, city 40 @0; 3-A 0-B | water 80
E23 Boston (B&M)                             | yellow B; city 30; 3-A A-5

F4 Toledo, J14 Washington, F22 Providence              | white; city | water 80
B16 Ottawa                                             | white; city | walls 5
E19 Albany (NYC)                                       | white; city
H4 Columbus, B10 Barrie, H10 Pittsburgh, H16 Lancaster | white; city
F16 Scranton                                           | white; city | mountain 120

E7 London                          | white; town | walls 5
B20 Burlington, D4 Flint, F10 Erie | white; town
G7 Akron & Canton, G17 Reading & Allentown, F20 New Haven & Hartford | white; town @1, town @4

B12 B14 B22 C7 C9 C23 D8 D12 D16 D18 D20 E3 E13 E15 F8 F12 F14 F18 G3 G5 G9 G11 H2 H6 H8 H14 | white
I3 I5 I7 I9 I13 J4 J6 J8                | white
C11                                     | white | walls 5
C13                                     | white | walls 0
C17 C21 D22 E17 E21 G13 G15 I11 J10 J12 | white | mountain 120
B18 C19 D6 I17                          | white | water 80
`;

/** The board and tiles of Classic. */
export const mapData: MapData = { hexes: hexRows(rows), tiles, upgrades };
