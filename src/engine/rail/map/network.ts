import { freeSlots, hasTokenOn, type Reservation } from './board.js';
import { hasPass } from './gates.js';
import { hexOf, placeOf, STOP, vertexAt } from './face.js';
import { groundOf, hexNumber, laidOn } from './ground.js';
import type { Network, RailMap, Reached, StopRef } from './rail-map.js';
import type { BoardState, Edge } from './types.js';

/** Vertices of the stops on which the company has tokens. */
export const ownStops = (map: RailMap, board: BoardState, company: string): readonly number[] => {
  const stops: number[] = [];
  for (const t of board.tokens)
    if (t.company === company) stops.push(...stopsOfToken(map, board, hexNumber(map, t.hex), t.stop));
  return stops;
};

/** A token stands on one stop, or at all gates of its hex. */
const stopsOfToken = (map: RailMap, board: BoardState, h: number, stop: number): readonly number[] => {
  const { stops } = laidOn(map, groundOf(map, board), h).face;
  return stops[stop]?.gate ? stops.map((_, at) => vertexAt(h, STOP + at)) : [vertexAt(h, STOP + stop)];
};

/**
 * May the company, without an own token there, not go on behind this stop (a vertex)? So it is with off-board
 * locations, full cities (1830 §7.3.3, §7.4.2), and gates for which it has no pass.
 */
export const isClosed = (map: RailMap, board: BoardState, company: string, stop: number): boolean => {
  const ground = groundOf(map, board);
  const { kind, slots, gate } = laidOn(map, ground, hexOf(stop)).face.stops[placeOf(stop) - STOP]!;
  if (gate) return !hasPass(board, company, map.hexes[hexOf(stop)]!.id);
  return kind === 'offboard' || (slots > 0 && ground.tokens[stop]! >= slots);
};

/** Are there stops among those found, besides the roots, at which the company may stop? No gate of a root's hex is another. */
const findsMore = (
  map: RailMap,
  board: BoardState,
  company: string,
  roots: readonly number[],
  { stops }: Pick<Network, 'stops'>,
): boolean => {
  const ground = groundOf(map, board);
  return stops.some((bits, h) => {
    if (bits === 0) return false;
    const { face, ports } = laidOn(map, ground, h);
    return face.stops.some(({ gate }, at) => {
      if ((bits & ~ports & (1 << at)) === 0 || roots.includes(vertexAt(h, STOP + at))) return false;
      return !gate || (hasPass(board, company, map.hexes[h]!.id) && roots.every(root => hexOf(root) !== h));
    });
  });
};

const explore = (map: RailMap, board: BoardState, company: string): Network => {
  const ground = groundOf(map, board);
  const roots = ownStops(map, board, company);
  if (roots.length === 0) {
    const nothing = new Uint8Array(map.hexes.length);
    const onward = new Uint16Array(map.hexes.length);
    return { company, edges: nothing, stops: nothing, onward, canRun: false, canRunAnywhere: false };
  }
  const endsAt = (stop: number): boolean => isClosed(map, board, company, stop);
  const all = map.search(ground, roots, endsAt);
  const { edges, stops, onward } = all;
  for (const v of roots) edges[hexOf(v)]! |= map.open[hexOf(v)]!;
  // With all tokens as one root, a route from one to another is not seen as one; ask again for each.
  const some = (found: (reached: Reached, from: readonly number[]) => boolean): boolean =>
    found(all, roots) || (roots.length > 1 && roots.some(v => found(map.search(ground, [v], endsAt), [v])));
  const canRun = some(
    map.gates.length > 0
      ? (reached, from) => findsMore(map, board, company, from, reached)
      : ({ further }) => further,
  );
  return {
    company,
    edges,
    stops,
    onward,
    canRun,
    canRunAnywhere: canRun || some(({ anywhere }) => anywhere),
  };
};

/** What the company reaches; found once for each position and company. */
export const networkOf = (map: RailMap, board: BoardState, company: string): Network => {
  const { networks } = groundOf(map, board);
  let network = networks.get(company);
  if (!network) networks.set(company, (network = explore(map, board, company)));
  return network;
};

/**
 * Does a legal route of any length lead from one of the company's tokens to that side of the hex? A
 * hex with an own token counts as reached on all sides, so that its first tile can be laid.
 */
export const reaches = (map: RailMap, network: Network, hex: string, edge: Edge): boolean =>
  (network.edges[hexNumber(map, hex)]! & (1 << edge)) !== 0;

/** Can the stop be part of a route of the company (1830 §7.3.2)? */
export const reachesStop = (map: RailMap, network: Network, hex: string, stop: number): boolean =>
  (network.stops[hexNumber(map, hex)]! & (1 << stop)) !== 0;

/**
 * Would any track of the tile be reached when it lies there so (free laying, 1830 §7.2.1 (1),
 * §7.2.2 (1), C-1.4)? That the tile fits at all is for `fitRefusal`.
 */
export const connects = (
  map: RailMap,
  network: Network,
  hex: string,
  tile: string,
  rotation: number,
): boolean => {
  const face = map.faceIndex.get(`${tile}/${rotation}`);
  return face !== undefined && (map.faces[face]!.exits & network.edges[hexNumber(map, hex)]!) !== 0;
};

/** Hexes of which the company reaches some side: nowhere else can a tile of it be connected. */
export const reachedHexes = (map: RailMap, network: Network): readonly string[] =>
  map.hexes.filter((_, h) => network.edges[h] !== 0).map(hex => hex.id);

const listed = new WeakMap<Network, readonly StopRef[]>();

const listStops = (map: RailMap, { stops }: Network): readonly StopRef[] => {
  const list: StopRef[] = [];
  for (const [h, bits] of stops.entries())
    for (let stop = 0; bits >> stop > 0; stop++)
      if (bits & (1 << stop)) list.push({ hex: map.hexes[h]!.id, stop });
  return list;
};

/** The stops that can be part of a route of the company, in the order of the map. */
export const reachedStops = (map: RailMap, network: Network): readonly StopRef[] => {
  const known = listed.get(network);
  if (known) return known;
  const list = listStops(map, network);
  listed.set(network, list);
  return list;
};

/**
 * Cities in which the company can place a token as far as the map goes: reached, a circle free and
 * not kept for another, none of its own on that hex (1830 §7.3.2).
 */
export const tokenSpots = (
  map: RailMap,
  board: BoardState,
  company: string,
  reservedFor: readonly Reservation[],
): readonly StopRef[] =>
  reachedStops(map, networkOf(map, board, company)).filter(
    ({ hex, stop }) => freeSlots(map, board, hex, stop, reservedFor) > 0 && !hasTokenOn(board, company, hex),
  );

/**
 * Does a legal route of any length lead from one of these stops to a stop of one of these hexes, if no token is
 * in its way?
 */
export const joins = (
  map: RailMap,
  board: BoardState,
  from: readonly StopRef[],
  hexes: readonly string[],
): boolean => {
  const ground = groundOf(map, board);
  const roots = from.map(({ hex, stop }) => vertexAt(hexNumber(map, hex), STOP + stop));
  if (roots.length === 0) return false;
  const ends = (v: number): boolean =>
    laidOn(map, ground, hexOf(v)).face.stops[placeOf(v) - STOP]!.kind === 'offboard';
  const { stops } = map.search(ground, roots, ends);
  return hexes.some(hex => stops[hexNumber(map, hex)] !== 0);
};

/** The pieces of track that some legal route of the company can use, by hex, as indices into the track of what lies there. */
export const usedTrack = (
  map: RailMap,
  board: BoardState,
  { onward }: Network,
): ReadonlyMap<string, readonly number[]> => {
  const ground = groundOf(map, board);
  const used = new Map<string, readonly number[]>();
  for (const [h, bits] of onward.entries()) {
    const { ways } = laidOn(map, ground, h);
    const pieces = ways.flatMap((out, place) => (bits & (1 << place) ? out.map(({ piece }) => piece) : []));
    if (pieces.length > 0)
      used.set(
        map.hexes[h]!.id,
        [...new Set(pieces)].sort((a, b) => a - b),
      );
  }
  return used;
};

/** Stops at which every route of the company must end: it may come in, but not go on. */
export const finalStops = (map: RailMap, network: Network): readonly StopRef[] =>
  reachedStops(map, network).filter(
    ({ hex, stop }) => !(network.onward[hexNumber(map, hex)]! & (1 << (STOP + stop))),
  );
