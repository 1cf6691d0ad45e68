import type { Counts, Seat } from '../../../engine/core/index.js';
import type { Good, HubColour } from './data/index.js';
import type { EngineerKind, RoundPhase, ActionTile } from './position/state.js';

/** What happens in a game. */
export type SteamFact =
  | SetupFact
  | RoundFact
  | TrackFact
  | BuildFact
  | GoodsFact
  | MoneyFact
  | { readonly kind: 'game-over'; readonly reason: 'rounds' | 'trieste' };

/** What the set-up has drawn, where there was anything to draw. */
type SetupFact =
  | { readonly kind: 'hub-placed'; readonly hub: HubColour; readonly city: string; readonly column: number }
  | { readonly kind: 'crowns-placed'; readonly links: readonly string[] }
  | { readonly kind: 'order-drawn'; readonly order: readonly Seat[] };

type RoundFact =
  | { readonly kind: 'bid-sealed'; readonly seat: Seat }
  | { readonly kind: 'bid-opened'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'order-set'; readonly order: readonly Seat[] }
  | { readonly kind: 'round-begun'; readonly round: number }
  | { readonly kind: 'market-filled'; readonly goods: readonly Good[]; readonly surplus: readonly Good[] }
  | { readonly kind: 'dock-cleared'; readonly seat: Seat; readonly goods: Counts }
  | { readonly kind: 'income-taken'; readonly seat: Seat; readonly amount: number }
  /** The hand marker lies on the tile; using it again has cost so many steps. */
  | { readonly kind: 'marker-placed'; readonly seat: Seat; readonly tile: ActionTile; readonly steps: number }
  | { readonly kind: 'turn-ended'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat };

type TrackFact =
  | { readonly kind: 'workers-set'; readonly seat: Seat; readonly workers: Counts }
  | {
      readonly kind: 'track-laid';
      readonly seat: Seat;
      readonly link: string;
      readonly extra?: Good;
      /** The second track of the action, which is laid next. */
      readonly second?: string;
    }
  | {
      readonly kind: 'fee-paid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly link: string;
      readonly amount: number;
    }
  | { readonly kind: 'second-given-up'; readonly seat: Seat; readonly link: string }
  | { readonly kind: 'semmering-taken'; readonly seat: Seat }
  | { readonly kind: 'city-joined'; readonly seat: Seat; readonly city: string; readonly steps: number }
  | { readonly kind: 'trieste-reached'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'token-taken'; readonly seat: Seat; readonly city: string; readonly points: number }
  | {
      readonly kind: 'token-spent';
      readonly seat: Seat;
      readonly city: string;
      readonly steps: number;
      readonly rows: number;
      readonly cars: number;
    }
  /** Paid to these players, or to the bank. */
  | {
      readonly kind: 'access-bought';
      readonly seat: Seat;
      readonly link: string;
      readonly cost: number;
      readonly to: readonly Seat[];
    };

type BuildFact =
  | {
      readonly kind: 'workers-hired';
      readonly seat: Seat;
      readonly column: string;
      readonly count: number;
      readonly cost: number;
    }
  | {
      readonly kind: 'engineer-hired';
      readonly seat: Seat;
      readonly engineer: EngineerKind;
      readonly hub: HubColour;
      readonly cost: number;
    }
  | { readonly kind: 'station-built'; readonly seat: Seat; readonly city: string; readonly cost: number }
  | {
      readonly kind: 'factory-built';
      readonly seat: Seat;
      readonly good: Good;
      readonly site: string;
      readonly cost: number;
      /** The field the worker came from, and the goods left on the site for it. */
      readonly field: number;
      readonly left: number;
    }
  | {
      readonly kind: 'locomotive-bought';
      readonly seat: Seat;
      readonly level: number;
      readonly cost: number;
      readonly steps: number;
    }
  | {
      readonly kind: 'locomotive-upgraded';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly cost: number;
      readonly steps: number;
    }
  | {
      readonly kind: 'contract-secured';
      readonly seat: Seat;
      readonly contract: string;
      readonly reserved: number;
      readonly investors: number;
    };

type GoodsFact =
  | {
      readonly kind: 'goods-produced';
      readonly seat: Seat;
      readonly sites: readonly string[];
      readonly goods: readonly Good[];
    }
  | { readonly kind: 'good-bought'; readonly seat: Seat; readonly good: Good; readonly cost: number }
  | { readonly kind: 'goods-ordered'; readonly seat: Seat; readonly goods: Counts; readonly cost: number }
  | { readonly kind: 'goods-discarded'; readonly seat: Seat; readonly goods: Counts }
  | {
      readonly kind: 'good-delivered';
      readonly seat: Seat;
      readonly good: Good;
      readonly site: string;
      readonly city: string;
      readonly amount?: number;
      readonly key?: 'gold' | 'silver';
    }
  | { readonly kind: 'hub-grew'; readonly hub: HubColour; readonly steps: number; readonly column: number };

type MoneyFact =
  | { readonly kind: 'charity-shown'; readonly seat: Seat; readonly steps: number; readonly cost: number }
  | {
      readonly kind: 'share-moved';
      readonly seat: Seat;
      readonly price: number;
      readonly rows: number;
      readonly steps: number;
    }
  | { readonly kind: 'share-sold'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'donation-taken'; readonly seat: Seat; readonly amount: number };

/** What a seat can be asked. */
export type SteamAsk =
  | { readonly kind: 'bid' }
  | { readonly kind: 'act'; readonly hand: number }
  | { readonly kind: 'second-track'; readonly link: string }
  | { readonly kind: 'spend-token'; readonly city: string; readonly points: number }
  | { readonly kind: 'make-room'; readonly goods: number }
  | { readonly kind: 'clear-dock' }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'over' };

/** Where the game stands. */
export interface SteamRound {
  readonly kind: 'steam-round';
  readonly round: number;
  readonly of: number;
  readonly phase: RoundPhase;
}

/** Why it ended. */
export type SteamEnd = 'trieste-reached' | 'last-round';

/** What may be left behind for absent players, and why that ends. */
export type { SteamOrder, SteamStop } from './orders/order.js';
