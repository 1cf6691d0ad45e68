import { ruleSet } from '../rules.js';

export const tradeRules = ruleSet('trades', {
  /** Must both sides of a trade between two people agree here? Records were agreed on elsewhere. */
  tradeNeedsConsent: true,
  /** Does a player know what another could pay? If not, any price may be asked. */
  cashIsOpen: true,
});
