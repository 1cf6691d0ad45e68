import type { Marker } from '../../../engine/rail/company/markers.js';

/** What lies on the map. */
export type MapNote =
  /** Markers lie on ports alone. */
  | ({ readonly kind: 'marker' } & Marker)
  /** Nobody may build there before the stock round of that number is over. */
  | { readonly kind: 'resting'; readonly hex: string; readonly set: number };
