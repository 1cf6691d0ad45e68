import { describe, expect, test } from '@jest/globals';
import { sizesOf } from '../../../src/engine/rail/shares/unit.js';
import { nationalState } from '../../../src/titles/1856/rules/national/formation-state.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, acts, actFully, asks, bestRun, cash, inPool, kinds, may, position, president, price, refused, shares, turn } = table; // oxfmt-ignore

type National = Readonly<Record<string, true>>;

/** The government's company of the second player in its turn, beside CPR, which has a 6-train. */
const cgr = (
  step: string,
  own: Partial<CompanySetup> = {},
  national: National = {},
  more: Partial<PositionSetup> = {},
): Position =>
  position({
    next: '6',
    left: 1,
    companies: {
      CGR: running({ par: 100, shares: [20, 30], pool: 20, cash: 100, ...own }),
      CPR: running({ par: 100, shares: [0, 40], cash: 900, trains: ['6'] }),
    },
    own: {
      capital: { CPR: 'reached' },
      formation: { stage: 'over', formed: true },
      gone: ['GT'],
      ...(Object.keys(national).length > 0 && { national }),
    },
    laid: { P9: '57/1' },
    tokens: ['CGR P9', 'CPR M4'],
    round: companyTurn('CGR', { step, begun: true, of: 2, waiting: ['CPR'] }),
    ...more,
  });

/** Its certificates given out anew; the first is the president's. */
const dealt = (state: Position, certs: readonly number[], sizes?: readonly number[]): Position => {
  const rest = Array.from({ length: (sizes?.length ?? 9) - certs.length }, () => -1);
  return {
    ...state,
    ...(sizes && { parts: { ...state.parts, certificates: { CGR: sizes } } }),
    companies: { ...state.companies, CGR: { ...state.companies['CGR']!, certs: [...certs, ...rest] } },
  };
};

describe('8.4 a president with one share', () => {
  const halves = [10, 10, 10, 10, 10, 10, 10, 10, 10];

  /** The first player's turn, who has the half certificate; the second has a single, the pool another. */
  const half = (
    money: readonly number[] = [500, 500, 500],
    certs: readonly number[] = [0, 1, -2],
    round: PositionSetup['round'] = stockTurn(3, 0),
  ): Position => {
    const state = position({
      next: '6',
      left: 1,
      cash: money,
      companies: { CPR: running({ par: 100, shares: [0, 40, 20], cash: 100 }) },
      own: {
        capital: { CPR: 'reached' },
        formation: { stage: 'over', formed: true },
        national: { half: true, permanent: true },
        gone: ['GT'],
      },
      tokens: ['CPR M4', 'CGR P9'],
      round,
    });
    const company = { ...state.companies['CGR']!, par: 110, cell: [0, 4] as const, floated: true };
    const started = {
      ...state,
      stack: [...state.stack, 'CGR'],
      companies: { ...state.companies, CGR: company },
    };
    return dealt(started, certs, halves);
  };

  test('pays the issue price, or that of the pool if a share lies there', () => {
    expect(cash(act(half(), 0, 'complete'))[0]).toBe(390);
    expect(cash(act(half(), 0, 'complete pool'))[0]).toBe(400);
    expect(refused(half([500, 500, 500], [0, 1]), 0, 'complete pool')).toBe('no-share-there');
  });

  test('the last dollar is enough', () => {
    expect(may(half([110, 500, 500]), 0, 'complete')).toBe(true);
    expect(may(half([109, 500, 500]), 0, 'complete')).toBe(false);
    expect(may(half([109, 500, 500]), 0, 'complete pool')).toBe(true);
  });

  test('no other seat may, and the president only in their turn of a stock round', () => {
    expect(kinds(half([500, 500, 500], [0, 1, -2], stockTurn(3, 1)), 1)).not.toContain('complete-presidency');
    expect(kinds(half([500, 500, 500], [0, 1, -2], stockTurn(3, 1)), 0)).not.toContain('complete-presidency');
    const operating = half([500, 500, 500], [0, 1, -2], companyTurn('CGR', { step: 'trains', begun: true }));
    expect(kinds(operating, 0)).not.toContain('complete-presidency');
    expect(refused(operating, 0, 'complete')).toBe('not-now');
  });

  test('is the purchase of the turn: the round goes on after it', () => {
    const state = half([500, 500, 500], [0, 1, -2], stockTurn(3, 0, { passes: 2 }));
    const paid = act(state, 0, 'complete');
    expect(asks(paid)).toBe('1 stock-turn');
    expect(asks(act(paid, 1, 'pass'))).toBe('2 stock-turn');
  });

  test('then the certificate is whole: 20 %, of twenty shares 10 %', () => {
    const paid = act(half(), 0, 'complete');
    const { certs } = paid.companies['CGR']!;
    expect(sizesOf(title1856.game(paid.settings), paid, 'CGR')).toEqual([20, ...halves.slice(1)]);
    expect(certs[0]).toBe(0);
    const twenty = {
      ...dealt(
        half(),
        [0, 1, -2],
        Array.from({ length: 19 }, () => 5),
      ),
    };
    const state: Position = {
      ...twenty,
      parts: { ...twenty.parts, national: { half: true, twenty: true, permanent: true } },
    };
    const whole = act(state, 0, 'complete');
    expect(shares(whole, 'CGR')).toEqual([10, 5, 0]);
    expect(nationalState(whole)).toEqual({ twenty: true, permanent: true });
  });

  test('whoever buys a first share does not take the office', () => {
    const after = act(half([500, 500, 500], [0, 1, -2], stockTurn(3, 2)), 2, 'buy CGR');
    expect(president(after, 'CGR')).toBe(0);
    expect(nationalState(after).half).toBe(true);
    expect(shares(after, 'CGR')).toEqual([10, 10, 10]);
  });

  test('whoever buys a second one takes it over and gives the single for it, from the pool, too', () => {
    const turnOf1 = half([500, 500, 500], [0, 1, -2, -2], stockTurn(3, 1));
    const after = act(turnOf1, 1, 'buy CGR pool');
    expect(shares(after, 'CGR')).toEqual([10, 20, 0]);
    expect(president(after, 'CGR')).toBe(1);
    // None leaves the place where it is bought: the buyer pays for the half that was missing.
    expect(inPool(after, 'CGR')).toBe(20);
    expect(nationalState(after).half).toBeUndefined();
  });

  test('an office that changes hands later takes nothing more out of the offering', () => {
    const whole = cgr('track', {}, { permanent: true }, { round: stockTurn(3, 0) });
    const state = dealt(whole, [1, 0, 0]);
    const after = act(state, 0, 'buy CGR');
    expect(president(after, 'CGR')).toBe(0);
    expect(shares(after, 'CGR')).toEqual([30, 20, 0]);
  });

  test('gives up only in their own turn, and only if no price is in reach', () => {
    const poor = [0, 500, 500];
    expect(kinds(half(poor), 0)).toEqual(['bankrupt']);
    expect(kinds(half(poor, [0, 1, -2], stockTurn(3, 1)), 0)).not.toContain('bankrupt');
    const penniless = half([500, 0, 500], [0, 2, -2], stockTurn(3, 1));
    const { CPR, ...others } = penniless.companies;
    const certs = CPR!.certs.map(holder => (holder === 1 ? 2 : holder));
    const state: Position = { ...penniless, companies: { ...others, CPR: { ...CPR!, certs } } };
    expect(kinds(state, 1)).not.toContain('bankrupt');
    expect(refused(half(), 0, 'bankrupt')).toBe('not-bankrupt');
    // 100 pay for the share of the pool.
    expect(kinds(half([100, 500, 500]), 0)).toEqual(['complete-presidency']);
    expect(kinds(half([99, 500, 500]), 0)).toEqual(['bankrupt']);
  });

  test('what could be sold counts', () => {
    const rich = half([10, 500, 500]);
    const owner: Position = {
      ...rich,
      companies: {
        ...rich.companies,
        CPR: { ...rich.companies['CPR']!, certs: [1, 1, 1, 0, 2, 2, -1, -1, -1] },
      },
    };
    expect(kinds(owner, 0)).toEqual(['sell']);
    expect(may(owner, 0, 'sell 1 CPR')).toBe(true);
  });
});

describe('8.9 borrowing a train', () => {
  test('is a choice', () => {
    const state = act(cgr('token'), 1, 'pass');
    expect(asks(state)).toBe('1 borrow-train');
    expect(may(state, 1, 'pass')).toBe(true);
    expect(kinds(state, 0)).not.toContain('borrow-train');
  });

  test('only at its moment', () => {
    expect(refused(cgr('token'), 1, 'borrow')).toBe('not-now');
    expect(refused(cgr('trains'), 1, 'borrow')).toBe('not-now');
  });

  test('needs a route, and no train of its own', () => {
    expect(asks(act(cgr('track', {}, {}, { laid: {} }), 1, 'pass'))).not.toContain('borrow');
    expect(asks(act(cgr('token', { trains: ['4'] }), 1, 'pass'))).toBe('1 run-trains');
  });

  test('trains of its own stay after their run', () => {
    const state = act(cgr('token', { trains: ['4'] }), 1, 'pass');
    expect(act(state, 1, bestRun(state, 1)).companies['CGR']!.trains).toEqual(['4']);
  });

  test('11 an 8-train in the variant', () => {
    const state = act(cgr('token', {}, {}, { settings: { 'eight-trains': true } }), 1, 'pass');
    const { state: borrowed, facts } = actFully(state, 1, 'borrow');
    expect(facts).toContainEqual({ kind: 'train-borrowed', company: 'CGR', train: '8' });
    expect(borrowed.companies['CGR']!.trains).toEqual(['8']);
    expect(asks(borrowed)).toBe('1 run-trains');
  });
});

describe('8.9 until it has had a permanent train', () => {
  const inStock = (national: National): Position =>
    dealt(cgr('track', {}, national, { round: stockTurn(3, 1), set: 3 }), [1, 1, 0, 0]);

  test('its price stays, whatever is sold', () => {
    expect(price(act(inStock({}), 1, 'sell 1 CGR'), 'CGR')).toBe(100);
    expect(price(act(inStock({ permanent: true }), 1, 'sell 1 CGR'), 'CGR')).toBe(90);
  });

  test('nobody helps it to the train that it must buy', () => {
    // The last train of all costs 1100, or 750 with the 4-train.
    const state = cgr('trains', { cash: 800, trains: ['4'] }, {}, { left: 0 });
    expect(asks(state)).toBe('1 buy-trains');
    expect(refused(state, 1, 'pass')).toBe('cannot-pass');
    expect(kinds(state, 1)).not.toContain('sell');
    expect(may(state, 1, 'train D for 4')).toBe(true);
  });

  test('a permanent one beside others is enough', () => {
    const state = act(cgr('trains', { cash: 700, trains: ['4'] }), 1, 'train 6');
    expect(nationalState(state)).toEqual({ permanent: true });
  });

  test('what others buy is nothing to it', () => {
    const state = cgr('trains', {}, {}, { round: companyTurn('CPR', { step: 'trains', begun: true }) });
    expect(nationalState(act(state, 1, 'train 6'))).toEqual({});
  });
});

describe('8.8 its turns', () => {
  test('come by its price, once the first is over', () => {
    const state = cgr(
      'track',
      {},
      {},
      { round: companyTurn('CPR', { step: 'trains', waiting: ['CGR', 'WR'] }) },
    );
    const both: Position = {
      ...state,
      stack: [...state.stack, 'WR'],
      companies: {
        ...state.companies,
        WR: { ...state.companies['CPR']!, par: 65, cell: [0, 9], trains: [], cash: 0, operated: true },
      },
    };
    expect(turn(act(both, 1, 'pass'))).toMatch(/^WR/u);
  });
});

describe('8.9 trains', () => {
  test('three for it, two for others', () => {
    const state = cgr(
      'trains',
      { trains: ['5'] },
      { permanent: true },
      {
        round: companyTurn('CPR', { step: 'trains', begun: true }),
        companies: {
          CGR: running({ par: 100, shares: [20, 30], pool: 20, trains: ['5'] }),
          CPR: running({ par: 100, shares: [0, 40], cash: 900, trains: ['6', '5'] }),
        },
        left: undefined,
      },
    );
    expect(refused(state, 1, 'train 6')).toBe('train-limit');
  });

  test('it pays others the printed price, no less and no more', () => {
    const state = cgr('trains', { cash: 1000 });
    expect(refused(state, 1, 'train 6 from CPR 1')).toBe('price-out-of-range');
    expect(refused(state, 1, 'train 6 from CPR 701')).toBe('price-out-of-range');
    expect(may(state, 1, 'train 6 from CPR 700')).toBe(true);
  });
});

describe('7.6 dividends', () => {
  const paid = (state: Position, earned: number): Position =>
    act({ ...state, round: { ...state.round, earned } as Position['round'] }, 1, 'pay');

  test('of ten shares each is paid its tenth', () => {
    const state = cgr('dividend', { trains: ['5'] }, { permanent: true });
    expect(cash(paid(state, 110))).toEqual([500 + 22, 500 + 33, 500]);
  });

  test('the log says what a single share is paid', () => {
    const perShare = (state: Position): unknown => {
      const earned = { ...state, round: { ...state.round, earned: 110 } as Position['round'] };
      return actFully(earned, 1, 'pay').facts.find(({ kind }) => kind === 'paid-out');
    };
    const ten = cgr('dividend', { trains: ['5'] }, { permanent: true });
    const fives = Array.from({ length: 18 }, () => 5);
    const twenty = dealt(
      cgr('dividend', { trains: ['5'] }, { permanent: true, twenty: true }),
      [1, 0],
      [10, ...fives],
    );
    expect(perShare(ten)).toMatchObject({ revenue: 110, perShare: 11 });
    expect(perShare(twenty)).toMatchObject({ revenue: 110, perShare: 6 });
  });

  test('of others, too', () => {
    const state = cgr(
      'dividend',
      { trains: ['5'] },
      { permanent: true },
      {
        round: companyTurn('CPR', { step: 'dividend', begun: true }),
      },
    );
    expect(cash(paid(state, 110))).toEqual([500, 500 + 44, 500]);
  });
});

describe('5.2 its offering', () => {
  test('is open as long as no more than half lies in the pool', () => {
    const state = cgr('track', {}, { permanent: true }, { round: stockTurn(3, 2) });
    expect(may(dealt(state, [1, -2, -2, -2, -2, -2]), 2, 'buy CGR')).toBe(true);
    expect(may(dealt(state, [1, -2, -2, -2, -2, -2, -2]), 2, 'buy CGR')).toBe(false);
  });
});

test('7.5 after each of its moves its turn has begun', () => {
  const borrowed = acts(act(cgr('token'), 1, 'pass'), '1 borrow');
  expect(borrowed.round).toMatchObject({ company: 'CGR', begun: true });
});
