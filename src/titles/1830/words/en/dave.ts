import type { DrawnIncomeFact } from '../../rules/facts.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/*
 * What happens in scenario S-6, in English.
 */

export const daveFacts: Wording<DrawnIncomeFact> = {
  'income-drawn': (f, n) =>
    `The number ${f.number} is drawn: ${companyName(n, f.company)} gets ${f.percent} % of it, ${n.money(f.revenue)}`,
};
