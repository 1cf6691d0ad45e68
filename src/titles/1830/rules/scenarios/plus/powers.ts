import { power } from '../../../../../engine/rail/company/privates.js';

/** Its company gets a licence for the coal field; `closes`: the private closes when that company first runs there. */
export const licencePower = power<{ readonly kind: 'licence'; readonly closes: boolean }>('licence');

/** Its company may lay the tile of a turn on one of the hexes for half the cost; this closes the private. */
export const halfCostOnce = power<{ readonly kind: 'half-cost-once'; readonly hexes: readonly string[] }>(
  'half-cost-once',
);

/** Its company pays so much for a first tile on each of the hexes; the private closes when tiles lie on all of them. */
export const canalPower = power<{
  readonly kind: 'canal';
  readonly hexes: readonly string[];
  readonly cost: number;
}>('canal');
