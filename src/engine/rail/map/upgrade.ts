import { Illegal, refuse, type Refusal } from '../../core/index.js';
import { isFixed, printed } from './compile.js';
import { followTile, groundOf, hexNumber } from './ground.js';
import type { RailMap, Replacement } from './rail-map.js';
import { GONE, replacementsOf } from './replace.js';
import type { BoardState, End, PlacedToken } from './types.js';

/** A tile and how it is turned. */
export interface TilePlacement {
  readonly tile: string;
  readonly rotation: number;
}

const staysOnMap = (map: RailMap, h: number, r: Replacement): boolean =>
  (map.faces[r.face]!.exits & ~map.open[h]!) === 0;

/** Does each piece of track and each stop keep to one side of the water in the hex? */
const keepsToShore = (map: RailMap, h: number, { face }: Replacement): boolean => {
  const { shores } = map.hexes[h]!;
  if (!shores) return true;
  const { track, stops } = map.faces[face]!.face;
  const shoreOf = (edge: number): number => shores.findIndex(shore => shore.includes(edge));
  const isOne = (edges: readonly number[]): boolean => new Set(edges.map(shoreOf)).size <= 1;
  const edgesOf = (ends: readonly End[]): number[] => ends.flatMap(end => ('edge' in end ? [end.edge] : []));
  const at = (stop: number): number[] =>
    edgesOf(
      track.flatMap(({ a, b }) => ([a, b].some(end => 'stop' in end && end.stop === stop) ? [a, b] : [])),
    );
  return track.every(({ a, b }) => isOne(edgesOf([a, b]))) && stops.every((_, stop) => isOne(at(stop)));
};

/** What may be laid on the hex by the data of face and hex. */
const successors = (map: RailMap, h: number, face: number): readonly Replacement[] =>
  replacementsOf(map, face, map.hexes[h]!.labels);

/**
 * All ways to lay a tile on the hex as far as tiles, track and map go: one must be left, colour,
 * label and stops fit, all old track stays, none leads off the map or against a wall or an empty
 * side of a grey hex (1830 §7.2.1 (2) (5)-(7), §7.2.2 (2)-(6)). Phase, cost, privates and
 * connection are not looked at.
 */
export const placements = (map: RailMap, board: BoardState, hex: string): readonly TilePlacement[] => {
  const h = hexNumber(map, hex);
  const { faces, left } = groundOf(map, board);
  return successors(map, h, faces[h]!)
    .filter(r => left[r.tile] !== 0 && !r.barred && staysOnMap(map, h, r) && keepsToShore(map, h, r))
    .map(r => ({ tile: map.tiles[r.tile]!.id, rotation: r.rotation }));
};

/** All turned tiles that may follow what lies on the hex, whether or not they lie well there and one is left. */
export const followers = (map: RailMap, board: BoardState, hex: string): readonly TilePlacement[] => {
  const h = hexNumber(map, hex);
  return isFixed(map.hexes[h]!)
    ? []
    : successors(map, h, groundOf(map, board).faces[h]!).map(r => ({
        tile: map.tiles[r.tile]!.id,
        rotation: r.rotation,
      }));
};

/** Nothing among the successors is this tile, so turned. */
const misfit = (all: readonly Replacement[], t: number, at: Refusal['params']): Refusal =>
  refuse(all.some(r => r.tile === t) ? 'tile-drops-track' : 'tile-may-not-follow', at);

/** A placement that is allowed, or why it is not. */
type Placing =
  | { readonly found: Replacement; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly found?: undefined };

const refused = (refusal: Refusal): Placing => ({ refusal });

/**
 * Looks for the placement among those allowed. It is refused with `no-such-hex`, `no-such-tile`, `bad-rotation`, `hex-is-fixed`
 * (grey or red), `no-tile-left`, `tile-may-not-follow` (colour, label, stops or upgrade list), `tile-drops-track` (turned so, it loses
 * old track), `tile-turned-wrong` (it must lie otherwise here), `track-leads-nowhere` (off the map or against a wall),
 * `track-over-water` (from one shore of the hex to another).
 */
const findPlacement = (
  map: RailMap,
  board: BoardState,
  hex: string,
  { tile, rotation }: TilePlacement,
): Placing => {
  const h = map.hexIndex.get(hex);
  if (h === undefined) return refused(refuse('no-such-hex', { hex }));
  const t = map.tileIndex.get(tile);
  if (t === undefined) return refused(refuse('no-such-tile', { tile }));
  if (!Number.isInteger(rotation) || rotation < 0 || rotation >= 6)
    return refused(refuse('bad-rotation', { rotation }));
  if (isFixed(map.hexes[h]!)) return refused(refuse('hex-is-fixed', { hex }));
  const { faces, left } = groundOf(map, board);
  const all = successors(map, h, faces[h]!);
  if (all.length === 0) return refused(refuse('tile-may-not-follow', { hex, tile, rotation, case: 'none' }));
  if (left[t] === 0) return refused(refuse('no-tile-left', { tile }));
  const found = all.find(r => r.face === t * 6 + rotation);
  const at = { hex, tile, rotation };
  const refusal = found ? misplaced(map, h, found, at) : misfit(all, t, at);
  return refusal ? { refusal } : { found: found! };
};

/** Why the tile, which may follow, does not lie well there. */
const misplaced = (
  map: RailMap,
  h: number,
  found: Replacement,
  at: Refusal['params'],
): Refusal | undefined => {
  if (found.barred) return refuse('tile-turned-wrong', at);
  if (!staysOnMap(map, h, found)) return refuse('track-leads-nowhere', at);
  return keepsToShore(map, h, found) ? undefined : refuse('track-over-water', at);
};

/** Why the tile does not fit there; undefined for what `placements` lists. The codes are those of `findPlacement`. */
export const fitRefusal = (
  map: RailMap,
  board: BoardState,
  hex: string,
  tile: string,
  rotation: number,
): Refusal | undefined => findPlacement(map, board, hex, { tile, rotation }).refusal;

/** @throws Illegal for what does not fit */
const mustFit = (map: RailMap, board: BoardState, hex: string, placement: TilePlacement): Replacement => {
  const { found, refusal } = findPlacement(map, board, hex, placement);
  if (!found) throw new Illegal(refusal.code, refusal.params);
  return found;
};

/**
 * What the terrain adds to the cost of the next tile on the hex, in dollars: that of the hex for the first
 * one alone (1830 §7.2.1 (3), §7.2.2 (7)), unless it is paid again; that of a tile for the one that replaces it.
 */
export const terrainCost = (map: RailMap, board: BoardState, hex: string): number => {
  const h = hexNumber(map, hex);
  const face = groundOf(map, board).faces[h]!;
  const { terrain } = map.hexes[h]!;
  if (face === printed(map, h)) return terrain?.cost ?? 0;
  return (terrain?.again ? terrain.cost : 0) + (map.tiles[Math.floor(face / 6)]!.terrain?.cost ?? 0);
};

/** What becomes of the tokens on the map when a tile is laid. */
export interface CarriedTokens {
  /** All that stand on the map afterwards. */
  readonly tokens: readonly PlacedToken[];
  /** Those that go back to their companies: their stop is gone, or it is one now with another of theirs. */
  readonly returned: readonly PlacedToken[];
}

const carry = ({ tokens }: BoardState, hex: string, found: Replacement): CarriedTokens => {
  const here = tokens.filter(t => t.hex === hex);
  const stays = (t: PlacedToken): boolean => found.carry[t.stop]! !== GONE;
  const isSecond = (t: PlacedToken): boolean =>
    here.find(o => o.company === t.company && found.carry[o.stop] === found.carry[t.stop]) !== t;
  const returned = here.filter(t => !stays(t) || isSecond(t));
  if (here.every(t => found.carry[t.stop] === t.stop) && returned.length === 0) return { tokens, returned };
  return {
    tokens: tokens
      .filter(t => !returned.includes(t))
      .map(t => (t.hex === hex ? { ...t, stop: found.carry[t.stop]! } : t)),
    returned,
  };
};

/**
 * The tokens as they stand after the tile is laid: those on the hex keep their connections (1830 §7.2.2 (4)).
 * @throws Illegal for what does not fit
 */
export const carryTokens = (
  map: RailMap,
  board: BoardState,
  hex: string,
  tile: string,
  rotation: number,
): CarriedTokens => carry(board, hex, mustFit(map, board, hex, { tile, rotation }));

/**
 * The position after the tile is laid; the old tile goes back to the supply, and tokens without a place to
 * their companies (`carryTokens` says which).
 * @throws Illegal for what does not fit
 */
export const layTile = (
  map: RailMap,
  board: BoardState,
  hex: string,
  tile: string,
  rotation: number,
): BoardState => {
  const found = mustFit(map, board, hex, { tile, rotation });
  const after = {
    ...board,
    laid: { ...board.laid, [hex]: `${tile}/${rotation}` },
    tokens: carry(board, hex, found).tokens,
  };
  followTile(map, board, after, hexNumber(map, hex), found.face);
  return after;
};
