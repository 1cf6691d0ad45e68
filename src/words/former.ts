import { basics } from './basics.js';
import type { Language } from './language.js';

/**
 * What is kept in place of the name of a player who has deleted the account; it is worded where it is shown.
 * No name begins with a space, so nobody can call themselves so.
 */
export const FORMER = ' former';

/** A player's name as a reader is shown it. */
export const playerName = (language: Language, name: string): string =>
  name === FORMER ? basics[language].former : name;
