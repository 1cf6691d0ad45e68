import type { RailState } from '../../../engine/rail/state.js';

/**
 * Does the game follow the rules as they were mended with their second number? Games that began before go on as they
 * were begun: the same log gives the same positions for ever.
 */
export const isMended = (s: RailState): boolean => s.rules >= 2;
