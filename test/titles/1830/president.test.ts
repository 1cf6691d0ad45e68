import { describe, expect, test } from '@jest/globals';
import {
  act,
  acts,
  asks,
  inPool,
  may,
  position,
  president,
  refused,
  shares,
  stockTurn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** Three players in the second stock round; seat 0 is in turn and presides over PRR, seat 1 over NYC. */
const market = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      PRR: { shares: [40, 20], par: 82, pool: 10 },
      NYC: { shares: [10, 50], par: 100 },
    },
    round: stockTurn(more.seats ?? 3, 0),
    ...more,
  });

describe('6.4 change of president', () => {
  test('to whoever has more, not to one who has as many; two shares are given for the certificate', () => {
    const state = market({ companies: { PRR: { shares: [30, 0, 20], par: 82 } }, round: stockTurn(3, 2) });
    const even = act(state, 2, 'buy PRR');
    expect(president(even, 'PRR')).toBe(0);
    const more = acts(even, '2 pass', '0 pass', '1 pass', '2 buy PRR');
    expect(president(more, 'PRR')).toBe(2);
    expect(shares(more, 'PRR')).toEqual([30, 0, 40]);
    expect(more.companies['PRR']!.certs.filter(h => h === 0)).toHaveLength(3);
    expect(more.companies['PRR']!.certs.filter(h => h === 2)).toHaveLength(3);
  });

  test('when the president sells below another, before the shares come to the pool', () => {
    const state = market({ companies: { PRR: { shares: [30, 20], par: 82 } } });
    expect(president(act(state, 0, 'sell 1 PRR'), 'PRR')).toBe(0);
    const sold = act(state, 0, 'sell 2 PRR');
    expect(president(sold, 'PRR')).toBe(1);
    expect(shares(sold, 'PRR')).toEqual([10, 20, 0]);
    expect(inPool(sold, 'PRR')).toBe(20);
  });

  test('the president can sell part of the certificate itself', () => {
    const state = market({ companies: { PRR: { shares: [20, 20], par: 82 } } });
    const sold = act(state, 0, 'sell 1 PRR');
    expect(president(sold, 'PRR')).toBe(1);
    expect(shares(sold, 'PRR')).toEqual([10, 20, 0]);
    expect(may(state, 0, 'sell 2 PRR')).toBe(true);
  });

  test.each([
    [0, 1],
    [1, 2],
    [3, 0],
  ])('of several with equal shares the next clockwise from %i', (from, to) => {
    const held = [0, 0, 0, 0];
    held[from] = 40;
    const own = held.map((percent, seat) => (seat === from ? percent : 20));
    const state = position({
      seats: 4,
      companies: { PRR: { shares: own } },
      round: stockTurn(4, from),
    });
    expect(president(act(state, from, 'sell 3 PRR'), 'PRR')).toBe(to);
  });

  test('a larger holder comes before a nearer one', () => {
    const state = market({ companies: { PRR: { shares: [40, 20, 30] } } });
    expect(president(act(state, 0, 'sell 3 PRR'), 'PRR')).toBe(2);
  });

  test('nobody can be left with the certificate who has not 20 %: no dumping', () => {
    const state = market({ companies: { PRR: { shares: [40, 10, 10] } } });
    expect(refused(state, 0, 'sell 3 PRR')).toBe('cannot-sell-so-many');
    const kept = act(state, 0, 'sell 2 PRR');
    expect(shares(kept, 'PRR')).toEqual([20, 10, 10]);
    expect(refused(kept, 0, 'sell 1 PRR')).toBe('nothing-to-sell');
  });

  test('nor when the pool is too full for the sale', () => {
    const state = market({ companies: { PRR: { shares: [20, 20], pool: 50 } } });
    expect(refused(state, 0, 'sell 1 PRR')).toBe('nothing-to-sell');
  });

  test('two certificates for one can put the old president over the limit, who must sell in the next turn', () => {
    const state = position({
      seats: 6,
      companies: {
        PRR: { shares: [40, 40], par: 82 },
        NYC: { shares: [60], par: 82 },
        CPR: { shares: [40], par: 82 },
      },
      round: stockTurn(6, 1),
    });
    const swapped = act(state, 1, 'buy PRR');
    expect(president(swapped, 'PRR')).toBe(1);
    expect(asks({ ...swapped, round: stockTurn(6, 0) })).toBe('0 must-sell');
  });
});
