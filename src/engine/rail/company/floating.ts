import { pay } from '../money.js';
import type { Draft, RailState } from '../state.js';
import { percentOf } from '../shares/shares.js';
import { capitalOf } from '../shares/capital.js';
import type { Out, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';

export const floatRules = ruleSet('float', {
  /** Does the company float when its turn in an operating round comes, if enough of it is sold by then, and not before? */
  floatsInTurn: (_g: RailGame, _s: RailState, _company: string): boolean => false,
  /** Percent that must have left the offering before the company floats. */
  floatPercent: (g: RailGame, _s: RailState, _company: string): number => g.data.floatPercent,
});

/**
 * Starts a company as soon as enough of it has left the offering. Where a title pays out full capital
 * of ten times par, it does so here (1830 §6.3): the rulebook does so at the end of the round; nothing
 * before then depends on it.
 */
export const floatIfSold = (g: RailGame, d: Draft, out: Out, company: string): void => {
  if (!floatRules.of(g).floatsInTurn(g, d, company)) floatNow(g, d, out, company);
};

/** The same in the turn of the company, for those that float in it. */
export const floatInTurn = (g: RailGame, d: Draft, out: Out, company: string): void => {
  if (floatRules.of(g).floatsInTurn(g, d, company)) floatNow(g, d, out, company);
};

const floatNow = (g: RailGame, d: Draft, out: Out, company: string): void => {
  const c = d.companies[company]!;
  const funds = capitalOf(g, company);
  if (c.floated || c.par === null) return;
  if (100 - percentOf(g, d, company, funds.unsold) < floatRules.of(g).floatPercent(g, d, company)) return;
  c.floated = true;
  const capital = funds.atFloat(g, d, company);
  pay(d, 'bank', company, capital);
  out.say({ kind: 'floated', company, capital });
};
