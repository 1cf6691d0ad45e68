import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import {
  act,
  acts,
  asks,
  inPool,
  kinds,
  may,
  price,
  refused,
  type PositionSetup,
} from '../../support/rail.js';
import { needy, type Position } from './needy.js';

describe('C-2.4, C-2.5 bankruptcy', () => {
  /** A diesel for 1100; the president has 40 % of the PRR at 82, two shares of the NYC at 100, 20 in cash. */
  const broke = (more: Partial<PositionSetup> = {}): Position =>
    needy(
      { shares: [40, 20], cash: 50, par: 82 },
      {
        next: 'D',
        left: 4,
        cash: [20, 500, 500],
        companies: { NYC: { shares: [20, 60], cell: [0, 6], cash: 30 } },
        ...more,
      },
    );

  test('only when everything that may be sold does not bring enough', () => {
    expect(kinds(broke(), 0)).toContain('bankrupt');
    expect(refused(broke({ cash: [1000, 0, 0] }), 0, 'bankrupt')).toBe('not-bankrupt');
    expect(refused(needy(), 0, 'bankrupt')).toBe('not-bankrupt');
  });

  test('the game ends at once; nobody acts any more', () => {
    const end = act(broke(), 0, 'bankrupt');
    expect(title1830.status(end)).toMatchObject({ ended: true, result: { reason: 'bankrupt' } });
    expect(asks(end)).toBe(' nothing');
    for (const seat of [0, 1, 2]) expect(kinds(end, seat)).toEqual([]);
    expect(refused(end, 1, 'pass')).toBe('game-over');
  });

  test('the president has left what could not be sold, and nothing else', () => {
    const end = act(broke({ privates: { SV: 0 } }), 0, 'bankrupt');
    // Two of four PRR shares went to the pool at 82 (the presidency stays), both of the NYC at 100.
    expect(price(end, 'PRR')).toBe(71);
    expect(inPool(end, 'PRR')).toBe(20);
    expect(inPool(end, 'NYC')).toBe(20);
    const scores = title1830.status(end).result!.scores;
    expect(scores.find(s => s.seat === 0)).toEqual({
      seat: 0,
      points: 2 * 71,
      parts: { cash: 0, shares: 2 * 71, privates: 0 },
    });
  });

  test('the bankrupt president can win all the same', () => {
    const end = act(
      broke({
        cash: [0, 0, 0],
        companies: {
          PRR: { shares: [20], cell: [0, 18], floated: true },
          NYC: { shares: [0, 40, 20], cell: [5, 0] },
        },
      }),
      0,
      'bankrupt',
    );
    expect(title1830.status(end).result!.scores[0]).toMatchObject({ seat: 0, points: 700 });
  });

  test('the president may first look for somebody to buy the privates', () => {
    const state = broke({ privates: { CA: 0 }, next: '4', left: 2, companies: { NYC: { shares: [0, 60] } } });
    expect(kinds(broke({ privates: { CA: 0 } }), 0)).toEqual(['sell', 'offer', 'bankrupt']);
    const saved = acts(state, '0 offer private CA from P1 to P3 300', '2 accept 1');
    expect(may(saved, 0, 'train 4')).toBe(true);
  });
});
