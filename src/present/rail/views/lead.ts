import type { RailGame } from '../../../engine/rail/contract.js';
import type { RailState } from '../../../engine/rail/state.js';
import { awaitingPar } from '../../../engine/rail/stock/starting.js';

/** The section that belongs to what the round asks. */
export type Lead = 'map' | 'market' | 'privates';

/**
 * The map, unless shares or privates are dealt in; a home is chosen on the map in every round.
 * @param sells in a round of the title's own, in which privates are sold
 */
export const leadOf = (g: RailGame, s: RailState, sells = false): Lead => {
  if (s.pending.some(({ kind }) => kind === 'home-token')) return 'map';
  if (awaitingPar(g, s)) return 'market';
  switch (s.round.kind) {
    case 'stock':
      return 'market';
    case 'auction':
      return 'privates';
    default:
      return sells ? 'privates' : 'map';
  }
};
