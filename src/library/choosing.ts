import {
  aheadFrom,
  firstOffered,
  fits,
  type Action,
  type Effort,
  type JsonObject,
  type Option,
  type Seat,
  type Sight,
  type Title,
} from '../engine/core/index.js';

/** What `GET /games/ID/position` says of a position, as far as it matters to whoever chooses a move. */
export interface Told {
  readonly seat: Seat;
  readonly menu: readonly Option[];
  readonly view: JsonObject;
  readonly open: boolean;
}

/** What lies before a seat, by what the API says of its position. */
export const sightIn = (title: Title, { seat, menu, view, open }: Told): Sight => ({
  seat,
  menu,
  view,
  position: aheadFrom(title, { view, open }),
});

/** Thinks to the end. Null where the title does not think, or where there is nothing to think about. */
const thought = (title: Title, sight: Sight, effort: Effort): Action | null => {
  const thinking = title.think?.(sight, effort);
  for (;;) {
    const step = thinking?.next();
    if (!step) return null;
    if (step.done) return step.value?.action ?? null;
  }
};

/**
 * Chooses a move as seats of the service do: by thinking ahead where an effort is given, else by habit, else the
 * first that is offered. Null where nothing is.
 * @param effort how much is tried, and until when: `isOver` may look at a clock
 */
export const chooseMove = (title: Title, sight: Sight, effort?: Effort): Action | null => {
  const chosen = (effort && thought(title, sight, effort)) ?? title.sensible?.(sight) ?? null;
  return chosen && sight.menu.some(option => fits(option, chosen)) ? chosen : firstOffered(sight);
};
