import type { SettingDef } from '../../engine/core/index.js';
import { anyRun, buyingRules, runsSetting, type Feature, type TrainData } from '../../engine/rail/index.js';

/** What can be chosen for a game of 1830 Classic. */
export const settings: readonly SettingDef[] = [
  { id: 'brown-purchase', values: ['pool', 'all'] },
  { id: 'third-6-train', values: [false, true] },
  runsSetting,
  { id: 'reading', values: ['rulebook', '18xx.games'], hidden: true },
];

/** The trains with something changed of those of one name. */
export const changeTrain = (
  trains: readonly TrainData[],
  name: string,
  change: Partial<TrainData>,
): readonly TrainData[] => trains.map(t => (t.name === name ? { ...t, ...change } : t));

/** V-6.3: in the brown zone several shares may come from the offering too. */
const brownFromAll: Feature = {
  chosen: s => s['brown-purchase'] === 'all',
  rules: [
    buyingRules.change(was => ({
      mayBuySeveral: (g, s, company, from) =>
        was.mayBuySeveral(g, s, company, 'pool') || was.mayBuySeveral(g, s, company, from),
      mayBuyAgain: (g, s, company, from) => buyingRules.of(g).mayBuySeveral(g, s, company, from),
    })),
  ],
};

/** V-1.7: one more 6-train. */
const thirdSix: Feature = {
  chosen: s => s['third-6-train'] === true,
  data: d => ({ ...d, trains: changeTrain(d.trains, '6', { count: 3 }) }),
};

/** In the order in which they apply. */
export const variants: readonly Feature[] = [thirdSix, brownFromAll, anyRun];
