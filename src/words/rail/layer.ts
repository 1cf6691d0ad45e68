import type { AskWords, Layer, Phrases, RoundWords, WordTable } from '../types.js';
import { railAsksDe, railRoundsDe } from './asks.de.js';
import { railAsksEn, railRoundsEn } from './asks.en.js';
import { railFactsDe, railJoinedDe } from './facts.de.js';
import { railFactsEn, railJoinedEn } from './facts.en.js';
import { railTermsDe } from './terms.de.js';
import { railTermsEn } from './terms.en.js';

const en: WordTable = {
  ...railTermsEn,
  facts: railFactsEn as Phrases,
  joined: railJoinedEn,
  asks: railAsksEn as Phrases<AskWords>,
  rounds: railRoundsEn as Phrases<RoundWords>,
};

const de: WordTable = {
  ...railTermsDe,
  facts: railFactsDe as Phrases,
  joined: railJoinedDe,
  asks: railAsksDe as Phrases<AskWords>,
  rounds: railRoundsDe as Phrases<RoundWords>,
};

/** Facts that are part of a company's turn. */
const turnKinds: ReadonlySet<string> = new Set([
  'company-begins',
  'tile-laid',
  'token-placed',
  'ran',
  'earned',
  'paid-out',
  'received',
  'withheld',
  'train-bought',
  'train-discarded',
  'president-paid',
  'private-to-company',
]);

const roundKinds: ReadonlySet<string> = new Set([
  'stock-round-begins',
  'operating-round-begins',
  'game-ended',
]);

/** The words all 18xx games share. */
export const railLayer: Layer = {
  words: { de, en },
  topic: fact => {
    if (roundKinds.has(fact.kind)) return null;
    return turnKinds.has(fact.kind) && typeof fact['company'] === 'string' ? fact['company'] : undefined;
  },
};
