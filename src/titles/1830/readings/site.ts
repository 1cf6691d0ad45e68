import {
  bankruptcyRules,
  buyingRules,
  changeWaterfall,
  demandRules,
  emergencyRules,
  endingRules,
  exchangeRules,
  layPower,
  privateRules,
  privatesOf,
  runningRules,
  shortContests,
  stepRules,
  stockRoundRules,
  supplyRules,
  tradeRules,
  withoutNeed,
  type Feature,
} from '../../../engine/rail/index.js';
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
      countsCertificatesInNeed: true,
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
