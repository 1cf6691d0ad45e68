import { hexRows, type HexWords } from '../../../engine/rail/map/hex-rows.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { tiles, upgrades } from './tiles.js';

const words: HexWords = {
  /** What a brown or grey tile must be marked with there (1856 §1.5). */
  brown: label => ({ labels: { brown: label } }),
  gray: label => ({ labels: { gray: label } }),
};

/** Values rise with the first 5-train and some again with the first diesel (1856 §1.4). */
const rows = `
A20 Detroit & Windsor | red; offboard yellow:30 brown:50 black:60; 4-A 5-A
A14 Port Huron        | red
B13 Sarnia            | red; offboard yellow:30 brown:50; 0-A 5-A
H5 Lake Huron         | red; offboard yellow:30 brown:50 black:40; 0-A 5-A
K2 Georgian Bay       | red; offboard yellow:20 brown:30; 0-A 5-A
N1 Canadian West      | red; offboard yellow:20 brown:30 black:50 group:West; 0-A 1-A | unlabelled
O2 Canadian West      | red; offboard yellow:20 brown:30 black:50 group:West; 0-A 1-A 5-A
Q8 Lower Canada       | red; offboard yellow:20 brown:30 black:50 group:Lower; 1-A 2-A
Q10 Lower Canada      | red; offboard yellow:20 brown:30 black:50 group:Lower; 2-A | unlabelled
P17 Buffalo           | red; offboard yellow:30 brown:40 group:Buffalo; 1-A 2-A
P19 Buffalo           | red; offboard yellow:30 brown:40 group:Buffalo; 2-A | unlabelled

F9 Goderich | gray; town yellow:30 brown:50 black:40; 0-A 4-A 5-A
N5          | blue

M4 Barrie (CPR)            | yellow B-L; city 30; 0-A 4-A | brown Bar
F15 London (GW)            | yellow B-L; city 30; 0-A 4-A | brown Lon
N11 Toronto (CV)           | yellow T; city 30 @1, city 30 @4; 1-A 4-B
I12 Kitchener, N17 Welland | yellow OO; city @1, city @4
L15 Hamilton (THB.any)     | yellow OO; city @1, city @4 | mountain 40 | gray H

G12 I8, H15 Woodstock, J13 Galt | white; city
D17 Glencoe (CA)                | white; city
J11 Guelph (WGB)                | white; city
J15 Brantford (BBG)             | white; city
K8 Orangeville (TGB)            | white; city
O16 Niagara Falls (WR)          | white; city
B19 Chatham, L13 Burlington     | white; city | brown L
P9 Oshawa (GT)                  | white; city | brown L
C14 Maudaumin (LPS)             | white; city | brown L
F17 St. Thomas, O18 Fort Erie   | white; city | brown L
N3                              | white; city | water 40 | brown L

J9 K16 L9 M6 N9 H11 D19 H17 J5 M18 | white; town
I14 Drumbo                         | white; town @1, town @4
F13 M10 E18 H7 J17                 | white; town @1, town @4

L3 B15 B17 B21 C16 C18 C20 D13 D15 E12 E14 E16 F11 G8 G10 G14 G16 G18 H9 H13 I6 I10 | white
I16 I18 J7 K4 K6 K18 L5 L7 L11 L17 M2 M8 M12 N7 O4 O6 O8 O10 P3 P5 | white
K10 K12 K14 M16 N15 | white | mountain 40
N19 P7              | white | water 40
`;

/** The board and tiles of 1856. Hexes lie on a side, and letters name their columns. */
export const mapData: MapData = { orientation: 'columns', hexes: hexRows(rows, words), tiles, upgrades };
