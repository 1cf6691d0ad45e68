import type { Action, Option, Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import type { Draft, RailState } from '../state.js';

/**
 * One kind of thing a seat can do. `options` lists its forms (none when it is not the moment), `play`
 * checks the same conditions and does it. Both use the same predicates, so that the menu is the truth.
 */
export interface Move {
  readonly type: string;
  /** May it also come from seats that are not in turn? They are then told what is wrong with it. */
  readonly betweenTurns?: true;
  options(g: RailGame, s: RailState, seat: Seat): readonly Option[];
  /** @throws Illegal; the draft is then thrown away */
  play(g: RailGame, d: Draft, action: Action, facts: RailFact[]): void;
}
