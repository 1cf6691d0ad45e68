import { aheadFrom } from './ahead.js';
import type { JsonObject, Seat } from './json.js';
import { exampleAction, fits, type Action, type Option } from './option.js';
import type { Sight } from './sight.js';
import type { GameState } from './state.js';
import type { Title } from './title.js';

/*
 * A seat without a player: moves with some sense in them, chosen from what the seat may see and nothing else. The
 * same sight always leads to the same move.
 */

/** What can be said of a choice without knowing the game: the first that is offered, as it is offered. */
export const firstOffered = ({ menu, seat }: Pick<Sight, 'menu' | 'seat'>): Action | null =>
  menu[0] ? exampleAction(menu[0], seat) : null;

/** What the seat sees of the position. */
export const sightOf = <S extends GameState>(title: Title<S>, state: S, seat: Seat): Sight<S> => {
  const view = title.view(state, seat);
  const position = aheadFrom(title, { view, open: title.isOpen?.(state) ?? false });
  return { seat, menu: title.menu(state, seat), view, position };
};

/** What a seat is told of a position, by the service's interface too. */
export interface SeatView {
  readonly seat: Seat;
  readonly menu: readonly Option[];
  readonly view: JsonObject;
  readonly open: boolean;
}

/** The same from what a seat is told, for whoever has not the position itself. */
export const sightIn = <S extends GameState>(
  title: Title<S>,
  { seat, menu, view, open }: SeatView,
): Sight<S> => ({
  seat,
  menu,
  view,
  position: aheadFrom(title, { view, open }),
});

/** What the title finds sensible from what the seat sees, else the first that is offered. Null where nothing is. */
export const sensibleIn = <S extends GameState>(title: Title<S>, sight: Sight<S>): Action | null => {
  const chosen = title.sensible?.(sight) ?? null;
  return chosen && sight.menu.some(option => fits(option, chosen)) ? chosen : firstOffered(sight);
};

/** The same for a seat that is waited for. */
export const sensibleMove = <S extends GameState>(title: Title<S>, state: S, seat: Seat): Action | null =>
  sensibleIn(title, sightOf(title, state, seat));
