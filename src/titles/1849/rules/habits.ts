import type { Feature } from '../../../engine/rail/contract.js';
import { preferenceRules } from '../../../engine/rail/habits/means.js';
import { nearStops } from '../../../engine/rail/map/near-stops.js';

/** What a seat of the service does in 1849: there are few stops, and long ways between them. */
export const habits: Feature = {
  rules: [preferenceRules.change({ near: (g, s, company) => nearStops(g.map, s.board, company) })],
};
