import { describe, expect, test } from '@jest/globals';
import { bondsOf } from '../../../src/titles/1849/rules/bonds.js';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1849.js';

const { act, acts, actFully, asks, cash, inPool, kinds, may, position, price, refused, refusedCase, turn } =
  table;

type Position = ReturnType<typeof position>;

const money = (state: Position, company = 'CTL'): number => state.companies[company]!.cash!;

const at = (
  step: string,
  ctl: Partial<CompanySetup> = {},
  more: Partial<PositionSetup> = {},
  others: PositionSetup['companies'] = {},
): Position =>
  position({
    companies: {
      CTL: { shares: [50], cash: 100, trains: ['8H'], operated: true, cell: [3, 5], ...ctl },
      ...others,
    },
    tokens: ['CTL E1', 'RCS C5'],
    next: '8H',
    left: 1,
    round: companyTurn('CTL', { step, begun: true, of: 2 }),
    ...more,
  });

/** In the treasury: three singles and the last certificate. */
const shares = (ctl: Partial<CompanySetup> = {}, more: Partial<PositionSetup> = {}): Position =>
  at('shares', ctl, more);

describe('4.7.1 a company sells its own shares', () => {
  test('at the price of the moment; then it falls by one row for each tenth', () => {
    const { state, facts } = actFully(shares(), 0, 'issue 2');
    expect(money(state)).toBe(300);
    expect(inPool(state, 'CTL')).toBe(20);
    expect(price(state, 'CTL')).toBe(87);
    expect(facts).toContainEqual({ kind: 'shares-issued', company: 'CTL', percent: 20, price: 200 });
  });

  test('not in its first operating round', () => {
    const first = shares({ operated: false, pool: 10 });
    expect(kinds(first, 0)).not.toContain('issue');
    expect(refusedCase(first, 0, 'issue 1')).toBe('cannot-issue/none');
  });

  test('the pool never has more than half', () => {
    const state = shares({ shares: [20], pool: 30 });
    expect(may(state, 0, 'issue 2')).toBe(true);
    expect(refused(state, 0, 'issue 3')).toBe('cannot-issue');
  });

  test('3.5.4 nor the last certificate, though it must go whole', () => {
    const state = shares({ shares: [40], pool: 40 });
    expect(kinds(state, 0)).not.toContain('issue');
    expect(refused(state, 0, 'issue 2 last')).toBe('cannot-issue');
    expect(may(shares({ shares: [50], pool: 30 }), 0, 'issue 2 last')).toBe(true);
  });

  test('3.5.4 the last certificate goes only with all the others', () => {
    expect(refused(shares(), 0, 'issue 2 last')).toBe('cannot-issue');
    expect(may(shares(), 0, 'issue 5 last')).toBe(true);
    const only = shares({ shares: [80] });
    expect(kinds(only, 0)).toContain('issue');
    const sold = act(only, 0, 'issue 2 last');
    expect(sold.companies['CTL']!.certs.at(-1)).toBe(-2);
    expect(money(sold)).toBe(300);
    expect(price(sold, 'CTL')).toBe(87);
  });

  test('and buys none back in the same turn', () => {
    expect(kinds(act(shares(), 0, 'issue 1'), 0)).not.toContain('redeem');
  });

  test('3.5.1 a price that falls to the bottom closes the company in its own turn', () => {
    const bottom = shares({ cell: [8, 0], bonds: 0 });
    const { state, facts } = actFully(bottom, 0, 'issue 1');
    expect(facts).toContainEqual({ kind: 'company-closed', company: 'CTL', reason: 'market' });
    expect(state.companies['CTL']!.operated).toBe(false);
    expect(turn(state)).not.toContain('CTL');
  });
});

describe('4.7.2 a company buys one share back', () => {
  test('at the price of the moment, from the pool; the price stays', () => {
    const { state, facts } = actFully(shares({ shares: [20], pool: 30 }), 0, 'redeem');
    expect(money(state)).toBe(0);
    expect(inPool(state, 'CTL')).toBe(20);
    expect(price(state, 'CTL')).toBe(100);
    expect(facts).toContainEqual({ kind: 'share-redeemed', company: 'CTL', percent: 10, price: 100 });
  });

  test('just one, and it must have the money', () => {
    expect(turn(act(shares({ shares: [20], pool: 30, cash: 500 }), 0, 'redeem'))).not.toBe('CTL shares');
    expect(refused(shares({ shares: [20], pool: 30, cash: 99 }), 0, 'redeem')).toBe('cannot-redeem');
  });

  test('what is lacking is told: a share in the pool, or money', () => {
    expect(refusedCase(shares(), 0, 'redeem')).toBe('cannot-redeem/none');
    expect(refusedCase(shares({ shares: [20], pool: 30, cash: 99 }), 0, 'redeem')).toBe(
      'cannot-redeem/money',
    );
  });

  test('in its first operating round too', () => {
    expect(may(shares({ shares: [20], pool: 30, operated: false }), 0, 'redeem')).toBe(true);
  });

  test('3.5.4 the last certificate when no single lies there, for twice the price', () => {
    const single = act(shares({ pool: 30, last: 'pool', cash: 200 }), 0, 'redeem');
    expect(single.companies['CTL']!.certs.at(-1)).toBe(-2);
    const last = act(shares({ pool: 20, last: 'pool', cash: 200 }), 0, 'redeem');
    expect(last.companies['CTL']!.certs.at(-1)).toBe(-3);
    expect(money(last)).toBe(0);
  });
});

const advanced = { settings: { game: 'advanced' } };

describe('4.7.3 interest', () => {
  /** Passing its own shares brings the company to the interest. */
  const owing = (ctl: Partial<CompanySetup> = {}, more: Partial<PositionSetup> = {}, others = {}): Position =>
    at('shares', { bonds: 1, cash: 60, ...ctl }, { ...advanced, ...more }, others);

  test('a company with its bond out pays 50 in each of its turns', () => {
    const { state, facts } = actFully(owing(), 0, 'pass');
    expect(money(state)).toBe(10);
    expect(facts).toContainEqual({ kind: 'interest-paid', company: 'CTL', amount: 50 });
  });

  test('without a bond it pays nothing', () => {
    expect(money(act(owing({ bonds: 0 }), 0, 'pass'))).toBe(60);
  });

  test('4.6.1 what it lacks the director pays', () => {
    const { state, facts } = actFully(owing({ cash: 20 }), 0, 'pass');
    expect(cash(state)[0]).toBe(470);
    expect(money(state)).toBe(0);
    expect(facts).toContainEqual({ kind: 'president-paid', company: 'CTL', seat: 0, amount: 30 });
  });

  test('4.6.1 the director sells shares for it where needed, not the company', () => {
    const rcs = { RCS: { shares: [20, 50], cell: [4, 2] as const, operated: true } };
    const asked = act(owing({ cash: 20 }, { cash: [10, 500, 500] }, rcs), 0, 'pass');
    expect(asks(asked)).toBe('0 forced-interest');
    expect(kinds(asked, 0)).toEqual(['sell']);
    const sold = act(asked, 0, 'sell 1 RCS');
    expect(cash(sold)[0]).toBe(10 + 68 - 30);
    expect(asks(sold)).not.toContain('forced-interest');
  });

  test('4.6.1 otherwise the company is bankrupt', () => {
    const alone = owing({ cash: 20, shares: [40, 30] }, { cash: [10, 500, 500] });
    const asked = act(alone, 0, 'pass');
    // The director can sell one share of CTL and stay its director.
    expect(kinds(asked, 0)).toEqual(['sell']);
    const tight = act(owing({ cash: 20, shares: [30, 30] }, { cash: [10, 500, 500] }), 0, 'pass');
    expect(kinds(tight, 0)).toEqual(['bankrupt']);
    expect(act(tight, 0, 'bankrupt').companies['CTL']!.floated).toBe(false);
  });
});

describe('4.7.4 and 4.7.5 the bond', () => {
  const bonds = (ctl: Partial<CompanySetup> = {}, more: Partial<PositionSetup> = {}): Position =>
    at('bonds', ctl, { ...advanced, ...more });

  test('issuing brings 500, and the price goes one to the left', () => {
    const { state, facts } = actFully(bonds(), 0, 'bond');
    expect(money(state)).toBe(600);
    expect(bondsOf(state, 'CTL')).toBe(1);
    expect(state.companies['CTL']!.cell).toEqual([3, 4]);
    expect(facts).toContainEqual({ kind: 'bond-issued', company: 'CTL', amount: 500 });
  });

  test('3.5.1 at the left edge the price falls by a row, and where that closes the company the money is gone', () => {
    expect(bonds({ cell: [7, 0] }).companies['CTL']!.cell).toEqual([7, 0]);
    expect(act(bonds({ cell: [7, 0] }), 0, 'bond').companies['CTL']!.cell).toEqual([8, 0]);
    const low = bonds({ cell: [9, 1] });
    const { state, facts } = actFully(low, 0, 'bond');
    expect(facts).toContainEqual({ kind: 'company-closed', company: 'CTL', reason: 'market' });
    expect(state.companies['CTL']).toMatchObject({ cash: 0, par: null });
    expect(bondsOf(state, 'CTL')).toBe(0);
    expect(state.bank).toBe(low.bank! + 100);
  });

  test('there is one for each company, and none before phase 8', () => {
    expect(kinds(bonds({ bonds: 1 }), 0)).not.toContain('borrow');
    expect(kinds(bonds({ trains: ['6H'] }, { next: '6H' }), 0)).not.toContain('borrow');
  });

  test('not in the basic game', () => {
    expect(kinds(at('shares'), 0)).toContain('issue');
    expect(turn(act(at('shares'), 0, 'pass'))).not.toBe('CTL bonds');
  });

  test('paying it back takes 500, and the price goes one to the right', () => {
    const { state, facts } = actFully(bonds({ bonds: 1, cash: 500 }), 0, 'repay');
    expect(money(state)).toBe(0);
    expect(bondsOf(state, 'CTL')).toBe(0);
    expect(state.companies['CTL']!.cell).toEqual([3, 6]);
    expect(facts).toContainEqual({ kind: 'bond-repaid', company: 'CTL', amount: 500 });
    expect(refused(bonds({ bonds: 1, cash: 499 }), 0, 'repay')).toBe('cannot-repay');
  });

  test('a company that could pay is not told that it lacks money, but that it has no bond out', () => {
    expect(refusedCase(bonds({ cash: 700 }), 0, 'repay')).toBe('cannot-repay/none');
    expect(refusedCase(bonds({ bonds: 1, cash: 499 }), 0, 'repay')).toBe('cannot-repay/undefined');
    expect(refusedCase(bonds({ bonds: 1, cash: 700 }), 0, 'bond')).toBe('cannot-borrow/out');
  });

  test('paid back it may be issued again at once, in that order only', () => {
    const again = acts(bonds({ bonds: 1, cash: 500 }), '0 repay', '0 bond');
    expect(money(again)).toBe(500);
    expect(again.companies['CTL']!.cell).toEqual([3, 5]);
    expect(turn(act(bonds({ cash: 500 }), 0, 'bond'))).not.toBe('CTL bonds');
  });
});
