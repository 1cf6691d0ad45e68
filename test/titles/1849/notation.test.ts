import { describe, expect, test } from '@jest/globals';
import type { Action } from '../../../src/engine/core/index.js';
import { importedTitle1849 as title1849 } from '../../../src/titles/1849/readings/title.js';

const { notation } = title1849;

/** Actions without their seat, and how they are written. */
const written: readonly (readonly [string, Omit<Action, 'seat'> & { readonly type: string }])[] = [
  ['par AFG 100', { type: 'par', company: 'AFG', price: 100 }],
  ['buy AFG', { type: 'buy', company: 'AFG', from: 'treasury', shares: 1 }],
  ['buy AFG pool', { type: 'buy', company: 'AFG', from: 'pool', shares: 1 }],
  ['sell 2 AFG', { type: 'sell', company: 'AFG', shares: 2 }],
  ['sell 3 AFG last', { type: 'sell', company: 'AFG', shares: 3, last: true }],
  ['give singles AFG', { type: 'certificates', company: 'AFG', give: 'singles' }],
  ['give last AFG', { type: 'certificates', company: 'AFG', give: 'last' }],
  ['home B14', { type: 'home', spot: 'B14' }],
  ['use SMS C5 651 r0', { type: 'use-lay', private: 'SMS', hex: 'C5', tile: '651', rotation: 0 }],
  ['use SMS token C5', { type: 'use-token', private: 'SMS', spot: 'C5' }],
  ['use SMS', { type: 'use-coast', private: 'SMS' }],
  ['pay debt', { type: 'pay-debt' }],
  ['use CNM port L14', { type: 'use-port', private: 'CNM', hex: 'L14' }],
  ['use CNM port a12', { type: 'use-port', private: 'CNM', hex: 'a12' }],
  ['station C5 from RCS 50', { type: 'station', spot: 'C5', from: 'RCS', price: 50 }],
  [
    'offer station C5 from RCS to ATA 50',
    { type: 'offer', what: 'station', item: 'C5', from: 'RCS', buyer: 'ATA', price: 50 },
  ],
  ['e-token', { type: 'electrify' }],
  ['train R6H', { type: 'train', train: 'R6H', from: 'depot' }],
  ['issue 2', { type: 'issue', shares: 2 }],
  ['issue 2 last', { type: 'issue', shares: 2, last: true }],
  ['redeem', { type: 'redeem' }],
  ['bond', { type: 'borrow' }],
  ['repay', { type: 'repay' }],
  ['bankrupt', { type: 'bankrupt' }],
  ['take loan', { type: 'ruin', choice: 'loan' }],
  ['leave', { type: 'ruin', choice: 'leave' }],
  [
    'run 8H C5-D4-a12, R6H G1-(G3)-E1',
    {
      type: 'run',
      runs: [
        { train: '8H', path: ['C5', 'D4', 'a12'] },
        { train: 'R6H', path: ['G1', '(G3)', 'E1'] },
      ],
    },
  ],
];

describe('the text of every kind of action of 1849', () => {
  test.each(written)('%s', (text, fields) => {
    const action = { seat: 1, ...fields } as Action;
    expect(notation.print(action)).toBe(text);
    expect(notation.parse(text, 1)).toEqual(action);
  });

  test('the port a12 can be typed with any letter', () => {
    expect(notation.parse('USE cnm PORT A12', 0)).toMatchObject({ private: 'CNM', hex: 'a12' });
    expect(notation.parse('run 4h b12-A12', 0)['runs']).toEqual([{ train: '4H', path: ['B12', 'a12'] }]);
  });
});
