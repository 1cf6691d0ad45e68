import { describe, expect, test } from '@jest/globals';
import type { OperatingRound } from '../../../src/engine/rail/state.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import {
  act,
  actFully,
  acts,
  companyTurn,
  position,
  stockTurn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The NYC is about to pay 100; it is the last of the round. */
const paying = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: { NYC: { shares: [60, 40], trains: ['2'] } },
    tokens: ['NYC E19'],
    bank: 100,
    round: companyTurn('NYC', { step: 'dividend', earned: 100, index: 1, of: 2, begun: true }),
    ...more,
  });

const ended = (state: Position): boolean => title1830.status(state).ended;

/** The NYC passes to the end of an operating round in which it need not do anything. */
const throughRound = (state: Position): Position => {
  const { index } = state.round as OperatingRound;
  let now = state;
  while (!ended(now) && now.round.kind === 'operating' && now.round.index === index)
    now = act(now, 0, 'pass');
  return now;
};

describe('8.0 the bank has no money left', () => {
  test('in an operating round: the set is played to its end', () => {
    const { state: broken, facts } = actFully(paying(), 0, 'pay');
    expect(facts).toContainEqual({ kind: 'bank-broken' });
    expect(ended(broken)).toBe(false);
    expect(broken.round).toMatchObject({ kind: 'operating', index: 2, of: 2 });
    const end = throughRound(broken);
    expect(ended(end)).toBe(true);
    expect(title1830.status(end).result?.reason).toBe('bank');
  });

  test('it has none when nothing is left, not only when it owes', () => {
    expect(actFully(paying({ bank: 100 }), 0, 'pay').facts).toContainEqual({ kind: 'bank-broken' });
    const left = actFully(paying({ bank: 101 }), 0, 'pay');
    expect(left.facts).not.toContainEqual({ kind: 'bank-broken' });
    expect(left.state.lastSet).toBeNull();
  });

  test('it goes on paying what it owes', () => {
    const broken = act(paying({ bank: 30 }), 0, 'pay');
    expect(broken.bank).toBe(-70);
    expect(broken.players.map(p => p.cash).slice(0, 2)).toEqual([560, 540]);
  });

  test('in the last operating round of a set: no stock round follows', () => {
    const end = act(paying({ round: { ...paying().round, index: 2 } as Position['round'] }), 0, 'pay');
    expect(ended(end)).toBe(true);
  });

  test('in a stock round: it is finished, and one more set is played', () => {
    const state = position({
      companies: { NYC: { shares: [50, 40], par: 100, floated: false } },
      tokens: ['NYC E19'],
      bank: 700,
      round: stockTurn(3, 0),
    });
    expect(state.companies['NYC']!.floated).toBe(false);
    const broken = act(state, 0, 'buy NYC');
    expect(broken.bank).toBe(-200);
    expect(broken.round.kind).toBe('stock');
    const last = acts(broken, '0 pass', '1 pass', '2 pass', '0 pass');
    expect(last.round).toMatchObject({ kind: 'operating', index: 1, of: 1 });
    expect(ended(last)).toBe(false);
    expect(ended(throughRound(last))).toBe(true);
  });

  test('money that comes back does not undo it', () => {
    const broken = act(paying({ bank: 90 }), 0, 'pay');
    const state = position({
      companies: { NYC: { shares: [60, 40] } },
      tokens: ['NYC E19'],
      lastSet: broken.lastSet!,
      bank: 5000,
      round: companyTurn('NYC'),
    });
    expect(ended(throughRound(state))).toBe(true);
  });

  test('with money in the bank the next stock round begins', () => {
    const state = paying({ bank: 5000, round: companyTurn('NYC') });
    expect(throughRound(state).round.kind).toBe('stock');
  });
});

describe('8.0 the final score', () => {
  test('cash, shares at the price of the market, privates at their printed price', () => {
    const state = position({
      cash: [100, 700, 0],
      companies: {
        NYC: { shares: [60, 20], cell: [0, 10], cash: 500 },
        PRR: { shares: [0, 30], par: 67, cash: 90 },
      },
      privates: { SV: 1, CA: 0, DH: 'NYC' },
      tokens: ['NYC E19'],
      lastSet: 2,
      round: companyTurn('NYC', { step: 'trains' }),
    });
    const end = act(state, 0, 'pass');
    // The NYC keeps its price: it has had its dividend.
    expect(title1830.status(end).result).toEqual({
      reason: 'bank',
      scores: [
        { seat: 0, points: 1220, parts: { cash: 100, shares: 960, privates: 160 } },
        { seat: 1, points: 1241, parts: { cash: 700, shares: 521, privates: 20 } },
        { seat: 2, points: 0, parts: { cash: 0, shares: 0, privates: 0 } },
      ].sort((a, b) => b.points - a.points),
    });
  });
});

test('a game in which nobody can do anything any more is over', () => {
  const idle = (cash: readonly number[]): Position =>
    position({ cash, companies: {}, round: stockTurn(3, 0) });
  expect(title1830.status(act(idle([0, 0, 0]), 0, 'pass')).result?.reason).toBe('stalled');
  expect(ended(act(idle([0, 134, 0]), 0, 'pass'))).toBe(false);
});
