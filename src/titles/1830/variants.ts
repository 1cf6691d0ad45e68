import type { SettingDef } from '../../engine/core/index.js';
import { powerOf, privatesOf, type TrainData, type Variant } from '../../engine/rail/index.js';
import { siteUpgrades } from './tiles.js';

/** What can be chosen for a game of 1830 Classic. */
export const settings: readonly SettingDef[] = [
  { id: 'brown-purchase', values: ['pool', 'all'] },
  { id: 'third-6-train', values: [false, true] },
  { id: 'runs', values: ['best', 'any'] },
  { id: 'reading', values: ['rulebook', '18xx.games'], hidden: true },
];

const changeTrain = (
  trains: readonly TrainData[],
  name: string,
  change: Partial<TrainData>,
): readonly TrainData[] => trains.map(t => (t.name === name ? { ...t, ...change } : t));

/** V-6.3: in the brown zone several shares may come from the offering too. */
const brownFromAll: Variant = {
  chosen: s => s['brown-purchase'] === 'all',
  rules: was => ({
    mayBuySeveral: (g, s, company, from) =>
      was.mayBuySeveral(g, s, company, 'pool') || was.mayBuySeveral(g, s, company, from),
    mayBuyAgain: (g, s, company, from) => g.rules.mayBuySeveral(g, s, company, from),
  }),
};

/** V-1.7: one more 6-train. */
const thirdSix: Variant = {
  chosen: s => s['third-6-train'] === true,
  data: d => ({ ...d, trains: changeTrain(d.trains, '6', { count: 3 }) }),
};

/** For friends who do not mind: a president may run for less than the most. */
const anyRun: Variant = {
  chosen: s => s['runs'] === 'any',
  rules: () => ({ mustRunBest: false }),
};

/** What privates are good for, and their purchase, is open at every moment of a company's turn. */
const privateRights = ['acquire', 'use-lay', 'use-token', 'exchange'];

/**
 * How records imported from 18xx.games were played: where that site reads the rules otherwise, a
 * record replays with its reading. Never for new games.
 */
const siteReading: Variant = {
  chosen: s => s['reading'] === '18xx.games',
  data: d => ({
    ...d,
    trains: changeTrain(d.trains, 'D', { count: null }),
    map: { ...d.map, upgrades: siteUpgrades },
  }),
  rules: () => ({
    mayBidOnFirst: () => false,
    // The lowest bidder is always asked; who passes is out.
    contestNext: (contest, bids) => {
      const open = bids.filter(b => !contest.passed.includes(b.seat));
      return open.length > 1 ? open[0]!.seat : null;
    },
    contestPassedAfterRaise: passed => passed,
    afterAllPassed: (s, last) => (last + 1) % s.seats,
    givenPrivateIsAsked: false,
    mayExchange: (_g, s) => s.round.kind === 'stock' || s.round.kind === 'operating',
    privateIsPurchase: true,
    helpsWithOthersTrains: 'printed',
    needsTrainAtEnd: false,
    nextPriority: (_s, round) => round.current,
    discardsNow: (_g, _s, over) => over,
    besides: { home: privateRights, discard: privateRights },
    countsCertificatesInNeed: true,
    ruinTakesNeed: false,
    rightKeepsTurnOpen: (g, s, company) =>
      privatesOf(g, s, company).some(id => powerOf(g, id, 'lay')?.extra && !s.used.includes(id)),
    tradeNeedsConsent: false,
    mustRunBest: false,
    bankIsBroken: cash => cash < 0,
  }),
};

/** In the order in which they apply. */
export const variants: readonly Variant[] = [thirdSix, brownFromAll, anyRun, siteReading];
