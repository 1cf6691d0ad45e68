import { playerLook } from '../board/index.js';
import type { Badge } from './presenter.js';

/** The marks of these seats' players, one for each row of a table. */
export const playerBadges = (
  seats: readonly number[],
  names: readonly string[],
): readonly (readonly Badge[])[] => seats.map(seat => [{ shape: 'player', ...playerLook(seat, names) }]);
