import type { RailState } from '../../../engine/rail/state.js';

/** Does the game follow the rules as they were mended with number 4? Games that began before go on as they were begun. */
export const isMended = (s: RailState): boolean => s.rules >= 4;

/** The same of number 5: who is asked in a stock round, who may exchange the MH, and what is sold and bought in need. */
export const isRefined = (s: RailState): boolean => s.rules >= 5;
