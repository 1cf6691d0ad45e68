import type { OwnNote } from '../../rules/facts.js';
import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/** What lies on 1856's map, beside it. */
export const notes: Wording<OwnNote> = {
  destination: (m, n) => `Destination of ${companyName(n, m.company)}: ${hexName(n, m.hex)}`,
  'bonus-right': (m, n) =>
    `${m.right === 'bridge' ? 'Bridge' : 'Tunnel'} (${m.places.join(', ')}): each train that stops there earns ${n.money(m.bonus)} more for ${m.companies.map(id => companyName(n, id)).join(', ')}`,
  port: (m, n) =>
    `Port marker: a run that stops on ${hexName(n, m.hex)} earns ${companyName(n, m.company)} ${n.money(m.bonus)} more`,
};
