import type { Fact, GameState, Json, Seat } from '../core/index.js';
import type { BoardState } from './map/types.js';

/** Who owns a certificate: a seat (0 and up) or one of the places below. */
export type Holder = number;
/** The initial offering at the bank. */
export const IPO: Holder = -1;
/** The bank pool. */
export const POOL: Holder = -2;
/** The company itself, where a title lets it own its shares. */
export const TREASURY: Holder = -3;

/** Where shares are bought: the initial offering, the pool, the company itself. */
export type Source = 'ipo' | 'pool' | 'treasury';

/** Who owns a private: a seat, a company's id, `bank` before it is sold, `closed` when it is gone. */
export type PrivateOwner = Seat | string;

/** A cell of the share market: row and column, both from 0. */
export type Cell = readonly [row: number, column: number];

export interface Player {
  /** In dollars; null where a view hides it. */
  readonly cash: number | null;
  /** The player has left the game. */
  readonly out?: true;
}

/** A decision that must be taken before anything else, left by an action or a rule. The first in the list comes first. */
export interface Pending {
  /** What is asked; the title or a feature says which moves settle it. */
  readonly kind: string;
  readonly seat: Seat;
  readonly company: string;
  /** Who was president before, where the presidency changed hands. */
  readonly from?: Seat;
  /** What the seat is asked, where its kind and company do not say it all. */
  readonly ask?: Fact;
}

export interface Company {
  /** Price of a share at the initial offering, null before the company is started. */
  readonly par: number | null;
  /** Where its marker stands. */
  readonly cell: Cell | null;
  /** Owner of each certificate; number 0 is the president's. Sizes stand in the title's data. */
  readonly certs: readonly Holder[];
  /** In dollars; null where a view hides it. */
  readonly cash: number | null;
  /** Train names, in the order they were bought. */
  readonly trains: readonly string[];
  readonly floated: boolean;
  /** Has had a turn in an operating round. */
  readonly operated: boolean;
  /** What its trains earned in its last run, null before the first. */
  readonly lastRun: number | null;
}

/** A trade between two people that waits for the other's word. `from` and `buyer` are `P1` (the first seat), `P2`, ... or a company's id. */
export interface Offer {
  readonly id: number;
  readonly by: Seat;
  /** Who must accept or decline. */
  readonly to: Seat;
  /** `train`, `private`, or what a feature trades. */
  readonly what: string;
  /** A train's name, a private's id. */
  readonly item: string;
  readonly from: string;
  readonly buyer: string;
  readonly price: number;
}

export interface Bid {
  readonly seat: Seat;
  readonly price: number;
}

export interface Contest {
  readonly privateId: string;
  readonly passed: readonly Seat[];
  /** Whose turn it is afterwards, where that is not the holder of the priority deal. */
  readonly next?: Seat;
}

export interface AuctionRound {
  readonly kind: 'auction';
  /** Whose turn it is; in a contest the one asked there. */
  readonly current: Seat;
  /** Seats that passed one after another. */
  readonly passes: number;
  /** Standing bids by private, lowest first; the money is set aside. */
  readonly bids: { readonly [privateId: string]: readonly Bid[] };
  /** The first private's price after reductions. */
  readonly discount: number;
  /** The private for which several bidders contend, and who of them has passed. */
  readonly contest: Contest | null;
}

/** Sales of one turn, where the markers that fell with them keep their order. */
export interface Sales {
  /** The order of all companies before the first of them; empty as long as nothing was sold in this turn. */
  readonly before: readonly string[];
  /** Companies whose markers fell, also in turns before where they are remembered. */
  readonly fell: readonly string[];
}

export interface StockRound {
  readonly kind: 'stock';
  readonly current: Seat;
  /** Seats that passed one after another. */
  readonly passes: number;
  /** Sold or bought (or traded a private) in this turn. */
  readonly acted: boolean;
  /** Company bought from in this turn; further shares of it may follow where its zone allows. */
  readonly bought: string | null;
  /** Where that share came from. */
  readonly boughtFrom: Source | null;
  /** Further shares may still be bought in this turn. */
  readonly mayBuyMore: boolean;
  /** The company of this turn was started in it. */
  readonly started: boolean;
  /** The last to buy or sell in this round. */
  readonly lastActor: Seat | null;
  /** What each seat sold in this round and may not buy back. */
  readonly sold: readonly (readonly string[])[];
  /** Where markers keep their order. */
  readonly sales?: Sales;
}

export interface OperatingRound {
  readonly kind: 'operating';
  /** Which operating round of the set this is, and of how many. */
  readonly index: number;
  readonly of: number;
  /** Companies that have yet to take their turn after this one. */
  readonly waiting: readonly string[];
  readonly company: string;
  /** Name of the part of its turn the company is in; `done` after the last. */
  readonly step: string;
  /** Something was done in this turn: it is no longer a moment between turns. */
  readonly begun: boolean;
  /** The station of this turn is built. */
  readonly tokened: boolean;
  /** Tiles of this turn that are laid. */
  readonly laid: number;
  /** Hex on which a private's owner may still place the free token that goes with its tile. */
  readonly freeToken: { readonly privateId: string; readonly hex: string } | null;
  /** What the trains earned in this turn. */
  readonly earned: number;
  /** Where markers keep their order. */
  readonly sales?: Sales;
  /** Since shares were sold in need: the least that a train of another company must cost so that the sale was needed. */
  readonly leastPrice?: number;
  /** Things done in this turn that can be done once, or that exclude others, by name. */
  readonly done: readonly string[];
}

/** A round of a title's own, such as `18mag/draft`: the stroke keeps its name apart from those of the kit. */
export interface OwnRound {
  readonly kind: `${string}/${string}`;
  readonly [key: string]: Json;
}

/** The round in play; when the game has ended, the one in which it did. */
export type Round = AuctionRound | StockRound | OperatingRound | OwnRound;

export interface RailState extends GameState {
  /** In dollars; null where a view hides it, since it would tell what others have. */
  readonly bank: number | null;
  readonly players: readonly Player[];
  readonly companies: { readonly [id: string]: Company };
  readonly privates: { readonly [id: string]: PrivateOwner };
  /** What can be used once and has been: privates' tiles, first tokens. */
  readonly used: readonly string[];
  readonly board: BoardState;
  /** Trains not yet bought, by name (null: without end), and those given back. */
  readonly depot: {
    readonly left: { readonly [train: string]: number | null };
    readonly pool: readonly string[];
  };
  /** Index into the title's phases. */
  readonly phase: number;
  /** Companies in the order their markers came to rest: of two in one cell the earlier lies on top. */
  readonly stack: readonly string[];
  readonly priority: Seat;
  /** Number of the stock round and its set of operating rounds; also counts the auction's rounds before. */
  readonly set: number;
  readonly round: Round;
  readonly pending: readonly Pending[];
  readonly offers: readonly Offer[];
  /** Offers made so far, so that each has its own number. */
  readonly offered: number;
  /** Set when the bank ran dry; the number of the set with whose end the game ends. */
  readonly lastSet: number | null;
  /** Why the game ended. */
  readonly ended: { readonly reason: string; readonly bankrupt?: Seat } | null;
  /** What features keep, each under its own name; left out as long as none keeps anything. See `parts.ts`. */
  readonly parts?: { readonly [id: string]: Json };
}

/** A position of a title that has these rounds of its own, or none. */
export type RailView<Own extends { readonly kind: string } = never> = Omit<RailState, 'round'> & {
  /** The round in play; when the game has ended, the one in which it did. */
  readonly round: AuctionRound | StockRound | OperatingRound | Own;
};

/** The same, while an action is being carried out on a private copy. Nested lists are replaced, never changed. */
export type Draft = { -readonly [K in keyof Omit<RailState, 'players' | 'companies'>]: RailState[K] } & {
  players: { -readonly [K in keyof Player]: Player[K] }[];
  companies: { [id: string]: { -readonly [K in keyof Company]: Company[K] } };
};
