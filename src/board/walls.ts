import type { Edge, HexDef, MapData } from './data.js';
import { gridOf } from './geometry.js';

/** Printed track ends at the edges of fixed hexes anyway; a wall there would only be noise. */
const isOpen = ({ colour }: HexDef): boolean => !['gray', 'red', 'blue'].includes(colour);

/** A side that no track may cross, though both its hexes can be built on, as one of them sees it. */
interface Wall {
  readonly hex: string;
  readonly edge: Edge;
}

const find = ({ hexes, orientation }: MapData): readonly Wall[] => {
  const grid = gridOf(orientation);
  return hexes.filter(isOpen).flatMap(hex =>
    (hex.walls ?? []).flatMap(edge => {
      const behind = hexes.find(other => grid.edgeTowards(hex.id, other.id) === edge);
      return behind && isOpen(behind)
        ? [
            { hex: hex.id, edge },
            { hex: behind.id, edge: (edge + 3) % 6 },
          ]
        : [];
    }),
  );
};

const known = new WeakMap<MapData, ReadonlyMap<string, readonly Edge[]>>();

/** Impassable sides by hex, each from both its hexes. */
export const wallsOf = (map: MapData): ReadonlyMap<string, readonly Edge[]> => {
  let walls = known.get(map);
  if (!walls) {
    const byHex = new Map<string, Edge[]>();
    for (const { hex, edge } of find(map)) byHex.set(hex, [...(byHex.get(hex) ?? []), edge].sort());
    known.set(map, (walls = byHex));
  }
  return walls;
};
