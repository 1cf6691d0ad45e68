import type { refusalTitles as en } from '../en/refusal-titles.js';
import type { Translation } from '../../../../words/language.js';

/** Refusals of moves of 1856's own in a few words, by code. */
export const refusalTitles: Translation<typeof en> = {
  'cannot-redeem-loans': 'So viele Kredite sind nicht zurückzuzahlen',
  'no-loan-now': 'Jetzt kein Kredit',
  'no-right-now': 'Das Recht ist jetzt nicht zu kaufen',
  'presidency-first': 'Erst die zweite Hälfte der Direktorenaktie',
  'towns-not-yet': 'Kleinstädte ändern sich noch nicht',
};
