import {
  percentOf,
  powerOf,
  priceOf,
  privatesOf,
  TREASURY,
  type RailRules,
} from '../../engine/rail/index.js';
import { earthquake } from './earthquake.js';

/** How companies operate, and what is counted at the end. */
export const operatingRules = {
  // §3.3.3, §4.2: the tokens are paid when the company starts.
  tokenCost: () => 0,
  keepsHome: (_g, s, company) => s.order.includes(company),
  // §4.3.2: the company's own part is paid to it, the pool's stays in the bank.
  dividendToCompany: (g, s, company) => percentOf(g, s, company, TREASURY),
  // §3.5.1: all that is paid, against the price of one share.
  dividendRaisesPrice: (g, s, company, paid) => paid >= priceOf(g, s, company)!,
  privatePrices: (g, id) => ({ from: 1, to: g.private[id]!.price * 2 }),
  mayTradePrivates: () => false,
  privatesRaiseMoney: false,
  rightKeepsTurnOpen: () => false,
  // §4.6.2: with money of its director a company buys from the bank only.
  helpsWithOthersTrains: 'never',
  // §4: everything has its place, and nothing after that of the trains makes a route.
  needsTrainAtEnd: false,
  phaseBegins: earthquake,
  // §5: a bond takes L.100 from each share.
  shareWorth: (g, s, company) =>
    Math.max(0, (priceOf(g, s, company) ?? 0) - 100 * s.companies[company]!.loans),
  privateWorth: () => 0,
  loanPenalty: 750,
} satisfies Partial<RailRules>;

/** Where the site reads them otherwise. */
export const siteOperatingRules = {
  companiesMayOwe: true,
  worthBelowZero: true,
  portOpensRun: true,
  ordersAnew: false,
  discardsNow: (_g, _s, over) => over,
  besides: { home: [], discard: ['acquire', 'use-port'] },
  countsCertificatesInNeed: true,
  ruinTakesNeed: false,
  asksForShutTrains: true,
  rightKeepsTurnOpen: (g, s, company) =>
    privatesOf(g, s, company).some(id => powerOf(g, id, 'port-marker') !== undefined),
  // Without a floor.
  shareWorth: (g, s, company) => (priceOf(g, s, company) ?? 0) - 100 * s.companies[company]!.loans,
  privateWorth: (g, id) => g.private[id]!.price,
} satisfies Partial<RailRules>;
