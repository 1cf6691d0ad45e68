import { gridOf } from './geometry.js';
import { hexMap, type MapView } from './hex-map.js';

/** A hex ringed, with the hexes around it, as a small drawing of its own. */
export const closeUp = (view: MapView, hex: string): string => {
  const { map } = view;
  const grid = gridOf(map.orientation);
  const near = map.hexes.filter(({ id }) => id === hex || grid.edgeTowards(hex, id) !== undefined);
  return hexMap({ ...view, part: near.map(({ id }) => id), changed: [hex], legend: false, switches: false });
};
