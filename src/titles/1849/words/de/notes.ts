import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';
import type { MapNote } from '../note.js';

/** What lies on 1849's map, beside it. */
export const notes: Wording<MapNote> = {
  marker: (m, n) =>
    `Hafenmarker: ${hexName(n, m.hex)} ist für ${companyName(n, m.company)} ${n.money(m.bonus)} mehr wert`,
  resting: ({ hex, set }) => `${hex}: kein Bau bis zum Ende der Aktienrunde ${String(set)}`,
};
