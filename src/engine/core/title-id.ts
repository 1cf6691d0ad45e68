/*
 * A title may be played by a set of values of its own. Then its games have the title's id with the name of the set behind it:
 * `imperial-steam@53c1a0`.
 */

/** The title's id, whichever set of values its games are played by. */
export const baseTitle = (id: string): string => id.split('@', 1)[0]!;

/** Is it a title that is played by a set of values of its own? */
export const hasOwnSet = (id: string): boolean => id.includes('@');

/** The id of the title's games that are played by the set of that name. */
export const titleWithSet = (base: string, set: string): string => `${base}@${set}`;
