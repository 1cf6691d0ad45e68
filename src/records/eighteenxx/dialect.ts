import type { Drawn, Json, Settings } from '../../engine/core/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { PhaseData } from '../../engine/rail/data.js';
import type { RailTitle } from '../../engine/rail/define.js';
import type { PlacedToken } from '../../engine/rail/map/types.js';
import type { Pending, RailState } from '../../engine/rail/state.js';
import type { SiteAction, SiteGame } from './site.js';
import type { Tracker } from './tracker.js';

/** What a move of the site needs to be understood. */
export interface SiteContext {
  readonly game: RailGame;
  readonly state: RailState;
  readonly tracker: Tracker;
  /** The site's player ids in seating order. */
  readonly ids: readonly string[];
}

/** A move of the site as a move here, the seat left out; null where nothing has to be done here. */
export type Converter = (c: SiteContext, action: SiteAction) => object | null;

/** How a game of the site becomes one of ours, and how the site numbers and names what stands there. */
export interface Dialect {
  /** The site's name of the game. */
  readonly game: string;
  readonly title: RailTitle;
  /** By the site's name of an option: the setting it stands for. */
  readonly options: { readonly [option: string]: Settings };
  /** Records of older versions follow other rules in some points: there is a setting for them. */
  readonly hasOlder?: true;
  /** What follows from the number of players and the options before those settings apply. */
  readonly settings?: (game: SiteGame) => Settings;
  /** What was drawn for the set-up. */
  readonly draws?: (game: SiteGame) => readonly Drawn[];
  /** Kinds of move of its own, and common ones that it reads differently. */
  readonly moves?: { readonly [type: string]: Converter };
  /** Printed hexes whose stops the site numbers from another number than 0. */
  readonly firstStop?: { readonly [hex: string]: number };
  /** The site keeps a company's par at its present price. */
  readonly parFollowsPrice?: true;
  /** Has the company shares to the site? All have if nothing is said; of one that has none the site's state says less. */
  readonly hasShares?: (company: string) => boolean;
  /** Who owns a company without a president, as the site has it; left out, nobody does. */
  readonly unled?: string;
  /** The site counts trains that were given back among those never bought. */
  readonly poolIsDepot?: true;
  /** The site's name of a phase, where that is not the train that opens it. */
  readonly phaseKey?: (phase: PhaseData) => string;
  /** Has the company left the game, so that the site's state says nothing of it any more? */
  readonly isGone?: (s: RailState, company: string) => boolean;
  /** Tokens that the site has on the map while it is undecided here whether they stay. */
  readonly waitingTokens?: (s: RailState) => readonly PlacedToken[];
  /** The company that the site asks where a player is asked here. */
  readonly askedCompany?: (s: RailState, pending: Pending) => string | undefined;
  /** The certificate that the site means by a number, where it leaves numbers out. */
  readonly certOf?: (company: string, number: number) => number;
  /** Notes what a move did to the site's numbers that cannot be seen from the position. */
  readonly track?: (c: SiteContext, action: SiteAction, after: RailState) => void;
  /** What else the site's state says of a company. */
  readonly companyKeys?: (s: RailState, company: string) => { readonly [name: string]: Json };
}
