/* What the scripts of a page tell each other by way of its document. */

/** What is asked next shall be in sight. */
export const SHOW_TURN = 'show-turn';

/** The main part is a new one. */
export const FRESH_MAIN = 'fresh-main';

/** A part of it is. */
export const FRESH_PART = 'fresh-part';
