import type { refusalTitles as en } from '../en/refusal-titles.js';
import type { Translation } from '../../../../words/language.js';

/** Refusals of moves of 1849's own in a few words, by code. */
export const refusalTitles: Translation<typeof en> = {
  'cannot-borrow': 'Jetzt keine Anleihe',
  'cannot-buy-station': 'Dieser Platz ist nicht zu kaufen',
  'cannot-electrify': 'Jetzt kein E-Marker',
  'cannot-issue': 'So viele eigene Aktien sind nicht zu verkaufen',
  'cannot-redeem': 'Die Aktie ist nicht zurückzukaufen',
  'cannot-repay': 'Die Anleihe ist nicht einzulösen',
  'hex-resting': 'Dort wird noch nicht gebaut',
};
