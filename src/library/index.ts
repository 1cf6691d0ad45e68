/* What a program plays with that has no service: the rules of every title, and how seats of the service choose their moves. */

// The contract that every title meets.
export type {
  Action,
  Applied,
  Fact,
  Field,
  GameState,
  Json,
  JsonObject,
  Option,
  Preset,
  Score,
  Seat,
  SettingDef,
  Settings,
  Sight,
  Start,
  Status,
  Title,
  Turn,
} from '../engine/core/index.js';
export { titleBySet, titles } from './titles.js';

// Beginning a game and playing it.
export {
  begin,
  completeSettings,
  mostSeats,
  play,
  presetSettings,
  settingsFor,
} from '../engine/core/index.js';
export { BadDraw, HiddenNeeded, Illegal } from '../engine/core/index.js';

// What is drawn, in a game or by whoever thinks ahead.
export { chanceFrom, drawBy, DrawNeeded } from '../engine/core/index.js';
export type { Chance, Draw, Drawn, DrawRequest } from '../engine/core/index.js';

// Reading logs.
export { canonical, effective, foldLog, replay } from '../engine/core/index.js';
export type { Entry, Folded } from '../engine/core/index.js';

// Filling in what a menu offers.
export { exampleAction, firstValue, fits, triedWays } from '../engine/core/index.js';

// What a seat sees, and playing ahead from it.
export {
  aheadFrom,
  known,
  menuAhead,
  sightIn,
  sightOf,
  statusAhead,
  type SeatView,
} from '../engine/core/index.js';

// Choosing a move.
export { firstOffered, sensibleMove, thinkBy, thought } from '../engine/core/index.js';
export type { Breadth, Effort, Level, Search, Thought } from '../engine/core/index.js';
export { chooseMove } from './choosing.js';
