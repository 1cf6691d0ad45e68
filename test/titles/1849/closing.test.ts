import { describe, expect, test } from '@jest/globals';
import { markersOf } from '../../../src/engine/rail/company/markers.js';
import { rightsOf } from '../../../src/engine/rail/company/rights.js';
import { bondsOf } from '../../../src/titles/1849/rules/bonds.js';
import { lostTokensOf } from '../../../src/titles/1849/rules/earthquake.js';
import { closedIn, companyOrderOf } from '../../../src/titles/1849/rules/order.js';
import { companyTurn, stockTurn, table, type PositionSetup } from '../../support/rail-1849.js';

const {
  act,
  acts,
  asks,
  cash,
  choices,
  factsOf,
  inPool,
  kinds,
  position,
  price,
  refused,
  refusedCase,
  shares,
  turn,
} = table;

type Position = ReturnType<typeof position>;

/** CTL stands at 27, just above the cell that closes it, with all a company can own. */
const low = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      CTL: {
        shares: [30, 20],
        pool: 10,
        cell: [8, 0],
        operated: true,
        cash: 123,
        trains: ['6H', '8H'],
        bonds: 1,
        rights: ['E'],
      },
      SFA: { shares: [20, 30], operated: true, trains: ['8H'] },
    },
    order: ['IFT'],
    privates: { SCE: 'CTL', SIGI: 0, CNM: 'SFA' },
    tokens: ['CTL E1', 'SFA J6', 'CTL J6', 'CTL C5'],
    markers: [
      { hex: 'L14', company: 'CTL', bonus: 20 },
      { hex: 'A5', company: 'SFA', bonus: 20 },
    ],
    next: '10H',
    settings: { game: 'advanced' },
    round: stockTurn(3, 0),
    ...more,
  });

describe('3.5.1 a company closes', () => {
  const closed = act(low(), 0, 'sell 1 CTL');
  const ctl = closed.companies['CTL']!;

  test('the seller is paid; nobody gets a compensation', () => {
    expect(cash(closed)).toEqual([527, 500, 500]);
    expect(shares(closed, 'CTL')).toEqual([0, 0, 0]);
    expect(inPool(closed, 'CTL')).toBe(0);
    expect(ctl.certs.every(holder => holder === -3)).toBe(true);
  });

  test('its tokens, markers, privates, loans and rights are gone, others’ stay', () => {
    expect(closed.board.tokens).toEqual([{ company: 'SFA', hex: 'J6', stop: 0 }]);
    expect(markersOf(closed)).toEqual([{ hex: 'A5', company: 'SFA', bonus: 20 }]);
    expect(closed.privates).toMatchObject({ SCE: 'closed', SIGI: 0, CNM: 'SFA' });
    expect(ctl).toMatchObject({ lastRun: null, operated: false, floated: false });
    expect([bondsOf(low(), 'CTL'), bondsOf(closed, 'CTL')]).toEqual([1, 0]);
    expect([rightsOf(low(), 'CTL'), rightsOf(closed, 'CTL')]).toEqual([['E'], []]);
  });

  test('tokens that were lost before come back with it', () => {
    const companies = {
      CTL: { shares: [30, 20], cell: [8, 0] as const, operated: true, lostTokens: 1 },
      SFA: { shares: [20, 30], operated: true },
    };
    const state = low({ companies, privates: {}, markers: [], tokens: ['CTL E1', 'SFA J6'] });
    expect(lostTokensOf(state, 'CTL')).toBe(1);
    expect(lostTokensOf(act(state, 0, 'sell 1 CTL'), 'CTL')).toBe(0);
  });

  test('its money goes to the bank', () => {
    expect(ctl.cash).toBe(0);
    expect(closed.bank).toBe(low().bank! + 123 - 27);
  });

  test('its trains go to the pool; in the records they are gone (49-11)', () => {
    expect(closed.depot.pool).toEqual(['6H', '8H']);
    expect(
      act(low({ settings: { game: 'advanced', reading: '18xx.games' } }), 0, 'sell 1 CTL').depot.pool,
    ).toEqual([]);
  });

  test('it has no price and no marker', () => {
    expect(price(closed, 'CTL')).toBeNull();
    expect(closed.stack).toEqual(['SFA']);
    expect(factsOf(low(), 0, 'sell 1 CTL', 'company-closed')).toEqual([
      { kind: 'company-closed', company: 'CTL', reason: 'market' },
    ]);
  });

  test('with the last row: 31 and 24 are not the end', () => {
    const companies = { CTL: { shares: [30, 20], cell: [8, 1] as const, operated: true } };
    const sold = act(low({ companies, privates: {}, tokens: [], markers: [] }), 0, 'sell 1 CTL');
    expect(price(sold, 'CTL')).toBe(24);
    expect(price(act(sold, 0, 'sell 2 CTL'), 'CTL')).toBe(24);
  });
});

describe('3.5.1 it may come again', () => {
  const closed = act(low({ order: ['IFT', 'RCS'] }), 0, 'sell 1 CTL');

  test('as the last in the order', () => {
    expect(companyOrderOf(closed)).toEqual(['IFT', 'RCS', 'CTL']);
  });

  test('from the next stock round on', () => {
    const alone = act(low({ order: [] }), 0, 'sell 1 CTL');
    expect(kinds(alone, 0)).not.toContain('par');
    expect(refused(alone, 0, 'par CTL 68')).toBe('not-next-in-order');
    // Not that another must start before it.
    expect(refusedCase(closed, 0, 'par CTL 68')).toBe('not-next-in-order/closed');
    const later = low({
      order: ['CTL'],
      companies: { CTL: { closed: 1 } },
      privates: {},
      tokens: [],
      markers: [],
    });
    expect(choices(later, 0, 'par', 'company')).toEqual(['CTL']);
    const again = acts(later, '0 par CTL 100', '0 buy CTL');
    expect(shares(again, 'CTL')).toEqual([30, 0, 0]);
    expect(again.companies['CTL']!.cash).toBe(260);
    expect(again.board.tokens).toEqual([{ company: 'CTL', hex: 'E1', stop: 0 }]);
  });
});

describe('3.5.1 in an operating round', () => {
  /** CTL at 24 has no train; SFA comes after it. */
  const running = (): Position =>
    position({
      companies: {
        CTL: { shares: [30, 20], cell: [9, 1], operated: true },
        SFA: { shares: [20], cell: [9, 1], operated: true, cash: 300 },
      },
      order: [],
      stack: ['CTL', 'SFA'],
      tokens: ['CTL E1', 'SFA J6'],
      round: companyTurn('CTL', { waiting: ['SFA'] }),
    });

  test('a marker that goes left from 24 closes the company, and its turn ends', () => {
    const state = acts(running(), '0 pass', '0 pass');
    expect(state.companies['CTL']!.par).toBeNull();
    expect(turn(state)).toBe('SFA track');
    expect(asks(state)).toBe('0 lay-track');
  });

  test('at the end of a stock round too', () => {
    const companies = { CTL: { shares: [20], pool: 10, cell: [8, 0] as const, floated: false } };
    const state = position({ companies, order: [], round: stockTurn(3, 2, { passes: 2 }) });
    expect(closedIn(act(state, 2, 'pass'), 'CTL')).toBe(2);
  });
});
