import type { SettingDef } from '../../../engine/core/index.js';
import { runsSetting } from '../../../engine/rail/company/running.js';

/** What can be chosen for a game of 1856 (§11). */
export const settings: readonly SettingDef[] = [
  { id: 'alternative-destinations', values: [false, true] },
  { id: 'eight-trains', values: [false, true] },
  { id: 'unlimited-bonus-tokens', values: [false, true] },
  runsSetting,
  { id: 'reading', values: ['rulebook', '18xx.games'], hidden: true },
  // A record of that site from before it had all of this reading.
  { id: 'older', values: [false, true], hidden: true },
];
