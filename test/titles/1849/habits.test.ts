import { expect, test } from '@jest/globals';
import { sensibleMove } from '../../../src/engine/core/index.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { companyTurn, table } from '../../support/rail-1849.js';

/** The Akragas in the south, where all that is cheap lies already. */
const akragas = {
  tokens: ['SFA J6', 'SFA M9'],
  laid: { I7: '74/1', J6: '707/2', K7: '683/2', L8: '9/2', L12: '78/5', M13: '676/1', N10: '700/2' },
};

test('builds in the hills what brings little for its price only with twice the price of a train', () => {
  const does = (cash: number): string => {
    const s = table.position({
      ...akragas,
      companies: { SFA: { shares: [60], cash, trains: ['8H'] } },
      next: '12H',
      left: 1,
      round: companyTurn('SFA', { step: 'track', begun: true }),
    });
    return title1849.notation.print(sensibleMove(title1849, s, 0)!);
  };
  // A 12H costs 800, and a tile there 80.
  expect(does(1599)).toBe('pass');
  expect(does(1600)).toBe('I5 79 r5');
});
