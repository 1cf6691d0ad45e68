import type { Json } from './json.js';
import type { Settings } from './settings.js';

/** What every game's state has; a title adds the rest. Plain JSON, never changed in place. */
export interface GameState {
  readonly title: string;
  readonly rules: number;
  readonly settings: Settings;
  readonly seats: number;
}

/** How a game begins. */
export interface Start {
  /** The rules number the game keeps for ever. */
  readonly rules: number;
  readonly seats: number;
  readonly settings: Settings;
}

/** What an action made happen, as data; worded for the reader when it is shown. */
export interface Fact {
  readonly kind: string;
  readonly [key: string]: Json;
}
