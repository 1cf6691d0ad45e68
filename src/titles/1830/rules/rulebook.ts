import { privateRules } from '../../../engine/rail/company/acquiring.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { exchangeRules } from '../../../engine/rail/move/exchange.js';
import { isOverLimit } from '../../../engine/rail/stock/limits.js';
import { emergencyRules } from '../../../engine/rail/train/money-raising.js';
import { isRefined } from './rules-number.js';

/** How the rulebook of 1830 reads where it differs from most 18xx. */
export const rulebook: Feature = {
  rules: [
    // §4.1: in every stock round but the first; §C-2.3.2: also out of need.
    privateRules.change({ mayTradePrivates: (_g, s) => s.set > 1, privatesRaiseMoney: true }),
    // p. 11: whoever may buy a share of the NYC; over a limit, nobody may buy any (§5.3).
    exchangeRules.change(was => ({
      mayExchange: (g, s, seat, company) =>
        was.mayExchange(g, s, seat, company) && !(isRefined(s) && isOverLimit(g, s, seat)),
    })),
    // §C-2.3.1: a train that costs no more than the cheapest of the bank. §C-2.3.2: no more shares than are needed.
    emergencyRules.change({ helpsWithOthersTrains: 'cheapest', sellsFewest: isRefined }),
  ],
};
