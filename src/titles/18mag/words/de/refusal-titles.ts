import type { Translation } from '../../../../words/language.js';
import type { refusalTitles as en } from '../en/refusal-titles.js';

/** Refusals of moves of 18 Magyarország's own in a few words, by code. */
export const refusalTitles: Translation<typeof en> = {
  'cannot-hand-over': 'So lässt sich das Amt nicht übergeben',
  'draft-gone': 'Das ist aus dem Startpaket schon weg',
  'draft-quota': 'Davon nichts mehr aus dem Startpaket',
  'no-railcar': 'Diesen Wagen gibt es jetzt nicht',
  'no-such-payout': 'So viel lässt sich nicht ausschütten',
  'no-terrain-marker': 'Kein Terrainmarker da',
  'no-terrain-there': 'Auf diesem Feld ist nichts zu bezahlen',
  'not-next-in-order': 'Niemand gründet Gesellschaften',
  'run-location-twice': 'Mehr als ein Bergwerk',
};
