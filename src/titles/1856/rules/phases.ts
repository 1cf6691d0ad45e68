import type { RailGame } from '../../../engine/rail/contract.js';
import { hasBegun } from '../../../engine/rail/game.js';
import type { RailState } from '../../../engine/rail/state.js';

/** Has the government asked its loans back, with the first 6-train (1856 §4, phase Five)? */
export const loansAreOver = (g: RailGame, s: RailState): boolean => hasBegun(g, s, '6');
