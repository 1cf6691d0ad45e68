import { emergencyRules, privateRules, type Feature } from '../../../engine/rail/index.js';

/** How the rulebook of 1830 reads where it differs from most 18xx. */
export const rulebook: Feature = {
  rules: [
    // §4.1: in every stock round but the first; §C-2.3.2: also out of need.
    privateRules.change({ mayTradePrivates: (_g, s) => s.set > 1, privatesRaiseMoney: true }),
    // §C-2.3.1: a train that costs no more than the cheapest of the bank.
    emergencyRules.change({ helpsWithOthersTrains: 'cheapest' }),
  ],
};
