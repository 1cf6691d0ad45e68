import { describe, expect, test } from '@jest/globals';
import { rows1830 } from '../../../support/games-1830.js';
import {
  act,
  actFully,
  acts,
  asks,
  cash,
  choices,
  column,
  companyTurn,
  kinds,
  may,
  position,
  president,
  price,
  refused,
  refusedCase,
  stockTurn,
  turn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';
import { gameOf } from '../turns.js';

type Position = ReturnType<typeof position>;

const settings = { need: 'insolvency' };

/** The PRR has a route between Altoona and Lancaster, no train, and a president with too little money: the next is a 5-train. */
const lacking = (prr: CompanySetup = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    settings,
    seats: 3,
    cash: [100, 500, 500],
    laid: { H10: '57/1' },
    tokens: ['PRR H12', 'NYC E19'],
    next: '5',
    left: 2,
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1, waiting: ['NYC'] }),
    ...more,
    companies: {
      PRR: { shares: [40, 30], pool: 30, par: 100, cash: 250, ...prr },
      NYC: { shares: [0, 60], par: 67, cash: 100, trains: ['5'] },
      ...more.companies,
    },
  });

/** The same later: the PRR has its train and owes 100. */
const insolvent = (more: Partial<PositionSetup> = {}): Position => {
  const state = act(lacking(), 0, 'train 5');
  const again = position({ ...lackingSetup, ...more });
  return { ...again, parts: state.parts! };
};

const lackingSetup: PositionSetup = {
  settings,
  seats: 3,
  cash: [200, 500, 500],
  laid: { H10: '57/1' },
  tokens: ['PRR H12', 'NYC E19'],
  next: '5',
  left: 1,
  companies: {
    PRR: { shares: [40, 40], president: 0, pool: 10, par: 100, trains: ['5'], operated: true },
    NYC: { shares: [0, 60], par: 67, cash: 500, trains: ['5'], operated: true },
  },
  round: companyTurn('PRR', { step: 'run', begun: true, waiting: ['NYC'] }),
};

describe('7.6.2 who cannot pay for a train owes it to the bank', () => {
  test('both pay all they have, the bank lends the rest, and nothing is sold', () => {
    const state = lacking();
    expect(asks(state)).toBe('0 train-on-credit');
    expect(kinds(state, 0)).not.toContain('sell');
    expect(kinds(state, 0)).not.toContain('bankrupt');
    // Nor is a private offered to others, as it may be where shares are sold.
    const offers = (more: Partial<PositionSetup>): boolean =>
      may(lacking({}, { privates: { SV: 0 }, ...more }), 0, 'offer private SV from P1 to P2 10');
    expect([offers({ settings: {} }), offers({})]).toEqual([true, false]);
    const { state: bought, facts } = actFully(state, 0, 'train 5');
    expect(facts.slice(0, 2)).toEqual([
      { kind: 'president-paid', company: 'PRR', seat: 0, amount: 100 },
      { kind: 'bank-lent', company: 'PRR', amount: 100, debt: 100 },
    ]);
    expect(cash(bought)).toEqual([0, 500, 500]);
    expect(bought.companies['PRR']).toMatchObject({ cash: 0, trains: ['5'] });
    expect(bought.bank! - state.bank!).toBe(350);
  });

  test('with enough money together the president pays exactly what is missing', () => {
    const state = lacking({ cash: 350 });
    expect(asks(state)).toBe('0 forced-train');
    const { state: bought, facts } = actFully(state, 0, 'train 5');
    expect(cash(bought)[0]).toBe(0);
    expect(bought.parts).toBeUndefined();
    expect(facts.map(({ kind }) => kind)).not.toContain('bank-lent');
    expect(asks(lacking({ cash: 450 }))).toBe('0 buy-trains');
  });

  test('a president without money is not named as one who pays, and nothing is repaid as long as nothing comes in', () => {
    const { facts } = actFully(lacking({}, { cash: [0, 500, 500] }), 0, 'train 5');
    const told = facts.map(({ kind }) => kind);
    expect(told).toContain('bank-lent');
    expect(told).not.toContain('president-paid');
    expect(told).not.toContain('debt-repaid');
  });

  test('the president’s money and the loan buy from bank and pool only, the cheapest', () => {
    const state = lacking({}, { pool: ['4'] });
    expect(may(state, 0, 'train 4 pool')).toBe(true);
    expect(may(state, 0, 'train 5')).toBe(false);
  });

  test('7.0 a loan is also paid when the bank is empty', () => {
    expect(act(lacking({}, { bank: 0 }), 0, 'train 5').bank).toBe(350);
  });

  test('without the option the same president must sell shares', () => {
    const classic = lacking({}, { settings: {} });
    expect(asks(classic)).toBe('0 forced-train');
    expect(kinds(classic, 0)).not.toContain('train');
  });
});

describe('7.7 an insolvent company', () => {
  test('keeps its revenue, which goes to the bank at once; what is over is its own', () => {
    const ran = act(insolvent(), 0, 'run 5 H12-H10');
    expect(choices(ran, 0, 'dividend', 'kind')).toEqual(['withhold']);
    const { state, facts } = actFully(ran, 0, 'withhold');
    expect(facts).toContainEqual({ kind: 'debt-repaid', company: 'PRR', amount: 30, debt: 70 });
    expect(price(state, 'PRR')).toBe(90);
    expect(state.companies['PRR']!.cash).toBe(0);
  });

  test('nor may it split, where that may be chosen (V-7.1)', () => {
    const both = { settings: { ...settings, 'split-dividends': true } };
    const round = companyTurn('PRR', { step: 'dividend', begun: true, earned: 50 });
    const state = insolvent({ ...both, round });
    expect(choices(state, 0, 'dividend', 'kind')).toEqual(['withhold']);
    expect(refused(state, 0, 'split')).not.toBe('');
    // Nor in S-5, whose markers close ways as well.
    const uncertain = { settings: { ...both.settings, 'uncertain-times': true } };
    expect(choices(insolvent({ ...uncertain, round }), 0, 'dividend', 'kind')).toEqual(['withhold']);
    const free = position({ ...lackingSetup, ...both, round });
    expect(choices(free, 0, 'dividend', 'kind')).toEqual(['pay', 'withhold', 'half']);
    // Games that began with rules number 3 go on as they began.
    expect(choices({ ...state, rules: 3 }, 0, 'dividend', 'kind')).toEqual(['withhold', 'half']);
  });

  /** Every two options of chapter V come together in some of these. */
  const chosen = rows1830
    .filter(row => row['need'] === 'insolvency')
    .map(({ players: _players, ...others }) => others);

  test('no option gives back what insolvency takes away', () => {
    expect(chosen.length).toBeGreaterThan(20);
    const dividing = companyTurn('PRR', { step: 'dividend', begun: true, earned: 50 });
    const buying = {
      round: companyTurn('NYC', { step: 'trains', begun: true, laid: 1 }),
      companies: {
        PRR: { shares: [40, 30], pool: 30, par: 100, trains: ['5'], operated: true },
        NYC: { shares: [60], par: 67, cash: 500, operated: true },
        'C&O': { shares: [0, 60], par: 67, trains: ['5'], operated: true },
      },
    };
    for (const row of chosen) {
      const fives = gameOf(row).train['5']!.count! - 2;
      const depot = fives > 0 ? { next: '5', left: fives } : { next: '5+5', left: 1 };
      const at = (more: Partial<PositionSetup>): Position => insolvent({ settings: row, ...depot, ...more });
      const taken = [
        choices(at({ round: dividing }), 0, 'dividend', 'kind'),
        may(at({ round: stockTurn(3, 0) }), 0, 'sell 1 PRR'),
        may(at(buying), 0, 'train 5 from PRR 1'),
      ];
      expect([row, taken]).toEqual([row, [['withhold'], false, false]]);
    }
  });

  test('its administrator may repay with their own money in its turn, and can do no more than that', () => {
    const state = insolvent();
    expect(column(state, 'debt', 'PRR')).toEqual({ money: 100 });
    expect(refused(state, 0, 'repay 101')).toBe('debt-out-of-range');
    expect(refused(state, 0, 'repay 0')).toBe('debt-out-of-range');
    expect([1, 100].map(amount => may(state, 0, `repay ${String(amount)}`))).toEqual([true, true]);
    const half = act(state, 0, 'repay 40');
    expect(cash(half)[0]).toBe(160);
    expect(refused(half, 0, 'repay 61')).toBe('debt-out-of-range');
    const free = actFully(half, 0, 'repay 60');
    expect(free.state.parts).toBeUndefined();
    expect(free.facts).toContainEqual({ kind: 'debt-repaid', company: 'PRR', amount: 60, debt: 0, seat: 0 });
    expect(refused(free.state, 0, 'repay 1')).toBe('not-now');
    expect(column(free.state, 'debt', 'PRR')).toBeNull();
  });

  test('so it may in its turn of a stock round, naming the company', () => {
    const state = insolvent({ round: stockTurn(3, 0) });
    expect(kinds(state, 0)).toContain('repay-debt');
    expect(refused(state, 0, 'repay 40')).not.toBe('');
    expect(refused(state, 0, 'repay NYC 40')).not.toBe('');
    expect(refused(state, 0, 'repay PRR 101')).toBe('debt-out-of-range');
    const part = actFully(state, 0, 'repay PRR 40');
    expect(cash(part.state)[0]).toBe(160);
    const free = act(part.state, 0, 'repay PRR 60');
    expect(free.parts).toBeUndefined();
    // Free of debt, its shares may be sold; and it was no purchase.
    expect(may(free, 0, 'sell 1 PRR')).toBe(true);
    expect(act(part.state, 0, 'pass').round).toMatchObject({ passes: 1 });
    // Nobody pays for somebody else's company.
    expect(kinds(insolvent({ round: stockTurn(3, 1) }), 1)).not.toContain('repay-debt');
    expect(refused(insolvent({ round: stockTurn(3, 1) }), 1, 'repay PRR 40')).toBe('not-now');
    // Not in somebody else's turn, nor in games that began with rules number 3.
    expect(kinds(insolvent({ round: stockTurn(3, 1) }), 0)).toEqual([]);
    expect(kinds({ ...state, rules: 3 }, 0)).not.toContain('repay-debt');
  });

  test('6.0 who can do nothing but repay is asked for it, as long as there is money for it', () => {
    const before = (money: number): Position =>
      insolvent({ cash: [money, 500, 500], round: stockTurn(3, 2) });
    const asked = act(before(50), 2, 'pass');
    expect([asks(asked), kinds(asked, 0)]).toEqual(['0 stock-turn', ['repay-debt', 'pass']]);
    expect(asks(act(before(0), 2, 'pass'))).toBe('1 stock-turn');
    // Games that began with rules number 4 go on as they began.
    expect(asks(act({ ...before(50), rules: 4 }, 2, 'pass'))).toBe('1 stock-turn');
  });

  test('the administrator repays no more than they have, and nothing where they have nothing', () => {
    const poor = insolvent({ cash: [40, 500, 500] });
    expect(refused(poor, 0, 'repay 41')).toBe('not-enough-money');
    const broke = act(poor, 0, 'repay 40');
    expect([kinds(poor, 0), kinds(broke, 0)]).toEqual([['run', 'repay-debt'], ['run']]);
    expect(kinds(insolvent(), 1)).toEqual([]);
  });

  test('others that owe nothing pay dividends, and their presidents sell', () => {
    const running = insolvent({
      round: companyTurn('NYC', { step: 'dividend', begun: true, earned: 60 }),
    });
    expect(choices(running, 1, 'dividend', 'kind')).toEqual(['pay', 'withhold']);
    expect(kinds(running, 1)).toEqual(['dividend']);
    expect(may(insolvent({ round: stockTurn(3, 1) }), 1, 'sell 1 NYC')).toBe(true);
  });

  test('nobody takes the office as long as it lasts; then whoever has more shares does at once', () => {
    const trading = insolvent({ round: stockTurn(3, 1), cash: 500 });
    const more = acts(trading, '1 buy PRR pool', '1 pass');
    expect(president(more, 'PRR')).toBe(0);
    const before = { ...insolvent(), companies: more.companies };
    const { state, facts } = actFully(before, 0, 'repay 100');
    expect(facts).toContainEqual({ kind: 'president-changed', company: 'PRR', from: 0, to: 1 });
    expect(president(state, 'PRR')).toBe(1);
  });

  test('its administrator may not sell its shares; others may', () => {
    const state = insolvent({ round: stockTurn(3, 0) });
    expect(refusedCase(state, 0, 'sell 1 PRR')).toBe('nothing-to-sell/held');
    expect(may(insolvent({ round: stockTurn(3, 1) }), 1, 'sell 1 PRR')).toBe(true);
  });

  test('its only train cannot be bought', () => {
    const turnOfNyc = companyTurn('NYC', { step: 'trains', begun: true, laid: 1 });
    const owning = (...trains: readonly string[]): Partial<PositionSetup> => ({
      round: turnOfNyc,
      companies: {
        PRR: { shares: [40, 30], pool: 30, par: 100, trains, operated: true },
        NYC: { shares: [60], par: 67, cash: 500, operated: true },
      },
    });
    expect(may(position({ ...lackingSetup, ...owning('5') }), 0, 'train 5 from PRR 1')).toBe(true);
    expect(may(insolvent(owning('5')), 0, 'train 5 from PRR 1')).toBe(false);
    expect(may(insolvent(owning('5', '4')), 0, 'train 5 from PRR 1')).toBe(true);
    // Not even without a route, where V-7.7 protects none.
    const both = { laid: {}, settings: { ...settings, 'last-train': 'protected' } };
    expect(may(insolvent({ ...owning('5'), ...both }), 0, 'train 5 from PRR 1')).toBe(false);
  });

  test('becomes insolvent again where it must, and the debts add up', () => {
    const again = { ...lacking({ cash: 0 }, { cash: [0, 500, 500] }), parts: insolvent().parts! };
    const { facts, state } = actFully(again, 0, 'train 5');
    expect(facts).toContainEqual({ kind: 'bank-lent', company: 'PRR', amount: 450, debt: 550 });
    expect(turn(state)).not.toBe('PRR trains');
  });
});
