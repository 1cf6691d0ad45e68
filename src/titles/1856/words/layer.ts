import type { OwnFact } from '../rules/facts.js';
import { companyTurn } from '../../../words/rail/turns.js';
import type { WordLayer } from '../../../words/types.js';
import { words as de } from './de/index.js';
import { words as en } from './en/index.js';
import { told } from './told.js';

/** Facts that are part of a company's turn. */
const turnKinds: readonly OwnFact['kind'][] = [
  'loan-granted',
  'loans-redeemed',
  'interest-charged',
  'right-bought',
  'port-opened',
  'train-borrowed',
];

const turnOf = companyTurn(turnKinds);

/** What is 1856's own in words. */
export const layer1856: WordLayer = {
  words: { de, en },
  amounts: ['most', 'keep'],
  // What comes of itself after it is not what the button does.
  buttonFacts: { 'look-at-destinations': 'destination-reached' },
  // The formation is part of no company's turn.
  topic: fact => (fact.kind === 'national-formed' ? null : turnOf(fact)),
  told,
  examples: [
    'redeem-loans',
    'settle-loans',
    'keep-token',
    'give-up-trains',
    'choose-city',
    'borrow-train',
    'complete-presidency',
    'open-port',
    'buy-right',
    'take-loan',
  ],
};
