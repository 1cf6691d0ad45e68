import type { ByHub, Good, LinkKind, PlayerCount, Region } from './types.js';

/*
 * A data set as it is written down: a JSON file. Rows of a table have an `id`, and a value is named by table, row and field:
 * `cityTiles/4S-16/influence`. A field that is left out says that there is no such thing. See docs/imperial-steam-data.md.
 */

/** The form of the file; another one would be another number. */
export const setForm = 'imperial-steam-data-1';

/** What a factory site costs: as the factory board says, as a station of its city, or its own price. */
export type WrittenPrice = 'board' | 'station' | number;

interface Row {
  readonly id: string;
}

export interface WrittenCity extends Row {
  readonly name: string;
  /** The name on the drawn map, where the whole of it is too long. */
  readonly short?: string;
  /** Of the tile space; the four printed cities have none. */
  readonly number?: number;
  readonly region?: Region;
  /** On the board, 1000 wide and 1000 high, from the upper left corner. */
  readonly place: readonly [x: number, y: number];
  /** On the drawn map, which is a diagram; near its place where nothing is said. */
  readonly drawn?: readonly [x: number, y: number];
}

export interface WrittenLink extends Row {
  readonly kind: LinkKind;
  /** The steps on its state railway card; nothing where there is no card. */
  readonly card?: number;
}

export interface WrittenSite extends Row {
  readonly city: string;
  readonly where: 'city' | 'road';
  readonly price: WrittenPrice;
  readonly players: PlayerCount;
}

export interface WrittenFace extends Row {
  readonly effort: number;
  readonly influence: number;
  readonly stationPrice?: number;
  readonly stationPlaces: number;
  readonly sites: readonly WrittenPrice[];
  readonly demand: readonly Good[];
  readonly business: number;
}

interface WrittenFactoryRow extends Row {
  readonly build: readonly number[];
  readonly delivery?: readonly number[];
}

interface WrittenWorkerBoard extends Row {
  readonly columns: ByHub<number>;
  readonly engineers: ByHub<number>;
}

interface WrittenLocomotive extends Row {
  readonly price: number;
  readonly cars: number;
  readonly influence: number;
  readonly fromRound?: number;
}

interface WrittenShareRow extends Row {
  readonly price: number;
  readonly raiseSteps?: number;
  readonly investors: number;
}

interface WrittenContract extends Row {
  readonly reserved: number;
  readonly investors: number;
  readonly factories: readonly Good[];
  readonly reward: number;
}

interface WrittenGrowth extends Row {
  readonly steps: readonly number[];
}

interface WrittenFixedHub extends Row {
  readonly city: string;
  readonly column: number;
  readonly growth: string;
}

interface WrittenFixedRailways extends Row {
  readonly connections: readonly string[];
}

interface WrittenSetupCard extends Row {
  readonly hubs: readonly string[];
  readonly specialTiles: readonly number[];
  readonly specialCities: readonly string[];
  readonly stateRailways: readonly string[];
}

interface WrittenKey extends Row {
  readonly worth: number;
}

/** Values that have been read from a copy of the game, or from a text, and which. */
export interface Printed {
  readonly source: string;
  /** Names of values; `*` stands for any part of a name: `cityTiles/4S-16/*`. */
  readonly values: readonly string[];
}

/** A whole data set. */
export interface SetFile {
  readonly form: typeof setForm;
  readonly name: string;
  readonly version: string;
  /** All that is not named here is a reconstruction. */
  readonly printed: readonly Printed[];
  readonly cities: readonly WrittenCity[];
  /** In the order of the state railway cards. */
  readonly connections: readonly WrittenLink[];
  readonly boardSites: readonly WrittenSite[];
  readonly printedCities: readonly WrittenFace[];
  readonly hubTiles: readonly WrittenFace[];
  readonly cityTiles: readonly WrittenFace[];
  readonly factoryBoards: readonly WrittenFactoryRow[];
  readonly workerBoards: readonly WrittenWorkerBoard[];
  readonly locomotives: readonly WrittenLocomotive[];
  readonly shareRows: readonly WrittenShareRow[];
  readonly contracts: readonly WrittenContract[];
  readonly growthTiles: readonly WrittenGrowth[];
  readonly fixedHubs: readonly WrittenFixedHub[];
  readonly fixedStateRailways: readonly WrittenFixedRailways[];
  readonly setupCards: readonly WrittenSetupCard[];
  /** What a small key is worth, by the column of its hub. */
  readonly smallKeys: readonly WrittenKey[];
  readonly values: {
    readonly lastInfluenceColumn: number;
    readonly tracksPerPlayer: number;
    readonly marketPrices: readonly number[];
    readonly fixedShipment: readonly number[];
    readonly spareShipment: readonly number[];
  };
}
