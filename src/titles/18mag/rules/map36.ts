import type { MapData } from '../../../engine/rail/index.js';
import {
  balaton,
  both,
  BUDAPEST,
  budapest,
  each,
  hex,
  home,
  K,
  mountain,
  named,
  twoCities,
  water,
} from './map.js';
import { tiles36, upgrades } from './tiles.js';

/** Far places: ends of runs, worth more in each phase (18Mag §2 Schritt 4, sheet §1.4). */
const red = [
  named('B23', 'Galicia', 'red; offboard yellow:30 green:40 brown:50 gray:60; 0-A 1-A 5-A'),
  named('C6', 'Bécs', 'red; offboard yellow:30 green:40 brown:50 gray:70; 4-A 5-A'),
  named('H1', 'Trieszt', 'red; offboard yellow:20 green:30 brown:40 gray:50; 4-A 5-A'),
  named('I26', 'Isztambul', 'red; offboard yellow:20 green:30 brown:40 gray:50; 2-A 3-A'),
  named('J15', 'Belgrád', 'red; offboard yellow:10 green:20 brown:30 gray:40; 2-A 3-A'),
];

/** A run includes one mine at most, with the railcar of SNW (sheet §3 M4); it may go on behind it. */
const mine = 'gray; town yellow:30 brown:50 mine group:mine';

const mines = [
  hex('A10', `${mine}; 0-A 4-A 5-A`),
  hex('A18', `${mine}; 0-A 1-A 5-A`),
  hex('E26', `${mine}; 0-A 1-A 2-A 5-A`),
  hex('I20', `${mine}; 0-A 1-A 2-A 3-A`),
];

const doubleCities = [
  named('E12', 'Pest & Buda', BUDAPEST, budapest),
  named('D19', 'Szatmárnémeti & Nyíregyháza', twoCities, home('2', 0)),
  named('G10', 'Pécs & Mohács', twoCities, home('7', 1)),
  named('G14', 'Szeged & Szabadka', twoCities, home('4', 1)),
  named('I14', 'Újvidék & Pétervárad', twoCities, home('9', 1)),
];

const city = 'white; city';

const cities = [
  named('C12', 'Selmecbánya', city),
  named('C16', 'Miskolc', city),
  named('E18', 'Debrecen', city),
  named('F13', 'Kecskemét', city),
  named('F19', 'Nagyvárad', city),
  named('G16', 'Arad', city),
  named('C8', 'Pozsony', city, { walls: [0] }),
  named('D7', 'Sopron', city, { ...home('11'), walls: [3] }),
  named('E10', 'Székesfehérvár', city, home('3')),
  named('H5', 'Zágráb', city, home('8')),
  named('H17', 'Temesvár', city, home('10')),
  named('D9', 'Győr', city, water(2)),
  named('E14', 'Szolnok', city, water(1)),
  named('B17', 'Kassa', city, { ...home('6'), ...mountain(1) }),
  named('F23', 'Kolozsvár', city, mountain(1)),
  named('I2', 'Fiume', city, { ...home('13'), ...K }),
  named('H23', 'Nagyszeben', city, { ...home('12'), ...mountain(1), ...K }),
  named('H27', 'Brassó', city, { ...home('5'), ...mountain(1), ...K }),
];

const town = 'white; town';

const towns = [
  ...each('B15 D13 E6 F17 G18 G22 H7 H13', town),
  ...each('D17 G6 J19', town, water(1)),
  ...each('H11', town, water(3)),
  ...each('B9 G24', town, mountain(1)),
  ...each('E22 E24 F25 G26', town, mountain(2)),
  ...each('C20', town, both(2)),
];

const country = [
  ...each('C10 D15 E8 E16 E20 F7 I8 I10 I16', 'white'),
  ...each('C18 F15 G8 H9 H15', 'white', water(1)),
  ...each('D11 F11 G12 I12', 'white', water(2)),
  ...each('B11 I4 I18 J3', 'white', mountain(1)),
  ...each('B13 C14 C22 F21 G20 H3 H19 H21 H25', 'white', mountain(2)),
  ...each('A12 A14 A16 B19 B21 C24 D25 F27 G28', 'white', mountain(3)),
  ...each('D21', 'white', both(2)),
  ...each('D23', 'white', both(3)),
  hex('F5', 'white', { walls: [0] }),
  hex('G4', 'white', { walls: [3] }),
  hex('I6', 'white', { ...mountain(1), walls: [0] }),
  hex('J5', 'white', { ...mountain(1), walls: [3] }),
  hex('F9', 'white', balaton),
];

/** The board for three to six players. */
export const map36: MapData = {
  hexes: [...red, ...mines, ...doubleCities, ...cities, ...towns, ...country],
  tiles: tiles36,
  upgrades,
};
