import { describe, expect, test } from '@jest/globals';
import {
  act,
  asks,
  cash,
  forms,
  kinds,
  may,
  position,
  price,
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

/** The cells of the market in which zones begin, in column 0. */
const yellow = [1, 0] as const;
const orange = [3, 0] as const;
const brown = [5, 0] as const;

describe('5.3 the pool takes five certificates of a company', () => {
  test('no more can be sold than make it five', () => {
    const state = market({ companies: { PRR: { shares: [60], pool: 30 } } });
    expect(refused(state, 0, 'sell 3 PRR')).toBe('cannot-sell-so-many');
    expect(may(state, 0, 'sell 2 PRR')).toBe(true);
    const full = market({ companies: { PRR: { shares: [50], pool: 50 } } });
    expect(refused(full, 0, 'sell 1 PRR')).toBe('nothing-to-sell');
  });
});

describe('6.1 whoever is over a limit starts no company', () => {
  test('before selling', () => {
    const over = (nyc: readonly number[]): Position =>
      market({ companies: { PRR: { shares: [0, 40], par: 82 }, NYC: { shares: nyc, par: 100 } } });
    const state = over([70, 30]);
    expect(refused(state, 0, 'par ERIE 67')).toBe('must-sell-first');
    expect(may(act(state, 0, 'sell 1 NYC'), 0, 'par ERIE 67')).toBe(true);
  });
});

describe('5.3 five certificates of a company', () => {
  test('60 % and no more', () => {
    const state = market({ companies: { PRR: { shares: [60], par: 82 } } });
    expect(refused(state, 0, 'buy PRR')).toBe('holding-limit');
    expect(may(market({ companies: { PRR: { shares: [50], par: 82 } } }), 0, 'buy PRR')).toBe(true);
  });

  test('5.4 without limit in the orange and brown zones, not in the yellow one', () => {
    const at = (cell: readonly [number, number]): Position =>
      market({ companies: { PRR: { shares: [60], cell, pool: 10 } } });
    expect(refused(at(yellow), 0, 'buy PRR pool')).toBe('holding-limit');
    expect(may(at(orange), 0, 'buy PRR pool')).toBe(true);
    expect(may(at(brown), 0, 'buy PRR pool')).toBe(true);
  });
});

describe('5.3 the certificate limit', () => {
  /** Six players may have 11: seat 0 has 5 + 4 + 1 certificates and a private. */
  const full = (cell?: readonly [number, number]): Position =>
    market({
      seats: 6,
      companies: {
        PRR: { shares: [60], par: 82 },
        NYC: { shares: [50], par: 82, ...(cell ? { cell } : {}) },
        ERIE: { shares: [10, 50], par: 67 },
      },
      privates: { SV: 0 },
      round: stockTurn(6, 0),
    });

  test('counts each certificate as one, the president’s too, and privates', () => {
    expect(refused(full(), 0, 'buy ERIE')).toBe('certificate-limit');
    expect(refused(full(), 0, 'par CPR 67')).toBe('certificate-limit');
    const sold = act(full(), 0, 'sell 1 PRR');
    expect(may(sold, 0, 'buy ERIE')).toBe(true);
  });

  test.each([
    [2, 28],
    [3, 20],
    [4, 16],
    [5, 13],
    [6, 11],
  ])('with %i players it is %i', (seats, limit) => {
    const own: { [id: string]: { shares: number[] } } = {};
    let left = limit;
    for (const id of ['PRR', 'NYC', 'CPR', 'B&O', 'C&O', 'ERIE']) {
      const certs = Math.min(5, left);
      if (certs > 0) own[id] = { shares: [10 * certs + 10] };
      left -= certs;
    }
    const others = { 'B&M': { shares: [0, 60] } };
    const at = (companies: PositionSetup['companies']): Position =>
      market({ seats, round: stockTurn(seats, 0), companies: { ...companies, ...others } });
    expect(refused(at(own), 0, 'buy B&M')).toBe('certificate-limit');
    const { PRR: _sold, ...less } = own;
    expect(may(at(less), 0, 'buy B&M')).toBe(true);
  });

  test('5.4 shares in the coloured zones do not count', () => {
    for (const cell of [yellow, orange, brown]) expect(may(full(cell), 0, 'buy ERIE')).toBe(true);
    const target = market({
      seats: 6,
      companies: {
        PRR: { shares: [60] },
        NYC: { shares: [60] },
        ERIE: { shares: [10, 50], cell: yellow },
      },
      privates: { SV: 0 },
      round: stockTurn(6, 0),
    });
    expect(may(target, 0, 'buy ERIE')).toBe(true);
  });
});

describe('5.3, 6.1 who is over a limit must sell', () => {
  const over = (): Position =>
    market({
      seats: 6,
      companies: {
        PRR: { shares: [60], par: 82 },
        NYC: { shares: [60], par: 82 },
        ERIE: { shares: [20, 50], par: 67 },
      },
      round: stockTurn(6, 0),
    });

  test('before passing or buying, and only down to the limit', () => {
    const state = over();
    expect(asks(state)).toBe('0 must-sell');
    expect(kinds(state, 0)).toEqual(['sell']);
    expect(refused(state, 0, 'pass')).toBe('cannot-pass');
    expect(refused(state, 0, 'buy ERIE')).toBe('certificate-limit');
    expect(refused(state, 0, 'par CPR 67')).toBe('certificate-limit');
    const sold = act(state, 0, 'sell 1 NYC');
    expect(asks(sold)).toBe('0 stock-turn');
    expect(may(sold, 0, 'pass')).toBe(true);
  });

  test('not even what does not count may be bought', () => {
    const state = market({
      seats: 6,
      companies: {
        PRR: { shares: [60] },
        NYC: { shares: [60] },
        CPR: { shares: [30] },
        ERIE: { shares: [10, 50], cell: yellow },
      },
      round: stockTurn(6, 0),
    });
    expect(refused(state, 0, 'buy ERIE')).toBe('must-sell-first');
  });

  test('5.4 also over five certificates of a company that has left the orange zone', () => {
    const state = market({ companies: { PRR: { shares: [80], cell: [0, 3] } } });
    expect(asks(state)).toBe('0 must-sell');
    expect(asks(act(state, 0, 'sell 1 PRR'))).toBe('0 must-sell');
    expect(asks(act(state, 0, 'sell 2 PRR'))).toBe('0 stock-turn');
  });

  test('a sale that brings the price into a coloured zone is enough (p. 12, example)', () => {
    const state = market({ companies: { PRR: { shares: [80], cell: [2, 0] } } });
    expect(asks(state)).toBe('0 must-sell');
    const sold = act(state, 0, 'sell 1 PRR');
    expect(price(sold, 'PRR')).toBe(39);
    expect(asks(sold)).toBe('0 stock-turn');
  });

  test('where no sale would help, nobody is made to sell', () => {
    const state = market({
      seats: 6,
      companies: {
        PRR: { shares: [50], pool: 50 },
        NYC: { shares: [50], pool: 50 },
        CPR: { shares: [50], pool: 50 },
        ERIE: { shares: [10, 50], cell: yellow },
      },
      round: stockTurn(6, 0),
    });
    expect(asks(state)).toBe('0 stock-turn');
    expect(kinds(state, 0)).toEqual(['sell', 'pass']);
  });
});

describe('5.4, C-1.3 the brown zone', () => {
  const low = (settings: PositionSetup['settings'] = {}): Position =>
    market({ companies: { PRR: { shares: [20, 20], cell: brown, pool: 30 } }, settings });

  test('any number of shares from the pool are one purchase', () => {
    const state = low();
    expect(forms(state, 0, 'buy').map(f => [f.fields['from'], f.fields['shares']])).toContainEqual([
      { oneOf: ['pool'] },
      { from: 1, to: 3, by: 1 },
    ]);
    const bought = act(state, 0, 'buy 3 PRR pool');
    expect(cash(bought)[0]).toBe(500 - 75);
    expect(shares(bought, 'PRR')[0]).toBe(50);
    expect(refused(bought, 0, 'par ERIE 67')).toBe('bought-already');
  });

  test('also one after another', () => {
    const one = act(low(), 0, 'buy PRR pool');
    expect(may(one, 0, 'buy 2 PRR pool')).toBe(true);
    expect(refused(one, 0, 'buy PRR')).toBe('bought-already');
  });

  test('not from the bank, nor in the orange zone', () => {
    expect(refused(low(), 0, 'buy 2 PRR')).toBe('one-share-only');
    expect(refused(act(low(), 0, 'buy PRR'), 0, 'buy PRR pool')).toBe('bought-already');
    const higher = market({ companies: { PRR: { shares: [20, 20], cell: orange, pool: 30 } } });
    expect(refused(higher, 0, 'buy 2 PRR pool')).toBe('one-share-only');
  });

  test('V-6.3 chosen so, from the bank too', () => {
    const state = low({ 'brown-purchase': 'all' });
    expect(may(state, 0, 'buy 3 PRR')).toBe(true);
    expect(may(act(state, 0, 'buy 3 PRR pool'), 0, 'buy PRR')).toBe(true);
  });
});
