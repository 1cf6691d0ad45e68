import type { CompanyData } from '../data.js';
import { stockRoundRules } from '../round/stock.js';
import type { RailState } from '../state.js';
import { buyingRules, canBuyLast } from '../stock/buying.js';
import { largeLastCertificate } from '../stock/certificates.js';
import { sellingRules } from '../stock/selling.js';
import type { VariantChange } from './variant.js';

/** The company with a last certificate as large as the president's, in place of as many singles. */
export const withDoubleShare = (company: CompanyData): CompanyData => {
  const [president = 0, ...singles] = company.certs;
  return { ...company, certs: [president, ...singles.slice(president / singles[0]!), president] };
};

/**
 * A second large certificate may be bought instead of a single as soon as the president's is sold. One share of it may
 * be sold if there is a single in the pool to give for the other (1830 V-6.5).
 * @param isWhole is somebody asked who can buy nothing but such a certificate, and may half of one be sold at once that is
 * given for the president's?
 */
export const doubleShares = (isWhole: (s: RailState) => boolean): VariantChange => ({
  ...largeLastCertificate,
  forms: [
    ...largeLastCertificate.forms!,
    { type: 'buy', form: 'buy <company:id> last', fixed: { from: 'ipo', shares: 1, last: true } },
    { type: 'buy', form: 'buy <company:id> last pool', fixed: { from: 'pool', shares: 1, last: true } },
  ],
  rules: [
    buyingRules.change({ lastIsApart: true }),
    sellingRules.change({ changesLast: true, halvesGivenLast: isWhole }),
    stockRoundRules.change(was => ({
      hasMore: (g, s, seat) => was.hasMore(g, s, seat) || (isWhole(s) && canBuyLast(g, s, seat)),
    })),
  ],
});
