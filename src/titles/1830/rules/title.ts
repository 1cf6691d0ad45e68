import { waterfallAuction } from '../../../engine/rail/auction/waterfall.js';
import { defineRailTitle, type RailTitle } from '../../../engine/rail/define.js';
import { data } from './data.js';
import { rulebook } from './rulebook.js';
import { preferences } from './preferences.js';
import { options, settings } from './options/settings.js';
import { fitSettings, presets } from './presets.js';

/** 1830: Classic (chapters C-1 and C-2), the base game (chapters 1-8), and what chapter V lets players choose. */
export const title1830: RailTitle = defineRailTitle({
  id: '1830',
  rules: 5,
  minSeats: 2,
  maxSeats: 7,
  data,
  // Bids on any unsold private (§C-2.2).
  auction: waterfallAuction({ bidsOnFirst: true }),
  settings,
  presets,
  fitSettings,
  features: [rulebook, ...options, preferences],
});
