import type { Feature } from '../contract.js';
import { part } from '../parts.js';
import type { Draft, RailState } from '../state.js';

/** A mark on the map: what is earned on the hex counts so much more for the company. */
export type Marker = {
  readonly hex: string;
  readonly company: string;
  readonly bonus: number;
};

const markers = part<readonly Marker[]>('markers', []);

/** The markers on the map, in the order in which they came there. */
export const markersOf = (s: RailState): readonly Marker[] => markers.of(s);

/** Puts one more marker on the map; one that is there already, of whatever company, stays and counts too. */
export const placeMarkerOn = (d: Draft, marker: Marker): void => {
  markers.set(d, [...markers.of(d), marker]);
};

/** Companies have markers on the map, which go with them. */
export const ownedMarkers: Feature = {
  parts: [markers],
  reacts: {
    companyCloses: (_g, d, _out, company) => {
      const left = markers.of(d).filter(marker => marker.company !== company);
      if (left.length < markers.of(d).length) markers.set(d, left);
    },
  },
  marks: (_g, s) =>
    markersOf(s).map(marker => ({
      hex: marker.hex,
      label: `${marker.company} +${String(marker.bonus)}`,
      note: { kind: 'marker', ...marker },
    })),
};
