import { describe, expect, test } from '@jest/globals';
import { operatingRules } from '../../../src/engine/rail/company/operating-order.js';
import { paymentRules } from '../../../src/engine/rail/company/payments.js';
import { trackRules } from '../../../src/engine/rail/company/track.js';
import type { Feature } from '../../../src/engine/rail/contract.js';
import { turnRules } from '../../../src/engine/rail/game.js';
import { cashOf, pay } from '../../../src/engine/rail/money.js';
import { supplyRules } from '../../../src/engine/rail/train/supply.js';
import { ownTitle } from '../../support/rail-own.js';
import { companyTurn, stockTurn, type PositionSetup } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';

/** The PRR of seat 0 at the beginning of its turn. */
const prr: PositionSetup = {
  companies: { PRR: { shares: [60], cash: 500 } },
  tokens: ['PRR H12'],
  round: companyTurn('PRR'),
};

const tableOf = (...rules: NonNullable<Feature['rules']>) => railTable(ownTitle([{ rules }]));

describe('a payee other than the bank', () => {
  /** Who owns the Schuylkill Valley gets what is paid for track and tokens; trains are paid to the bank. */
  const { act, acts, cash, position, refused } = tableOf(
    trackRules.change({ trackCost: () => 30 }),
    paymentRules.change(was => ({
      collect: (g, d, out, company, amount, what) => {
        const owner = d.privates['SV'];
        if (what.kind === 'train' || typeof owner !== 'number')
          return was.collect(g, d, out, company, amount, what);
        pay(d, company, owner, amount);
        if (amount > 0) out.say({ kind: 'received', company, holder: owner, amount });
      },
    })),
  );
  const start = position({ ...prr, privates: { SV: 1 } });

  test('gets what a tile costs', () => {
    const laid = act(start, 0, 'H10 57 r1');
    expect(cash(laid)).toEqual([500, 530, 500]);
    expect(laid.companies['PRR']!.cash).toBe(470);
    expect(laid.bank).toBe(start.bank);
  });

  test('gets what a token costs', () => {
    const built = acts(start, '0 H10 57 r1', '0 token H10');
    expect(cash(built)).toEqual([500, 570, 500]);
  });

  test('but not what is paid for other things, nor when nobody owns the private', () => {
    const trains = { ...start, round: companyTurn('PRR', { step: 'trains', begun: true }) };
    const bought = act(trains, 0, 'train 2');
    expect(cash(bought)).toEqual([500, 500, 500]);
    expect(bought.bank).toBe(start.bank! + 80);
    expect(cash(act(position(prr), 0, 'H10 57 r1'))).toEqual([500, 500, 500]);
  });

  test('the company still needs the money', () => {
    const poor = position({ ...prr, companies: { PRR: { shares: [60], cash: 29 } }, privates: { SV: 1 } });
    expect(refused(poor, 0, 'H10 57 r1')).toBe('not-enough-money');
  });
});

describe('two tiles a turn', () => {
  const { act, acts, kinds, position, refused, turn } = tableOf(
    trackRules.change({ mayLayMore: (_g, _s, { laid }) => laid < 2 }),
  );
  const one = act(position(prr), 0, 'H10 57 r1');

  test('after the first the company is asked for another, and may leave it', () => {
    expect(turn(one)).toBe('PRR track');
    expect(kinds(one, 0)).toEqual(expect.arrayContaining(['lay', 'pass']));
    expect(turn(act(one, 0, 'pass'))).toBe('PRR token');
  });

  test('after the second it goes on', () => {
    const two = act(one, 0, 'H14 9 r1');
    expect(turn(two)).toBe('PRR token');
    expect(refused(two, 0, 'H16 57 r1')).toBe('not-now');
    expect(two.board.laid).toEqual({ H10: '57/1', H14: '9/1' });
  });

  test('by turns: the next has both again', () => {
    const next = position({ ...prr, laid: { H10: '57/1', H14: '9/1' } });
    expect(Object.keys(acts(next, '0 H16 57 r1').board.laid)).toHaveLength(3);
  });
});

describe('companies that differ', () => {
  const isMinor = (company: string): boolean => company === 'NYC';
  const { act, asks, choices, kinds, position, refused, turn } = tableOf(
    supplyRules.change(was => ({
      trainLimit: (g, s, company) => (isMinor(company) ? 1 : was.trainLimit(g, s, company)),
    })),
    turnRules.change({
      stepsOf: (g, company) => g.steps.filter(({ name }) => !isMinor(company) || name !== 'token'),
    }),
    operatingRules.change(was => ({
      operatingOrder: (g, s, companies) => [
        ...was.operatingOrder(g, s, companies.filter(isMinor)),
        ...was.operatingOrder(
          g,
          s,
          companies.filter(id => !isMinor(id)),
        ),
      ],
    })),
  );
  const both = (more: Partial<PositionSetup> = {}): ReturnType<typeof position> =>
    position({
      companies: {
        PRR: { shares: [60], par: 100, cash: 500, trains: ['2'], operated: true },
        NYC: { shares: [0, 60], par: 67, cash: 500, trains: ['2'], operated: true },
      },
      tokens: ['PRR H12', 'NYC E19'],
      round: companyTurn('PRR'),
      ...more,
    });
  const trainsOf = (company: string): ReturnType<typeof position> =>
    both({ round: companyTurn(company, { step: 'trains', begun: true }) });

  test('one has a limit of one train, the other that of the phase', () => {
    expect(refused(trainsOf('NYC'), 1, 'train 2')).toBe('train-limit');
    expect(choices(trainsOf('PRR'), 0, 'train', 'train')).toEqual(['2']);
  });

  test('one over its limit gives a train back', () => {
    const over = both({
      companies: {
        PRR: { shares: [60], trains: ['2', '2'] },
        NYC: { shares: [0, 60], trains: ['2', '2'] },
      },
    });
    expect(asks(over)).toBe('1 discard-train');
    expect(kinds(over, 1)).toEqual(['discard']);
  });

  test('one has no step for tokens, the other has', () => {
    const laid = { H10: '57/1', H14: '9/1', H16: '57/1' };
    const at = (company: string): ReturnType<typeof position> =>
      position({
        companies: { [company]: { shares: [60], cash: 500 } },
        laid,
        tokens: [`${company} H12`],
        round: companyTurn(company),
      });
    expect(turn(act(at('PRR'), 0, 'pass'))).toBe('PRR token');
    expect(turn(act(at('NYC'), 0, 'pass'))).toBe('NYC trains');
  });

  test('minors come before majors, whatever their prices', () => {
    const end = both({ round: stockTurn(3, 2, { passes: 2 }) });
    const begun = act(end, 2, 'pass');
    expect(begun.round).toMatchObject({ company: 'NYC', waiting: ['PRR'] });
    expect(cashOf(begun, 'NYC')).toBe(500);
  });
});
