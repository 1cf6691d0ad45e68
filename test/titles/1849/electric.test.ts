import { describe, expect, test } from '@jest/globals';
import { rightsOf } from '../../../src/engine/rail/company/rights.js';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1849.js';

const { act, actFully, asks, choices, kinds, may, position, refused, turn } = table;

type Position = ReturnType<typeof position>;

const start = (
  ctl: Partial<CompanySetup> = {},
  more: Partial<PositionSetup> = {},
  others: PositionSetup['companies'] = {},
): Position =>
  position({
    companies: { CTL: { shares: [50], cash: 1200, trains: ['10H'], operated: true, ...ctl }, ...others },
    tokens: ['CTL E1', 'RCS C5'],
    next: '16H',
    settings: { game: 'electric' },
    round: companyTurn('CTL', { step: 'electrify', begun: true }),
    ...more,
  });

describe('4.5 E-tokens', () => {
  test('the first costs 1100 in phase 12 and 800 in phase 16', () => {
    const { state, facts } = actFully(start(), 0, 'e-token');
    expect(state.companies['CTL']).toMatchObject({ cash: 100 });
    expect(rightsOf(state, 'CTL')).toEqual(['E']);
    expect(facts).toContainEqual({ kind: 'right-bought', company: 'CTL', right: 'E', price: 1100 });
    expect(act(start({}, { left: 1 }), 0, 'e-token').companies['CTL']!.cash).toBe(400);
  });

  test('every further one costs 800 in phase 12 and 550 in phase 16, whatever became of the first', () => {
    const later = { ...start(), used: ['E'] };
    expect(act(later, 0, 'e-token').companies['CTL']!.cash).toBe(400);
    const latest = { ...start({}, { left: 1 }), used: ['E'] };
    expect(act(latest, 0, 'e-token').companies['CTL']!.cash).toBe(650);
    const second = act(act(start(), 0, 'e-token'), 0, 'pass');
    expect(second.used).toContain('E');
  });

  test('a company has one, must have the money, and there are none before phase 12', () => {
    expect(refused(start({ rights: ['E'] }), 0, 'e-token')).toBe('cannot-electrify');
    expect(refused(start({ cash: 1099 }), 0, 'e-token')).toBe('cannot-electrify');
    expect(refused(start({}, { next: '10H', left: 1 }), 0, 'e-token')).toBe('cannot-electrify');
  });

  test('7 there are five in all', () => {
    const others = (count: number): PositionSetup['companies'] =>
      Object.fromEntries(
        ['RCS', 'IFT', 'SFA', 'ATA', 'AFG']
          .slice(0, count)
          .map(id => [id, { shares: [0, 50], rights: ['E'], operated: true }]),
      );
    const tokens = ['CTL E1', 'RCS C5', 'IFT H12', 'SFA J6', 'ATA M13', 'AFG H8'];
    const table5 = { seats: 5, tokens };
    expect(may({ ...start({}, table5, others(4)), used: ['E'] }, 0, 'e-token')).toBe(true);
    expect(refused({ ...start({}, table5, others(5)), used: ['E'] }, 0, 'e-token')).toBe('cannot-electrify');
  });

  test('before the trains, and in Electric Dreams only', () => {
    const paying = (game: string): Position =>
      start(
        {},
        { settings: { game }, round: companyTurn('CTL', { step: 'dividend', begun: true, earned: 40 }) },
      );
    expect(turn(act(paying('electric'), 0, 'pay'))).toBe('CTL electrify');
    expect(turn(act(paying('advanced'), 0, 'pay'))).toBe('CTL trains');
    expect(asks(act(paying('electric'), 0, 'pay'))).toBe('0 buy-right');
  });
});

describe('4.6 E-trains', () => {
  const buying = companyTurn('CTL', { step: 'trains', begun: true });

  test('are sold from the first 12H on to companies with an E-token, for 550', () => {
    const entitled = start({ rights: ['E'] }, { round: buying });
    expect(choices(entitled, 0, 'train', 'train')).toEqual(['16H', 'E']);
    expect(act(entitled, 0, 'train E').companies['CTL']).toMatchObject({ cash: 650, trains: ['10H', 'E'] });
    const without = start({}, { round: buying });
    expect(refused(without, 0, 'train E')).toBe('train-not-for-sale');
    const early = start({ rights: ['E'] }, { round: buying, next: '12H' });
    expect(choices(early, 0, 'train', 'train')).toEqual(['12H']);
  });

  test('nor may a company without an E-token buy one from the pool', () => {
    const pooled = (rights: readonly string[]): Position => {
      const state = start({ rights }, { round: buying });
      return { ...state, depot: { left: { ...state.depot.left, E: 5 }, pool: ['E'] } };
    };
    expect(choices(pooled([]), 0, 'train', 'from')).toEqual(['depot']);
    expect(refused(pooled([]), 0, 'train E pool')).toBe('train-not-for-sale');
    expect(may(pooled(['E']), 0, 'train E pool')).toBe(true);
  });

  test('nor may a company without an E-token buy one from another company', () => {
    const between = (rights: readonly string[]): Position => {
      const state = start(
        { rights },
        { round: buying },
        { RCS: { shares: [50], rights: ['E'], operated: true } },
      );
      const rcs = { ...state.companies['RCS']!, trains: ['E'] };
      const depot = { ...state.depot, left: { ...state.depot.left, E: 5 } };
      return { ...state, companies: { ...state.companies, RCS: rcs }, depot };
    };
    expect(refused(between([]), 0, 'train E from RCS 5')).toBe('train-not-for-sale');
    expect(may(between(['E']), 0, 'train E from RCS 5')).toBe(true);
  });

  test('4.6.1 in need the E-train is not the cheapest for a company that may not have it', () => {
    const poor = start({ trains: [], cash: 0 }, { round: buying, cash: [1200, 0, 0], left: 1, bank: 100 });
    // R6H for 350 is; the E-train would cost 550, a 16H 1100.
    expect(choices(poor, 0, 'train', 'train')).toEqual(['R6H']);
    const before16 = start({ trains: [], cash: 0 }, { round: buying, cash: [1200, 0, 0] });
    expect(choices(before16, 0, 'train', 'train')).toEqual(['16H']);
    const electric = start({ trains: [], cash: 0, rights: ['E'] }, { round: buying, cash: [1200, 0, 0] });
    expect(choices(electric, 0, 'train', 'train')).toEqual(['E']);
    expect(kinds(poor, 0)).not.toContain('bankrupt');
  });
});
