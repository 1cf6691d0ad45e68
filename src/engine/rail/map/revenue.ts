import { faceAt } from './board.js';
import { stopsPay } from './paid-stops.js';
import type { RailMap, StopRef } from './rail-map.js';
import type { Route } from './route.js';
import { isAmong, type RunBonus, type RunningTrain, type RunTerms } from './run-terms.js';
import type { BoardState, StopDef, TrackDef } from './types.js';

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
export const earnedAt = (
  { hex, stop }: StopRef,
  value: number,
  train: RunningTrain,
  { bonus }: RunTerms,
): number =>
  value * (train.doubles?.includes(hex) ? 2 : 1) + (bonus[hex] ?? 0) + (bonus[`${hex}.${String(stop)}`] ?? 0);

/** A bonus (see `RunTerms`) of so much for each token of certain companies on a stop, whoever stops there. */
export const tokenBonus = (
  { tokens }: BoardState,
  amount: number,
  counts: (company: string) => boolean,
): RunTerms['bonus'] => {
  const bonus: { [place: string]: number } = {};
  for (const { company, hex, stop } of tokens) {
    const place = `${hex}.${String(stop)}`;
    if (counts(company)) bonus[place] = (bonus[place] ?? 0) + amount;
  }
  return bonus;
};

/** All that the train can earn beside its stops. */
export const bonusesOf = (train: RunningTrain, terms: RunTerms): readonly RunBonus[] => [
  ...(terms.bonuses ?? []),
  ...(train.bonuses ?? []),
];

/** Does the piece of track lead past all stops of its hex? */
export const isPassing = ({ a, b }: TrackDef): boolean => 'edge' in a && 'edge' in b;

/** What a train earns on its route: the sum of its stops (1830 §7.5), with what it passes and what its visits bring. */
export const runRevenue = (
  map: RailMap,
  board: BoardState,
  { stops, track }: Pick<Route, 'stops' | 'track'>,
  train: RunningTrain,
  terms: RunTerms,
): number => {
  const { levels, passing } = terms;
  let sum = stopsPay(
    stops.map(stop => earnedAt(stop, stopValue(map, board, stop, levels), train, terms)),
    train.pays,
  );
  for (const { amount, visits } of bonusesOf(train, terms))
    if (visits.every(places => stops.some(stop => isAmong(places, stop)))) sum += amount;
  if (passing)
    for (const { hex, piece } of track)
      if (isPassing(faceAt(map, board, hex).track[piece]!)) sum += passing[hex] ?? 0;
  return sum;
};
