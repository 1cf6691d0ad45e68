import { Illegal, must } from '../../core/index.js';
import { isFixed, printed } from './compile.js';
import { followTile, groundOf, hexNumber } from './ground.js';
import type { RailMap, Replacement } from './rail-map.js';
import { replacementsOf } from './replace.js';
import type { BoardState, PlacedToken } from './types.js';

/** A tile and how it is turned. */
export interface Laying {
  readonly tile: string;
  readonly rotation: number;
}

const staysOnMap = (map: RailMap, h: number, r: Replacement): boolean =>
  (map.faces[r.face]!.exits & ~map.open[h]!) === 0;

/**
 * All ways to lay a tile on the hex as far as tiles, track and map go: one must be left, colour,
 * label and stops fit, all old track stays, none leads off the map or against a wall or an empty
 * side of a grey hex (1830 §7.2.1 (2) (5)-(7), §7.2.2 (2)-(6)). Phase, cost, privates and
 * connection are not looked at.
 */
export const layings = (map: RailMap, board: BoardState, hex: string): readonly Laying[] => {
  const h = hexNumber(map, hex);
  const { faces, left } = groundOf(map, board);
  return replacementsOf(map, faces[h]!)
    .filter(r => left[r.tile] !== 0 && staysOnMap(map, h, r))
    .map(r => ({ tile: map.tiles[r.tile]!.id, rotation: r.rotation }));
};

/** Why nothing among the replacements is this tile, so turned. */
const misfit = (map: RailMap, face: number, tile: number): string => {
  const same = replacementsOf(map, face).some(r => r.tile === tile);
  return same ? 'tile-drops-track' : 'tile-may-not-follow';
};

/**
 * Finds the laying among those allowed.
 * @throws Illegal `no-such-hex`, `no-such-tile`, `bad-rotation`, `hex-is-fixed` (grey or red),
 *   `no-tile-left`, `tile-may-not-follow` (colour, label, stops or upgrade list),
 *   `tile-drops-track` (turned so, it loses old track), `track-leads-nowhere` (off the map or
 *   against a wall)
 */
const findLaying = (
  map: RailMap,
  board: BoardState,
  hex: string,
  { tile, rotation }: Laying,
): Replacement => {
  const h = hexNumber(map, hex);
  const t = map.tileIndex.get(tile);
  if (t === undefined) throw new Illegal('no-such-tile', { tile });
  must(Number.isInteger(rotation) && rotation >= 0 && rotation < 6, 'bad-rotation', { rotation });
  must(!isFixed(map.hexes[h]!), 'hex-is-fixed', { hex });
  const { faces, left } = groundOf(map, board);
  must(left[t] !== 0, 'no-tile-left', { tile });
  const found = replacementsOf(map, faces[h]!).find(r => r.face === t * 6 + rotation);
  if (!found) throw new Illegal(misfit(map, faces[h]!, t), { hex, tile, rotation });
  must(staysOnMap(map, h, found), 'track-leads-nowhere', { hex, tile, rotation });
  return found;
};

/** Refuses what `layings` does not list; see `findLaying` for the codes. */
export const checkLaying = (
  map: RailMap,
  board: BoardState,
  hex: string,
  tile: string,
  rotation: number,
): void => {
  findLaying(map, board, hex, { tile, rotation });
};

/** What the first tile on the hex costs, in dollars; nothing for any later one (1830 §7.2.1 (3), §7.2.2 (7)). */
export const terrainCost = (map: RailMap, board: BoardState, hex: string): number => {
  const h = hexNumber(map, hex);
  return groundOf(map, board).faces[h] === printed(map, h) ? (map.hexes[h]!.terrain?.cost ?? 0) : 0;
};

const carry = (board: BoardState, hex: string, found: Replacement): readonly PlacedToken[] =>
  board.tokens.some(t => t.hex === hex && found.carry[t.stop] !== t.stop)
    ? board.tokens.map(t => (t.hex === hex ? { ...t, stop: found.carry[t.stop]! } : t))
    : board.tokens;

/**
 * All tokens as they stand after the tile is laid: those on the hex keep their connections (1830 §7.2.2 (4)).
 * @throws Illegal as `checkLaying`
 */
export const carryTokens = (
  map: RailMap,
  board: BoardState,
  hex: string,
  tile: string,
  rotation: number,
): readonly PlacedToken[] => carry(board, hex, findLaying(map, board, hex, { tile, rotation }));

/**
 * The position after the tile is laid; the old tile goes back to the supply.
 * @throws Illegal as `checkLaying`
 */
export const layTile = (
  map: RailMap,
  board: BoardState,
  hex: string,
  tile: string,
  rotation: number,
): BoardState => {
  const found = findLaying(map, board, hex, { tile, rotation });
  const after = {
    laid: { ...board.laid, [hex]: `${tile}/${rotation}` },
    tokens: carry(board, hex, found),
  };
  followTile(map, board, after, hexNumber(map, hex), found.face);
  return after;
};
