import type { Pair } from '../../types.js';

/** Refusals of moves of 1849's own in a few words, German and English, by code. */
export const refusalTitles: { readonly [code: string]: Pair } = {
  'cannot-borrow': ['Jetzt keine Anleihe', 'No bond now'],
  'cannot-buy-station': ['Dieser Platz ist nicht zu kaufen', 'The place cannot be bought'],
  'cannot-electrify': ['Jetzt kein E-Marker', 'No E-token now'],
  'cannot-issue': ['So viele eigene Aktien gehen nicht', 'That many own shares cannot be sold'],
  'cannot-redeem': ['Die Aktie ist nicht zurückzukaufen', 'The share cannot be bought back'],
  'cannot-repay': ['Die Anleihe ist nicht zurückzuzahlen', 'The bond cannot be paid back'],
  'hex-resting': ['Dort wird noch nicht gebaut', 'Nothing can be built there yet'],
};
