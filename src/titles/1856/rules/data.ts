import type { RailData } from '../../../engine/rail/data.js';
import { companies } from './companies.js';
import { mapData as map } from './map.js';
import { market } from './market.js';
import { privates } from './privates.js';
import { phases, trains } from './trains.js';

/** 1856 §1: the base of all its variants. The certificate limit is that before the first 6-train. */
export const data: RailData = {
  bank: 12000,
  startingCash: { 3: 500, 4: 375, 5: 300, 6: 250 },
  certificateLimit: { 3: 20, 4: 16, 5: 13, 6: 11 },
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
