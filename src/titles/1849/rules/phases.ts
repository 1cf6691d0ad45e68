import type { RailGame, RailState } from '../../../engine/rail/index.js';

/** Has the phase of that name begun? */
export const hasBegun = (g: RailGame, s: RailState, phase: string): boolean =>
  s.phase >= g.data.phases.findIndex(p => p.name === phase);
