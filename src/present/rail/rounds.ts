import type { Fact } from '../../engine/core/index.js';
import type { RailFact } from '../../engine/rail/facts.js';

/** The round that begins with this fact, as a fact of its own; undefined for any other fact. */
export const roundOf = (said: Fact): Fact | undefined => {
  const fact = said as unknown as RailFact;
  if (fact.kind === 'stock-round-begins') return { kind: 'stock-round', number: fact.number };
  if (fact.kind !== 'operating-round-begins') return undefined;
  return { kind: 'operating-round', number: fact.number, index: fact.index, of: fact.of, company: '' };
};
