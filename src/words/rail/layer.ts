import type { RailFact } from '../../engine/rail/index.js';
import type { Layer, WordTable } from '../types.js';
import { railAsksDe, railRoundsDe } from './asks.de.js';
import { railAsksEn, railRoundsEn } from './asks.en.js';
import { railFactsDe, railJoinedDe } from './facts.de.js';
import { railFactsEn, railJoinedEn } from './facts.en.js';
import { railOrdersDe, railStopsDe } from './orders.de.js';
import { railOrdersEn, railStopsEn } from './orders.en.js';
import { railRefusalTitles } from './refusal-titles.js';
import { railTermsDe } from './terms.de.js';
import { railTermsEn } from './terms.en.js';
import { companyTurn } from './turns.js';

const en: WordTable = {
  ...railTermsEn,
  facts: railFactsEn,
  joined: railJoinedEn,
  asks: railAsksEn,
  rounds: railRoundsEn,
  orders: railOrdersEn,
  stops: railStopsEn,
};

const de: WordTable = {
  ...railTermsDe,
  facts: railFactsDe,
  joined: railJoinedDe,
  asks: railAsksDe,
  rounds: railRoundsDe,
  orders: railOrdersDe,
  stops: railStopsDe,
};

/** Facts that are part of a company's turn. */
const turnKinds: readonly RailFact['kind'][] = [
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
];

const turnOf = companyTurn(turnKinds);

const roundKinds: ReadonlySet<string> = new Set([
  'stock-round-begins',
  'operating-round-begins',
  'game-ended',
]);

/** The words all 18xx games share. */
export const railLayer: Layer = {
  words: { de, en },
  refusalTitles: railRefusalTitles,
  examples: ['pass', 'decline', 'lay', 'token', 'run', 'dividend', 'train', 'take', 'bid', 'buy', 'par'],
  topic: fact => {
    if (roundKinds.has(fact.kind)) return null;
    // Where companies get their home token as they start, that is no turn of theirs.
    if (fact.kind === 'token-placed' && fact['home'] === true) return undefined;
    return turnOf(fact);
  },
  about: (ask, facts) => {
    const { offers } = ask;
    if (ask.kind !== 'offer' || !Array.isArray(offers)) return [];
    return facts.filter(fact => fact.kind === 'offer-made' && offers.includes(fact['offer']));
  },
};
