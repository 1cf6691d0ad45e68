import type { OwnFact } from '../../../titles/1849/facts.js';
import { currency } from '../../numbers.js';
import { companyTurn } from '../../rail/turns.js';
import type { Layer } from '../../types.js';
import { aboutDe } from './about.de.js';
import { aboutEn } from './about.en.js';
import { asksDe } from './asks.de.js';
import { asksEn } from './asks.en.js';
import { factsDe } from './facts.de.js';
import { factsEn } from './facts.en.js';
import { notesDe, notesEn } from './notes.js';
import { refusalTitles } from './refusal-titles.js';
import { termsDe } from './terms.de.js';
import { termsEn } from './terms.en.js';

/** Facts that are part of a company's turn. */
const turnKinds: readonly OwnFact['kind'][] = [
  'shares-issued',
  'share-redeemed',
  'bond-issued',
  'bond-repaid',
  'interest-paid',
  'station-bought',
  'right-bought',
  'marker-placed',
];

/** What is 1849's own in words. */
export const layer1849: Layer = {
  words: {
    de: { ...aboutDe, ...termsDe, facts: factsDe, asks: asksDe, notes: notesDe },
    en: { ...aboutEn, ...termsEn, facts: factsEn, asks: asksEn, notes: notesEn },
  },
  refusalTitles,
  /** Lire, with a space that does not break. */
  money: currency('L.\u00a0'),
  topic: companyTurn(turnKinds),
};
