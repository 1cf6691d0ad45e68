import { companyName, hexName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';
import type { MapNote } from '../note.js';

/** What lies on 1849's map, beside it. */
export const notes: Wording<MapNote> = {
  marker: (m, n) =>
    `Port marker: ${hexName(n, m.hex)} earns ${companyName(n, m.company)} ${n.money(m.bonus)} more`,
  resting: ({ hex, set }) => `${hex}: no building before the end of stock round ${String(set)}`,
};
