import type { Point } from '../../../board/geometry.js';
import type { MarkLook } from '../../../board/index.js';
import type {
  ByGood,
  ByHub,
  Contract,
  Good,
  HubColour,
  LinkKind,
  ShareRow,
  SitePrice,
} from '../rules/data/index.js';
import type { SteamTheme } from './palette.js';

/*
 * What is drawn: plain descriptions, made from a position elsewhere. Seats are numbers, from 0.
 */

/** Letters beside the colours, and the few words on the board, in the reader's language. */
export interface SteamLetters {
  readonly goods: ByGood<string>;
  readonly hubs: ByHub<string>;
  readonly lines: {
    readonly normal: string;
    readonly bridge: string;
    readonly tunnel: string;
    readonly crown: string;
  };
  /** Headings on a player's board. */
  readonly board: {
    readonly warehouse: string;
    readonly dock: string;
    readonly workers: string;
    readonly supply: string;
    readonly engineers: string;
    readonly factories: string;
    readonly contracts: string;
    readonly shares: string;
    readonly shareholders: string;
  };
}

/** What every drawing of a game has. */
export interface SceneFrame {
  /** How the players look, by seat. */
  readonly players: readonly MarkLook[];
  readonly letters: SteamLetters;
  readonly theme?: SteamTheme;
  /** What a place is, in words: read out, and shown to whoever points at it. */
  readonly titles?: { readonly [place: string]: string };
  /** Where a tap on a place leads. */
  readonly href?: (place: string) => string | null;
  /** Where it is told why a tap on a place leads nowhere; null where there is nothing to tell. */
  readonly asks?: (place: string) => string | null;
  /** Places to ring. */
  readonly changed?: readonly string[];
  /** Read out in place of the picture. */
  readonly label: string;
}

export interface WorkerView {
  readonly seat: number;
  readonly good: Good;
  /** Goods beside the worker. */
  readonly left: number;
}

export interface SiteView {
  readonly id: string;
  readonly price: SitePrice;
  readonly road?: boolean;
  readonly worker?: WorkerView;
}

export interface DemandView {
  readonly good: Good;
  readonly filled: boolean;
}

export interface CityView {
  readonly id: string;
  /** As the map writes it. */
  readonly name: string;
  readonly place: Point;
  readonly effort: number;
  readonly influence: number;
  readonly station: {
    readonly price?: number;
    readonly places: number;
    /** Seats whose stations stand there. */
    readonly owners: readonly number[];
  };
  readonly sites: readonly SiteView[];
  readonly demand: readonly DemandView[];
  /** Business tokens from the top. */
  readonly business: readonly number[];
  readonly hub?: HubColour;
}

export interface LinkView {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly kind: LinkKind;
  readonly crown: boolean;
  /** Seats with a track there. */
  readonly tracks: readonly number[];
}

export interface MapScene extends SceneFrame {
  readonly cities: readonly CityView[];
  readonly links: readonly LinkView[];
  /** Who holds the Semmering tile; null while it lies on the map. */
  readonly semmering: number | null;
  /** What a sign in a city means, with what it says there. */
  readonly meaning?: (sign: string, value: string) => string;
  /** Connections of a way, to be shown under the tracks. */
  readonly way?: readonly string[];
}

export interface InfluenceScene extends SceneFrame {
  readonly lastColumn: number;
  readonly hubs: ByHub<number>;
  /** The players of each column from the top; columns without players may be missing. */
  readonly queues: { readonly [column: number]: readonly number[] };
  /** What a small key is worth where its hub stands on the column. */
  readonly smallKey: (column: number) => number;
}

/** What is bought, ordered and built: shipment market and factory board. */
export interface GoodsScene extends SceneFrame {
  readonly headings: { readonly market: string; readonly factories: string };
  /** From the top of the market, whose cubes are taken first. */
  readonly prices: readonly number[];
  readonly market: ByGood<number>;
  readonly factories: ByGood<{
    readonly build: readonly number[];
    readonly delivery?: readonly number[];
    readonly built: number;
  }>;
}

/** Who can be hired. */
export interface StaffScene extends SceneFrame {
  readonly heading: string;
  readonly wages: readonly number[];
  readonly columns: readonly { readonly hub: HubColour; readonly wage: number }[];
  readonly engineers: ByHub<{ readonly bridge: number; readonly tunnel: number }>;
}

export interface TrainView {
  readonly level: number;
  readonly free: number;
  readonly passenger: number;
  readonly reserved: number;
}

export interface ContractView extends Pick<Contract, 'id' | 'reward'> {
  readonly factories: readonly { readonly good: Good; readonly filled: boolean }[];
}

/** What lies before one player. */
export interface PlayerScene extends SceneFrame {
  readonly seat: number;
  readonly trains: readonly TrainView[];
  readonly maxTrains: number;
  /** In storage and on the dock, without positions. */
  readonly goods: ByGood<number>;
  readonly dock: ByGood<number>;
  readonly floors: { readonly open: number; readonly all: number };
  /** By field, from 1. */
  readonly workers: readonly { readonly training: number; readonly work: number }[];
  readonly supply: number;
  readonly engineers: { readonly bridge: boolean; readonly tunnel: boolean };
  /** On the board; those on contracts stand there. */
  readonly factories: ByGood<number>;
  readonly contracts: readonly ContractView[];
  readonly shareRows: readonly ShareRow[];
  readonly sharePrice: number;
  readonly investors: number;
  readonly shareholders: number;
  readonly maxShareholders: number;
}
