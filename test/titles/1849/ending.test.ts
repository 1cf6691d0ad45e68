import { describe, expect, test } from '@jest/globals';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1849.js';

const { act, acts, position, price, turn } = table;

type Position = ReturnType<typeof position>;

const status = (state: Position): ReturnType<typeof title1849.status> => title1849.status(state);
const ended = (state: Position): boolean => status(state).ended;

/** A company one step from 377, in phase 16, about to pay what its trains earned. */
const paying = (more: Partial<PositionSetup> = {}, ctl: Partial<CompanySetup> = {}): Position =>
  position({
    companies: {
      CTL: { shares: [50], cash: 100, trains: ['16H'], operated: true, cell: [0, 14], ...ctl },
      RCS: { shares: [0, 50], cash: 100, trains: ['16H'], operated: true, cell: [4, 2] },
    },
    tokens: ['CTL E1', 'RCS C5'],
    next: '16H',
    left: 2,
    round: companyTurn('CTL', { step: 'dividend', begun: true, earned: 400, waiting: ['RCS'], of: 3 }),
    ...more,
  });

const passOn = (state: Position, company: string): Position => {
  let now = state;
  while (!ended(now) && now.round.kind === 'operating' && now.round.company === company)
    now = act(now, title1849.turn(now).asked[0]!, 'pass');
  return now;
};

describe('5 a price of 377', () => {
  test('ends the game with the turn of the company that acts; others do not act any more', () => {
    const reached = act(paying(), 0, 'pay');
    expect(price(reached, 'CTL')).toBe(377);
    expect(ended(reached)).toBe(false);
    expect(turn(reached)).toBe('CTL trains');
    const end = passOn(reached, 'CTL');
    expect(status(end)).toMatchObject({ ended: true, result: { reason: 'price' } });
    expect(end.round).toMatchObject({ company: 'CTL', waiting: ['RCS'] });
  });

  test('nor does a company that nobody leads lose its price any more', () => {
    const state = paying();
    const rcs = { ...state.companies['RCS']!, certs: [-2, ...state.companies['RCS']!.certs.slice(1)] };
    const end = passOn(act({ ...state, companies: { ...state.companies, RCS: rcs } }, 0, 'pay'), 'CTL');
    expect(ended(end)).toBe(true);
    expect(price(end, 'RCS')).toBe(price(state, 'RCS'));
  });

  test('even if the price falls again in that turn', () => {
    const end = acts(act(paying(), 0, 'pay'), '0 pass', '0 issue 1');
    expect(price(end, 'CTL')).toBe(328);
    expect(status(end)).toMatchObject({ ended: true, result: { reason: 'price' } });
  });

  test('before the set is over, though the bank is out of money', () => {
    expect(ended(passOn(act(paying({ lastSet: 2 }), 0, 'pay'), 'CTL'))).toBe(true);
  });

  test('no other price does', () => {
    const state = act(paying({}, { cell: [0, 13] }), 0, 'pay');
    expect(price(state, 'CTL')).toBe(340);
    expect(ended(passOn(state, 'CTL'))).toBe(false);
  });

  test('reached at the end of a stock round: after the first turn of that company', () => {
    const state = position({
      companies: {
        CTL: { shares: [50, 50], last: 1, cash: 0, trains: ['16H', '16H'], operated: true, cell: [1, 15] },
        RCS: { shares: [0, 50], cash: 0, trains: ['16H'], operated: true, cell: [4, 2] },
      },
      cash: 0,
      tokens: ['CTL E1', 'RCS C5'],
      next: '16H',
      left: 1,
      round: stockTurn(3, 0),
      settings: { runs: 'any' },
    });
    // CTL is sold out and rises from 328.
    let now = acts(state, '0 pass', '1 pass');
    while (now.round.kind === 'stock') now = act(now, now.round.current, 'pass');
    expect(price(now, 'CTL')).toBe(377);
    expect(now.round).toMatchObject({ kind: 'operating', company: 'CTL' });
    now = acts(now, '0 pass', '0 pass', `0 ${table.bestRun(acts(now, '0 pass', '0 pass'), 0)}`, '0 pay');
    now = passOn(now, 'CTL');
    expect(status(now)).toMatchObject({ ended: true, result: { reason: 'price' } });
  });
});

describe('5 the bank has no money left', () => {
  test('in an operating round: the set is played to its end', () => {
    const broken = act(paying({ bank: 150 }, { cell: [4, 2] }), 0, 'pay');
    expect(broken.lastSet).toBe(2);
    expect(ended(broken)).toBe(false);
  });

  test('in a stock round: the set of operating rounds behind it is the last', () => {
    const state = position({
      companies: { CTL: { shares: [50], trains: ['4H'], operated: true } },
      tokens: ['CTL E1'],
      bank: 50,
      set: 4,
      round: stockTurn(3, 0),
    });
    expect(act(state, 0, 'sell 1 CTL').lastSet).toBe(4);
  });
});

describe('5 the final score', () => {
  /** The game is about to end with the bank; the last seat is as rich as need be. */
  const final = (companies: PositionSetup['companies'], more: Partial<PositionSetup> = {}): Position => {
    const state = position({
      companies: { CTL: { shares: [20], operated: true, cell: [4, 2] }, ...companies },
      cash: [300, 200, 100],
      tokens: ['CTL E1'],
      lastSet: 2,
      next: '16H',
      left: 1,
      round: companyTurn('CTL', { step: 'shares', begun: true }),
      ...more,
    });
    return state;
  };

  const score = (state: Position, seat: number): { readonly points: number; readonly parts: object } =>
    status(act(state, 0, 'pass')).result!.scores.find(x => x.seat === seat)!;

  test('cash and shares; a certificate of 20 % counts twice, privates nothing', () => {
    const state = final({ CTL: { shares: [50, 30], last: 1, operated: true, cell: [4, 2] } });
    expect(score(state, 0)).toMatchObject({
      points: 300 + 5 * 68,
      parts: { cash: 300, shares: 340, privates: 0 },
    });
    expect(score(state, 1).points).toBe(200 + 3 * 68);
    expect(score(final({}, { privates: { SCE: 1 } }), 1).points).toBe(200);
  });

  test('each loan takes 750, but never below nothing', () => {
    const withLoans = (loans: number): Position =>
      final({ CTL: { shares: [60], operated: true, cell: [3, 5] } }, { loans: { 0: loans } });
    expect(score(withLoans(1), 0)).toMatchObject({ points: 150, parts: { loans: -750 } });
    expect(score(withLoans(2), 0)).toMatchObject({ points: 0, parts: { loans: -900 } });
  });

  test('a bond takes 100 from each share of its company, but never below nothing', () => {
    const withBond = (cell: readonly [number, number]): Position =>
      final(
        { CTL: { shares: [50], operated: true, cash: 50, bonds: 1, cell } },
        { settings: { game: 'advanced' } },
      );
    expect(score(withBond([2, 8]), 0).points).toBe(300 + 5 * 44);
    expect(score(withBond([4, 2]), 0).points).toBe(300);
  });
});
