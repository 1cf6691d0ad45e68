import type { GameState, Seat } from '../../../../engine/core/index.js';
import type { ByGood, ByHub, Good } from '../data/index.js';

/** Bids, phase 7, phase 3 where somebody has to throw goods away, and after the end. */
export type RoundPhase = 'bid' | 'actions' | 'dock' | 'over';

/** Tiles of the eleven main actions. */
export const mainTiles = [
  'track',
  'staff',
  'building',
  'production',
  'goods',
  'locomotive',
  'contract',
  'charity',
  'share',
  'donation',
  'pass',
] as const;
export type ActionTile = (typeof mainTiles)[number];

export const engineerKinds = ['bridge', 'tunnel'] as const;
export type EngineerKind = (typeof engineerKinds)[number];

/** A number of cubes or factories of each good. */
export type Stock = ByGood<number>;

/** Workers on fields 1, 2 and 3. */
export type WorkerFields = readonly [number, number, number];

export interface PlayerState {
  /** Null where whoever plays ahead does not see it. */
  readonly money: number | null;
  /** Hand markers left in this round, and those on the tiles. */
  readonly hand: number;
  readonly markers: { readonly [tile in ActionTile]?: number };
  readonly goods: Stock;
  readonly dock: Stock;
  /** Workers to be hired, usable ones, and those who are busy in this round. */
  readonly supply: number;
  readonly training: WorkerFields;
  readonly work: WorkerFields;
  readonly engineers: readonly EngineerKind[];
  /** Levels of the locomotives, ascending. */
  readonly trains: readonly number[];
  /** Cars of all trains together. */
  readonly cars: { readonly free: number; readonly passenger: number; readonly reserved: number };
  /** Factory pieces, whether on the player's board or on a contract. */
  readonly factories: Stock;
  /** In the order in which they were secured. */
  readonly contracts: readonly string[];
  /** Share price. */
  readonly share: number;
  /** Investors always fill the places from the bottom up, so their number is enough. */
  readonly investors: number;
  readonly shareholders: number;
  readonly stationsLeft: number;
  readonly tracksLeft: number;
}

export interface HubState {
  readonly city: string;
  readonly growth: string;
  /** Where its marker stands on the influence track. */
  readonly column: number;
  /** Delivered so far. */
  readonly cubes: number;
  readonly gold: Seat | null;
  readonly silver: Seat | null;
  readonly engineers: { readonly [kind in EngineerKind]: number };
}

/** A factory worker with the goods still on the site. */
export interface FactoryState {
  readonly owner: Seat;
  readonly good: Good;
  readonly left: number;
}

/** A main action of several parts, as far as it has come: free actions fit between them (ruling R5). */
export interface Begun {
  readonly type: string;
  /** Of a production: the factories that have given their good. */
  readonly sites?: readonly string[];
  /** Of hiring: where workers were hired. */
  readonly column?: string;
}

/** A player's turn, as far as it has come. */
export interface TurnState {
  readonly seat: Seat;
  /** Where the hand marker was put. */
  readonly main: ActionTile | null;
  readonly delivered: boolean;
  /** A second track that was announced and is neither laid nor given up. */
  readonly second: string | null;
  /** A business token to be spent. */
  readonly token: { readonly city: string; readonly points: number } | null;
  /** A main action that can go on; never before the rules were mended. */
  readonly begun?: Begun;
}

/** A player's marker on the influence track. */
export interface InfluenceMarker {
  readonly seat: Seat;
  readonly column: number;
}

/** By the thing's id; whatever is not named has none. */
export interface ById<T> {
  readonly [id: string]: T;
}

export interface SteamState extends GameState {
  readonly phase: RoundPhase;
  readonly round: number;
  readonly order: readonly Seat[];
  /** While bids are made: by seat, null before, `sealed` where whoever plays ahead does not see it. */
  readonly bids?: readonly (number | 'sealed' | null)[];
  readonly turn: TurnState | null;
  /** As the track is read: the highest column first, in a column from the top. */
  readonly influence: readonly InfluenceMarker[];
  readonly hubs: ByHub<HubState>;
  /** The tile of each city that has one: a city tile, or a colour for the tile of a hub. */
  readonly tiles: ById<string>;
  /** Who has built a station there, once for each. */
  readonly stations: ById<readonly Seat[]>;
  /** Business tokens left, top first. */
  readonly tokens: ById<readonly number[]>;
  /** Open demand, one entry for each space. */
  readonly demand: ById<readonly Good[]>;
  /** Who has delivered coal there. */
  readonly coalBy: ById<readonly Seat[]>;
  /** State railways. */
  readonly crowns: readonly string[];
  /** Who has a track on a link, laid or bought. */
  readonly tracks: ById<readonly Seat[]>;
  readonly sites: ById<FactoryState>;
  /** Factories of each good built so far by all. */
  readonly built: Stock;
  readonly market: Stock;
  /** By column of the worker board. */
  readonly wages: ById<number>;
  /** Goods that lie on rounds still to come. */
  readonly refill: ById<readonly Good[]>;
  /** Shipment tiles of rounds 1 to 7. */
  readonly shipment: readonly number[];
  /** Locomotives left of each level. */
  readonly locomotives: ById<number>;
  /** Contracts that can be secured. */
  readonly display: readonly string[];
  readonly semmering: Seat | null;
  readonly players: readonly PlayerState[];
}
