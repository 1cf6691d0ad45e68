import type { Json } from '../core/index.js';
import type { RunningTrain } from './map/run-terms.js';
import type { Colour, MapData } from './map/types.js';

export type Home =
  /** `stop` null: any stop of the hex, chosen by the president. */
  | { readonly hex: string; readonly stop: number | null }
  /** One of these, chosen when the company starts; none of them is kept for it before. */
  | {
      readonly choose: readonly { readonly hex: string; readonly stop: number }[];
      /** It is chosen in the company's first turn instead; until then this one is kept for it, or room in `one` of them. */
      readonly kept?: { readonly hex: string; readonly stop: number } | 'one';
    };

export interface CompanyData {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly textColour: string;
  /** Percent of each certificate; number 0 is the president's. They sum to 100. */
  readonly certs: readonly number[];
  /** Price of each token; the home token comes first and is free. */
  readonly tokens: readonly number[];
  readonly home: Home;
}

/** What owning a private allows or brings. Each kind is known to those who ask for it, see `power`. */
export type Power = {
  readonly kind: string;
  readonly [detail: string]: Json;
};

export interface PrivateData {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly income: number;
  /** Hexes nobody may build on while a player owns it. */
  readonly blocks: readonly string[];
  /** May be sold to a company. */
  readonly forCompanies: boolean;
  readonly powers: readonly Power[];
}

export interface TrainData extends RunningTrain {
  readonly price: number;
  /** How many there are; null is any number. */
  readonly count: number | null;
  /** Scrapped when the first train of this name is bought. */
  readonly rustsOn?: string;
  /** Scrapped when the last train of this name is bought (1830 V-7.9). */
  readonly rustsOnLast?: string;
  /** On sale besides the next train as soon as one of this name has been bought. */
  readonly alsoFrom?: string;
  /** Price when a train of one of these names is given back for it. */
  readonly tradeIn?: { readonly for: readonly string[]; readonly price: number };
  /** Only companies that hold this right may buy it. */
  readonly needsRight?: string;
}

export interface PhaseData {
  readonly name: string;
  /** Begins when the first train of this name is bought; null is the first phase. */
  readonly on: string | null;
  readonly trainLimit: number;
  /** Tiles that may be laid. */
  readonly colours: readonly Colour[];
  /** Operating rounds in a set that begins in this phase. */
  readonly rounds: number;
  /** Companies may buy privates from players. */
  readonly privatesToCompanies: boolean;
  /** All privates close when the phase begins. */
  readonly closesPrivates: boolean;
  /** Levels of stops' values that are reached, the highest last; the colours if nothing is said. */
  readonly levels?: readonly string[];
  /** Prices at which companies may start; every par cell's if nothing is said. */
  readonly pars?: readonly number[];
  /** Zones of the market that no marker may enter yet. */
  readonly lockedZones?: readonly Zone[];
}

/** Zones of the market. Yellow, orange and brown: each has the freedoms of the ones before. Blue is opened by a phase. */
export type Zone = 'none' | 'yellow' | 'orange' | 'brown' | 'blue';

export interface MarketCell {
  readonly price: number;
  readonly zone: Zone;
  /** Companies may start here. */
  readonly par: boolean;
  /** A marker here closes its company. */
  readonly closes?: true;
  /** A marker here ends the game. */
  readonly ends?: true;
}

export interface RailData {
  /** Null: it never breaks. */
  readonly bank: number | null;
  /** By number of players. */
  readonly startingCash: { readonly [players: number]: number };
  readonly certificateLimit: { readonly [players: number]: number };
  /** Percent of a company one player may hold outside the orange and brown zones. */
  readonly holdingLimit: number;
  /** Percent of a company that may lie in the pool. */
  readonly poolLimit: number;
  /** Percent that must have left the offering before a company starts. */
  readonly floatPercent: number;
  /** In the order in which they are listed everywhere. */
  readonly companies: readonly CompanyData[];
  /** In the order in which they are sold. */
  readonly privates: readonly PrivateData[];
  readonly trains: readonly TrainData[];
  readonly phases: readonly PhaseData[];
  /** Rows from the top; null where the market has no cell. */
  readonly market: readonly (readonly (MarketCell | null)[])[];
  readonly map: MapData;
}
