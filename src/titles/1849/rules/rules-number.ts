import type { RailState } from '../../../engine/rail/state.js';

/** Does the game follow the rules as they were mended with number 4? Games that began before go on as they began. */
export const isMended = (s: RailState): boolean => s.rules >= 4;
