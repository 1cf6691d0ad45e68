import { aheadFrom } from './ahead.js';
import type { Seat } from './json.js';
import { example, fits, type Action } from './option.js';
import type { Sight } from './sight.js';
import type { GameState } from './state.js';
import type { Title } from './title.js';

/*
 * A seat without a player: moves with some sense in them, chosen from what the seat may see and nothing else. The
 * same sight always leads to the same move.
 */

/** What can be said of a choice without knowing the game: the first that is offered, as it is offered. */
export const firstOffered = ({ menu, seat }: Pick<Sight, 'menu' | 'seat'>): Action | null =>
  menu[0] ? example(menu[0], seat) : null;

/** What the seat sees of the position. */
export const sightOf = <S extends GameState>(title: Title<S>, state: S, seat: Seat): Sight<S> => {
  const view = title.view(state, seat);
  const position = aheadFrom(title, { view, open: title.isOpen?.(state) ?? false });
  return { seat, menu: title.menu(state, seat), view, position };
};

/**
 * A move for a seat that is waited for: what the title finds sensible, else the first that is offered. Null where
 * nothing is.
 */
export const sensibleMove = <S extends GameState>(title: Title<S>, state: S, seat: Seat): Action | null => {
  const sight = sightOf(title, state, seat);
  const chosen = title.sensible?.(sight) ?? null;
  return chosen && sight.menu.some(option => fits(option, chosen)) ? chosen : firstOffered(sight);
};
