import type { MapData } from '../../../engine/rail/index.js';
import {
  balaton,
  both,
  BUDAPEST,
  budapest,
  each,
  hex,
  home,
  mountain,
  named,
  twoCities,
  water,
} from './map.js';
import { tiles2, upgrades } from './tiles.js';

const red = [
  named('A2', 'Bécs', 'red; offboard yellow:30 green:40 brown:50; 4-A 5-A'),
  named('A18', 'Galicia', 'red; offboard yellow:30 green:40 brown:50; 0-A 1-A'),
  named('F3', 'Trieszt', 'red; offboard yellow:20 green:30 brown:40; 2-A 3-A 4-A'),
  named('F11', 'Belgrád', 'red; offboard yellow:10 green:20 brown:30; 1-A 2-A 3-A'),
];

const printedTowns = [hex('A4', 'gray; town 10; 1-A 5-A'), hex('a11', 'gray; town 10; 0-A 5-A')];

const doubleCities = [
  named('C8', 'Pest & Buda', BUDAPEST, budapest),
  named('E6', 'Pécs & Mohács', twoCities, home('7', 1)),
];

const city = 'white; city';

const cities = [
  named('C14', 'Debrecen', city),
  named('D9', 'Kecskemét', city),
  named('C6', 'Székesfehérvár', city, home('3')),
  named('E10', 'Szeged', city, home('4')),
  named('A12', 'Miskolc', city, home('6')),
  named('B3', 'Sopron', city, home('11')),
  named('B15', 'Nyíregyháza', city, home('2')),
  named('C10', 'Szolnok', city, water(1)),
  named('B5', 'Győr', city, water(2)),
];

const town = 'white; town';

const towns = [
  ...each('B9 C2 D13 F9', town),
  ...each('B13 E2', town, water(1)),
  ...each('A16', town, both(2)),
];

const country = [
  ...each('B11 C4 C12 D1 D3 E12', 'white'),
  ...each('A14 D11 E4 F5', 'white', water(1)),
  ...each('B7 D7 E8', 'white', water(2)),
  ...each('F7', 'white', water(3)),
  ...each('A10', 'white', mountain(2)),
  ...each('B17', 'white', both(2)),
  hex('D5', 'white', balaton),
];

/** The back of the board, for two players or one (18Mag §Vorbereitung 2). */
export const map2: MapData = {
  hexes: [...red, ...printedTowns, ...doubleCities, ...cities, ...towns, ...country],
  tiles: tiles2,
  upgrades,
};
