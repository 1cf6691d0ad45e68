import type { RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';
import { byPrice } from '../shares/market.js';
import type { RailState } from '../state.js';

interface OperatingRules {
  /** Those of these companies that have a turn, in its order: the dearest first (1830 §7.0). */
  operatingOrder(g: RailGame, s: RailState, companies: readonly string[]): readonly string[];
  /** Is it found anew before every turn? */
  readonly reordersBetweenTurns: boolean;
}

export const operatingRules = ruleSet<OperatingRules>('operating', {
  operatingOrder: byPrice,
  reordersBetweenTurns: true,
});
