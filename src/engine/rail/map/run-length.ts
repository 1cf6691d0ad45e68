import { refuse, type Refusal } from '../../core/index.js';
import { hexOf, placeOf, STOP, vertexAt } from './face.js';
import { groundOf, laidOn } from './ground.js';
import type { RailMap } from './rail-map.js';
import { isAllDual, sections, type Leg } from './run-path.js';
import { countsFor, hexCost, laneOf, type RunningTrain } from './run-terms.js';
import type { BoardState } from './types.js';

/**
 * What a part from stop to stop counts for a train that counts hexes; where all its track is dual, the
 * lane that counts less decides. Null where the train cannot go.
 */
export const hexesCounted = (
  map: RailMap,
  board: BoardState,
  part: readonly Leg[],
  train: RunningTrain,
): number | null => {
  const ground = groundOf(map, board);
  const lanes = isAllDual(map, board, part)
    ? (['standard', 'narrow'] as const)
    : part.map(leg => laneOf(laidOn(map, ground, leg.hex), leg)).slice(0, 1);
  const costs = lanes.map(lane => hexCost(train, lane)).filter(cost => cost !== null);
  return costs.length === 0 ? null : Math.min(...costs) * part.filter(leg => leg.to < STOP).length;
};

/** What these stops (vertices) count against the limits of a train that counts stops. */
export const countStops = (
  map: RailMap,
  board: BoardState,
  stops: readonly number[],
  train: RunningTrain,
): { readonly reach: number; readonly towns: number } => {
  const ground = groundOf(map, board);
  const count = { reach: 0, towns: 0 };
  for (const v of stops) {
    const limit = countsFor(laidOn(map, ground, hexOf(v)).face.stops[placeOf(v) - STOP]!, train);
    if (limit) count[limit]++;
  }
  return count;
};

/** How many towns the train may visit on a run that makes this many of its stops elsewhere. */
export const mostTowns = ({ reach, towns = 0, townsTakeStops }: RunningTrain, stops: number): number =>
  townsTakeStops && reach !== null ? reach + towns - stops : towns;

/**
 * Against a run beyond the reach of its train (1830 §7.4.1, 1849 §4.3.1): `run-too-long` (too many stops),
 * `run-too-many-towns`, `run-too-far` (too many hexes), `run-wrong-gauge`.
 */
export const reachRefusal = (
  map: RailMap,
  board: BoardState,
  legs: readonly Leg[],
  train: RunningTrain,
): Refusal | undefined => {
  const { name, reach, hexes } = train;
  if (hexes) return hexesRefusal(map, board, legs, train);
  if (reach === null) return undefined;
  const first = vertexAt(legs[0]!.hex, legs[0]!.from);
  const all = [first, ...legs.filter(leg => leg.to >= STOP).map(leg => vertexAt(leg.hex, leg.to))];
  const { reach: stops, towns } = countStops(map, board, all, train);
  if (stops > reach) return refuse('run-too-long', { train: name, stops, reach });
  const most = mostTowns(train, stops);
  return towns > most ? refuse('run-too-many-towns', { train: name, towns, most }) : undefined;
};

/** The same for a train that counts hexes. */
const hexesRefusal = (
  map: RailMap,
  board: BoardState,
  legs: readonly Leg[],
  train: RunningTrain,
): Refusal | undefined => {
  const { name, reach } = train;
  let far = 0;
  for (const part of sections(legs)) {
    const cost = hexesCounted(map, board, part, train);
    if (cost === null) return refuse('run-wrong-gauge', { train: name, hex: map.hexes[part[0]!.hex]!.id });
    far += cost;
  }
  return reach !== null && far > reach
    ? refuse('run-too-far', { train: name, hexes: far, reach })
    : undefined;
};
