import { ruleSet } from './rules.js';
import type { RailState } from './state.js';

export const auditRules = ruleSet('audit', {
  /** May a company owe money for a while? */
  companiesMayOwe: false,
  /** May a player owe money for a while? */
  playersMayOwe: false,
  /** May more of the company lie in the pool than its limit, as after a player lost everything? */
  poolMayOverflow: (_s: RailState, _company: string): boolean => false,
});

/** @throws Error */
export const mustHold = (ok: boolean, what: string): void => {
  if (!ok) throw new Error(`audit: ${what}`);
};
