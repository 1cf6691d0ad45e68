import { privateRules } from '../../../engine/rail/company/acquiring.js';
import { dividendRules } from '../../../engine/rail/company/dividend.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { stepRules } from '../../../engine/rail/round/steps.js';
import { stockRoundRules } from '../../../engine/rail/round/stock.js';
import { scoreRules } from '../../../engine/rail/score.js';
import { capitalRules, incrementalCapital } from '../../../engine/rail/shares/capital.js';
import { priceOf } from '../../../engine/rail/shares/market.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import { POOL, TREASURY } from '../../../engine/rail/state.js';
import { buyingRules } from '../../../engine/rail/stock/buying.js';
import { limitRules } from '../../../engine/rail/stock/limits.js';
import { sellingRules } from '../../../engine/rail/stock/selling.js';
import { emergencyRules, soldForEmr } from '../../../engine/rail/train/money-raising.js';

/** How the rulebook of 1849 reads where it differs from most 18xx. */
export const rulebook: Feature = {
  rules: [
    capitalRules.change({ capital: () => incrementalCapital }),
    sellingRules.change({
      // §3, §3.1: from the second stock round on, and never after a purchase of the same turn.
      maySell: (_g, s) => s.set > 1 && !(s.round.kind === 'stock' && s.round.bought !== null),
      maySellOf: (_g, s, company) => s.companies[company]!.operated,
      keepsOrderOfSales: () => true,
    }),
    limitRules.change({ privatesCount: false }),
    buyingRules.change({
      // §3.3.2: who starts a company may take up to 40 % of it.
      mayBuyAgain: (g, s, company, from) =>
        s.round.kind === 'stock' &&
        s.round.started &&
        from === 'treasury' &&
        percentOf(g, s, company, s.round.current) < 40,
    }),
    stockRoundRules.change({
      // §3.4: one row down with shares in the pool, one up when neither pool nor company has any.
      endOfRoundMove: (g, s, company) => {
        if (percentOf(g, s, company, POOL) > 0) return 'down';
        return percentOf(g, s, company, TREASURY) > 0 ? null : 'up';
      },
    }),
    dividendRules.change({
      // §4.3.2: the company's own part is paid to it, the pool's stays in the bank.
      dividendToCompany: (g, s, company) => percentOf(g, s, company, TREASURY),
      // §3.5.1: all that is paid, against the price of one share.
      dividendRaisesPrice: (g, s, company, paid) => paid >= priceOf(g, s, company)!,
    }),
    privateRules.change({
      privatePrices: (g, id) => ({ from: 1, to: g.private[id]!.price * 2 }),
    }),
    // §4.6.2: with money of its president, or money raised for it, a company buys from the bank only.
    emergencyRules.change({
      buysFromOthers: (_g, _s, { done }) => !done.includes(soldForEmr),
    }),
    // §4: everything has its place, and nothing after that of the trains makes a route.
    stepRules.change({ needsTrainAtEnd: false, rightKeepsTurnOpen: () => false }),
    scoreRules.change({ privateWorth: () => 0 }),
  ],
};
