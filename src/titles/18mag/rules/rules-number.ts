import type { RailState } from '../../../engine/rail/state.js';

/** Does the game follow the rules as they were mended with number 2? Games that began before go on as they were begun. */
export const isMended = (s: Pick<RailState, 'rules'>): boolean => s.rules >= 2;

/** Does it follow them as they were mended once more, with number 3? */
export const isMendedAgain = (s: Pick<RailState, 'rules'>): boolean => s.rules >= 3;
