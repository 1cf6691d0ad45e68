import { Illegal, must } from '../../core/index.js';
import { MAX_STOPS, STOP, STRIDE } from './face.js';
import { groundOf, laidOn } from './ground.js';
import { isClosed } from './network.js';
import type { RailMap, StopRef } from './rail-map.js';
import { readPath, type Leg } from './run-path.js';
import type { BoardState, Run } from './types.js';

/** A legal route of one train, with all it takes up. */
export interface Route {
  readonly train: string;
  /** In order of travel. */
  readonly stops: readonly StopRef[];
  /** Pieces of track in order of travel, `piece` being the index into the face's track. */
  readonly track: readonly { readonly hex: string; readonly piece: number }[];
  /** Hex sides passed; a side has the same number from both hexes, whatever its gauges. */
  readonly sides: readonly number[];
}

/** Stops a train of that name may make on a run; null is any number. */
export type ReachOf = (train: string) => number | null;

const nameSide = (map: RailMap, vertex: number): { readonly [part: string]: string | number } => ({
  hex: map.hexes[Math.floor(vertex / STRIDE)]!.id,
  edge: (vertex % STRIDE) % 6,
});

/** One number for a side, from whichever hex and in whichever gauge it is seen. */
const sideNumber = (map: RailMap, leg: Leg): number => {
  const hex = leg.hex * STRIDE;
  const place = leg.to % 6;
  return Math.min(hex + place, map.across[hex + place]!);
};

const firstTwice = (list: readonly number[]): number | undefined => {
  const seen = new Set<number>();
  return list.find(item => seen.size === seen.add(item).size);
};

/** Stops of the route as vertices, in order. */
const stopVertices = (legs: readonly Leg[]): readonly number[] => [
  legs[0]!.hex * STRIDE + legs[0]!.from,
  ...legs.filter(leg => leg.to >= STOP).map(leg => leg.hex * STRIDE + leg.to),
];

const refOf = (map: RailMap, vertex: number): StopRef => ({
  hex: map.hexes[Math.floor(vertex / STRIDE)]!.id,
  stop: (vertex % STRIDE) - STOP,
});

const isOwn = (board: BoardState, company: string, { hex, stop }: StopRef): boolean =>
  board.tokens.some(t => t.company === company && t.hex === hex && t.stop === stop);

/** The rules about the stops of one route (1830 §7.4.2, §7.3.3). */
const checkStops = (
  map: RailMap,
  board: BoardState,
  company: string,
  train: string,
  vertices: readonly number[],
): void => {
  const ground = groundOf(map, board);
  const twice = firstTwice(vertices);
  if (twice !== undefined) throw new Illegal('run-stop-twice', { train, ...refOf(map, twice) });
  const refs = vertices.map(v => refOf(map, v));
  must(
    refs.some(ref => isOwn(board, company, ref)),
    'run-no-token',
    { train, company },
  );
  refs.slice(1, -1).forEach((ref, i) => {
    const v = vertices[i + 1]!;
    const closed = isClosed(map, ground, Math.floor(v / STRIDE) * MAX_STOPS + (v % STRIDE) - STOP);
    must(!closed || isOwn(board, company, ref), 'run-blocked', { train, ...ref });
  });
  const groups = vertices.flatMap(v => {
    const { group } = laidOn(map, ground, Math.floor(v / STRIDE)).face.stops[(v % STRIDE) - STOP]!;
    return group ?? [];
  });
  const repeated = groups.find((group, i) => groups.indexOf(group) !== i);
  must(repeated === undefined, 'run-location-twice', { train, group: repeated ?? '' });
};

/**
 * The route a run stands for, if it is legal by itself (1830 §7.4.2).
 * @param reachOf stops a train may make (1830 §7.4.1); not checked when left out
 * @throws Illegal as `readPath`; `run-stop-twice`, `run-side-twice`, `run-no-token`, `run-blocked`
 *   (drives through a full city or an off-board location), `run-location-twice` (two hexes of one
 *   off-board location), `run-too-long`
 */
export const checkRun = (
  map: RailMap,
  board: BoardState,
  company: string,
  { train, path }: Run,
  reachOf?: ReachOf,
): Route => {
  const legs = readPath(map, board, path);
  const sides = legs.filter(leg => leg.to < STOP).map(leg => sideNumber(map, leg));
  const vertices = stopVertices(legs);
  const twice = firstTwice(sides);
  if (twice !== undefined) throw new Illegal('run-side-twice', { train, ...nameSide(map, twice) });
  checkStops(map, board, company, train, vertices);
  const reach = reachOf?.(train) ?? null;
  must(reach === null || vertices.length <= reach, 'run-too-long', {
    train,
    stops: vertices.length,
    reach: reach ?? 0,
  });
  return {
    train,
    stops: vertices.map(v => refOf(map, v)),
    track: legs.map(leg => ({ hex: map.hexes[leg.hex]!.id, piece: leg.piece })),
    sides,
  };
};

/**
 * The routes of all trains of a company, which may meet in stops and at crossings but share no track
 * (1830 §7.4.2).
 * @throws Illegal as `checkRun`; `run-shares-track` naming the trains and the side or hex
 */
export const checkRuns = (
  map: RailMap,
  board: BoardState,
  company: string,
  runs: readonly Run[],
  reachOf?: ReachOf,
): readonly Route[] => {
  const routes = runs.map(run => checkRun(map, board, company, run, reachOf));
  const bySide = new Map<number, string>();
  const byPiece = new Map<string, string>();
  for (const { train, sides, track } of routes) {
    for (const side of sides) {
      const other = bySide.get(side);
      if (other !== undefined)
        throw new Illegal('run-shares-track', { train, other, ...nameSide(map, side) });
      bySide.set(side, train);
    }
    for (const { hex, piece } of track) {
      const other = byPiece.get(`${hex}/${piece}`);
      if (other !== undefined) throw new Illegal('run-shares-track', { train, other, hex });
      byPiece.set(`${hex}/${piece}`, train);
    }
  }
  return routes;
};
