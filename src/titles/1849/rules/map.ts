import { hexRows, type HexExtra, type HexWords } from '../../../engine/rail/map/hex-rows.js';
import type { MapData } from '../../../engine/rail/map/types.js';
import { tiles, upgrades } from './tiles.js';

const terrain = (kind: string, cost: number, narrow: number) => (): HexExtra => ({
  terrain: { kind, cost, narrow, again: true },
});

/** 1849 §4.1, table of costs. */
const words: HexWords = {
  rough: terrain('rough', 40, 10),
  hills: terrain('hills', 80, 20),
  mountain: terrain('mountain', 160, 40),
};

/*
 * The arrow hexes come first: a port is worth the same in all phases, while values of grey cities change with them (1849 §4.3.2).
 * Nothing but a green tile may be laid on the yellow hexes (§4.1). Walls are named on one of their two hexes.
 */
const rows = `
A5  | blue; offboard 10 port; 0-A
a12 | blue; offboard 20 port; 5-A
L14 | blue; offboard 60 port; 2-A
N8  | blue; offboard 20 port; 4=A

A13 Milazzo      | gray; town 10; 0-A 2-A 5-A
A15              | gray;; 1=5
B16              | gray;; 1=2
C1 Trapani       | gray; city white:20 gray:30 black:40; 0=A 5=A
C9 St. Stefano   | gray; town 10; 0~A 1-A 5-A
C13              | gray;; 1~4 2-3
C15 Calabria     | gray; offboard white:10 gray:30 black:90; 4=A
E1 Marsala (CTL) | gray; city white:20 gray:30 black:40; 0=A 3=A 4=A 5=A
E13 Taormina     | gray; town 10; 0-A 2~A 4-A
F12 Etna         | gray
K13 Augusta      | gray; town 10; 0-A 2-A 5-A
M9 Terranova     | gray; city white:20 gray:30 black:40 x2; 1=A 2-A 3~A 4~A 5-A

B14 Messina        | yellow M; city 30; 0-A
C5 Palermo (RCS)   | yellow P; city 50; 2-A 3-A 5-A
H12 Catania (IFT)  | yellow C; city 40; 1-A
M11 Ragusa         | yellow; city 20; 1-A 4~A | rough | walls 5
M13 Siracusa (ATA) | yellow S; city 10; 2~A
I11                | yellow;; 2-4
K9                 | yellow;; 0~3 | mountain

H8 Caltanissetta  | white; city | hills
J6 Girgenti (SFA) | white; city | rough

C3 Alcamo                    | white; town
D4 Partinico                 | white; town | rough
E5 Corleone                  | white; town | mountain
E7 Termini Imerese           | white; town
E11 Bronte, F10 Troina       | white; town | mountain
G1 Mazzara, G3 Castelvetrano | white; town
G9 Castrogiovanni            | white; town | hills
G13 Acireale                 | white; town
H4 Sciacca                   | white; town | hills
I7 Canicattì                 | white; town | rough
I9 Piazza Armerina           | white; town | mountain
J10 Caltagirone              | white; town | rough
K7 Licata, N10 Vittoria      | white; town

B12 D6 D14 H2 J12 L8 N12 O11         | white
B4 C7                                | white | walls 1
C11                                  | white | walls 0
D8 D10                               | white | walls 0 1 5
H6 H10                               | white | rough
B2                                   | white | rough | walls 1
K11                                  | white | rough | walls 0 1
E3 F6 G7 I5                          | white | hills
D2 D12 E9 F2 F4 F8 G5 G11 J8 L10 L12 | white | mountain
`;

/** The board and tiles of 1849. Hexes lie on a side. */
export const mapData: MapData = { orientation: 'flat', hexes: hexRows(rows, words), tiles, upgrades };
