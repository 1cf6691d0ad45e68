import type { Fact } from '../engine/core/index.js';
import type { RailFact } from '../engine/rail/index.js';
import type { HistoryPresenter } from './history.js';

const roundOf = (said: Fact): Fact | undefined => {
  const fact = said as unknown as RailFact;
  if (fact.kind === 'stock-round-begins') return { kind: 'stock-round', number: fact.number };
  if (fact.kind !== 'operating-round-begins') return undefined;
  return { kind: 'operating-round', number: fact.number, index: fact.index, of: fact.of, company: '' };
};

/** Looking back on a game of any 18xx title. */
export const railHistory: HistoryPresenter = { roundOf };
