import type { bothDone as en } from '../en/both.js';

/** What a button says that does two things, in German. */
export const bothDone: typeof en = (first, second) => `${first} und ${second}`;
