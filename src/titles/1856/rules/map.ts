import {
  hexAt as hex,
  namedHex as named,
  homeOn as home,
  hexesAt as each,
  type HexExtra,
  type HexDef,
  type MapData,
} from '../../../engine/rail/index.js';
import { tiles, upgrades } from './tiles.js';

/** What a brown or grey tile must be marked with there (1856 §1.5). */
const brown = (label: string): HexExtra => ({ labels: { brown: label } });

const water: HexExtra = { terrain: { kind: 'water', cost: 40 } };
const mountain: HexExtra = { terrain: { kind: 'mountain', cost: 40 } };

/** Values rise with the first 5-train and some again with the first diesel (1856 §1.4). */
const west = 'red; offboard yellow:20 brown:30 black:50 group:West';
const lowerCanada = 'red; offboard yellow:20 brown:30 black:50 group:Lower';
const buffalo = 'red; offboard yellow:30 brown:40 group:Buffalo';

const offboard: readonly HexDef[] = [
  named('A20', 'Detroit & Windsor', 'red; offboard yellow:30 brown:50 black:60; 4-A 5-A'),
  named('A14', 'Port Huron', 'red'),
  named('B13', 'Sarnia', 'red; offboard yellow:30 brown:50; 0-A 5-A'),
  named('H5', 'Lake Huron', 'red; offboard yellow:30 brown:50 black:40; 0-A 5-A'),
  named('K2', 'Georgian Bay', 'red; offboard yellow:20 brown:30; 0-A 5-A'),
  named('N1', 'Canadian West', `${west}; 0-A 1-A`, { unlabelled: true }),
  named('O2', 'Canadian West', `${west}; 0-A 1-A 5-A`),
  named('Q8', 'Lower Canada', `${lowerCanada}; 1-A 2-A`),
  named('Q10', 'Lower Canada', `${lowerCanada}; 2-A`, { unlabelled: true }),
  named('P17', 'Buffalo', `${buffalo}; 1-A 2-A`),
  named('P19', 'Buffalo', `${buffalo}; 2-A`, { unlabelled: true }),
];

const fixed: readonly HexDef[] = [
  named('F9', 'Goderich', 'gray; town yellow:30 brown:50 black:40; 0-A 4-A 5-A'),
  hex('N5', 'blue'),
];

const printedCities: readonly HexDef[] = [
  named('M4', 'Barrie', 'yellow B-L; city 30; 0-A 4-A', { ...home('CPR'), ...brown('Bar') }),
  named('F15', 'London', 'yellow B-L; city 30; 0-A 4-A', { ...home('GW'), ...brown('Lon') }),
  named('N11', 'Toronto', 'yellow T; city 30 @1, city 30 @4; 1-A 4-B', home('CV')),
  named('I12', 'Kitchener', 'yellow OO; city @1, city @4'),
  named('N17', 'Welland', 'yellow OO; city @1, city @4'),
  named('L15', 'Hamilton', 'yellow OO; city @1, city @4', {
    ...home('THB', null),
    ...mountain,
    labels: { gray: 'H' },
  }),
];

const cities: readonly HexDef[] = [
  ...each('G12 I8', 'white; city'),
  named('H15', 'Woodstock', 'white; city'),
  named('J13', 'Galt', 'white; city'),
  named('D17', 'Glencoe', 'white; city', home('CA')),
  named('J11', 'Guelph', 'white; city', home('WGB')),
  named('J15', 'Brantford', 'white; city', home('BBG')),
  named('K8', 'Orangeville', 'white; city', home('TGB')),
  named('O16', 'Niagara Falls', 'white; city', home('WR')),
  named('B19', 'Chatham', 'white; city', brown('L')),
  named('L13', 'Burlington', 'white; city', brown('L')),
  named('P9', 'Oshawa', 'white; city', { ...home('GT'), ...brown('L') }),
  named('C14', 'Maudaumin', 'white; city', { ...home('LPS'), ...brown('L') }),
  named('F17', 'St. Thomas', 'white; city', brown('L')),
  named('O18', 'Fort Erie', 'white; city', brown('L')),
  hex('N3', 'white; city', { ...water, ...brown('L') }),
];

const twoTowns = 'white; town @1, town @4';

const towns: readonly HexDef[] = [
  ...each('J9 K16 L9 M6 N9 H11 D19 H17 J5 M18', 'white; town'),
  named('I14', 'Drumbo', twoTowns),
  ...each('F13 M10 E18 H7 J17', twoTowns),
];

const country: readonly HexDef[] = [
  ...each('L3 B15 B17 B21 C16 C18 C20 D13 D15 E12 E14 E16 F11 G8 G10 G14 G16 G18 H9 H13 I6 I10', 'white'),
  ...each('I16 I18 J7 K4 K6 K18 L5 L7 L11 L17 M2 M8 M12 N7 O4 O6 O8 O10 P3 P5', 'white'),
  ...each('K10 K12 K14 M16 N15', 'white', mountain),
  ...each('N19 P7', 'white', water),
];

const hexes = [...offboard, ...fixed, ...printedCities, ...cities, ...towns, ...country];

/** The board and tiles of 1856. Hexes lie on a side, and letters name their columns. */
export const mapData: MapData = { orientation: 'columns', hexes, tiles, upgrades };
