import type { Fact, Seat } from '../core/index.js';
import type { Draft, Pending, RailState } from './state.js';
import type { RailGame } from './contract.js';
import { ruleSet } from './rules.js';

export const pendingRules = ruleSet('pending', {
  /** Is the moment of a decision that is open not yet come? */
  comesLater: (_g: RailGame, _s: RailState, _pending: Pending): boolean => false,
  /** What the seat is asked then. */
  asked: (_g: RailGame, _s: RailState, { kind, company, ask }: Pending): Fact => ask ?? { kind, company },
});

/** The decision that must be taken now; those whose moment has not come are passed over. */
export const openDecision = (g: RailGame, s: RailState): Pending | null =>
  s.pending.find(pending => !pendingRules.of(g).comesLater(g, s, pending)) ?? null;

/** The decision that must be taken now, if it is of that kind and the seat's. */
export const decisionOf = (g: RailGame, s: RailState, kind: string, seat: Seat): Pending | null => {
  const open = openDecision(g, s);
  return open?.kind === kind && open.seat === seat ? open : null;
};

/** Takes a decision off the list. */
export const settleDecision = (d: Draft, open: Pending): void => {
  d.pending = d.pending.filter(pending => pending !== open);
};
