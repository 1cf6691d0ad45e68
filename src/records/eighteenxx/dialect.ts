import type { Drawn, Json, Settings } from '../../engine/core/index.js';
import type { RailGame, RailState, RailTitle } from '../../engine/rail/index.js';
import type { SiteAction, SiteGame } from './site.js';
import type { Tracker } from './tracker.js';

/** What a move of the site needs to be understood. */
export interface Context {
  readonly game: RailGame;
  readonly state: RailState;
  readonly tracker: Tracker;
  /** The site's player ids in seating order. */
  readonly ids: readonly string[];
}

/** A move of the site as a move here, the seat left out; null where nothing has to be done here. */
export type Converter = (c: Context, action: SiteAction) => object | null;

/** How a game of the site becomes one of ours, and how the site numbers and names what stands there. */
export interface Dialect {
  readonly title: RailTitle;
  /** By the site's name of an option: the setting it stands for. */
  readonly options: { readonly [option: string]: Settings };
  /** What follows from the number of players and the options before those settings apply. */
  readonly settings?: (game: SiteGame) => Settings;
  /** What was drawn for the set-up. */
  readonly draws?: (game: SiteGame) => readonly Drawn[];
  /** Kinds of move of its own, and common ones it reads otherwise. */
  readonly moves?: { readonly [type: string]: Converter };
  /** Hexes on whose print the site begins to number the stops with another number than 0. */
  readonly firstStop?: { readonly [hex: string]: number };
  /** The site keeps a company's par at its present price. */
  readonly parFollowsPrice?: true;
  /** What else the site's state says of a company. */
  readonly companyKeys?: (s: RailState, company: string) => { readonly [name: string]: Json };
}
