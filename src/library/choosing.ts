import {
  sensibleIn,
  thought,
  type Action,
  type Effort,
  type Sight,
  type Title,
} from '../engine/core/index.js';

/**
 * Chooses a move as seats of the service do: by thinking ahead where an effort is given, else by habit, else the
 * first that is offered. Null where nothing is.
 * @param effort how much is tried, and until when: `isOver` may look at a clock
 */
export const chooseMove = (title: Title, sight: Sight, effort?: Effort): Action | null => {
  const thinking = effort && title.think?.(sight, effort);
  return (thinking && thought(thinking)?.action) ?? sensibleIn(title, sight);
};
