import { readMarket } from '../../../engine/rail/market-text.js';

/** One row; p = a price at which companies start. Both ends hold their markers. */
const row = [
  '55 60p 65p 70p 75p 80p 85 90 95 100 110 120 130 140 152 164 178 192 208 224 242 260 280 300',
  '320 340 360 380 400',
];

export const market36 = readMarket(row.join(' '));

/** Two play with a shorter row. */
export const market2 = readMarket(row[0]!);

/** The cards with start prices, of which each company draws one (18Mag §Vorbereitung 4). */
export const startPrices: readonly number[] = [60, 60, 65, 65, 70, 70, 75, 75, 80, 80];
