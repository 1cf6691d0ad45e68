import type { Fact } from '../../engine/core/index.js';
import type { RailFact } from '../../engine/rail/facts.js';
import type { IncomeFact } from '../../engine/rail/mechanisms/facts.js';
import { rail as de } from '../de/rail/index.js';
import { rail as en } from '../en/rail/index.js';
import type { WordLayer } from '../types.js';
import { companyTurn } from './turns.js';

/** Facts that are part of a company's turn. */
const turnKinds: readonly (IncomeFact | RailFact)['kind'][] = [
  'company-begins',
  'tile-laid',
  'token-placed',
  'ran',
  'earned',
  'income-shared',
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

/** What was traded, and behind it whose agreement it took; the rules take the offer off the table first. */
const told = (facts: readonly Fact[]): readonly Fact[] =>
  facts.map((fact, at) => {
    const trade = fact.kind === 'offer-accepted' ? facts[at + 1] : undefined;
    const agreed = facts[at - 1]?.kind === 'offer-accepted' ? facts[at - 1] : undefined;
    return trade ?? agreed ?? fact;
  });

/** The words all 18xx games share. */
export const railLayer: WordLayer = {
  words: { de, en },
  amounts: ['price', 'least'],
  examples: ['pass', 'decline', 'lay', 'token', 'run', 'dividend', 'train', 'take', 'bid', 'buy', 'par'],
  // Before a player is bankrupt, all their shares are sold.
  buttonFacts: { par: 'par-set', bankrupt: 'bankrupt' },
  topic: fact => {
    if (roundKinds.has(fact.kind)) return null;
    // Where companies get their home token as they start, that is no turn of theirs.
    if (fact.kind === 'token-placed' && fact['home'] === true) return undefined;
    return turnOf(fact);
  },
  told,
  about: (ask, facts) => {
    const { offers } = ask;
    if (ask.kind !== 'offer' || !Array.isArray(offers)) return [];
    return facts.filter(fact => fact.kind === 'offer-made' && offers.includes(fact['offer']));
  },
};
