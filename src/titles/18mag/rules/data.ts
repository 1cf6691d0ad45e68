import type { RailData, TrainData } from '../../../engine/rail/data.js';
import { readMarket } from '../../../engine/rail/market-text.js';
import { phasesFrom } from '../../../engine/rail/rows.js';
import { companies2, companies36 } from './companies.js';
import { map2, map36 } from './map.js';

/** One row; p = a price at which companies start. Both ends hold their markers. */
const short = '55 60p 65p 70p 75p 80p 85 90 95 100 110 120 130 140 152 164 178 192 208 224 242 260 280 300';
const long = `${short} 320 340 360 380 400`;

const train = (reach: number, price: number): TrainData => ({ name: `${reach}`, reach, price, count: null });

/** No train opens a phase by its name: each new kind opens the next one (18Mag §Phasenwechsel). See `phases.ts`. */
const phases = phasesFrom(
  { name: 'Y', trainLimit: 2, rounds: 1 },
  { name: 'G', adds: 'green', rounds: 2 },
  { name: 'B', adds: 'brown' },
  { name: 'GR', adds: 'gray', rounds: 3 },
);

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
  // All are on sale from the start, any number of them, and none ever rusts (18Mag §2 Schritt 6).
  trains: [train(2, 80), train(3, 120), train(4, 200), train(6, 320)],
  phases,
  market: readMarket(long),
  map: map36,
};

/**
 * What is different where two play, on the back of the board: no 6-train, a shorter market, and the brown phase is the last,
 * with three operating rounds (18Mag §Vorbereitung 8, 9).
 */
export const small: Partial<RailData> = {
  companies: companies2,
  trains: data.trains.slice(0, 3),
  phases: [...phases.slice(0, 2), { ...phases[2]!, rounds: 3 }],
  market: readMarket(short),
  map: map2,
};
