import { kept } from '../../core/index.js';
import { layFace, NARROW, STRIDE, turnFace, vertexAt, type LaidFace } from './face.js';
import { neighbourName, opposite } from './hex.js';
import type { RailMap } from './rail-map.js';
import { makeSearch } from './reach.js';
import type { Edge, Face, HexDef, MapData } from './types.js';

export type { RailMap };

/** Number of the face printed on a hex. */
export const printed = (map: RailMap, hex: number): number => map.tiles.length * 6 + hex;

/** Nothing is ever laid on grey, red and blue hexes (1830 §7.2.1, 1849 §4.1), so their sides without track stay empty. */
export const isFixed = ({ colour }: HexDef): boolean => ['gray', 'red', 'blue'].includes(colour);

const hasTrackTo = (hex: HexDef, edge: Edge): boolean =>
  hex.track.some(t => ('edge' in t.a && t.a.edge === edge) || ('edge' in t.b && t.b.edge === edge));

/** May track lead over this side, as far as this hex is concerned? */
const allows = (hex: HexDef, edge: Edge): boolean =>
  !(hex.walls ?? []).includes(edge) && (!isFixed(hex) || hasTrackTo(hex, edge));

const findSides = (
  hexes: readonly HexDef[],
  index: ReadonlyMap<string, number>,
  orientation: MapData['orientation'],
): { readonly across: Int16Array; readonly open: Uint8Array } => {
  const across = new Int16Array(hexes.length * STRIDE).fill(-1);
  const open = new Uint8Array(hexes.length);
  hexes.forEach((hex, h) => {
    for (let edge = 0; edge < 6; edge++) {
      const other = index.get(neighbourName(hex.id, edge, orientation));
      if (other === undefined) continue;
      const back = opposite(edge);
      if (!allows(hex, edge) || !allows(hexes[other]!, back)) continue;
      across[vertexAt(h, edge)] = vertexAt(other, back);
      across[vertexAt(h, edge + NARROW)] = vertexAt(other, back + NARROW);
      open[h]! |= 1 << edge;
    }
  });
  return { across, open };
};

const indexOf = (things: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(things.map((thing, i) => [thing.id, i]));

/** By tile the one on its other side. @throws Error when two sides do not agree about each other */
const findBacks = (tiles: MapData['tiles'], index: ReadonlyMap<string, number>): Int16Array =>
  Int16Array.from(tiles, ({ id, back, count }) => {
    if (back === undefined) return -1;
    const other = index.get(back);
    if (other === undefined || tiles[other]!.back !== id || tiles[other]!.count !== count)
      throw new Error(`tiles ${id} and ${back} are not two sides of one piece`);
    return other;
  });

const printedFace = kept(layFace);

/** A tile in each of its directions. */
const turnedFaces = kept((tile: Face): readonly LaidFace[] =>
  [0, 1, 2, 3, 4, 5].map(rotation => layFace(turnFace(tile, rotation))),
);

/** Works out the tables of a map, once: caches hang on them, and games of other settings have the same map or most of its faces. */
export const compileMap = kept((data: MapData): RailMap => {
  const { hexes, tiles } = data;
  const hexIndex = indexOf(hexes);
  const tileIndex = indexOf(tiles);
  const turned = tiles.flatMap(turnedFaces);
  const faces = [...turned, ...hexes.map(printedFace)];
  const sides = findSides(hexes, hexIndex, data.orientation);
  return {
    data,
    hexes,
    tiles,
    hexIndex,
    tileIndex,
    backs: findBacks(tiles, tileIndex),
    faces,
    faceIndex: new Map(turned.map((_, i) => [`${tiles[Math.floor(i / 6)]!.id}/${i % 6}`, i])),
    ...sides,
    gates: hexes.flatMap(({ id, stops }) => (stops.some(({ gate }) => gate) ? [id] : [])),
    grounds: new WeakMap(),
    replacements: [],
    search: makeSearch({ faces, across: sides.across, hexes }),
  };
});
