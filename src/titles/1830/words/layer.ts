import type { OwnFact } from '../rules/facts.js';
import { companyTurn } from '../../../words/rail/turns.js';
import type { WordLayer } from '../../../words/types.js';
import { about as de } from './de/about.js';
import { about as en } from './en/about.js';

/** Facts that are part of a company's turn. */
const turnKinds: readonly OwnFact['kind'][] = [
  'bank-lent',
  'debt-repaid',
  'uncertainty-drawn',
  'uncertainty-over',
  'licence-bought',
  'income-drawn',
];

/** What is 1830's own in words. */
export const layer1830: WordLayer = {
  words: { de, en },
  amounts: ['amount'],
  topic: companyTurn(turnKinds),
};
