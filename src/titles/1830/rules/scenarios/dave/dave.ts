import { privateRules } from '../../../../../engine/rail/company/acquiring.js';
import { onOffVariant, type Variant } from '../../../../../engine/rail/variants/index.js';
import { withTiles } from '../../options/tiles.js';
import { withFaces } from './board.js';
import { randomIncome } from './income.js';
import { readingRailroad } from './reading.js';
import { moreTiles, unlimitedTiles } from './tiles.js';

/** Three hexes of the Classic side have an exit more (S-6.1 (4)). */
const exits: { readonly [hex: string]: string } = {
  K13: 'red; offboard yellow:30 brown:40; 2-A 3-A 4-A',
  K15: 'gray; city 20; 1-A 2-A',
  D24: 'gray;; 0-1 0-2',
};

/** The board, two tiles more of 26 and 27, and no trade in privates between players (S-6.1, S-6.2). */
const scenario = onOffVariant('dave', {
  data: d => {
    const more = withTiles(d, { 26: 2, 27: 2 }, {});
    return { ...more, map: { ...more.map, hexes: withFaces(d.map.hexes, exits) } };
  },
  rules: [privateRules.change({ mayTradePrivates: () => false, privatesRaiseMoney: false })],
});

const needsIt = ({ setting, features }: Variant): Variant => ({
  setting: { ...setting, needs: [{ setting: 'dave' }] },
  features,
});

/** Scenario S-6: the computer game of 1995 on the Classic board, with what it lets players switch on. */
export const dave: readonly Variant[] = [
  {
    ...scenario,
    setting: { ...scenario.setting, excludes: [{ setting: 'board' }, { setting: 'private-resale' }] },
  },
  ...[randomIncome, readingRailroad, moreTiles, unlimitedTiles].map(needsIt),
];
