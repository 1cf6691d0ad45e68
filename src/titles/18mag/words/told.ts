import type { Fact } from '../../../engine/core/index.js';

/** What a minor pays for; the rules take the money first. */
const causes: ReadonlySet<string> = new Set(['tile-laid', 'token-placed', 'train-bought']);

/** Facts with what supporting companies get behind what they get it for. */
export const told = (facts: readonly Fact[]): readonly Fact[] => {
  const sorted: Fact[] = [];
  let paid: Fact[] = [];
  for (const fact of facts) {
    if (fact.kind === 'supporter-paid') {
      paid.push(fact);
      continue;
    }
    const isCause = causes.has(fact.kind) && paid[0]?.['by'] === fact['company'];
    sorted.push(...(isCause ? [fact, ...paid] : [...paid, fact]));
    paid = [];
  }
  return [...sorted, ...paid];
};
