import type { RailData } from '../../../engine/rail/data.js';
import { companies } from './companies.js';
import { mapData as map } from './map.js';
import { market } from './market.js';
import { privates } from './privates.js';
import { phases, trains } from './trains.js';

/** 1849 with six companies, the basic game: the base of all its scenarios (1849 §1.2, §1.4, §2.2, §3.5.2). */
export const data: RailData = {
  bank: 7760,
  startingCash: { 3: 500, 4: 375, 5: 300 },
  certificateLimit: { 4: 11, 5: 9 },
  holdingLimit: 60,
  poolLimit: 50,
  floatPercent: 20,
  companies,
  privates,
  trains,
  phases,
  market,
  map,
};

/** The certificate limit with five companies (1849 §3.5.2). */
export const scenario5CertificateLimit: RailData['certificateLimit'] = { 3: 12, 4: 9 };
