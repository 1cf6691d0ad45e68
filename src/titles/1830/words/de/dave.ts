import type { DrawnIncomeFact } from '../../rules/facts.js';
import { companyName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/*
 * What happens in scenario S-6, in German.
 */

export const daveFacts: Wording<DrawnIncomeFact> = {
  'income-drawn': (f, n) =>
    `Gezogen wird die ${f.number}: ${companyName(n, f.company)} bekommt davon ${f.percent} %, ${n.money(f.revenue)}`,
};
