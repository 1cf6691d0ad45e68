import type { TermFinder } from '../types.js';

/** What a company goes without that passes; nothing where its turn just goes on. */
export const without = ({ step }: { readonly step?: string }, term: TermFinder): string => {
  const said = step === undefined ? '' : term('step', step);
  return said === '' ? '' : `: ${said}`;
};
