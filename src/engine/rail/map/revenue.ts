import { faceAt } from './board.js';
import type { RailMap, StopRef } from './rail-map.js';
import type { Route } from './route.js';
import type { RunningTrain, RunTerms } from './run-terms.js';
import type { BoardState, StopDef } from './types.js';

/** What a stop earns in itself when these levels are reached (1830 §7.5, 1849 §4.3.2), in dollars. */
export const valueOf = ({ revenue }: StopDef, levels: readonly string[]): number => {
  if (typeof revenue === 'number') return revenue;
  let value = 0;
  for (const level of levels) value = revenue[level] ?? value;
  return value;
};

/** What the stop earns now in itself. */
export const stopValue = (
  map: RailMap,
  board: BoardState,
  { hex, stop }: StopRef,
  levels: readonly string[],
): number => valueOf(faceAt(map, board, hex).stops[stop]!, levels);

/** What a stop of that value earns the train there. */
export const earnedAt = (hex: string, value: number, train: RunningTrain, terms: RunTerms): number =>
  value * (train.doubles?.includes(hex) ? 2 : 1) + (terms.bonus[hex] ?? 0);

/** What a train earns on its route: the sum of its stops (1830 §7.5). */
export const runRevenue = (
  map: RailMap,
  board: BoardState,
  route: Pick<Route, 'stops'>,
  train: RunningTrain,
  terms: RunTerms,
): number =>
  route.stops.reduce(
    (sum, stop) => sum + earnedAt(stop.hex, stopValue(map, board, stop, terms.levels), train, terms),
    0,
  );
