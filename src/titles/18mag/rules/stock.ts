import { moveMarker } from '../../../engine/rail/company/price.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { stockRoundRules } from '../../../engine/rail/round/stock.js';
import { nextSeat } from '../../../engine/rail/seats.js';
import { buyingRules } from '../../../engine/rail/stock/buying.js';
import { limitRules } from '../../../engine/rail/stock/limits.js';
import { sellingRules } from '../../../engine/rail/stock/selling.js';
import { isSupporter } from './kinds.js';

/** The rounds of players: first sales, then one purchase, and prices that follow both (18Mag §3). */
export const stockRounds: Feature = {
  rules: [
    sellingRules.change({
      // Sales come before the purchase; the first such round follows an operating round.
      maySell: (_g, s) => s.round.kind === 'stock' && s.round.bought === null,
      // However many are sold at once.
      saleDrop: () => 1,
    }),
    buyingRules.change({
      mayBuySeveral: () => false,
      afterPurchase: (g, d, out, company) => {
        moveMarker(g, d, out, company, 'right', 1, 'purchase');
      },
    }),
    limitRules.change({ countsForLimit: (_g, _s, company) => isSupporter(company) }),
    // The card goes to its holder's left, whoever acted last.
    stockRoundRules.change({ nextPriority: s => nextSeat(s, s.priority) }),
  ],
};
