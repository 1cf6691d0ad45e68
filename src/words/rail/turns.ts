import type { Fact } from '../../engine/core/index.js';
import type { Thing } from '../types.js';

/** Finds the company whose turn a fact of one of these kinds is part of. */
export const companyTurn = (kinds: readonly string[]): ((fact: Fact) => Thing | undefined) => {
  const known: ReadonlySet<string> = new Set(kinds);
  return ({ kind, company }) =>
    known.has(kind) && typeof company === 'string' ? { kind: 'company', id: company } : undefined;
};
