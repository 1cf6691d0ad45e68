import type { RailData } from '../../../engine/rail/data.js';
import { companies2, companies36 } from './companies.js';
import { map2, map36 } from './map.js';
import { market2, market36 } from './market.js';
import { phases2, phases36, trains2, trains36 } from './trains.js';

/** The game for three to six; the bank never runs out (18Mag §Vorbereitung 7). */
export const data: RailData = {
  bank: null,
  startingCash: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
  certificateLimit: { 2: 10, 3: 18, 4: 14, 5: 11, 6: 9 },
  holdingLimit: 60,
  poolLimit: 100,
  floatPercent: 0,
  companies: companies36,
  privates: [],
  trains: trains36,
  phases: phases36,
  market: market36,
  map: map36,
};

/** What is different where two play, on the back of the board. */
export const small: Partial<RailData> = {
  companies: companies2,
  trains: trains2,
  phases: phases2,
  market: market2,
  map: map2,
};
