import type { PlayableRail } from '../ahead.js';
import { sensibleBy } from './habits.js';

/** The title with the habits of its players, for whoever loaded it without them. */
export const withHabits = <T extends PlayableRail>(title: T): T => ({
  ...title,
  sensible: sensibleBy(title),
});
