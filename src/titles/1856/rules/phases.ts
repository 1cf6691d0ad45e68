import type { RailGame, RailState } from '../../../engine/rail/index.js';

/** Has the phase of that name begun? */
export const hasBegun = (g: RailGame, s: RailState, phase: string): boolean =>
  s.phase >= g.data.phases.findIndex(p => p.name === phase);

/** Has the government asked its loans back, with the first 6-train (1856 §4, phase Five)? */
export const loansAreOver = (g: RailGame, s: RailState): boolean => hasBegun(g, s, '6');
