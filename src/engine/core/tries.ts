import type { Refusal } from './illegal.js';
import type { Seat } from './json.js';
import type { Action } from './option.js';
import type { GameState } from './state.js';

/** What a title knows of moves that somebody would try. */
export interface Tries<S extends GameState = GameState> {
  /**
   * What a seat would try with a thing of the game, by the thing's name, or with nothing in particular: whether it is
   * allowed or not. Ways that differ in their last field alone, such as the turns of a tile, are one way.
   */
  actions(state: S, seat: Seat, of: string | null): readonly Action[];
  /**
   * How far a move has come through the rules that is refused so: 0 where it is not the moment for it, 1 where there
   * is nothing to do it with, 2 where something forbids it.
   */
  readonly reach: (refusal: Refusal) => 0 | 1 | 2;
}
