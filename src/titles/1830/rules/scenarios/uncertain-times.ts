import { dividendRules } from '../../../../engine/rail/company/dividend.js';
import type { Feature } from '../../../../engine/rail/contract.js';
import { priceOf } from '../../../../engine/rail/shares/market.js';
import {
  endMaxPrice,
  isReformed,
  marketReform,
  type Variant,
} from '../../../../engine/rail/variants/index.js';
import { dealtPrivates, leftPrivates } from './dealt-privates.js';
import { fives, uncertaintyMarkers } from './markers.js';
import { isUncertain } from './uncertain.js';

/** From the stock round after the last 5-train on, a price rises by as many cells as a dividend is times the price, up to four (S-5 5.5). */
const leaps: Feature = {
  chosen: isUncertain,
  rules: [
    dividendRules.change(was => ({
      dividendRise: (g, s, company, paid) => {
        const cells = was.dividendRise(g, s, company, paid);
        if (!isReformed(s)) return cells;
        return Math.max(cells, Math.min(4, Math.floor(paid / priceOf(g, s, company)!)));
      },
    })),
  ],
};

/** Scenario S-5, which goes with any board: privates by lot, markers of uncertainty, leaping prices. */
export const uncertainTimes: readonly Variant[] = [
  {
    setting: {
      id: 'uncertain-times',
      values: [false, true],
      excludes: [
        { setting: 'privates-sale' },
        // It has the market reform (6.1) and its own rise of prices (5.5).
        { setting: 'sale-drop' },
        { setting: 'sales' },
        { setting: 'rise-needs-dividend' },
      ],
    },
    features: [
      { ...marketReform(() => fives), chosen: isUncertain },
      leaps,
      uncertaintyMarkers,
      ...endMaxPrice.features.map(feature => ({ ...feature, chosen: isUncertain })),
    ],
  },
  { setting: leftPrivates, features: dealtPrivates },
];
