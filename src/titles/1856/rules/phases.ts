import { hasBegun, type RailGame, type RailState } from '../../../engine/rail/index.js';

/** Has the government asked its loans back, with the first 6-train (1856 §4, phase Five)? */
export const loansAreOver = (g: RailGame, s: RailState): boolean => hasBegun(g, s, '6');
