import type { RailData } from '../../../engine/rail/data.js';
import { companies } from './companies.js';
import { mapData as map } from './map.js';
import { market } from './market.js';
import { privates } from './privates.js';
import { phases, trains } from './trains.js';

/** 1830 Classic: the base of all its variants (1830 §1.2, §5.3, §6.3, T-04). */
export const data: RailData = {
  bank: 12000,
  startingCash: { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400, 7: 350 },
  certificateLimit: { 2: 28, 3: 20, 4: 16, 5: 13, 6: 11, 7: 11 },
  holdingLimit: 60,
  poolLimit: 50,
  floatPercent: 60,
  companies,
  privates,
  trains,
  phases,
  market,
  map,
};
