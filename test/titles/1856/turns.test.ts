import { describe, expect, test } from '@jest/globals';
import { stockTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1856.js';

const { act, acts, asks, may, position, refused } = table;

type Position = ReturnType<typeof position>;

const running = (more: Partial<CompanySetup> = {}): CompanySetup => ({
  par: 70,
  shares: [40, 20],
  operated: true,
  floated: true,
  ...more,
});

const stock = (
  companies: { readonly [id: string]: CompanySetup },
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    companies,
    round: stockTurn(3, 0),
    ...more,
    own: { capital: Object.fromEntries(Object.keys(companies).map(id => [id, 'reached'])), ...more.own },
  });

describe('5.1 turns', () => {
  test('whoever has bought or sold is sure of another turn; then the priority card goes to their left', () => {
    const state = acts(stock({ GT: running() }), '0 pass', '1 buy GT', '1 pass', '2 pass', '0 pass');
    expect(asks(state)).toBe('1 stock-turn');
    const over = act(state, 1, 'pass');
    expect(over.round.kind).toBe('operating');
    expect(over.priority).toBe(2);
  });

  const trade = (state: Position): Position =>
    acts(state, '0 offer private FT from P2 to P1 77', '1 accept 1');

  test('2. a private of another is the purchase of the turn, which ends with it', () => {
    const state = stock({ GT: running() }, { privates: { FT: 1 } });
    expect(asks(trade(state))).toBe('1 stock-turn');
    const before = trade({ ...state, rules: 1 });
    expect(refused(before, 0, 'buy GT')).toBe('bought-already');
    expect(may(before, 0, 'sell 1 GT')).toBe(true);
  });

  test('2. as it does for whoever has sold before it', () => {
    const sold = act(stock({ GT: running() }, { privates: { FT: 1 } }), 0, 'sell 1 GT');
    expect(asks(trade(sold))).toBe('1 stock-turn');
  });
});

describe('5.4 limits', () => {
  const nineteen = (privates: PositionSetup['privates'] = {}): Position =>
    stock(
      Object.fromEntries(
        ['GT', 'WR', 'CV', 'CA'].map(id => [id, running({ par: 90, shares: id === 'CA' ? [50] : [60] })]),
      ),
      { cash: 2000, privates },
    );

  test('2. a private counts as a certificate', () => {
    expect(may(nineteen(), 0, 'par BBG 65')).toBe(true);
    expect(refused(nineteen({ FT: 0 }), 0, 'par BBG 65')).toBe('certificate-limit');
  });

  /** The government's company has twenty shares; the first player has its presidency and so many singles of it. */
  const twenty = (singles: number, others: readonly string[], gone: readonly string[]): Position => {
    const base = stock(Object.fromEntries(others.map(id => [id, running({ shares: [60], par: 90 })])), {
      next: '6',
      left: 1,
      cash: 2000,
      own: {
        formation: { stage: 'over', formed: true },
        national: { permanent: true, twenty: true },
        gone,
      },
    });
    const certs = [0, ...Array.from({ length: 18 }, (_, i) => (i < singles ? 0 : -1))];
    const own = { ...base.companies['CGR']!, par: 100, cell: [0, 4] as const, floated: true, certs };
    const parts = { ...base.parts, certificates: { CGR: [10, ...Array.from({ length: 18 }, () => 5)] } };
    return { ...base, parts, stack: [...others, 'CGR'], companies: { ...base.companies, CGR: own } };
  };

  test('8.5 of twenty shares a player may hold twelve', () => {
    expect(may(twenty(9, [], ['GT']), 0, 'buy CGR')).toBe(true);
    expect(refused(twenty(10, [], ['GT']), 0, 'buy CGR')).toBe('holding-limit');
  });

  test('8.5 a single takes the room of half a certificate', () => {
    const gone = ['BBG', 'CA', 'CPR', 'GT', 'GW', 'LPS', 'TGB'];
    // Five companies in play: thirteen certificates. WR and CV are ten of them, that of the president one.
    const state = twenty(3, ['WR', 'CV'], gone);
    expect(may(state, 0, 'buy CGR')).toBe(true);
    expect(refused(state, 0, 'par THB 65')).toBe('certificate-limit');
    expect(refused(twenty(4, ['WR', 'CV'], gone), 0, 'buy CGR')).toBe('certificate-limit');
  });
});
