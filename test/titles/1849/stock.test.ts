import { describe, expect, test } from '@jest/globals';
import { certificatesOf } from '../../../src/engine/rail/stock/limits.js';
import { importedTitle1849 as title1849 } from '../../../src/titles/1849/readings/title.js';
import { stockTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const { act, acts, asks, cash, factsOf, forms, inPool, kinds, may, position, price, refused, shares } = table;

type Position = ReturnType<typeof position>;

/** Three players in the second stock round: CTL (at 100) has the first as director, SFA (at 68) the second. */
const market = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      CTL: { shares: [40, 10], par: 100, operated: true, pool: 10 },
      SFA: { shares: [20, 30], par: 68, operated: true },
    },
    order: ['IFT'],
    round: stockTurn(3, 0),
    ...more,
  });

const money = (state: Position, company: string): number => state.companies[company]!.cash!;

describe('3 first sell, then buy or start', () => {
  test('nothing is sold after a purchase', () => {
    const state = market();
    expect(kinds(state, 0)).toEqual(['par', 'buy', 'sell', 'pass']);
    expect(asks(acts(state, '0 sell 1 SFA', '0 buy CTL'))).toBe('1 stock-turn');
    const started = act(state, 0, 'par IFT 68');
    expect(kinds(started, 0)).toEqual(['buy', 'pass']);
    expect(refused(started, 0, 'sell 1 CTL')).toBe('nothing-to-sell');
  });

  test('several sales and one purchase in a turn', () => {
    const state = acts(market(), '0 sell 1 CTL', '0 sell 1 SFA');
    expect(asks(state)).toBe('0 stock-turn');
    expect(asks(act(state, 0, 'par IFT 68'))).toBe('0 stock-turn');
  });

  test('a company is started instead of a purchase', () => {
    const bought = act(market(), 0, 'par IFT 68');
    expect(refused(bought, 0, 'buy SFA')).toBe('bought-already');
  });

  test('the priority deal goes to the left of the last who sold or bought', () => {
    const state = acts(market(), '0 sell 1 CTL', '0 pass', '1 buy SFA', '2 pass', '0 pass', '1 pass');
    expect(state.round.kind).toBe('operating');
    expect(state.priority).toBe(2);
  });
});

describe('3.1 selling', () => {
  test('not before the second stock round', () => {
    expect(kinds(market({ set: 1 }), 0)).not.toContain('sell');
    expect(refused(market({ set: 1 }), 0, 'sell 1 CTL')).toBe('nothing-to-sell');
  });

  test('nothing of a company that has not had a turn', () => {
    const state = market({ companies: { CTL: { shares: [40], par: 100, operated: false } } });
    expect(refused(state, 0, 'sell 1 CTL')).toBe('nothing-to-sell');
  });

  test('at the price before the sale, which falls a row for each 10 %', () => {
    const state = act(market(), 0, 'sell 2 CTL');
    expect(cash(state)).toEqual([700, 500, 500]);
    expect(price(state, 'CTL')).toBe(87);
    expect(inPool(state, 'CTL')).toBe(30);
  });

  test('at the foot of its column a price stays', () => {
    const companies = { CTL: { shares: [40], cell: [8, 4] as const, operated: true } };
    expect(price(act(market({ companies }), 0, 'sell 2 CTL'), 'CTL')).toBe(45);
  });

  test('half of a company fits into the pool', () => {
    const companies = { CTL: { shares: [60], par: 100, operated: true, pool: 30, last: 'pool' as const } };
    expect(forms(market({ companies }), 0, 'sell')[0]!.fields['shares']).toEqual({ from: 1, to: 2, by: 1 });
    expect(refused(market({ companies }), 0, 'sell 3 CTL')).toBe('cannot-sell-so-many');
  });

  test('what was sold is not bought back in the same round', () => {
    const state = acts(market(), '0 sell 1 CTL', '0 pass', '1 pass', '2 pass');
    expect(refused(state, 0, 'buy CTL')).toBe('sold-before');
    expect(may(state, 0, 'buy SFA')).toBe(true);
  });

  test('the 20 % certificate is sold whole: two rows', () => {
    const companies = { CTL: { shares: [30, 30], par: 100, operated: true, last: 1 } };
    const state = market({ companies, round: stockTurn(3, 1) });
    expect(forms(state, 1, 'sell').map(form => form.fields)).toEqual([
      { company: { oneOf: ['CTL'] }, shares: { from: 1, to: 1, by: 1 } },
      { company: { oneOf: ['CTL'] }, shares: { from: 2, to: 3, by: 1 }, last: { oneOf: [true] } },
    ]);
    const sold = act(state, 1, 'sell 2 CTL last');
    expect(shares(sold, 'CTL')).toEqual([30, 10, 0]);
    expect(cash(sold)).toEqual([500, 700, 500]);
    expect(price(sold, 'CTL')).toBe(87);
    expect(sold.companies['CTL']!.certs.at(-1)).toBe(-2);
    expect(refused(state, 1, 'sell 2 CTL')).toBe('cannot-sell-so-many');
    expect(refused(market({ companies }), 0, 'sell 2 CTL last')).toBe('cannot-sell-so-many');
  });
});

describe('3.1 several companies sold in one turn', () => {
  /** A, B and C of the rulebook at 100, in this order; each is sold once. */
  const three = (stack: readonly string[]): Position =>
    market({
      companies: Object.fromEntries(
        ['ATA', 'CTL', 'SFA'].map(id => [id, { shares: [20, 30], par: 100, operated: true }]),
      ),
      stack,
      round: stockTurn(3, 1),
    });

  test.each([
    ['in the order of the stack', ['ATA', 'CTL', 'SFA']],
    ['from below', ['SFA', 'CTL', 'ATA']],
    ['the middle one last', ['SFA', 'ATA', 'CTL']],
  ])('keep the order of their markers: sold %s', (_how, sales) => {
    const stack = ['CTL', 'ATA', 'SFA'];
    const sold = acts(three(stack), ...sales.map(id => `1 sell 1 ${id}`));
    expect(sold.stack).toEqual(stack);
    expect(sold.stack.map(id => price(sold, id))).toEqual([95, 95, 95]);
  });

  test('those of other turns lie above', () => {
    const first = acts(three(['CTL', 'ATA', 'SFA']), '1 sell 1 SFA', '1 pass', '2 pass');
    expect(act(first, 0, 'pass').stack).toEqual(['CTL', 'ATA', 'SFA']);
    const later = acts(first, '0 pass', '1 sell 1 CTL');
    expect(later.stack).toEqual(['ATA', 'SFA', 'CTL']);
  });
});

describe('3.2 buying', () => {
  test('a share of the company is paid to it, one of the pool to the bank, both at the price of the moment', () => {
    const companies = { CTL: { shares: [20, 30], par: 100, cell: [0, 5] as const, pool: 10, cash: 7 } };
    const state = market({ companies });
    const own = act(state, 0, 'buy CTL');
    expect(money(own, 'CTL')).toBe(140);
    expect(cash(own)).toEqual([367, 500, 500]);
    const pool = act(state, 0, 'buy CTL pool');
    expect(money(pool, 'CTL')).toBe(7);
    expect(pool.bank).toBe(state.bank! + 133);
    expect(inPool(pool, 'CTL')).toBe(0);
  });

  test('3.5.4 the last certificate comes only when no single lies at the same place, for twice the price', () => {
    const companies = { CTL: { shares: [30, 20, 30], par: 100 } };
    const state = market({ companies, round: stockTurn(3, 0) });
    const bought = act(state, 0, 'buy CTL');
    expect(shares(bought, 'CTL')).toEqual([50, 20, 30]);
    expect(bought.companies['CTL']!.certs.at(-1)).toBe(0);
    expect(cash(bought)).toEqual([300, 500, 500]);
    expect(factsOf(state, 0, 'buy CTL', 'shares-bought')).toEqual([
      { kind: 'shares-bought', seat: 0, company: 'CTL', percent: 20, from: 'treasury', price: 200 },
    ]);
    const single = market({ companies: { CTL: { shares: [30, 20, 20], par: 100 } } });
    expect(shares(act(single, 0, 'buy CTL'), 'CTL')).toEqual([40, 20, 20]);
  });

  test('3.5.4 a single at another place does not keep it back', () => {
    const companies = { CTL: { shares: [20, 30], par: 100, pool: 20, last: 'pool' as const } };
    const state = market({ companies });
    expect(shares(act(state, 0, 'buy CTL pool'), 'CTL')).toEqual([40, 30, 0]);
    expect(shares(act(state, 0, 'buy CTL'), 'CTL')).toEqual([30, 30, 0]);
  });

  test('3.5.2 nobody holds more than 60 % of a company', () => {
    const state = market({ companies: { CTL: { shares: [60, 20], par: 100 } } });
    expect(refused(state, 0, 'buy CTL')).toBe('holding-limit');
    // 50 % and the last certificate would be too many.
    const last = market({ companies: { CTL: { shares: [50, 30], par: 100 } } });
    expect(refused(last, 0, 'buy CTL')).toBe('holding-limit');
  });
});

describe('3.5.2 the paper limit', () => {
  /** The first player with so many papers: five of CTL and up to six of others; with four players, eleven may be held. */
  const holding = (settings: PositionSetup['settings'], seats: number, papers: number): Position => {
    const companies: { [id: string]: { shares: readonly number[]; par: number } } = {};
    let left = papers;
    for (const id of ['ATA', 'CTL', 'IFT']) {
      const own = Math.min(5, left);
      left -= own;
      companies[id] = { shares: own > 0 ? [(own + 1) * 10] : [0, 20], par: 68 };
    }
    return position({
      seats,
      ...(settings === undefined ? {} : { settings }),
      companies,
      order: ['RCS'],
      privates: { SCE: 0 },
      cash: 400,
      round: stockTurn(seats, 0),
    });
  };

  test.each([
    [3, {}, 12],
    [4, { companies: '5' }, 9],
    [4, {}, 11],
    [5, {}, 9],
  ])('%i players %j: %i papers, privates not counted', (seats, settings, limit) => {
    expect(may(holding(settings, seats, limit - 1), 0, 'par RCS 68')).toBe(true);
    expect(refused(holding(settings, seats, limit), 0, 'par RCS 68')).toBe('certificate-limit');
  });

  test('49-16 the records count privates', () => {
    expect(refused(holding({ reading: '18xx.games' }, 4, 10), 0, 'par RCS 68')).toBe('certificate-limit');
  });

  test('the last certificate is one paper', () => {
    const companies = { CTL: { shares: [40, 40], par: 100, last: 1 } };
    const state = market({ companies });
    expect(certificatesOf(title1849.game(state.settings), state, 1)).toBe(3);
  });
});

/** All pass until the stock round is over. */
const passed = (state: Position): Position =>
  state.round.kind === 'stock' && state.set === 2 ? passed(act(state, state.round.current, 'pass')) : state;

describe('3.4 the end of the stock round', () => {
  const ended = (companies: PositionSetup['companies'], more: Partial<PositionSetup> = {}): Position =>
    passed(market({ companies: companies!, order: [], ...more }));

  test('one row down with any share in the pool, whatever their number', () => {
    for (const pool of [10, 30]) {
      const state = ended({ CTL: { shares: [20], par: 100, floated: false, pool } });
      expect(price(state, 'CTL')).toBe(95);
    }
  });

  test('one row up when neither pool nor company has any', () => {
    const sold = { shares: [40, 30, 30], par: 100, last: 0 };
    expect(price(ended({ CTL: sold }), 'CTL')).toBe(105);
    expect(price(ended({ CTL: { ...sold, shares: [40, 30, 20] } }), 'CTL')).toBe(100);
  });

  test.each([
    ['in the top row', [0, 5], 133],
    ['at 230 before phase 16', [3, 13], 230],
  ] as const)('not %s', (_where, cell, stays) => {
    expect(price(ended({ CTL: { shares: [40, 30, 30], last: 0, cell } }), 'CTL')).toBe(stays);
  });

  test('from 230 in phase 16', () => {
    const companies = { CTL: { shares: [40, 30, 30], last: 0, cell: [3, 13] as const } };
    expect(price(ended(companies, { next: '16H', left: 1 }), 'CTL')).toBe(242);
  });

  test('the dearest first: of two that meet it lies above', () => {
    const companies = {
      CTL: { shares: [20], cell: [3, 4] as const, pool: 10, floated: false },
      SFA: { shares: [20], cell: [3, 4] as const, pool: 10, floated: false },
    };
    expect(ended(companies, { stack: ['SFA', 'CTL'] }).stack).toEqual(['SFA', 'CTL']);
  });
});
