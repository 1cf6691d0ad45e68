import { shortContests } from '../../../engine/rail/auction/terms.js';
import { changeWaterfall } from '../../../engine/rail/auction/waterfall.js';
import { privateRules } from '../../../engine/rail/company/acquiring.js';
import { privatesOf } from '../../../engine/rail/company/privates.js';
import { runningRules } from '../../../engine/rail/company/running.js';
import { layPower } from '../../../engine/rail/company/track.js';
import { tradeRules } from '../../../engine/rail/company/trade.js';
import type { Feature } from '../../../engine/rail/contract.js';
import { demandRules } from '../../../engine/rail/demands.js';
import { exchangeRules } from '../../../engine/rail/move/exchange.js';
import { endingRules } from '../../../engine/rail/round/settle.js';
import { stepRules } from '../../../engine/rail/round/steps.js';
import { stockRoundRules } from '../../../engine/rail/round/stock.js';
import { buyingRules } from '../../../engine/rail/stock/buying.js';
import { bankruptcyRules, withoutNeed } from '../../../engine/rail/train/bankruptcy.js';
import { emergencyRules } from '../../../engine/rail/train/money-raising.js';
import { supplyRules } from '../../../engine/rail/train/supply.js';
import { changeTrain } from '../../../engine/rail/variants/index.js';
import { isMended } from '../rules/rules-number.js';
import { siteUpgrades } from '../rules/tiles.js';

/** What privates are good for, and their purchase, is open at every moment of a company's turn. */
const privateRights = ['acquire', 'use-lay', 'use-token', 'exchange'];

/**
 * How records imported from 18xx.games were played: where that site reads the rules otherwise, a
 * record replays with its reading. Never for new games.
 */
export const siteReading: Feature = {
  data: d => ({
    ...d,
    trains: changeTrain(d.trains, 'D', { count: null }),
    map: { ...d.map, upgrades: siteUpgrades },
  }),
  auction: changeWaterfall({ ...shortContests, bidsOnFirst: false }),
  rules: [
    exchangeRules.change({
      mayExchange: (_g, s) => s.round.kind === 'stock' || s.round.kind === 'operating',
    }),
    buyingRules.change({ mayBuyAfterPrivate: isMended }),
    privateRules.change({ privateIsPurchase: true, mayTradeThis: () => true }),
    emergencyRules.change({
      helpsWithOthersTrains: 'printed',
      countsCertificatesForEmr: true,
      sellsFewest: () => false,
    }),
    bankruptcyRules.change(withoutNeed),
    stepRules.change({
      needsTrainAtEnd: false,
      rightKeepsTurnOpen: (g, s, company) =>
        privatesOf(g, s, company).some(id => layPower.of(g, id)?.extra && !s.used.includes(id)),
    }),
    stockRoundRules.change({ nextPriority: (_s, round) => round.current }),
    supplyRules.change({ discardsNow: (_g, _s, over) => over }),
    demandRules.change({ allowedBeforeHomeToken: privateRights, besideDiscard: privateRights }),
    tradeRules.change({ tradeNeedsConsent: false }),
    runningRules.change({ mustRunBest: false }),
    endingRules.change({ bankIsBroken: cash => cash < 0 }),
  ],
};
