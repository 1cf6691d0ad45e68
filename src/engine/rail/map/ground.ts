import { Illegal } from '../../core/index.js';
import { printed } from './compile.js';
import { STOP, STRIDE, vertexAt, type LaidFace } from './face.js';
import type { Ground, RailMap } from './rail-map.js';
import type { BoardState, PlacedToken } from './types.js';

/** Number of tiles left that never runs out. */
export const UNLIMITED = -1;

/** @throws Illegal `no-such-hex` */
export const hexNumber = (map: RailMap, hex: string): number => {
  const h = map.hexIndex.get(hex);
  if (h === undefined) throw new Illegal('no-such-hex', { hex });
  return h;
};

const countTokens = (map: RailMap, tokens: readonly PlacedToken[]): Uint8Array => {
  const count = new Uint8Array(map.hexes.length * STRIDE);
  for (const token of tokens) count[vertexAt(hexNumber(map, token.hex), STOP + token.stop)]!++;
  return count;
};

const survey = (map: RailMap, board: BoardState): Ground => {
  const faces = Uint16Array.from(map.hexes, (_, h) => printed(map, h));
  const left = Int16Array.from(map.tiles, tile => tile.count ?? UNLIMITED);
  for (const [hex, name] of Object.entries(board.laid)) {
    const face = map.faceIndex.get(name);
    if (face === undefined) throw new Illegal('no-such-tile', { tile: name });
    faces[hexNumber(map, hex)] = face;
    takeTile(map, left, Math.floor(face / 6), 1);
  }
  return { faces, left, tokens: countTokens(map, board.tokens), networks: new Map() };
};

/** Takes a tile from the supply, or puts it back: with it the other side of the piece. */
const takeTile = ({ backs }: RailMap, left: Int16Array, tile: number, count: 1 | -1): void => {
  if (left[tile] === UNLIMITED) return;
  left[tile]! -= count;
  if (backs[tile]! >= 0) left[backs[tile]!]! -= count;
};

/** The position in numbers; found once for each `BoardState`. */
export const groundOf = (map: RailMap, board: BoardState): Ground => {
  let ground = map.grounds.get(board);
  if (!ground) map.grounds.set(board, (ground = survey(map, board)));
  return ground;
};

/** What lies on hex number `h`. */
export const laidOn = (map: RailMap, ground: Ground, h: number): LaidFace => map.faces[ground.faces[h]!]!;

/** Keeps the numbers of a position that follows from another by one tile, instead of finding them anew. */
export const followTile = (
  map: RailMap,
  before: BoardState,
  after: BoardState,
  h: number,
  face: number,
): void => {
  const ground = groundOf(map, before);
  const faces = ground.faces.slice();
  const left = ground.left.slice();
  const old = faces[h]!;
  if (old < printed(map, 0)) takeTile(map, left, Math.floor(old / 6), -1);
  takeTile(map, left, Math.floor(face / 6), 1);
  faces[h] = face;
  const tokens = after.tokens === before.tokens ? ground.tokens : countTokens(map, after.tokens);
  map.grounds.set(after, { faces, left, tokens, networks: new Map() });
};

/** The same for a position that differs in tokens only. */
export const followTokens = (map: RailMap, before: BoardState, after: BoardState): void => {
  const { faces, left } = groundOf(map, before);
  map.grounds.set(after, { faces, left, tokens: countTokens(map, after.tokens), networks: new Map() });
};
