import type { Feature, RailGame } from '../../../engine/rail/contract.js';
import { preferenceRules } from '../../../engine/rail/habits/means.js';
import type { RailState } from '../../../engine/rail/state.js';

/** How much more a share is worth than it costs once its company earns, in dollars: seats that count on so much win most games. */
const EARNING = 40;

const rise = (g: RailGame, s: RailState, company: string): number =>
  preferenceRules.of(g).income(g, s, company) > 0 ? EARNING : 0;

/** What seats of the service expect that think ahead. */
export const habits: Feature = { rules: [preferenceRules.change({ rise })] };
