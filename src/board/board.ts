import type { BoardState, Colour, Edge, Face, HexDef, MapData, Terrain } from './data.js';
import { wallsOf } from './walls.js';

/** What lies on a hex now: its print, or a tile turned by `rotation` sixths. */
export interface HexGround {
  readonly hex: HexDef;
  readonly face: Face;
  readonly rotation: number;
  /** The tile's number; undefined on the print. */
  readonly tile: string | undefined;
  /** Printed on the tile: the next one on the hex pays it. */
  readonly printed?: Terrain | undefined;
  /** Impassable sides. */
  readonly walls: readonly Edge[];
}

/** What the next tile on the hex has to pay for. */
export const terrainAhead = ({ hex: { terrain }, tile, printed }: HexGround): readonly Terrain[] =>
  [tile === undefined || terrain?.again ? terrain : undefined, printed].filter(one => one !== undefined);

const colours: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray'];

/** The label that lies there, or the one that the next tile must have which has any. */
export const labelAhead = ({ hex: { labels = {} }, face }: HexGround): string | undefined =>
  face.label ?? colours.slice(colours.indexOf(face.colour) + 1).flatMap(colour => labels[colour] ?? [])[0];

/**
 * What lies on every hex, by hex, in the map's order.
 * @throws Error when the board names a tile that the map's tiles do not have
 */
export const grounds = (map: MapData, board: BoardState): ReadonlyMap<string, HexGround> => {
  const tiles = new Map(map.tiles.map(tile => [tile.id, tile]));
  const sides = wallsOf(map);
  return new Map(
    map.hexes.map((hex): readonly [string, HexGround] => {
      const laid = board.laid[hex.id];
      const walls = sides.get(hex.id) ?? [];
      if (laid === undefined) return [hex.id, { hex, face: hex, rotation: 0, tile: undefined, walls }];
      const at = laid.lastIndexOf('/');
      const tile = tiles.get(laid.slice(0, at));
      const rotation = Number(laid.slice(at + 1));
      if (!tile || !Number.isInteger(rotation)) throw new Error(`no tile ${laid} for ${hex.id}`);
      return [hex.id, { hex, face: tile, rotation, tile: tile.id, printed: tile.terrain, walls }];
    }),
  );
};

/** A tile's own edge as it lies on the map. */
export const onMap = (edge: Edge, rotation: number): Edge => (edge + rotation) % 6;

/** The map's edge as the tile counts it. */
export const onTile = (edge: Edge, rotation: number): Edge => (edge - rotation + 6) % 6;
