import type { SettingDef } from '../../../../engine/core/index.js';
import { anyRun, runsSetting } from '../../../../engine/rail/company/running.js';
import type { Feature } from '../../../../engine/rail/contract.js';
import {
  bankAmount,
  bidding,
  brownPurchase,
  otherCertificateLimits,
  contestPass,
  delayedRust,
  endMaxPrice,
  hiddenCash,
  inGroup,
  lastKind,
  lastTrain,
  oneTrainMore,
  plusTrains,
  privateBuyingDelayed,
  privateResale,
  raises,
  riseNeedsDividend,
  saleDrops,
  sales,
  splitDividends,
  requiredTrack,
  tradeOrder,
  flexibleTrainLimit,
  turnOrder,
} from '../../../../engine/rail/variants/index.js';
import { groupPrices, insolvencyOrSale, privatesSale } from '../base/settings.js';
import { higherLimits } from '../companies.js';
import { isMended, isRefined } from '../rules-number.js';
import { dave } from '../scenarios/dave/dave.js';
import { doubleShare, inScenarios, plusBoard } from '../scenarios/plus/scenarios.js';
import { uncertainTimes } from '../scenarios/uncertain-times.js';
import { extraCompanies } from './companies.js';
import { homeChoice } from './home-choice.js';
import { twinCities } from './joined-cities.js';
import { dhToken, svDiscount } from './privates.js';
import { tileSet } from './tiles.js';

const plus = inScenarios(
  plusTrains({
    kinds: ['2', '3', '4', '5', '6'],
    rustsOn: { 2: '4', 3: '6' },
    lasts: { kind: '4', untilLast: 'D' },
  }),
  plan => plan.plusTrains === true,
);

/** In the order of the rulebook's chapters, which is that in which they apply. */
const variants = [
  ...inGroup('scenario', [plusBoard]),
  ...inGroup('base', [privatesSale, groupPrices, insolvencyOrSale], {
    'group-prices': { needs: [{ setting: 'privates-sale' }] },
  }),
  ...inGroup('auction', [raises, contestPass, bidding], {
    'contest-pass': { excludes: [{ setting: 'privates-sale' }] },
    bidding: { excludes: [{ setting: 'privates-sale' }] },
  }),
  ...inGroup('material', [
    hiddenCash,
    bankAmount(12000, [4500, 20000]),
    tileSet,
    oneTrainMore('third-6-train', '6'),
    lastKind('diesels', 'D'),
    plus,
    otherCertificateLimits(higherLimits),
  ]),
  ...inGroup('companies', [...extraCompanies, homeChoice]),
  ...inGroup(
    'stock',
    [
      saleDrops(s => (isMended(s) ? ['5', '5+5'] : ['5'])),
      riseNeedsDividend,
      tradeOrder(isRefined),
      sales,
      brownPurchase,
      privateResale,
      doubleShare,
      endMaxPrice,
    ],
    { sales: { excludes: [{ setting: 'sale-drop', is: ['per-sale', 'reform'] }] } },
  ),
  ...inGroup('operating', [
    turnOrder,
    requiredTrack(isMended),
    splitDividends((s, paid) => paid > 0 || isMended(s)),
    flexibleTrainLimit,
    lastTrain,
    delayedRust,
    privateBuyingDelayed,
    dhToken,
    svDiscount,
    twinCities,
  ]),
  ...inGroup('scenario', [...uncertainTimes, ...dave]),
];

/** What can be chosen for a game of 1830 (chapter V of the rulebook). */
export const settings: readonly SettingDef[] = [
  ...variants.map(({ setting }) => setting),
  { ...runsSetting, group: 'operating' },
  { id: 'reading', values: ['rulebook', '18xx.games'], hidden: true },
];

/** In the order in which they apply. */
export const options: readonly Feature[] = [...variants.flatMap(({ features }) => features), anyRun];
