import { faceAt } from './board.js';
import type { RailMap, StopRef } from './rail-map.js';
import type { Route } from './route.js';
import type { BoardState, Colour, StopDef } from './types.js';

const order: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray', 'red'];

/** What a stop earns when tiles of these colours may be laid (1830 §7.5), in dollars. */
export const valueOf = ({ revenue }: StopDef, colours: readonly Colour[]): number => {
  if (typeof revenue === 'number') return revenue;
  const known = order.filter(colour => colours.includes(colour) && revenue[colour] !== undefined);
  return revenue[known.at(-1) ?? 'white'] ?? 0;
};

/** What the stop earns now. @param colours of the tiles that may be laid in this phase */
export const stopValue = (
  map: RailMap,
  board: BoardState,
  { hex, stop }: StopRef,
  colours: readonly Colour[],
): number => valueOf(faceAt(map, board, hex).stops[stop]!, colours);

/** What a train earns on its route: the sum of its stops (1830 §7.5). */
export const runRevenue = (
  map: RailMap,
  board: BoardState,
  route: Pick<Route, 'stops'>,
  colours: readonly Colour[],
): number => route.stops.reduce((sum, stop) => sum + stopValue(map, board, stop, colours), 0);
