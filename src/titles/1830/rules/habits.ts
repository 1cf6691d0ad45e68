import type { Feature } from '../../../engine/rail/contract.js';
import { preferenceRules } from '../../../engine/rail/habits/means.js';

/** Seats of the service that think ahead count on income for longer than in other titles: so they win most games. */
export const habits: Feature = { rules: [preferenceRules.change({ rounds: 4.5 })] };
