import type { PlayableRail } from '../ahead.js';
import type { NetWorth } from './prospects.js';
import { thinkOf } from './search.js';

/** The title as it thinks ahead, for whoever loaded it without that. @param netWorth all that a seat owns */
export const withThinking = <T extends PlayableRail>(title: T, netWorth: NetWorth): T => ({
  ...title,
  think: thinkOf(title, netWorth),
});

export type { NetWorth } from './prospects.js';
export { searchOf } from './search.js';
