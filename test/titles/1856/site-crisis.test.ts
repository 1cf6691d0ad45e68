import { describe, expect, test } from '@jest/globals';
import { play } from '../../../src/engine/core/index.js';
import { hasTokenOn } from '../../../src/engine/rail/map/board.js';
import { importedTitle1856 as title1856 } from '../../../src/titles/1856/readings/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1856.js';
import { running, type Position } from './merging.js';

const { act, acts, asks, cash, kinds, may, position, president, price, refused, turn } = table;

/* What records of 18xx.games show of a turn in which somebody owes: the numbers are those of the ruling. */

const settings = { reading: '18xx.games' };

const game = (companies: { readonly [id: string]: CompanySetup }, more: Partial<PositionSetup>): Position =>
  position({
    settings,
    next: '3',
    left: 4,
    companies,
    round: stockTurn(3, 0),
    ...more,
    own: { capital: Object.fromEntries(Object.keys(companies).map(id => [id, 'reached'])), ...more.own },
  });

const before = (state: Position): Position => ({ ...state, rules: 1 });

const withoutRun = (state: Position): Position =>
  play(title1856, state, { seat: 0, type: 'run', runs: [] }).state;

/** The turn of GT, 40 % of which its president has, at that step. */
const turnOf = (
  step: string,
  loans: number,
  seats: readonly number[],
  own: Partial<CompanySetup> = {},
  others: { readonly [id: string]: CompanySetup } = {},
  more: Partial<PositionSetup> = {},
  at: Parameters<typeof companyTurn>[1] = {},
): Position => {
  const companies = { GT: running({ shares: [40, 30], trains: ['2'], ...own }), ...others };
  const reached = Object.fromEntries(Object.keys(companies).map(id => [id, 'reached']));
  return game(companies, {
    cash: seats,
    laid: { P9: '57/1' },
    tokens: ['GT P9'],
    ...more,
    own: { capital: reached, loans: { GT: loans }, ...more.own },
    round: companyTurn('GT', { step, begun: true, of: 2, ...at }),
  });
};

const loansOf = (state: Position): unknown => (state.parts?.['loans'] as { GT?: number } | undefined)?.GT;

describe('H in a crisis nothing is passed over by itself', () => {
  test('the price falls when the president owes nothing any more', () => {
    const state = turnOf('run', 7, [5, 500, 500]);
    const owes = withoutRun(state);
    expect([asks(owes), cash(owes)[0], price(owes, 'GT')]).toEqual(['0 cash-crisis', -65, 70]);
    const sold = act(owes, 0, 'sell 1 GT');
    expect([asks(sold), cash(sold)[0], price(sold, 'GT')]).toEqual(['0 redeem-loans', 5, 60]);
    expect(price(withoutRun(before(state)), 'GT')).toBe(65);
  });
});

describe('D loans beyond the shares in hands go after everything that is done', () => {
  const passed = (state: Position): Position => act(state, 0, 'pass');

  test('also after a sale of the company itself', () => {
    const state = turnOf('trains', 8, [0, 500, 500], { cash: 100 });
    // One too many is paid from the treasury.
    expect([cash(passed(state))[0], loansOf(passed(state))]).toEqual([0, 7]);
    const owes = passed(turnOf('trains', 8, [0, 500, 500], { cash: 40 }));
    expect([asks(owes), cash(owes)[0], loansOf(owes)]).toEqual(['0 cash-crisis', -60, 7]);
    // Of what the sale brings the next one is paid.
    const again = act(owes, 0, 'sell 1 GT');
    expect([asks(again), cash(again)[0], loansOf(again)]).toEqual(['0 cash-crisis', -90, 6]);
  });

  test('E loans are asked for, though nothing can be done but pass; then they go', () => {
    const state = turnOf('dividend', 8, [500, 500, 500], {}, {}, {}, { earned: 20 });
    const asked = act(state, 0, 'withhold');
    expect([turn(asked), kinds(asked, 0), cash(asked)[0], loansOf(asked)]).toEqual([
      'GT loans',
      ['pass'],
      500,
      8,
    ]);
    const over = passed(asked);
    expect([cash(over)[0], loansOf(over)]).toEqual([420, 7]);
    expect(turn(act(before(state), 0, 'withhold'))).not.toBe('GT loans');
  });
});

describe('from the second sale of a crisis on', () => {
  const others = { WR: running({ shares: [40, 30] }) };

  test('the presidency of the company in crisis may be lost, and the crisis with it', () => {
    const owes = withoutRun(turnOf('run', 7, [-90, 500, 500], { shares: [30, 30] }, others));
    expect(cash(owes)[0]).toBe(-160);
    expect(refused(owes, 0, 'sell 1 GT')).toBe('nothing-to-sell');
    const once = act(owes, 0, 'sell 1 WR');
    expect([asks(once), may(once, 0, 'sell 1 GT')]).toEqual(['0 cash-crisis', true]);
    const lost = act(once, 0, 'sell 1 GT');
    expect([president(lost, 'GT'), cash(lost)[0], asks(lost)]).toEqual([1, -20, '1 redeem-loans']);
    expect(refused(act(before(owes), 0, 'sell 1 WR'), 0, 'sell 1 GT')).toBe('nothing-to-sell');
  });
});

describe('X5 a purchase that lowers the limit and ends the trains', () => {
  const buying = (loans: number): Position =>
    turnOf(
      'trains',
      loans,
      [500, 500, 500],
      { trains: ['3', '3', '3'], cash: 350 },
      {},
      { next: '4', left: undefined },
    );

  test('loans come before trains are given up, if there is anything to decide', () => {
    const bought = act(buying(2), 0, 'train 4');
    expect(asks(bought)).toBe('0 redeem-loans');
    expect(asks(act(bought, 0, 'pass'))).toBe('0 discard-train');
    expect(asks(act(buying(7), 0, 'train 4'))).toBe('0 discard-train');
    expect(asks(act(before(buying(2)), 0, 'train 4'))).toBe('0 discard-train');
  });
});

describe('X3 the purchase of the first 6-train', () => {
  const others = { CPR: running({ par: 100, shares: [0, 60], cash: 50 }) };
  const buying = (own: Partial<CompanySetup>, done: readonly string[], loans: number): Position =>
    turnOf(
      'trains',
      loans,
      [50, 500, 500],
      own,
      others,
      {
        next: '6',
        left: undefined,
        tokens: ['GT P9', 'CPR M4'],
        own: { loans: { GT: loans, CPR: 1 }, 'site-turns': ['GT'] },
      },
      { done, waiting: ['CPR'] },
    );

  test('hundreds are repaid, then interest is charged, and only then are presidents asked', () => {
    const bought = act(buying({ trains: [], cash: 960 }, ['late-interest'], 5), 0, 'train 6');
    // 260 redeem two of five loans, and three cost 30.
    expect([bought.companies['GT']!.cash, loansOf(bought), asks(bought)]).toEqual([30, 3, '0 save-company']);
  });

  test('the surplus is charged, too, if nothing more can be bought; a president who owes sells first', () => {
    const state = buying({ trains: [], cash: 700, pool: 10, shares: [30, 20] }, ['late-interest'], 6);
    const bought = act(state, 0, 'train 6');
    expect([loansOf(bought), cash(bought)[0], asks(bought)]).toEqual([5, 50 - 60 - 100, '0 cash-crisis']);
    const [gt, cpr] = ['GT', 'CPR'].map(id => bought.pending.filter(({ company }) => company === id).length);
    expect([gt, cpr]).toEqual([2, 1]);
  });
});

describe('B, C Waterloo & Saugeen in the token step', () => {
  const building = (own: Partial<CompanySetup>, more: Partial<PositionSetup> = {}): Position =>
    game(
      { WGB: running({ shares: [40, 20], ...own }) },
      {
        next: '4',
        left: 2,
        privates: { WSRC: 'WGB' },
        laid: { J11: '57/1', I12: '59/4' },
        tokens: ['WGB J11'],
        // A loan would pay for a token: one was taken.
        round: companyTurn('WGB', { step: 'destinations', begun: true, of: 2, done: ['loan'] }),
        ...more,
      },
    );

  const looked = (state: Position): Position =>
    play(title1856, state, { type: 'look-at-destinations', seat: 0, companies: [] }).state;

  test('an ordinary token on I12 costs nothing and uses the right up; the private stays', () => {
    const state = looked(building({ cash: 300 }));
    const placed = act(state, 0, 'token I12');
    expect(placed.companies['WGB']!.cash).toBe(300);
    expect([placed.privates['WSRC'], placed.used]).toEqual(['WGB', ['free-token']]);
    expect(refused(placed, 0, 'use WSRC token I12')).toBe('not-now');
    expect(act(before(state), 0, 'token I12').companies['WGB']!.cash).toBe(260);
    // Not without the right.
    const without = { ...state, used: ['free-token'] };
    expect(act(without, 0, 'token I12').companies['WGB']!.cash).toBe(260);
  });

  test('a company that cannot pay is asked where it reaches a city, and may pass', () => {
    const state = looked(building({}));
    expect(turn(state)).toBe('WGB token');
    expect(may(state, 0, 'pass')).toBe(true);
    expect(turn(looked(before(building({}))))).not.toBe('WGB token');
    expect(turn(looked(building({}, { laid: { J11: '57/1' } })))).not.toBe('WGB token');
    expect(turn(looked({ ...building({}), used: ['free-token'] }))).not.toBe('WGB token');
  });

  test('the token of the right is that of the turn', () => {
    const placed = act(looked(building({ cash: 300 })), 0, 'use WSRC token I12.1');
    expect(hasTokenOn(placed.board, 'WGB', 'I12')).toBe(true);
    expect(turn(placed)).not.toBe('WGB token');
  });
});

describe('F all companies of an operating round merge', () => {
  const merged = (waiting: Partial<CompanySetup> = {}): Position => {
    const state = game(
      {
        GT: running({ par: 70, shares: [60, 20], cash: 760, trains: ['4'] }),
        WR: running({ par: 65, shares: [0, 30, 20], cash: 50, trains: ['4'], ...waiting }),
      },
      {
        next: '6',
        left: undefined,
        cash: [50, 50, 50],
        laid: { P9: '57/1', O16: '5/0', N11: '122/1' },
        tokens: ['GT P9', 'WR O16', 'GT N11.0', 'WR N11.1'],
        own: { loans: { GT: 3, WR: 3 }, 'site-turns': ['GT'] },
        round: companyTurn('GT', {
          step: 'trains',
          begun: true,
          index: 1,
          of: 2,
          waiting: ['WR'],
          done: ['interest'],
        }),
      },
    );
    return acts(state, '0 train 6', '0 merge GT', '1 merge WR');
  };

  test('it is over at once: no token goes, and trains are asked about in the next', () => {
    const state = merged();
    expect(state.round).toMatchObject({ kind: 'operating', index: 2, company: 'CGR' });
    expect(state.board.tokens.filter(({ hex }) => hex === 'N11')).toHaveLength(2);
    expect(asks(state)).toBe('0 drop-train');
    const dropped = acts(state, '0 drop train 4', '0 drop train 4');
    expect([turn(dropped), dropped.companies['CGR']!.trains]).toEqual(['CGR track', ['6']]);
  });
});
