import { aheadFrom, whyNot, type Seat, type Title, type Tried } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { NotFound } from '../errors.js';
import type { Actor, Position } from '../types.js';
import { position, type Where } from './history.js';

/** What becomes of everything that a seat would try. */
export interface TriedBy {
  readonly seat: Seat;
  readonly tried: readonly Tried[];
}

/** What can be done with a thing of a game in the newest position, and why not more. */
export interface Why {
  readonly at: Position;
  /** The reader's seat, and where it is not asked, the first that is. Empty where the game is over. */
  readonly by: readonly TriedBy[];
}

/** The seats that an answer is about. */
const seatsAt = ({ seat, turn: { asked } }: Position): readonly Seat[] => [
  ...(seat === null ? [] : [seat]),
  ...(seat !== null && asked.includes(seat) ? [] : asked.slice(0, 1)),
];

/** What becomes of everything that the seat would try, from what the reader of the position sees and from nothing else. */
export const triedAt = (title: Title, at: Position, seat: Seat, of: string | null): readonly Tried[] => {
  const state = aheadFrom(title, at);
  return state === null ? [] : whyNot(title, state, seat, of);
};

/**
 * Why what is not possible with a thing, or at all, is not.
 * @throws NotFound `no-such-thing` where nobody would try anything with a thing of that name; and as `position`
 */
export const why = async (
  deps: Deps,
  actor: Actor | null,
  { of, ...where }: Omit<Where, 'number'> & { readonly of: string | null },
): Promise<Why> => {
  const at = await position(deps, actor, where);
  const title = deps.titles.get(at.title);
  if (at.status.ended || !title) return { at, by: [] };
  const by = seatsAt(at).map(seat => ({ seat, tried: triedAt(title, at, seat, of) }));
  if (of !== null && by.every(({ tried }) => tried.length === 0)) throw new NotFound('no-such-thing', { of });
  return { at, by };
};
