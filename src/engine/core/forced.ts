import { aheadFrom, menuAhead } from './ahead.js';
import { DrawNeeded } from './draw.js';
import { onlyValue } from './field.js';
import type { Seat } from './json.js';
import type { Action, Option } from './option.js';
import { play } from './play.js';
import type { GameState } from './state.js';
import type { Title } from './title.js';

/*
 * Moves with one possibility: whoever is asked has one option, and nothing in it to choose. They can be made without
 * asking, since nobody could do otherwise and everybody knows it.
 */

/** The only move that a menu leaves; null where there is something to choose, or nothing is offered. */
export const onlyMove = (menu: readonly Option[], seat: Seat): Action | null => {
  const [option] = menu;
  if (!option || menu.length > 1) return null;
  const action: { -readonly [name in keyof Action]: Action[name] } = { seat, type: option.type };
  for (const [name, field] of Object.entries(option.fields)) {
    const value = onlyValue(field);
    if (value === undefined) return null;
    action[name] = value;
  }
  return action;
};

/** Can an onlooker tell that nothing else is possible? Otherwise it would give away what the seat hides. */
const isPlain = <S extends GameState>(title: Title<S>, state: S, seat: Seat): boolean => {
  const view = title.view(state, null);
  const seen = aheadFrom(title, { view, open: title.isOpen?.(state) ?? false });
  return seen !== null && onlyMove(menuAhead(title, seen, seat), seat) !== null;
};

/** Does nothing hidden or random come to light by it? When that happens is for the players to say. */
const isQuiet = <S extends GameState>(title: Title<S>, state: S, action: Action): boolean => {
  try {
    return play(title, state, action).reveals !== true;
  } catch (error) {
    if (error instanceof DrawNeeded) return false;
    throw error;
  }
};

/**
 * The move with which the game goes on by itself: exactly one of `seats` is asked, alone, and nothing else is possible.
 * Null where somebody has to choose, where the seat would give away what it hides, and where chance or something hidden
 * comes to light.
 */
export const forcedMove = <S extends GameState>(
  title: Title<S>,
  state: S,
  seats: readonly Seat[],
): Action | null => {
  const { asked } = title.turn(state);
  const [seat] = asked;
  if (seat === undefined || asked.length > 1 || !seats.includes(seat)) return null;
  const action = onlyMove(title.menu(state, seat), seat);
  return action && isPlain(title, state, seat) && isQuiet(title, state, action) ? action : null;
};
