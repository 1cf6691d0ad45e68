import type { OwnFact } from '../../rules/facts.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Joined } from '../../../../words/types.js';
import { supportPaidFor } from './paid-for.js';

/** Several payments in a row, in English. */
export const joined: Joined<OwnFact> = {
  'supporter-paid': (facts, n) =>
    facts.length < 2
      ? undefined
      : facts
          .map(f => `${companyName(n, f.company)} receives ${n.money(f.amount)} ${supportPaidFor[f.what]}`)
          .join(', '),
};
