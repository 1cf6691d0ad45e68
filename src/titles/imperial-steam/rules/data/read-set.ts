import {
  goods,
  hubColours,
  type ByGood,
  type ByHub,
  type City,
  type CityTile,
  type Contract,
  type CityFace,
  type FactoryRow,
  type FixedSetup,
  type HubColour,
  type Link,
  type Locomotive,
  type PlayerCount,
  type SetupCard,
  type ShareRow,
  type SitePrice,
  type StateRailwayCard,
  type WorkerBoard,
} from './types.js';
import type { SetFile, WrittenCity, WrittenFace, WrittenPrice } from './set-file.js';

const siteText = (price: WrittenPrice): SitePrice =>
  typeof price === 'number' ? { kind: 'fixed', amount: price } : { kind: price };

const cityFrom = ({ id, name, number, region, place: [x, y] }: WrittenCity): City => ({
  id,
  name,
  ...(number !== undefined && { number }),
  ...(region !== undefined && { region }),
  x,
  y,
});

const faceFrom = (face: WrittenFace): CityFace => ({
  effort: face.effort,
  influence: face.influence,
  station: {
    ...(face.stationPrice !== undefined && { price: face.stationPrice }),
    places: face.stationPlaces,
  },
  sites: face.sites.map(siteText),
  demand: face.demand,
  business: face.business as CityFace['business'],
});

const facesFrom = (faces: readonly WrittenFace[]): { readonly [id: string]: CityFace } =>
  Object.fromEntries(faces.map(face => [face.id, faceFrom(face)]));

const byPlayers = <T>(of: (players: PlayerCount) => T) => ({ 2: of(2), 3: of(3), 4: of(4) });

const byHub = <T>(of: (hub: HubColour) => T): ByHub<T> =>
  Object.fromEntries(hubColours.map(hub => [hub, of(hub)])) as unknown as ByHub<T>;

/** The row of a table with that id; the checks of a set have seen to it that there is one. */
const rowOf = <R extends { readonly id: string }>(rows: readonly R[], id: string): R =>
  rows.find(row => row.id === id)!;

const tilesFor = (file: SetFile, players: PlayerCount): readonly CityTile[] =>
  file.cityTiles
    .filter(({ id }) => id.startsWith(`${players}S`))
    .map(tile => ({ id: tile.id, number: Number(tile.id.slice(3)), ...faceFrom(tile) }));

const factoryBoard = (file: SetFile, players: PlayerCount) =>
  Object.fromEntries(
    goods.map(good => {
      const { build, delivery } = rowOf(file.factoryBoards, `${players}S-${good}`);
      return [good, { build, ...(delivery && { delivery }) }];
    }),
  ) as unknown as ByGood<FactoryRow>;

const workerBoard = (file: SetFile, players: PlayerCount): WorkerBoard => {
  const { columns, engineers } = rowOf(file.workerBoards, `${players}S`);
  return {
    columns: hubColours.flatMap(hub =>
      Array.from({ length: columns[hub] }, (_, column) => ({ id: `${hub}-${column + 1}`, hub })),
    ),
    engineers,
  };
};

const fixedSetup = (file: SetFile, players: PlayerCount): FixedSetup => ({
  hubs: byHub(hub => {
    const { city, column, growth } = rowOf(file.fixedHubs, `${players}S-${hub}`);
    return { city, column, growth };
  }),
  stateRailways: rowOf(file.fixedStateRailways, `${players}S`).connections,
});

/** The cards of the set-up: on their connections lie the state railways. */
const cardsFrom = ({ connections }: SetFile): readonly StateRailwayCard[] =>
  connections
    .flatMap(({ id, card }) => (card === undefined ? [] : [{ link: id, steps: card }]))
    .map((card, at) => ({ id: `S${String(at + 1).padStart(2, '0')}`, ...card }));

/** `N3-1` is the first card for three players. */
const setupCards = (file: SetFile): readonly SetupCard[] =>
  file.setupCards.map(({ id, hubs, ...card }) => ({
    id,
    players: Number(id[1]) as PlayerCount,
    hubCities: hubs,
    ...card,
  }));

/** Whoever is first to lay a track there takes the Semmering tile (main action 1). */
const semmeringEnds = ['gloggnitz', 'muerzzuschlag'];

/** As many factory sites as there are in a city at most, beside those of the board. */
const mostSites = ({ cityTiles, hubTiles, printedCities }: SetFile): number =>
  Math.max(...[...cityTiles, ...hubTiles, ...printedCities].map(({ sites }) => sites.length));

/** A set as the rules use it. */
export const dataFrom = (file: SetFile) => {
  const cities = file.cities.map(cityFrom);
  const links = file.connections.map(({ id, kind }): Link => {
    const [a, b] = id.split('--');
    return { id, ends: [a!, b!], kind };
  });
  const printedFaces = facesFrom(file.printedCities);
  const hubTiles = facesFrom(file.hubTiles) as ByHub<CityFace>;
  const cityTiles = byPlayers(players => tilesFor(file, players));
  const contracts = file.contracts.map((contract): Contract => ({
    ...contract,
    reserved: contract.reserved as 1 | 2 | 3,
  }));
  const shareRows = file.shareRows.map(({ price, raiseSteps, investors }): ShareRow => ({
    price,
    ...(raiseSteps !== undefined && { raise: raiseSteps }),
    investors,
  }));
  const keys = new Map(file.smallKeys.map(({ id, worth }) => [Number(id), worth]));
  return {
    cities,
    cityIds: cities.map(({ id }) => id),
    links,
    linkById: new Map(links.map(link => [link.id, link])),
    /** The links that end in each city. */
    linksAt: new Map(cities.map(({ id }) => [id, links.filter(({ ends }) => ends.includes(id))])),
    semmeringLink: links.find(({ ends }) => semmeringEnds.every(end => ends.includes(end)))!.id,
    stateRailwayCards: cardsFrom(file),
    boardSites: file.boardSites.map(({ id, city, where, price, players }) => ({
      id,
      city,
      road: where === 'road',
      price: siteText(price),
      minPlayers: players,
    })),
    /** The most factory sites that a tile has, or a printed city of its own. */
    sitesOnTile: mostSites(file),
    /** The four cities that never get a tile (set-up A 4). Most of their factory sites are among those of the board. */
    printedFaces,
    hubTiles,
    cityTiles,
    /** What each city offers, by the id of its tile, the colour of its hub, or its own id. */
    faces: new Map<string, CityFace>([
      ...Object.entries(printedFaces),
      ...Object.entries(hubTiles),
      ...Object.values(cityTiles).flatMap(tiles => tiles.map((tile): [string, CityFace] => [tile.id, tile])),
    ]),
    factoryBoards: byPlayers(players => factoryBoard(file, players)),
    workerBoards: byPlayers(players => workerBoard(file, players)),
    locomotives: file.locomotives.map(({ id, ...locomotive }): Locomotive => ({
      level: Number(id.replace('IS-', '')),
      ...locomotive,
    })),
    /** From the lowest price up. */
    shareRows,
    /** Places for investors, the lowest first, each with the price of its row. */
    investorPlaces: shareRows.flatMap(({ price, investors }) =>
      Array.from({ length: investors }, () => price),
    ),
    /** Columns of the influence track are 0, 10, 20 and so on. */
    lastInfluenceColumn: file.values.lastInfluenceColumn,
    /** What a small key is worth at the end, where its hub stands on this column. A large key is worth the column. */
    smallKeyWorth: (column: number): number => keys.get(column)!,
    tracksPerPlayer: file.values.tracksPerPlayer,
    /** The market's rows from the top: a full column sells at the first price, its last cube at the last. */
    marketPrices: file.values.marketPrices,
    /** The tiles of rounds 1 to 7 in the fixed set-up (A1 1). */
    fixedShipment: file.values.fixedShipment,
    /** All nine. */
    shipmentTiles: [...file.values.fixedShipment, ...file.values.spareShipment],
    contracts,
    contractById: new Map(contracts.map(contract => [contract.id, contract])),
    /** Steps of a hub for its first, second, ... cube. */
    growthTiles: Object.fromEntries<readonly number[]>(file.growthTiles.map(({ id, steps }) => [id, steps])),
    setupCards: setupCards(file),
    /** The set-up for a first game. */
    fixedSetups: byPlayers(players => fixedSetup(file, players)),
    /** Where the drawn map has each city, if it says so, and what it is called there. */
    drawn: new Map(
      file.cities.flatMap(({ id, drawn }) => (drawn ? [[id, { x: drawn[0], y: drawn[1] }] as const] : [])),
    ),
    shortNames: new Map(
      file.cities.flatMap(({ id, short }) => (short === undefined ? [] : [[id, short] as const])),
    ),
  };
};

/** Everything that is printed on the board, the tiles, the cards and the tableaus of one set. */
export type SteamData = Readonly<ReturnType<typeof dataFrom>>;
