import { refuse, type JsonObject, type Refusal } from '../../core/index.js';
import { hexOf, placeOf, STOP, vertexAt } from './face.js';
import { groundOf, laidOn } from './ground.js';
import { isClosed, ownStops } from './network.js';
import type { RailMap, StopRef } from './rail-map.js';
import { readPath, type Leg } from './run-path.js';
import { reachRefusal } from './run-length.js';
import { isShut, type RunningTrain, type RunTerms } from './run-terms.js';
import type { BoardState, Run } from './types.js';

/** A legal route of one train, with all that it uses. */
export interface Route {
  readonly train: string;
  /** What is attached to the train, by name; left out where that is nothing. */
  readonly gear?: readonly string[];
  /** In order of travel. */
  readonly stops: readonly StopRef[];
  /** Pieces of track in order of travel, `piece` being the index into the face's track. */
  readonly track: readonly { readonly hex: string; readonly piece: number }[];
  /**
   * What no other train may use: the hex sides passed, each with one number from both hexes and for
   * all gauges, and track between two stops of a hex (negative). Any other track lies at a side.
   */
  readonly uses: readonly number[];
}

/** What runs are checked against, apart from the map. */
export interface RunLimits extends Pick<RunTerms, 'portJoins' | 'shut'> {
  /** The train of that name that makes run number `at` of those looked at. */
  readonly trainOf: (name: string, at: number) => RunningTrain;
}

/** Pieces of track a face may have at most, so that a piece of the map can be a number. */
const PIECES = 64;

/** What the leg uses; null when it is the side where the leg before began. */
export const useOf = (map: RailMap, { hex, from, to, piece }: Leg): number | null => {
  if (to >= STOP) return from >= STOP ? -1 - hex * PIECES - piece : null;
  const side = vertexAt(hex, to % 6);
  return Math.min(side, map.across[side]!);
};

/** The use in words, for a refusal. */
const nameUse = (map: RailMap, use: number): JsonObject =>
  use < 0
    ? { hex: map.hexes[Math.floor((-1 - use) / PIECES)]!.id }
    : { hex: map.hexes[hexOf(use)]!.id, edge: placeOf(use) };

const refOf = (map: RailMap, vertex: number): StopRef => ({
  hex: map.hexes[hexOf(vertex)]!.id,
  stop: placeOf(vertex) - STOP,
});

/** Against the stops of one route (1830 §7.4.2, §7.3.3; 1849 §4.3.1 about ports). */
const stopsRefusal = (
  map: RailMap,
  board: BoardState,
  company: string,
  train: string,
  stops: readonly number[],
  { portJoins, shut = [] }: Pick<RunTerms, 'portJoins' | 'shut'>,
  kind?: RunningTrain,
): Refusal | undefined => {
  const ground = groundOf(map, board);
  const own = ownStops(map, board, company);
  const groups: string[] = [];
  let hasOwn = false;
  let joined = 0;
  for (const [i, v] of stops.entries()) {
    const ref = refOf(map, v);
    if (stops.indexOf(v) < i) return refuse('run-stop-twice', { train, ...ref });
    if (kind && isShut(ref, kind, { shut })) return refuse('run-stop-shut', { train, ...ref });
    const isOwn = own.includes(v);
    hasOwn ||= isOwn;
    const inside = i > 0 && i < stops.length - 1;
    const { kind: what, group, port } = laidOn(map, ground, hexOf(v)).face.stops[placeOf(v) - STOP]!;
    if (inside && !isOwn && isClosed(map, board, company, v))
      return refuse(what === 'offboard' ? 'run-ends-there' : 'run-blocked', { train, ...ref });
    joined += port ? portJoins : 1;
    if (group === undefined) continue;
    if (groups.includes(group)) return refuse('run-location-twice', { train, group });
    groups.push(group);
  }
  if (!hasOwn) return refuse('run-no-token', { train, company });
  return joined < 2 ? refuse('run-joins-too-few', { train }) : undefined;
};

/** The route that a run stands for, or why it is not legal. */
export type CheckedRun =
  | { readonly route: Route; readonly refusal?: undefined }
  | { readonly route?: undefined; readonly refusal: Refusal };

/** The routes that several runs stand for, or why they are not legal. */
export type CheckedRuns =
  | { readonly routes: readonly Route[]; readonly refusal?: undefined }
  | { readonly routes?: undefined; readonly refusal: Refusal };

/**
 * The route that a run stands for, if it is legal by itself (1830 §7.4.2). It is refused as `readPath` does;
 * `run-stop-twice`, `run-side-twice`, `run-no-token`, `run-blocked` (drives through a full city), `run-ends-there`
 * (through an off-board location or a port), `run-location-twice` (two hexes of one off-board location),
 * `run-joins-too-few` (ports and no two towns or cities), `run-stop-shut` (to this train), and as `reachRefusal` says.
 * @param limits without them the train may go any way, and ports join nothing
 * @param at the run's number among those looked at
 */
export const checkRun = (
  map: RailMap,
  board: BoardState,
  company: string,
  { train, path }: Run,
  limits?: RunLimits,
  at = 0,
): CheckedRun => {
  const { legs, refusal: unread } = readPath(map, board, path);
  if (unread) return { refusal: unread };
  const stops = [vertexAt(legs[0]!.hex, legs[0]!.from)];
  const uses: number[] = [];
  for (const leg of legs) {
    if (leg.to >= STOP) stops.push(vertexAt(leg.hex, leg.to));
    const use = useOf(map, leg);
    if (use === null) continue;
    if (uses.includes(use)) return { refusal: refuse('run-side-twice', { train, ...nameUse(map, use) }) };
    uses.push(use);
  }
  const kind = limits?.trainOf(train, at);
  const refusal =
    stopsRefusal(map, board, company, train, stops, limits ?? { portJoins: 0 }, kind) ??
    (kind && reachRefusal(map, board, legs, kind));
  if (refusal) return { refusal };
  const track = legs.map(leg => ({ hex: map.hexes[leg.hex]!.id, piece: leg.piece }));
  return { route: { train, stops: stops.map(v => refOf(map, v)), track, uses } };
};

/**
 * The routes of all trains of a company, which may meet in stops and at crossings but share no track
 * (1830 §7.4.2). They are refused as `checkRun` does, or by `run-shares-track` with the trains and the hex and edge.
 */
export const checkRuns = (
  map: RailMap,
  board: BoardState,
  company: string,
  runs: readonly Run[],
  limits?: RunLimits,
): CheckedRuns => {
  const routes: Route[] = [];
  for (const [at, run] of runs.entries()) {
    const { route, refusal } = checkRun(map, board, company, run, limits, at);
    if (refusal) return { refusal };
    routes.push(route);
  }
  const users = new Map<number, string>();
  for (const { train, uses } of routes)
    for (const use of uses) {
      const other = users.get(use);
      if (other !== undefined)
        return { refusal: refuse('run-shares-track', { train, other, ...nameUse(map, use) }) };
      users.set(use, train);
    }
  return { routes };
};
