import type { Feature } from '../../../engine/rail/contract.js';
import { preferenceRules } from '../../../engine/rail/habits/means.js';

/**
 * Seats of the service start first what runs far from the beginning. Those that think ahead count on income for longer than in other
 * titles: so they win most games.
 */
export const preferences: Feature = {
  rules: [
    preferenceRules.change({
      favourites: ['PRR', 'NYC', 'B&O', 'C&O', 'B&M', 'CPR', 'NYNH', 'ERIE'],
      rounds: 4.5,
    }),
  ],
};
