import { describe, expect, test } from '@jest/globals';
import { loansOf } from '../../../src/titles/1856/rules/loans.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1856.js';

const { act, acts, actFully, asks, cash, kinds, may, position, price, refused, refusedCase, turn } = table;

type Position = ReturnType<typeof position>;

const money = (state: Position): number => state.companies['GT']!.cash!;

/** GT from Oshawa, with a run to Lower Canada for 50 if it has a train. */
const at = (
  step: string,
  loans: number,
  gt: Partial<CompanySetup> = {},
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    next: '3',
    companies: {
      GT: { par: 70, shares: [40, 20], cash: 100, trains: ['2'], operated: true, floated: true, ...gt },
    },
    own: { capital: { GT: 'escrow' }, ...(loans > 0 && { loans: { GT: loans } }) },
    laid: { P9: '57/1' },
    tokens: ['GT P9'],
    round: companyTurn('GT', { step, begun: true, of: 2 }),
    ...more,
  });

describe('7.2 taking a loan', () => {
  test('one a turn, at any time of it, for $100', () => {
    const state = act(at('track', 0), 0, 'loan');
    expect(money(state)).toBe(200);
    expect(loansOf(state, 'GT')).toBe(1);
    expect(refusedCase(state, 0, 'loan')).toBe('no-loan-now/second');
    expect(turn(state)).toBe('GT track');
  });

  test('for $90 when interest has been paid', () => {
    const state = acts(at('run', 0), '0 run 2 P9-Q8', '0 pay', '0 loan');
    expect(money(state)).toBe(190);
  });

  test('no more than players have shares; those of pool and offering do not count', () => {
    expect(may(at('track', 5), 0, 'loan')).toBe(true);
    expect(refusedCase(at('track', 6), 0, 'loan')).toBe('no-loan-now/most');
    expect(refusedCase(at('track', 5, { shares: [30, 20], pool: 30 }), 0, 'loan')).toBe('no-loan-now/most');
  });

  test('not from the first 6-train on', () => {
    expect(refusedCase(at('track', 0, {}, { next: '6', left: 1 }), 0, 'loan')).toBe('no-loan-now/over');
    expect(may(at('track', 0, {}, { next: '6' }), 0, 'loan')).toBe(true);
  });

  test('and not after redeeming in the same turn', () => {
    const state = act(at('loans', 3, { cash: 250 }), 0, 'repay 1');
    expect(loansOf(state, 'GT')).toBe(2);
    expect(turn(state)).toBe('GT loans');
    expect(refusedCase(state, 0, 'loan')).toBe('no-loan-now/redeemed');
  });

  test('the president is asked for a train that a loan would pay', () => {
    const trains = (cash: number, more: Partial<PositionSetup> = {}): string =>
      turn(acts(at('run', 0, { cash }, more), '0 run 2 P9-Q8', '0 pay'));
    expect(trains(135)).toBe('GT trains');
    expect(trains(134)).toBe('GT loans');
    expect(trains(610, { next: '6' })).toBe('GT trains');
    expect(trains(610, { next: '6', left: 1 })).not.toBe('GT trains');
  });

  test('the president is asked for tokens and trains that a loan would pay', () => {
    const poor = at('token', 0, { cash: 10, trains: [] }, { laid: { P9: '57/1', O10: '9/1' } });
    expect(turn(act(at('trains', 0, { cash: 140 }), 0, 'pass'))).not.toBe('GT trains');
    expect(kinds(poor, 0)).toContain('take-loan');
  });
});

describe('7.2 interest', () => {
  test('the treasury pays whole tens first', () => {
    const { state, facts } = actFully(at('run', 3, { cash: 25 }), 0, 'run 2 P9-Q8');
    expect(facts).toContainEqual({
      kind: 'interest-charged',
      company: 'GT',
      treasury: 20,
      income: 10,
      president: 0,
    });
    expect(money(state)).toBe(5);
    expect(state.round).toMatchObject({ earned: 30 });
  });

  test('then what the trains have earned; used up it counts as nothing paid', () => {
    const state = act(at('run', 4, { cash: 0 }), 0, 'run 2 P9-Q8');
    expect(turn(state)).not.toBe('GT dividend');
    expect(price(state, 'GT')).toBe(65);
    expect(cash(state)[0]).toBe(500);
  });

  test('then the president', () => {
    const state = act(at('run', 6, { cash: 0 }), 0, 'run 2 P9-Q8');
    expect(cash(state)[0]).toBe(480);
  });

  /** Without a train there is nothing to decide between the tile and the interest. */
  const trainless = (more: Partial<PositionSetup> = {}): Position =>
    at('track', 1, { cash: 1, trains: [] }, { laid: {}, ...more });

  test('who is asked before whether the company takes a loan', () => {
    const due = act(trainless(), 0, 'pass');
    expect(asks(due)).toBe('0 interest-due');
    const borrowed = act(due, 0, 'loan');
    expect(money(borrowed)).toBe(1 + 100 - 20);
    expect(cash(borrowed)[0]).toBe(500);
    const paid = act(due, 0, 'pass');
    expect(cash(paid)[0]).toBe(490);
    expect(money(act(paid, 0, 'loan'))).toBe(91);
  });

  test('but not where it costs the president nothing, or no loan is to be had', () => {
    const asked = (state: Position): string => asks(act(state, 0, 'pass'));
    expect(asked(at('track', 1, { cash: 10, trains: [] }, { laid: {} }))).not.toBe('0 interest-due');
    expect(asked(at('track', 6, { cash: 1, trains: [] }, { laid: {} }))).not.toBe('0 interest-due');
    expect(asked({ ...trainless(), rules: 1 })).not.toBe('0 interest-due');
  });

  test('who must sell shares for it', () => {
    const state = act(at('run', 6, { cash: 0, shares: [40, 30] }, { cash: [5, 500, 500] }), 0, 'run 2 P9-Q8');
    expect(asks(state)).toBe('0 owed-interest');
    expect(kinds(state, 0)).toEqual(expect.arrayContaining(['sell', 'take-loan']));
    const sold = act(state, 0, 'sell 1 GT');
    expect(cash(sold)[0]).toBe(5 + 70 - 20);
  });

  test('7.7 the company may still buy trains of others, with money of its own', () => {
    const state = at(
      'run',
      5,
      {},
      {
        cash: [5, 500, 500],
        companies: {
          GT: { par: 70, shares: [40, 30], cash: 0, trains: ['2'], operated: true, floated: true },
          WR: { par: 70, shares: [20], trains: ['2', '2'], operated: true, floated: true },
          CA: { par: 70, shares: [10, 20], trains: ['2'], operated: true, floated: true },
        },
      },
    );
    const sold = acts(state, '0 run 2 P9-Q8', '0 sell 1 GT', '0 loan');
    expect(may(sold, 0, 'train 2 from WR 90')).toBe(true);
    expect(may(sold, 0, 'offer train 2 from CA to GT 50')).toBe(true);
  });

  test('7.7 but after a sale for a train only from bank and pool', () => {
    const state = at(
      'trains',
      0,
      {},
      {
        next: '5',
        left: 2,
        cash: [400, 500, 500],
        companies: {
          GT: { par: 70, shares: [40, 30], cash: 100, operated: true, floated: true },
          WR: { par: 70, shares: [20], trains: ['4'], operated: true, floated: true },
        },
      },
    );
    expect(may(state, 0, 'train 4 from WR 50')).toBe(true);
    const sold = act(state, 0, 'sell 1 GT');
    expect(refused(sold, 0, 'train 4 from WR 50')).toBe('train-not-for-sale');
    expect(may(sold, 0, 'train 5')).toBe(true);
  });

  test('of a loan that was taken before it in the same turn, too', () => {
    const state = acts(at('run', 1, { cash: 30 }), '0 loan', '0 run 2 P9-Q8');
    expect(money(state)).toBe(110);
  });
});

describe('7.2 redeeming', () => {
  test('as many as the treasury pays', () => {
    expect(may(at('loans', 3, { cash: 250 }), 0, 'repay 2')).toBe(true);
    expect(refused(at('loans', 3, { cash: 250 }), 0, 'repay 3')).toBe('cannot-redeem-loans');
    expect(refused(at('loans', 3, { cash: 250 }), 0, 'repay 0')).toBe('cannot-redeem-loans');
  });

  const surplus = (more: Partial<CompanySetup>, seats: readonly number[] = [500, 500, 500]): Position =>
    act(at('trains', 4, { shares: [20, 10], pool: 20, ...more }, { cash: seats }), 0, 'pass');

  test('loans beyond the shares in hands go at once', () => {
    const state = surplus({ cash: 130 });
    expect(loansOf(state, 'GT')).toBe(3);
    expect(money(state)).toBe(30);
  });

  test('with money of the president where the treasury is short', () => {
    const state = surplus({ cash: 30 });
    expect(loansOf(state, 'GT')).toBe(3);
    expect(cash(state)[0]).toBe(430);
  });

  test('or what the president sells', () => {
    const poor = surplus({ cash: 30 }, [20, 500, 500]);
    expect(asks(poor)).toBe('0 owed-loans');
    expect(refused(poor, 0, 'pass')).toBe('cannot-pass');
    expect(kinds(poor, 0)).toEqual(['bankrupt']);
    const shares = { par: 70, shares: [20, 40], cash: 100, trains: ['2'], operated: true, floated: true };
    const owner = act(
      at(
        'trains',
        4,
        {},
        {
          cash: [20, 500, 500],
          companies: {
            GT: { ...shares, shares: [20, 10], pool: 20, cash: 30 },
            WR: shares,
          },
        },
      ),
      0,
      'pass',
    );
    expect(kinds(owner, 0)).toEqual(['sell']);
    const sold = act(owner, 0, 'sell 1 WR');
    expect(loansOf(sold, 'GT')).toBe(3);
    expect(cash(sold)[0]).toBe(20 + 70 - 70);
  });
});

describe('10. scoring', () => {
  test('each loan takes $10 from the worth of a share, down to nothing', () => {
    const points = (loans: number): readonly number[] =>
      title1856.scores!(at('track', loans)).map(({ parts }) => parts['shares']!);
    expect(points(0)).toEqual([280, 140, 0]);
    expect(points(3)).toEqual([160, 80, 0]);
    expect(points(8)).toEqual([0, 0, 0]);
  });
});
