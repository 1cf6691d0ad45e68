import { rowTables, type RowTable } from '../data/values.js';
import { setForm } from '../data/set-file.js';
import { goods, hubColours } from '../data/types.js';
import type { Fields, ValueSpec } from './spec.js';

/* What each value of a data set may be. */

const number = (from: number, to: number): ValueSpec => ({ is: 'number', from, to });
/** All that is paid is a multiple of ten. */
const gulden = (from: number, to: number): ValueSpec => ({ is: 'number', from, to, by: 10 });
const word = (...of: readonly string[]): ValueSpec => ({ is: 'word', of });
const list = (of: ValueSpec, from: number, to: number): ValueSpec => ({ is: 'list', of, from, to });
const text = (pattern: string, like: string): ValueSpec => ({ is: 'text', pattern: `^${pattern}$`, like });
const byHub = (spec: ValueSpec): ValueSpec => ({
  is: 'object',
  has: Object.fromEntries(hubColours.map(hub => [hub, { spec }])),
});

const cityId = text('[a-z][a-z0-9_]{1,29}', 'wr_neustadt');
const linkId = text('[a-z][a-z0-9_]{1,29}--[a-z][a-z0-9_]{1,29}', 'wien--bratislava');
const name = text('\\S(.{0,38}\\S)?', 'Bruck a. d. Mur');
const good = word(...goods);
const sitePrice: ValueSpec = { is: 'either', of: [word('board', 'station'), gulden(10, 200)] };
const round = number(1, 8);

const face = (id: ValueSpec): Fields => ({
  id: { spec: id },
  effort: { spec: number(0, 12), what: 'work of a track to it' },
  influence: { spec: number(0, 9), what: 'number in the hexagon; 0 for none' },
  stationPrice: { spec: gulden(10, 200), optional: true, what: 'left out where no station can be built' },
  stationPlaces: { spec: number(0, 6) },
  sites: { spec: list(sitePrice, 0, 4), what: 'factory sites of the tile, each with its price' },
  demand: { spec: list(good, 0, 6) },
  business: { spec: number(0, 3), what: 'number for business tokens; 0 for none' },
});

/** By table, the fields of its rows. */
export const rowSpecs: { readonly [table in RowTable]: Fields } = {
  cities: {
    id: { spec: cityId },
    name: { spec: name },
    short: { spec: name, optional: true, what: 'name on the drawn map, where the whole of it is too long' },
    number: { spec: number(1, 60), optional: true, what: 'of the tile space; left out for a printed city' },
    region: { spec: word('A', 'B', 'C', 'D'), optional: true },
    place: {
      spec: list(number(0, 1000), 2, 2),
      what: 'on the board, 1000 wide and high, from the upper left',
    },
    drawn: {
      spec: list(number(0, 900), 2, 2),
      optional: true,
      what: 'on the drawn map, 546 wide and 868 high; near its place where it is left out',
    },
  },
  connections: {
    id: { spec: linkId },
    kind: { spec: word('normal', 'bridge', 'tunnel') },
    card: { spec: number(1, 4), optional: true, what: 'steps on its state railway card, if there is one' },
  },
  boardSites: {
    id: { spec: text('[a-z][a-z0-9_]{1,29}-[a-su-z][1-9]', 'wien-r1') },
    city: { spec: cityId },
    where: { spec: word('city', 'road') },
    price: { spec: sitePrice },
    players: { spec: number(2, 4), what: 'from how many players on it is there' },
  },
  printedCities: face(cityId),
  hubTiles: face(word(...hubColours)),
  cityTiles: face(text('[234]S-[0-9]{2}', '4S-16')),
  factoryBoards: {
    id: { spec: text('[234]S-(wood|stone|iron|coal)', '4S-wood') },
    build: { spec: list(gulden(0, 200), 1, 12), what: 'upper values, the price of the next factory' },
    delivery: {
      spec: list(gulden(0, 300), 1, 12),
      optional: true,
      what: 'lower values, what a delivery pays; left out for coal',
    },
  },
  workerBoards: {
    id: { spec: text('[234]S', '4S') },
    columns: { spec: byHub(number(1, 4)) },
    engineers: { spec: byHub(number(0, 8)) },
  },
  locomotives: {
    id: { spec: text('IS-[1-9][0-9]?', 'IS-4') },
    price: { spec: gulden(10, 300) },
    cars: { spec: number(1, 12) },
    influence: { spec: number(0, 9) },
    fromRound: { spec: round, optional: true, what: 'left out for the one of the start' },
  },
  shareRows: {
    id: { spec: text('row-[1-9]', 'row-1') },
    price: { spec: gulden(10, 500) },
    raiseSteps: { spec: number(0, 12), optional: true, what: 'left out for the lowest row' },
    investors: { spec: number(0, 6) },
  },
  contracts: {
    id: { spec: text('C[123]-[1-9][0-9]?', 'C2-4') },
    reserved: { spec: number(1, 3) },
    investors: { spec: number(0, 6) },
    factories: { spec: list(good, 1, 6) },
    reward: { spec: gulden(10, 900) },
  },
  growthTiles: {
    id: { spec: text('[a-z][a-z0-9]{0,9}', 'g1') },
    steps: { spec: list(number(0, 9), 1, 8), what: 'of the hub for its first, second ... cube' },
  },
  fixedHubs: {
    id: { spec: text('[234]S-(bronze|green|blue|white)', '4S-blue') },
    city: { spec: cityId },
    column: { spec: gulden(0, 400) },
    growth: { spec: text('[a-z][a-z0-9]{0,9}', 'g1') },
  },
  fixedStateRailways: {
    id: { spec: text('[234]S', '4S') },
    connections: { spec: list(linkId, 0, 4) },
  },
  setupCards: {
    id: { spec: text('N[234]-[1-9]', 'N3-1') },
    hubs: { spec: list(cityId, 4, 4) },
    specialTiles: { spec: list(number(1, 99), 0, 6) },
    specialCities: { spec: list(cityId, 0, 6) },
    stateRailways: { spec: list(linkId, 0, 4) },
  },
  smallKeys: {
    id: { spec: text('[0-9]{1,2}0|0', '120'), what: 'a column of the influence track' },
    worth: { spec: gulden(0, 400) },
  },
};

/** Single values. */
export const valueSpecs: Fields = {
  lastInfluenceColumn: { spec: gulden(150, 400) },
  tracksPerPlayer: { spec: number(8, 60) },
  marketPrices: { spec: list(gulden(0, 200), 10, 10), what: 'from the top, whose cube is taken first' },
  fixedShipment: { spec: list(number(0, 9), 7, 7), what: 'of rounds 1 to 7' },
  spareShipment: {
    spec: list(number(0, 9), 0, 6),
    what: 'shipment tiles that the fixed set-up does not use',
  },
};

const source = text('\\S.{0,199}', 'my copy of the edition of 2022');

/** What stands beside the tables. */
export const headSpecs: Fields = {
  $schema: { spec: text('.{0,300}', 'imperial-steam-data.schema.json'), optional: true },
  form: { spec: word(setForm) },
  name: { spec: text('\\S(.{0,38}\\S)?', 'My copy') },
  version: { spec: text('\\S{1,20}', '2') },
  printed: {
    spec: list(
      {
        is: 'object',
        has: {
          source: { spec: source },
          values: { spec: list(text('.{1,120}', 'cityTiles/4S-16/*'), 0, 3000) },
        },
      },
      0,
      100,
    ),
    what: 'values that were read from the game or a text, and where; all others are a reconstruction',
  },
};

export const setTables = rowTables;
