import { offered, type Option, type Seat } from '../core/index.js';
import { demandOf } from './demands.js';
import type { RailState } from './state.js';
import type { RailGame } from './contract.js';

/** Everything the seat may do now; where something must be decided first, only what settles it. */
export const menuOfGame = (g: RailGame, s: RailState, seat: Seat): readonly Option[] => {
  if (s.ended) return [];
  const demand = demandOf(g, s);
  return Object.values(g.moves)
    .filter(({ type }) => demand === null || demand.types.includes(type))
    .flatMap(move => offered(move, seat, g, s));
};
