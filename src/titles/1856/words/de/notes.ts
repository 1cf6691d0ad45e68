import type { OwnNote } from '../../rules/facts.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/** What lies on 1856's map, beside it. */
export const notes: Wording<OwnNote> = {
  destination: (m, n) => `Zielbahnhof der ${companyName(n, m.company)}: ${hexName(n, m.hex)}`,
  'bonus-right': (m, n) =>
    `${m.right === 'bridge' ? 'Brücke' : 'Tunnel'} (${m.places.join(', ')}): Jede Lok, die dort hält, bringt ${n.money(m.bonus)} mehr ein für ${m.companies.map(id => companyName(n, id)).join(', ')}`,
  port: (m, n) =>
    `Hafenmarker: Eine Fahrt, die auf ${hexName(n, m.hex)} hält, bringt ${companyName(n, m.company)} ${n.money(m.bonus)} mehr ein`,
};
