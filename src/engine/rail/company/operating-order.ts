import type { Out, RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';
import { byPrice } from '../shares/market.js';
import type { Draft, RailState } from '../state.js';
import { payNothing } from './dividend.js';

interface OperatingRules {
  /** Those of these companies that have a turn, in its order: the dearest first (1830 §7.0). */
  operatingOrder(g: RailGame, s: RailState, companies: readonly string[]): readonly string[];
  /** Is it found anew before every turn? */
  readonly reordersBetweenTurns: boolean;
  /** What a company does in its turn that nobody leads: it pays nothing (1849 §3.5.1). */
  turnWithoutPresident(g: RailGame, d: Draft, out: Out, company: string): void;
}

export const operatingRules = ruleSet<OperatingRules>('operating', {
  operatingOrder: byPrice,
  reordersBetweenTurns: true,
  turnWithoutPresident: payNothing,
});
