import type { OwnFact } from '../rules/facts.js';
import { currency } from '../../../words/numbers.js';
import { companyTurn } from '../../../words/rail/turns.js';
import type { WordLayer } from '../../../words/types.js';
import { words as de } from './de/index.js';
import { words as en } from './en/index.js';

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
export const layer1849: WordLayer = {
  words: { de, en },
  /** Lire, with a space that does not break. */
  money: currency('L.\u00a0'),
  buttonFacts: { 'pay-debt': 'president-paid' },
  topic: companyTurn(turnKinds),
};
