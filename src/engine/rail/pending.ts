import type { Draft, Pending, RailState } from './state.js';
import type { RailGame } from './contract.js';
import { ruleSet } from './rules.js';

export const pendingRules = ruleSet('pending', {
  /** Is the moment of a decision that is open not yet come? */
  comesLater: (_g: RailGame, _s: RailState, _pending: Pending): boolean => false,
});

/** The decision that must be taken now; those whose moment has not come are passed over. */
export const openDecision = (g: RailGame, s: RailState): Pending | null =>
  s.pending.find(pending => !pendingRules.of(g).comesLater(g, s, pending)) ?? null;

/** Takes a decision off the list. */
export const settleDecision = (d: Draft, open: Pending): void => {
  d.pending = d.pending.filter(pending => pending !== open);
};
