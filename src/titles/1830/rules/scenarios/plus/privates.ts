import type { PrivateData } from '../../../../../engine/rail/data.js';
import { privateWords } from '../../../../../engine/rail/move/private-words.js';
import { privateRows } from '../../../../../engine/rail/rows.js';
import { privates as classic } from '../../privates.js';
import { canalPower, halfCostOnce, licencePower } from './powers.js';

/**
 * Privates of one scenario or two (table T-05). The hexes at half cost are the neighbours of the coal field on L8; nothing can
 * be built on J10, the hex of the PP, for the coal field lies there.
 */
const added = privateRows(
  `
PL Pittsburgh & Louisville | 30 5   | blocks I9 | lay I9 J2 J4 K5 J6 J8 extra
CC C&O Canal               | 50 10  | blocks I11 J12 | canal I11 J12
PP Potomac & Piedmont      | 60 10  | licence closes
JK James River & Kanawha   | 120 20 | blocks K9 K11 | licence | half-cost K7 K9 L6 L10 M9
`,
  {
    ...privateWords,
    canal: (...hexes) => canalPower.with({ hexes, cost: 20 }),
    'half-cost': (...hexes) => halfCostOnce.with({ hexes }),
    licence: closes => licencePower.with({ closes: closes === 'closes' }),
  },
);

/** The privates of a scenario, in the order of their prices (V-1.5). */
export const plusPrivateData = (ids: readonly string[]): readonly PrivateData[] =>
  [...classic, ...added.filter(({ id }) => ids.includes(id))].sort((a, b) => a.price - b.price);
