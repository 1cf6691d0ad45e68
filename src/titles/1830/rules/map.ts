import {
  hexAt as hex,
  namedHex as named,
  homeOn as home,
  hexesAt,
  type HexExtra,
  type HexDef,
  type MapData,
} from '../../../engine/rail/index.js';
import { tiles, upgrades } from './tiles.js';

const water: HexExtra = { terrain: { kind: 'water', cost: 80 } };
const mountain: HexExtra = { terrain: { kind: 'mountain', cost: 120 } };

const plain = (ids: string, extra: HexExtra = {}): readonly HexDef[] => hexesAt(ids, 'white', extra);

const twoCities = 'yellow OO; city @1, city @4';
const twoTowns = 'white; town @1, town @4';

/** Red: one location may lie on two hexes. Values change with the first 5-train, when brown tiles come. */
const offboard: readonly HexDef[] = [
  named('F2', 'Chicago', 'red; offboard yellow:40 brown:70; 3-A 4-A 5-A'),
  named('I1', 'Gulf', 'red; offboard yellow:30 brown:60 group:Gulf; 4-A', { unlabelled: true }),
  named('J2', 'Gulf', 'red; offboard yellow:30 brown:60 group:Gulf; 3-A 4-A'),
  named('A9', 'Canadian West', 'red; offboard yellow:30 brown:50 group:Canada; 5-A', { unlabelled: true }),
  named('A11', 'Canadian West', 'red; offboard yellow:30 brown:50 group:Canada; 5-A 0-A'),
  named('K13', 'Deep South', 'red; offboard yellow:30 brown:40; 2-A 3-A'),
  named('B24', 'Maritime Provinces', 'red; offboard yellow:20 brown:30; 1-A 0-A'),
];

const grey: readonly HexDef[] = [
  named('D2', 'Lansing', 'gray; city 20; 5-A 4-A'),
  named('F6', 'Cleveland', 'gray; city 30; 5-A 0-A', home('C&O')),
  hex('E9', 'gray;; 2-3'),
  named('H12', 'Altoona', 'gray; city 10 @2.5; 1-A 4-A 1-4', home('PRR')),
  named('D14', 'Rochester', 'gray; city 20; 1-A 4-A 0-A'),
  named('C15', 'Kingston', 'gray; town 10; 1-A A-3'),
  named('K15', 'Richmond', 'gray; city 20; 2-A'),
  hex('A17', 'gray;; 0-5'),
  named('A19', 'Montreal', 'gray; city 40; 5-A 0-A', home('CPR')),
  named('I19', 'Atlantic City', 'gray; town 10; 1-A A-2'),
  named('F24', 'Mansfield', 'gray; town 10; 1-A A-2'),
  hex('D24', 'gray;; 1-0'),
];

const yellow: readonly HexDef[] = [
  named('E5', 'Detroit & Windsor', twoCities, water),
  named('D10', 'Hamilton & Toronto', twoCities, water),
  named('E11', 'Dunkirk & Buffalo', twoCities, home('ERIE', null)),
  named('H18', 'Philadelphia & Trenton', twoCities),
  named('I15', 'Baltimore', 'yellow B; city 30; 4-A A-0', home('B&O')),
  named('G19', 'New York & Newark', 'yellow NY; city 40 @3, city 40 @0; 3-A 0-B', {
    ...water,
    ...home('NYNH'),
  }),
  named('E23', 'Boston', 'yellow B; city 30; 3-A A-5', home('B&M')),
];

const cities: readonly HexDef[] = [
  named('F4', 'Toledo', 'white; city', water),
  named('J14', 'Washington', 'white; city', water),
  named('F22', 'Providence', 'white; city', water),
  named('B16', 'Ottawa', 'white; city', { walls: [5] }),
  named('E19', 'Albany', 'white; city', home('NYC')),
  named('H4', 'Columbus', 'white; city'),
  named('B10', 'Barrie', 'white; city'),
  named('H10', 'Pittsburgh', 'white; city'),
  named('H16', 'Lancaster', 'white; city'),
  named('F16', 'Scranton', 'white; city', mountain),
];

const towns: readonly HexDef[] = [
  named('E7', 'London', 'white; town', { walls: [5] }),
  named('B20', 'Burlington', 'white; town'),
  named('D4', 'Flint', 'white; town'),
  named('F10', 'Erie', 'white; town'),
  named('G7', 'Akron & Canton', twoTowns),
  named('G17', 'Reading & Allentown', twoTowns),
  named('F20', 'New Haven & Hartford', twoTowns),
];

/** Walls stand on the blue edges of the lakes and are named on one of their two hexes. */
const country: readonly HexDef[] = [
  ...plain('B12 B14 B22 C7 C9 C23 D8 D12 D16 D18 D20 E3 E13 E15 F8 F12 F14 F18 G3 G5 G9 G11 H2 H6 H8 H14'),
  ...plain('I3 I5 I7 I9 I13 J4 J6 J8'),
  ...plain('C11', { walls: [5] }),
  ...plain('C13', { walls: [0] }),
  ...plain('C17 C21 D22 E17 E21 G13 G15 I11 J10 J12', mountain),
  ...plain('B18 C19 D6 I17', water),
];

const hexes = [...offboard, ...grey, ...yellow, ...cities, ...towns, ...country];

/** The board and tiles of Classic. */
export const mapData: MapData = { hexes, tiles, upgrades };
