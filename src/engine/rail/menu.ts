import type { Option, Seat } from '../core/index.js';
import { demandOf } from './demands.js';
import type { RailState } from './state.js';
import type { RailGame } from './contract.js';

/** Everything the seat may do now; where something must be decided first, only what settles it. */
export const menuOfGame = (g: RailGame, s: RailState, seat: Seat): readonly Option[] => {
  if (s.ended) return [];
  const demand = demandOf(g, s);
  return Object.values(g.moves)
    .filter(m => demand === null || demand.types.includes(m.type))
    .flatMap(m => m.options(g, s, seat));
};
