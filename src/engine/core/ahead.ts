import { HiddenNeeded } from './hidden-needed.js';
import type { JsonObject, Seat } from './json.js';
import type { Option } from './option.js';
import type { GameState } from './state.js';
import type { Status, Title } from './title.js';

/*
 * Playing ahead: moves that a player tries out alone, from what that player may see and nothing else.
 */

/** What can be read of a position made of a view; null where it is hidden. */
export const known = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof HiddenNeeded) return null;
    throw error;
  }
};

/** Can positions of this title be played ahead from at all? Whether this one can may depend on what is hidden in it. */
export const playsAhead = (title: Title): boolean =>
  title.isOpen !== undefined || title.fromView !== undefined;

/**
 * The position that the owner of a view plays ahead from; null where something is hidden and the title cannot do
 * without it.
 * @param open whether nothing is hidden from anyone (`isOpen`): then the view is the position
 */
export const aheadFrom = <S extends GameState>(
  title: Title<S>,
  { view, open }: { readonly view: JsonObject; readonly open: boolean },
): S | null => (open ? (view as unknown as S) : (title.fromView?.(view) ?? null));

/** What a seat could do in a position that is played ahead: nothing where that hangs on something hidden. */
export const menuAhead = <S extends GameState>(title: Title<S>, state: S, seat: Seat): readonly Option[] =>
  known(() => title.menu(state, seat)) ?? [];

/** Where the game would stand; where it would be over and something hidden decides who has won, without a result. */
export const statusAhead = <S extends GameState>(title: Title<S>, state: S): Status =>
  known(() => title.status(state)) ?? { round: { kind: 'over' }, ended: true, result: null };
