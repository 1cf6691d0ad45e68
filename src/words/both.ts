import { bothDone as de } from './de/both.js';
import { bothDone as en } from './en/both.js';
import type { ByLanguage } from './language.js';

/** What a button says that does two things, of what the buttons for either say. Only the service needs it. */
export const bothDone: ByLanguage<typeof en> = { de, en };
