import type { Option, Seat } from '../core/index.js';
import type { RailGame } from './game.js';
import { pressing } from './pressing.js';
import type { RailState } from './state.js';

/** Everything the seat may do now; where something presses, only what settles it. */
export const menuOfGame = (g: RailGame, s: RailState, seat: Seat): readonly Option[] => {
  if (s.ended) return [];
  const press = pressing(g, s);
  return Object.values(g.moves)
    .filter(m => press === null || press.types.includes(m.type))
    .flatMap(m => m.options(g, s, seat));
};
