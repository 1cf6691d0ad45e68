import type { Feature } from '../../../engine/rail/contract.js';
import { preferenceRules } from '../../../engine/rail/habits/means.js';

/** Which companies a seat of the service starts first: those that run far from the beginning. */
export const preferences: Feature = {
  rules: [preferenceRules.change({ favourites: ['PRR', 'NYC', 'B&O', 'C&O', 'B&M', 'CPR', 'NYNH', 'ERIE'] })],
};
