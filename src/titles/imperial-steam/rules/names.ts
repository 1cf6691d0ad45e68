import { goods, type Good, type SteamData } from './data/index.js';

/* What the things of the game are called: its words take the names from here, so that they are corrected in a set alone. */

interface SiteName {
  readonly city: string;
  /** Joined to the city by a road. */
  readonly road: boolean;
  readonly number: number;
}

interface ContractName {
  readonly factories: readonly string[];
  readonly reward: number;
  readonly reserved: number;
  readonly investors: number;
}

/** What words are made from, by the ids of things. */
export interface SteamNames {
  readonly cities: { readonly [city: string]: string };
  /** The two cities that a connection joins. */
  readonly links: { readonly [link: string]: readonly string[] };
  /** Factory sites that there can be, on the board and on tiles. */
  readonly sites: { readonly [site: string]: SiteName };
  /** What fills a contract, and what for. */
  readonly contracts: { readonly [contract: string]: ContractName };
  /** Columns of the worker board, by hub, at most. */
  readonly columns: { readonly [hub: string]: number };
  /** Levels of the locomotives. */
  readonly levels: readonly number[];
  /** By how many rows a share price can fall at most. */
  readonly mostRowsDown: number;
}

const siteNames = ({ boardSites, cityIds, sitesOnTile }: SteamData): SteamNames['sites'] =>
  Object.fromEntries([
    ...boardSites.map(({ id, city, road }): [string, SiteName] => [
      id,
      { city, road, number: Number(id.replace(/^.*\D/, '')) },
    ]),
    ...cityIds.flatMap(city =>
      Array.from({ length: sitesOnTile }, (_, at): [string, SiteName] => [
        `${city}-t${at + 1}`,
        { city, road: false, number: at + 1 },
      ]),
    ),
  ]);

const columnCounts = ({ workerBoards }: SteamData): SteamNames['columns'] => {
  const most: { [hub: string]: number } = {};
  for (const { columns } of Object.values(workerBoards))
    for (const { id, hub } of columns) most[hub] = Math.max(most[hub] ?? 0, Number(id.slice(hub.length + 1)));
  return most;
};

/** The names of a set. */
export const namesOfSet = (data: SteamData): SteamNames => ({
  cities: Object.fromEntries(data.cities.map(({ id, name }) => [id, name])),
  links: Object.fromEntries(data.links.map(({ id, ends }) => [id, ends])),
  sites: siteNames(data),
  contracts: Object.fromEntries(data.contracts.map(({ id, ...contract }) => [id, contract])),
  columns: columnCounts(data),
  levels: data.locomotives.map(({ level }) => level),
  mostRowsDown: data.shareRows.length - 1,
});

/** What the rules in short say in figures of a set, and by name. */
export interface SteamFigures {
  readonly cityName: (id: string) => string;
  /** The cities without a tile. */
  readonly printedCities: readonly string[];
  readonly cityTiles: number;
  /** Those outside the four regions, for the random set-up. */
  readonly outsideRegions: number;
  readonly setupCards: number;
  /** The two cities at the Semmering. */
  readonly semmering: readonly [string, string];
  readonly tracks: number;
  readonly startCars: number;
  readonly locomotives: SteamData['locomotives'];
  readonly sharePrices: readonly number[];
  /** Steps of influence for a rise to each price but the lowest. */
  readonly raises: readonly number[];
  /** What every hub wants; undefined where they want different things. */
  readonly hubDemand: { readonly [good in Good]: number } | undefined;
  /** Where a small key is not half of the large one, rounded up to tens. */
  readonly oddKeys: readonly { readonly column: number; readonly worth: number }[];
  /** Ids, as an example of how things are written. */
  readonly ids: {
    readonly city: string;
    readonly site: string;
    readonly contract: string;
    readonly link: string;
  };
}

const demandOf = ({ hubTiles }: SteamData): SteamFigures['hubDemand'] => {
  const counts = Object.values(hubTiles).map(({ demand }) =>
    goods.map(good => demand.filter(one => one === good).length),
  );
  if (new Set(counts.map(String)).size > 1) return undefined;
  return Object.fromEntries(goods.map((good, at) => [good, counts[0]![at]!])) as SteamFigures['hubDemand'];
};

const oddKeys = ({ lastInfluenceColumn, smallKeyWorth }: SteamData): SteamFigures['oddKeys'] =>
  Array.from({ length: lastInfluenceColumn / 10 + 1 }, (_, at) => 10 * at)
    .filter(column => smallKeyWorth(column) !== Math.ceil(column / 20) * 10)
    .map(column => ({ column, worth: smallKeyWorth(column) }));

/** The figures of a set. */
export const figuresIn = (data: SteamData): SteamFigures => {
  const { cities, links, cityTiles, locomotives, shareRows } = data;
  const nameOf = (id: string): string => cities.find(city => city.id === id)!.name;
  const spaces = cities.filter(({ number }) => number !== undefined);
  return {
    cityName: nameOf,
    printedCities: cities.filter(({ number }) => number === undefined).map(({ name }) => name),
    cityTiles: cityTiles[4].length,
    outsideRegions: spaces.filter(({ region }) => region === undefined).length,
    setupCards: data.setupCards.filter(({ players }) => players === 4).length,
    semmering: data.linkById.get(data.semmeringLink)!.ends.map(nameOf) as [string, string],
    tracks: data.tracksPerPlayer,
    startCars: locomotives[0]!.cars,
    locomotives,
    sharePrices: shareRows.map(({ price }) => price),
    raises: shareRows.slice(1).map(({ raise = 0 }) => raise),
    hubDemand: demandOf(data),
    oddKeys: oddKeys(data),
    ids: {
      city: data.cityIds[1]!,
      site: data.boardSites[0]!.id,
      contract: data.contracts.at(12)?.id ?? data.contracts[0]!.id,
      link: links[0]!.id,
    },
  };
};
