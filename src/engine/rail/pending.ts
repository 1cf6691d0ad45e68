import type { RailGame } from './game.js';
import type { Draft, Pending, RailState } from './state.js';

/** The decision that must be taken now; those whose moment has not come are passed over. */
export const openDecision = (g: RailGame, s: RailState): Pending | null =>
  s.pending.find(pending => !g.rules.comesLater(g, s, pending)) ?? null;

/** Takes a decision off the list. */
export const settleDecision = (d: Draft, open: Pending): void => {
  d.pending = d.pending.filter(pending => pending !== open);
};
