import { describe, expect, test } from '@jest/globals';
import { companyTurn, stockTurn, table, type PositionSetup } from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, acts, asks, kinds, may, position, price, refusedCase } = table;

const stock = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      GT: running({ shares: [40, 20] }),
      WR: running({ shares: [20, 20, 20] }),
    },
    own: { capital: { GT: 'reached', WR: 'reached' } },
    round: stockTurn(3, 0),
    ...more,
  });

describe('5.1 selling before or after the purchase', () => {
  test('is a matter of the turn: in the next one it is open again', () => {
    const next = acts(stock(), '0 sell 1 GT', '0 pass', '1 pass', '2 pass', '0 buy WR');
    expect(may(next, 0, 'sell 1 WR')).toBe(true);
  });

  test('also when nobody else had anything to do in between', () => {
    // Two players without money or shares are passed over at once.
    const state = position({
      cash: [500, 0, 0],
      companies: { GT: running({ shares: [40] }), WR: running({ shares: [40], pool: 10 }) },
      own: { capital: { GT: 'reached', WR: 'reached' } },
      round: stockTurn(3, 0),
    });
    const again = acts(state, '0 sell 1 GT', '0 pass');
    expect(asks(again)).toBe('0 stock-turn');
    expect(may(act(again, 0, 'buy WR'), 0, 'sell 1 WR')).toBe(true);
  });

  test('whatever somebody else sold before the player’s purchase', () => {
    const state = acts(stock(), '0 sell 1 GT', '0 buy WR', '1 buy WR');
    expect(may(state, 1, 'sell 1 GT')).toBe(true);
  });

  test('after the purchase no more once something was sold before it', () => {
    const state = acts(stock(), '0 sell 1 GT', '0 buy WR');
    expect(asks(state)).toBe('1 stock-turn');
  });
});

describe('5.3 what was just bought', () => {
  test('is one share of the buyer: others sell theirs in their turns', () => {
    const bought = acts(stock(), '0 buy WR', '0 pass');
    expect(may(bought, 1, 'sell 1 WR')).toBe(true);
  });

  test('of other companies all may go', () => {
    const bought = act(stock(), 0, 'buy WR');
    expect(may(bought, 0, 'sell 2 GT')).toBe(true);
  });

  test('6.1 nor is a company that was just started sold', () => {
    const started = act(stock(), 0, 'par CV 65');
    expect(kinds(started, 0)).toContain('sell');
    expect(refusedCase(started, 0, 'sell 1 CV')).toBe('nothing-to-sell/president');
  });

  test('where it is all of the company, it is said that it stays, not that nobody would take the office', () => {
    const first = act(
      stock({ companies: { GT: running({ shares: [0, 40, 20] }), WR: running({ shares: [40, 20] }) } }),
      0,
      'buy GT',
    );
    expect(refusedCase(first, 0, 'sell 1 GT')).toBe('nothing-to-sell/held');
  });
});

describe('1.2 single 5 % shares of turns that follow at once', () => {
  /** The second and third player have nothing: they are passed over. */
  const alone = (): Position => {
    const base = position({
      next: '6',
      left: 1,
      cash: [500, 0, 0],
      companies: { WR: running({ shares: [40] }) },
      own: {
        capital: { WR: 'reached' },
        formation: { stage: 'over', formed: true },
        national: { permanent: true, twenty: true },
        gone: ['GT'],
      },
      round: stockTurn(3, 0),
    });
    const certs = [0, 0, 0, 0, 0, ...Array.from({ length: 14 }, () => -1)];
    const own = { ...base.companies['CGR']!, par: 100, cell: [0, 4] as const, floated: true, certs };
    const parts = { ...base.parts, certificates: { CGR: [10, ...Array.from({ length: 18 }, () => 5)] } };
    return { ...base, parts, stack: ['WR', 'CGR'], companies: { ...base.companies, CGR: own } };
  };

  test('are not counted together', () => {
    const twice = acts(alone(), '0 sell 1 CGR', '0 buy WR', '0 sell 1 CGR');
    expect(price(twice, 'CGR')).toBe(100);
    expect(price(act(twice, 0, 'sell 1 CGR'), 'CGR')).toBe(90);
  });

  test('games of the first rules number go on counting them', () => {
    const twice = acts({ ...alone(), rules: 1 }, '0 sell 1 CGR', '0 buy WR', '0 sell 1 CGR');
    expect(price(twice, 'CGR')).toBe(90);
  });
});

describe('1.2 single 5 % shares sold out of need', () => {
  /** The first player's companies GT and GW need trains, one after the other. */
  const needy = (): Position => {
    const base = position({
      next: '6',
      left: 0,
      cash: [0, 500, 500],
      companies: {
        GT: running({ shares: [20, 10], cash: 1000 }),
        GW: running({ shares: [20, 10], cash: 900 }),
      },
      own: {
        capital: { GT: 'reached', GW: 'reached' },
        formation: { stage: 'over', formed: true },
        national: { permanent: true, twenty: true },
        gone: ['CA'],
      },
      laid: { P9: '57/1', F15: '121/0', F17: '57/0' },
      tokens: ['GT P9', 'GW F15', 'CGR N11'],
      round: companyTurn('GT', { step: 'trains', begun: true, waiting: ['GW'], of: 3 }),
    });
    const certs = [1, ...Array.from({ length: 8 }, () => 0), ...Array.from({ length: 10 }, () => -1)];
    return {
      ...base,
      parts: { ...base.parts, certificates: { CGR: [10, ...Array.from({ length: 18 }, () => 5)] } },
      stack: [...base.stack, 'CGR'],
      companies: {
        ...base.companies,
        CGR: { ...base.companies['CGR']!, par: 100, cell: [0, 4], floated: true, certs },
      },
    };
  };

  test('two in one turn make a tenth', () => {
    const one = act(needy(), 0, 'sell 1 CGR');
    expect(price(one, 'CGR')).toBe(100);
    expect(may(one, 0, 'train D')).toBe(true);
    const richer = needy();
    const poorer: Position = {
      ...richer,
      bank: richer.bank! + 100,
      companies: { ...richer.companies, GT: { ...richer.companies['GT']!, cash: 900 } },
    };
    const two = acts(poorer, '0 sell 1 CGR', '0 sell 1 CGR');
    expect(price(two, 'CGR')).toBe(90);
  });

  test('those of another player do not count, though a purchase ended that player’s turn', () => {
    const base = needy();
    const state: Position = {
      ...base,
      players: base.players.map(player => ({ ...player, cash: 500 })),
      bank: base.bank! - 500,
      companies: {
        ...base.companies,
        CGR: {
          ...base.companies['CGR']!,
          certs: [2, 0, 0, 0, 1, 1, 1, ...Array.from({ length: 12 }, () => -1)],
        },
      },
      round: stockTurn(3, 0),
    };
    const next = acts(state, '0 sell 1 CGR', '0 buy GT');
    expect(asks(next)).toBe('1 stock-turn');
    expect(price(act(next, 1, 'sell 1 CGR'), 'CGR')).toBe(100);
    expect(price(acts(next, '1 sell 1 CGR', '1 sell 1 CGR'), 'CGR')).toBe(90);
    // The third of a turn is the half of the next tenth.
    expect(price(acts(next, '1 sell 1 CGR', '1 sell 1 CGR', '1 sell 1 CGR'), 'CGR')).toBe(90);
  });

  test('one in the turn of each company makes none', () => {
    let state = acts(needy(), '0 sell 1 CGR', '0 train D');
    while (!asks(state).includes('forced-train')) state = act(state, 0, 'pass');
    expect(state.round).toMatchObject({ company: 'GW' });
    expect(price(act(state, 0, 'sell 1 CGR'), 'CGR')).toBe(100);
  });
});
