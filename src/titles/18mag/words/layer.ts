import type { Fact } from '../../../engine/core/index.js';
import type { DraftFact } from '../../../engine/rail/mechanisms/facts.js';
import type { OwnFact } from '../rules/facts.js';
import { currencyBehind } from '../../../words/numbers.js';
import { companyTurn } from '../../../words/rail/turns.js';
import type { WordLayer, Thing } from '../../../words/types.js';
import { words as de } from './de/index.js';
import { words as en } from './en/index.js';
import { told } from './told.js';

/** Facts that are part of a minor's turn. */
const turnKinds: readonly OwnFact['kind'][] = [
  'railcar-bought',
  'train-scrapped',
  'terrain-marker-used',
  'istvan-acts',
  'istvan-skips',
  'istvan-waits',
];

const turnOf = companyTurn(turnKinds);

/** The turn of the minor that pays a supporting company. */
const payersTurn = ({ kind, by }: Fact): Thing | undefined =>
  kind === 'supporter-paid' && typeof by === 'string' && by !== 'bank'
    ? { kind: 'company', id: by }
    : undefined;

/** Facts of the rounds, which are part of nobody's turn. */
const betweenTurns: ReadonlySet<string> = new Set<(DraftFact | OwnFact)['kind']>([
  'no-purchase',
  'minors-removed',
]);

/** What is 18 Magyarország's own in words. */
export const layer18mag: WordLayer = {
  words: { de, en },
  /** Forint. */
  money: currencyBehind('Ft'),
  amounts: ['amount'],
  topic: fact => (betweenTurns.has(fact.kind) ? null : (turnOf(fact) ?? payersTurn(fact))),
  told,
  examples: ['draft', 'pay-out', 'scrap', 'buy-railcar'],
  buttonFacts: { 'lay-marked': 'terrain-marker-used' },
};
