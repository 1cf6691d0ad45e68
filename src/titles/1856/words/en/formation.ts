import type { FormationWords } from '../shown-words.js';

/** What the table of the formation of the CGR says, in English. */
export const formationTexts: FormationWords = {
  repayAll: amount => `Repay ${amount}`,
  formation: company => `Formation of the ${company}`,
  merge: company => `Merge into the ${company}`,
  missing: 'Missing',
  noneMerges: 'No company merges so far.',
  wouldBegin: (shares, price, president) =>
    `If no more companies merge, it begins with ${String(shares)} shares at ${price}, and ${president} is its president.`,
};
