import { openHomes, type ReservedPlace } from '../../board/index.js';
import { isHomeKept } from '../../engine/rail/company/tokens.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailState } from '../../engine/rail/state.js';

/** Homes that are kept for their companies now: a company that has left the game, or has begun elsewhere, needs none. */
export const keptHomes = (g: RailGame, s: RailState): readonly ReservedPlace[] =>
  openHomes(g.data.map, s.board).filter(({ company }) => isHomeKept(g, s, company));
