import type { JsonObject, Seat } from './json.js';
import type { Option } from './option.js';
import type { GameState } from './state.js';

/** What lies before a seat that has to move. */
export interface Sight<S extends GameState = GameState> {
  readonly seat: Seat;
  readonly menu: readonly Option[];
  readonly view: JsonObject;
  /** The position as far as the view shows it, to try moves in; null where something hidden is needed for that. */
  readonly position: S | null;
}
