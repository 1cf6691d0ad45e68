import {
  hexAt as hex,
  namedHex as named,
  homeOn as home,
  hexesAt,
  type HexExtra,
  type HexDef,
  type MapData,
  type Terrain,
} from '../../../engine/rail/index.js';
import { tiles, upgrades } from './tiles.js';

const terrain = (kind: string, cost: number, narrow: number): { readonly terrain: Terrain } => ({
  terrain: { kind, cost, narrow, again: true },
});

/** 1849 §4.1, table of costs. */
const rough = terrain('rough', 40, 10);
const hills = terrain('hills', 80, 20);
const mountain = terrain('mountain', 160, 40);

const plain = (ids: string, extra: HexExtra = {}): readonly HexDef[] => hexesAt(ids, 'white', extra);

const town = (id: string, name: string, extra: HexExtra = {}): HexDef =>
  named(id, name, 'white; town', extra);

/** The arrow hexes; a port is worth the same in all phases. */
const ports: readonly HexDef[] = [
  hex('A5', 'blue; offboard 10 port; 0-A'),
  hex('a12', 'blue; offboard 20 port; 5-A'),
  hex('L14', 'blue; offboard 60 port; 2-A'),
  hex('N8', 'blue; offboard 20 port; 4=A'),
];

/** Values of grey cities change with the phase (1849 §4.3.2). */
const greyCity = 'white:20 gray:30 black:40';

const grey: readonly HexDef[] = [
  named('A13', 'Milazzo', 'gray; town 10; 0-A 2-A 5-A'),
  hex('A15', 'gray;; 1=5'),
  hex('B16', 'gray;; 1=2'),
  named('C1', 'Trapani', `gray; city ${greyCity}; 0=A 5=A`),
  named('C9', 'St. Stefano', 'gray; town 10; 0~A 1-A 5-A'),
  hex('C13', 'gray;; 1~4 2-3'),
  named('C15', 'Calabria', 'gray; offboard white:10 gray:30 black:90; 4=A'),
  named('E1', 'Marsala', `gray; city ${greyCity}; 0=A 3=A 4=A 5=A`, home('CTL')),
  named('E13', 'Taormina', 'gray; town 10; 0-A 2~A 4-A'),
  named('F12', 'Etna', 'gray'),
  named('K13', 'Augusta', 'gray; town 10; 0-A 2-A 5-A'),
  named('M9', 'Terranova', `gray; city ${greyCity} x2; 1=A 2-A 3~A 4~A 5-A`),
];

/** Nothing but a green tile may be laid on these (1849 §4.1). */
const yellow: readonly HexDef[] = [
  named('B14', 'Messina', 'yellow M; city 30; 0-A'),
  named('C5', 'Palermo', 'yellow P; city 50; 2-A 3-A 5-A', home('RCS')),
  named('H12', 'Catania', 'yellow C; city 40; 1-A', home('IFT')),
  named('M11', 'Ragusa', 'yellow; city 20; 1-A 4~A', { ...rough, walls: [5] }),
  named('M13', 'Siracusa', 'yellow S; city 10; 2~A', home('ATA')),
  hex('I11', 'yellow;; 2-4'),
  hex('K9', 'yellow;; 0~3', mountain),
];

const cities: readonly HexDef[] = [
  named('H8', 'Caltanissetta', 'white; city', hills),
  named('J6', 'Girgenti', 'white; city', { ...rough, ...home('SFA') }),
];

const towns: readonly HexDef[] = [
  town('C3', 'Alcamo'),
  town('D4', 'Partinico', rough),
  town('E5', 'Corleone', mountain),
  town('E7', 'Termini Imerese'),
  town('E11', 'Bronte', mountain),
  town('F10', 'Troina', mountain),
  town('G1', 'Mazzara'),
  town('G3', 'Castelvetrano'),
  town('G9', 'Castrogiovanni', hills),
  town('G13', 'Acireale'),
  town('H4', 'Sciacca', hills),
  town('I7', 'Canicattì', rough),
  town('I9', 'Piazza Armerina', mountain),
  town('J10', 'Caltagirone', rough),
  town('K7', 'Licata'),
  town('N10', 'Vittoria'),
];

/** Impassable sides are named on one of their two hexes. */
const country: readonly HexDef[] = [
  ...plain('B12 D6 D14 H2 J12 L8 N12 O11'),
  ...plain('B4 C7', { walls: [1] }),
  ...plain('C11', { walls: [0] }),
  ...plain('D8 D10', { walls: [0, 1, 5] }),
  ...plain('H6 H10', rough),
  ...plain('B2', { ...rough, walls: [1] }),
  ...plain('K11', { ...rough, walls: [0, 1] }),
  ...plain('E3 F6 G7 I5', hills),
  ...plain('D2 D12 E9 F2 F4 F8 G5 G11 J8 L10 L12', mountain),
];

const hexes = [...ports, ...grey, ...yellow, ...cities, ...towns, ...country];

/** The board and tiles of 1849. Hexes lie on a side. */
export const mapData: MapData = { orientation: 'flat', hexes, tiles, upgrades };
