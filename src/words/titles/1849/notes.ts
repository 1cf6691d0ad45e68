import type { Marker } from '../../../engine/rail/index.js';
import { companyName } from '../../rail/names.js';
import type { Wording } from '../../types.js';

/** What lies on the map. */
type Note =
  /** Markers lie on ports alone. */
  | ({ readonly kind: 'marker' } & Marker)
  /** Nobody may build there before the stock round of that number is over. */
  | { readonly kind: 'resting'; readonly hex: string; readonly set: number };

export const notesDe: Wording<Note> = {
  marker: (m, n) =>
    `Hafenmarker: ${m.hex} ist für ${companyName(n, m.company)} ${n.money(m.bonus)} mehr wert`,
  resting: ({ hex, set }) => `${hex}: kein Bau bis zum Ende der Aktienrunde ${String(set)}`,
};

export const notesEn: Wording<Note> = {
  marker: (m, n) => `Port marker: ${m.hex} earns ${companyName(n, m.company)} ${n.money(m.bonus)} more`,
  resting: ({ hex, set }) => `${hex}: no building before the end of stock round ${String(set)}`,
};
