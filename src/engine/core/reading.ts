import type { Settings } from './settings.js';

/** Whose reading of the rules a game has that was imported from another site; undefined where it is the rulebook's. */
export const readingOf = ({ reading }: Settings): string | undefined =>
  typeof reading === 'string' && reading !== 'rulebook' ? reading : undefined;
