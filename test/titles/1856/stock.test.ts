import { describe, expect, test } from '@jest/globals';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';

const { act, acts, asks, inPool, kinds, may, position, president, price, refused, refusedCase, shares } =
  table;

type Position = ReturnType<typeof position>;

const stock = (
  companies: { readonly [id: string]: CompanySetup },
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    companies,
    own: { capital: Object.fromEntries(Object.keys(companies).map(id => [id, 'reached'])) },
    round: stockTurn(3, 0),
    ...more,
  });

const gt = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40, 20],
  operated: true,
  floated: true,
  ...more,
});

describe('5.1 turns', () => {
  test('sell then buy, or buy then sell, but never sell, buy and sell', () => {
    const state = stock({ GT: gt(), WR: gt({ shares: [20, 20, 20] }) });
    const sold = act(state, 0, 'sell 1 GT');
    expect(may(sold, 0, 'buy WR')).toBe(true);
    expect(asks(act(sold, 0, 'buy WR'))).toBe('1 stock-turn');
    const bought = act(state, 0, 'buy WR');
    expect(may(bought, 0, 'sell 1 GT')).toBe(true);
    expect(may(act(bought, 0, 'sell 1 GT'), 0, 'sell 1 GT')).toBe(true);
  });

  test('one purchase in a turn', () => {
    const state = stock({ GT: gt(), WR: gt({ shares: [20, 20, 20] }) });
    expect(refused(act(state, 0, 'buy WR'), 0, 'buy GT')).toBe('bought-already');
  });

  test('1.2 what is sold out rises by one row', () => {
    const state = stock({ GT: gt({ shares: [40, 40, 20] }) }, { round: stockTurn(3, 0, { passes: 2 }) });
    expect(price(act(state, 0, 'pass'), 'GT')).toBe(75);
  });
});

describe('5.2 buying', () => {
  test('not of a company of which the player sold in the same round', () => {
    const state = acts(stock({ GT: gt() }), '0 sell 1 GT', '0 pass', '1 pass', '2 buy GT pool');
    expect(asks(state)).toBe('0 stock-turn');
    expect(refused(state, 0, 'buy GT')).toBe('sold-before');
  });

  test('no more than 60 %, but in the brown zone', () => {
    expect(refused(stock({ GT: gt({ shares: [60, 20] }) }), 0, 'buy GT')).toBe('holding-limit');
    expect(may(stock({ GT: gt({ shares: [60, 20], cell: [6, 0] }) }), 0, 'buy GT')).toBe(true);
    expect(refused(stock({ GT: gt({ shares: [60, 20], cell: [5, 0] }) }), 0, 'buy GT')).toBe('holding-limit');
  });

  test('1.2 in the brown zone, too, one share a turn', () => {
    const state = stock({ GT: gt({ shares: [20, 20], pool: 20, cell: [6, 0] }) });
    expect(refused(state, 0, 'buy 2 GT pool')).toBe('one-share-only');
  });
});

describe('5.3 selling', () => {
  test('what was just bought stays; others of the company may go', () => {
    const state = act(stock({ GT: gt({ shares: [20, 40, 10] }) }, { round: stockTurn(3, 2) }), 2, 'buy GT');
    expect(may(state, 2, 'sell 1 GT')).toBe(true);
    expect(refused(state, 2, 'sell 2 GT')).toBe('cannot-sell-so-many');
  });

  test('nothing in the first round', () => {
    expect(refused(stock({ GT: gt() }, { set: 1 }), 0, 'sell 1 GT')).toBe('nothing-to-sell');
    expect(may(stock({ GT: gt() }, { set: 2 }), 0, 'sell 1 GT')).toBe(true);
  });

  test('also of companies that have not run', () => {
    expect(may(stock({ GT: gt({ operated: false }) }), 0, 'sell 1 GT')).toBe(true);
  });

  test('the pool takes no more than half', () => {
    expect(refused(stock({ GT: gt({ pool: 40 }) }), 0, 'sell 2 GT')).toBe('cannot-sell-so-many');
  });

  test('6.4 the president can sell the office only where another has two shares', () => {
    expect(refused(stock({ GT: gt({ shares: [40, 10, 10] }) }), 0, 'sell 3 GT')).toBe('cannot-sell-so-many');
    const state = act(stock({ GT: gt() }), 0, 'sell 3 GT');
    expect(president(state, 'GT')).toBe(1);
    expect(shares(state, 'GT')).toEqual([10, 20, 0]);
    expect(inPool(state, 'GT')).toBe(30);
  });

  test('one row down for each tenth', () => {
    expect(price(act(stock({ GT: gt() }), 0, 'sell 2 GT'), 'GT')).toBe(60);
  });

  test('1.2 single 5 % shares move nothing; of several in a turn each full tenth counts', () => {
    const state = (): Position => {
      const base = stock(
        { WR: gt({ shares: [20, 20, 20] }) },
        {
          next: '6',
          left: 1,
          own: {
            capital: { WR: 'reached' },
            formation: { stage: 'over', formed: true },
            national: { permanent: true, twenty: true },
            gone: ['GT'],
          },
        },
      );
      const certs = [1, 0, 0, 0, 0, 0, 1, 1, 1, 1, ...Array.from({ length: 9 }, () => -1)];
      const own = { ...base.companies['CGR']!, par: 100, cell: [0, 4] as const, floated: true, certs };
      const parts = { ...base.parts, certificates: { CGR: [10, ...Array.from({ length: 18 }, () => 5)] } };
      return { ...base, parts, stack: ['WR', 'CGR'], companies: { ...base.companies, CGR: own } };
    };
    const one = act(state(), 0, 'sell 1 CGR');
    expect(price(one, 'CGR')).toBe(100);
    expect(price(act(one, 0, 'sell 1 CGR'), 'CGR')).toBe(90);
    expect(price(act(state(), 0, 'sell 3 CGR'), 'CGR')).toBe(90);
    expect(price(act(state(), 0, 'sell 5 CGR'), 'CGR')).toBe(80);
    expect(price(acts(state(), '0 sell 1 CGR', '0 pass', '1 sell 1 CGR'), 'CGR')).toBe(100);
    const twice = acts(state(), '0 sell 1 CGR', '0 pass', '1 pass', '2 pass', '0 sell 1 CGR');
    expect(price(twice, 'CGR')).toBe(100);
  });
});

describe('5.4 limits', () => {
  test('before the first 6-train: 20, 16, 13 and 11', () => {
    const many = Object.fromEntries(['GT', 'WR', 'CV', 'CA'].map(id => [id, gt({ shares: [60], par: 90 })]));
    const state = stock(many, { cash: 2000, privates: { FT: 1 } });
    // Four of presidents and four singles of each: 20 certificates.
    expect(refused(state, 0, 'par BBG 65')).toBe('certificate-limit');
  });

  test('companies in the yellow and brown zones do not count', () => {
    const many = Object.fromEntries(
      ['GT', 'WR', 'CV', 'CA'].map(id => [
        id,
        gt({ shares: [60], par: 90, ...(id === 'CA' && { cell: [4, 0] }) }),
      ]),
    );
    expect(may(stock(many, { cash: 2000 }), 0, 'par BBG 65')).toBe(true);
  });

  test('whoever has more than 60 % outside the brown zone must sell', () => {
    const state = stock({ GT: gt({ shares: [70, 20] }) }, { privates: { FT: 1 } });
    expect(asks(state)).toBe('0 must-sell');
    expect(kinds(state, 0)).not.toContain('pass');
    // Nor does anybody buy a private before.
    expect(refused(state, 0, 'offer private FT from P2 to P1 20')).toBe('cannot-offer');
  });
});

describe('6.3 closing', () => {
  test('a company whose price comes to the white corner is gone: its trains lie in the pool, its money in the bank', () => {
    const state = stock(
      { GT: gt({ cell: [8, 0], trains: ['2'], cash: 70 }), WR: gt({ shares: [20, 20] }) },
      { own: { capital: { GT: 'escrow', WR: 'reached' }, loans: { GT: 2 } }, tokens: ['GT P9'] },
    );
    const closed = act(state, 0, 'sell 1 GT');
    expect(closed.companies['GT']).toMatchObject({ par: null, cash: 0, trains: [] });
    expect(closed.depot.pool).toEqual(['2']);
    expect(closed.board.tokens).toEqual([]);
    expect(closed.parts).not.toHaveProperty('loans');
    expect(shares(closed, 'GT')).toEqual([0, 0, 0]);
    expect(refusedCase(closed, 0, 'par GT 65')).toBe('never-starts/gone');
    expect(refusedCase(closed, 0, 'par CGR 65')).toBe('never-starts/formed');
  });

  test('7.4 its home is no longer kept', () => {
    const state = position({
      next: '4',
      companies: { WGB: gt({ shares: [40], cash: 100, par: 70 }) },
      own: { capital: { WGB: 'reached' }, gone: ['BBG'] },
      laid: { J11: '57/0', J13: '57/0', J15: '57/0' },
      tokens: ['WGB J11'],
      round: companyTurn('WGB', { step: 'token', begun: true }),
    });
    expect(may(state, 0, 'token J15')).toBe(true);
  });
});
