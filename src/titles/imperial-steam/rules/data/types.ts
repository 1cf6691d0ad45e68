export type Good = 'wood' | 'stone' | 'iron' | 'coal';
export type HubColour = 'bronze' | 'green' | 'blue' | 'white';
export type Region = 'A' | 'B' | 'C' | 'D';
export type PlayerCount = 2 | 3 | 4;
export type LinkKind = 'normal' | 'bridge' | 'tunnel';

export type ByPlayers<T> = { readonly [players in PlayerCount]: T };
export type ByHub<T> = { readonly [hub in HubColour]: T };
export type ByGood<T> = { readonly [good in Good]: T };

export interface City {
  readonly id: string;
  readonly name: string;
  /** Of its tile space; the four printed cities have none. */
  readonly number?: number;
  /** Where the random set-up places a hub. */
  readonly region?: Region;
  /** On a map 1000 wide and 1000 high, y downwards. */
  readonly x: number;
  readonly y: number;
}

export interface Link {
  /** Its ends, as `wien--bratislava`. */
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly kind: LinkKind;
}

/** What a factory there costs: as the factory board says, as a station of the city, or its own price (main action 3). */
export type SitePrice =
  | { readonly kind: 'board' }
  | { readonly kind: 'station' }
  | { readonly kind: 'fixed'; readonly amount: number };

/** A factory site printed on the board. */
export interface BoardSite {
  readonly id: string;
  readonly city: string;
  /** Joined to its city by a road, and part of it (main action 3). */
  readonly road: boolean;
  readonly price: SitePrice;
  readonly minPlayers: PlayerCount;
}

/** What a city offers, printed on the board or on a tile. */
export interface CityFace {
  readonly effort: number;
  /** Steps of the hexagon for whoever reaches it. */
  readonly influence: number;
  /** No price: nobody builds there. */
  readonly station: { readonly price?: number; readonly places: number };
  readonly sites: readonly SitePrice[];
  readonly demand: readonly Good[];
  /** The number that says which business tokens lie there. */
  readonly business: 0 | 1 | 2 | 3;
}

export interface CityTile extends CityFace {
  readonly id: string;
  /** On its back, for the fixed set-up. */
  readonly number: number;
}

export interface FactoryRow {
  /** What the next factory costs when this many are built. */
  readonly build: readonly number[];
  /** What a delivery pays when one more than this many are built. Coal is paid in keys, not in money. */
  readonly delivery?: readonly number[];
}

export interface WorkerBoard {
  readonly columns: readonly { readonly id: string; readonly hub: HubColour }[];
  /** Engineers dealt to each hub (set-up C 4). */
  readonly engineers: ByHub<number>;
}

export interface Locomotive {
  readonly level: number;
  readonly price: number;
  readonly cars: number;
  readonly influence: number;
  /** Not for sale at all without one. */
  readonly fromRound?: number;
}

export interface ShareRow {
  readonly price: number;
  /** Steps of influence for a rise to this row; nothing rises to the lowest. */
  readonly raise?: number;
  readonly investors: number;
}

export interface Contract {
  readonly id: string;
  readonly reserved: 1 | 2 | 3;
  readonly investors: number;
  readonly factories: readonly Good[];
  /** Paid where it is not filled. */
  readonly reward: number;
}

export interface StateRailwayCard {
  readonly id: string;
  readonly link: string;
  readonly steps: number;
}

export interface SetupCard {
  readonly id: string;
  readonly players: PlayerCount;
  readonly hubCities: readonly string[];
  /** Numbers of the city tiles with a place of their own; none with two players. */
  readonly specialTiles: readonly number[];
  readonly specialCities: readonly string[];
  readonly stateRailways: readonly string[];
}

export interface FixedSetup {
  /** Each hub: its city, the column of its influence, its growth tile. */
  readonly hubs: ByHub<{ readonly city: string; readonly column: number; readonly growth: string }>;
  readonly stateRailways: readonly string[];
}

export const goods: readonly Good[] = ['wood', 'stone', 'iron', 'coal'];
export const hubColours: readonly HubColour[] = ['bronze', 'green', 'blue', 'white'];
