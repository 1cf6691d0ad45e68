import { describe, expect, test } from '@jest/globals';
import { startingRules } from '../../../src/engine/rail/stock/starting.js';
import { tiedPrivateOf } from '../../../src/titles/1849/rules/first-company.js';
import { companyOrderOf } from '../../../src/titles/1849/rules/order.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import {
  companyTurn,
  stockTurn,
  table,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail-1849.js';

const {
  act,
  acts,
  actFully,
  asks,
  cash,
  choices,
  kinds,
  may,
  position,
  price,
  refused,
  refusedCase,
  shares,
} = table;

type Position = ReturnType<typeof position>;

/** Three players in the first stock round; CTL is the next company. */
const opening = (more: Partial<PositionSetup> = {}): Position =>
  position({ set: 1, cash: 800, order: ['CTL', 'IFT', 'RCS'], round: stockTurn(3, 0), ...more });

const money = (state: Position, company: string): number => state.companies[company]!.cash!;

describe('2.3 the order of the companies', () => {
  const drawn = [4, 2, 0, 5, 1, 3];
  const begun = (seats: number, settings = {}): readonly string[] =>
    companyOrderOf(table.newGame(seats, settings, [drawn]));

  test('all six are drawn; with five the one of the last card is out', () => {
    expect(begun(5)).toEqual(['RCS', 'CTL', 'AFG', 'SFA', 'ATA', 'IFT']);
    expect(begun(3)).toEqual(['RCS', 'CTL', 'AFG', 'SFA', 'ATA']);
  });

  test('four players choose', () => {
    expect(begun(4)).toHaveLength(6);
    expect(begun(4, { companies: '5' })).toHaveLength(5);
  });

  test('the option of a late IFT changes it for the fourth', () => {
    const order = companyOrderOf(table.newGame(5, { 'delay-ift': true }, [[3, 0, 1, 2, 4, 5]]));
    expect(order).toEqual(['CTL', 'AFG', 'ATA', 'IFT', 'RCS', 'SFA']);
  });

  test('3.3 only the next may be started', () => {
    const state = opening();
    expect(choices(state, 0, 'par', 'company')).toEqual(['CTL']);
    expect(refused(state, 0, 'par IFT 100')).toBe('not-next-in-order');
    const next = acts(state, '0 par CTL 68', '0 pass');
    expect(companyOrderOf(next)).toEqual(['IFT', 'RCS']);
    expect(choices(next, 1, 'par', 'company')).toEqual(['IFT']);
  });

  test('the company left out cannot be started when all others are', () => {
    const state = opening({ order: [] });
    expect(kinds(state, 0)).not.toContain('par');
    expect(refused(state, 0, 'par SFA 68')).toBe('not-next-in-order');
  });

  test('no other company must start before one that is not in the game', () => {
    expect(refusedCase(opening(), 0, 'par SFA 68')).toBe('not-next-in-order/out');
    expect(refusedCase(opening(), 0, 'par IFT 68')).toBe('not-next-in-order/undefined');
    const five = table.newGame(3, {}, [[4, 2, 0, 5, 1, 3]]);
    const { neverStart } = startingRules.of(title1849.game(five.settings));
    expect(neverStart(title1849.game(five.settings), five)).toEqual(['IFT']);
  });
});

describe('3.3.1 start prices', () => {
  test.each([
    ['4H', undefined, [68, 100]],
    ['6H', 1, [68, 100, 144]],
    ['8H', 1, [68, 100, 144]],
    ['10H', 1, [68, 100, 144, 216]],
    ['16H', 1, [68, 100, 144, 216]],
  ])('with the %s-trains', (next, left, prices) => {
    expect(choices(opening({ next, left }), 0, 'par', 'price')).toEqual(prices);
  });

  test('one must have the money for the director’s certificate', () => {
    const state = opening({ cash: [199, 800, 800] });
    expect(choices(state, 0, 'par', 'price')).toEqual([68]);
    expect(refused(state, 0, 'par CTL 100')).toBe('not-enough-money');
  });
});

describe('3.3.2 the first shares', () => {
  test('the example: 40 % of CTL at 100 bring 400, less 40 for its tokens; a further share follows later', () => {
    const started = acts(opening(), '0 par CTL 100', '0 buy CTL', '0 buy CTL');
    expect(shares(started, 'CTL')).toEqual([40, 0, 0]);
    expect(money(started, 'CTL')).toBe(360);
    expect(cash(started)).toEqual([400, 800, 800]);
    expect(asks(started)).toBe('1 stock-turn');
    expect(money(acts(started, '1 pass', '2 pass', '0 buy CTL'), 'CTL')).toBe(460);
  });

  test('one may stop before, and not buy anything else', () => {
    const started = act(opening(), 0, 'par CTL 68');
    expect(asks(started)).toBe('0 stock-turn');
    expect(kinds(started, 0)).toEqual(['buy', 'pass']);
    expect(choices(started, 0, 'buy', 'company')).toEqual(['CTL']);
    expect(asks(act(started, 0, 'pass'))).toBe('1 stock-turn');
  });

  test('whoever buys without having started buys one', () => {
    const state = opening({ companies: { CTL: { shares: [20], operated: true } }, order: [] });
    expect(asks(act(state, 0, 'buy CTL'))).toBe('1 stock-turn');
  });

  test('it runs from the next operating round on', () => {
    expect(act(opening(), 0, 'par CTL 68').companies['CTL']!.floated).toBe(true);
  });
});

describe('3.3.3 tokens and home', () => {
  test.each([
    ['AFG', 96],
    ['ATA', 106],
    ['CTL', 96],
    ['IFT', 46],
    ['RCS', 6],
    ['SFA', 96],
  ])('%s pays for all three tokens at once', (company, left) => {
    const state = opening({ seats: 5, order: [company], round: stockTurn(5, 0), cash: 300 });
    const { state: started, facts } = actFully(state, 0, `par ${company} 68`);
    expect(money(started, company)).toBe(left);
    expect(facts).toContainEqual({ kind: 'tokens-paid', company, tokens: 3, amount: 136 - left });
  });

  test('the home token stands at once', () => {
    expect(act(opening(), 0, 'par CTL 68').board.tokens).toEqual([{ company: 'CTL', hex: 'E1', stop: 0 }]);
  });

  test('Garibaldi’s director chooses among five cities before anything else', () => {
    const started = act(opening({ order: ['AFG'] }), 0, 'par AFG 68');
    expect(asks(started)).toBe('0 home-token');
    expect(kinds(started, 0)).toEqual(['home']);
    expect([...choices(started, 0, 'home', 'spot')].sort()).toEqual(['B14', 'C1', 'H8', 'M11', 'M9']);
    expect(refused(started, 0, 'home J6')).toBe('no-token-there');
    const placed = act(started, 0, 'home M9');
    expect(placed.board.tokens).toEqual([{ company: 'AFG', hex: 'M9', stop: 0 }]);
    expect(asks(placed)).toBe('0 stock-turn');
    expect(may(placed, 0, 'buy AFG')).toBe(true);
  });

  test('a city without a free place is not to be chosen', () => {
    const state = opening({
      order: ['AFG'],
      companies: { IFT: { shares: [0, 20] } },
      tokens: ['IFT H12', 'IFT B14'],
    });
    expect(choices(act(state, 0, 'par AFG 68'), 0, 'home', 'spot')).not.toContain('B14');
  });

  test('without a free place Garibaldi is passed over, and comes when there is one', () => {
    const tokens = ['IFT H8', 'IFT B14', 'CTL M11', 'CTL C1', 'ATA M9', 'RCS M9'];
    const companies = Object.fromEntries(['IFT', 'CTL', 'ATA', 'RCS'].map(id => [id, { shares: [0, 20] }]));
    const state = opening({ seats: 5, round: stockTurn(5, 0), order: ['AFG', 'SFA'], companies, tokens });
    expect(choices(state, 0, 'par', 'company')).toEqual(['SFA']);
    expect(refusedCase(state, 0, 'par AFG 68')).toBe('not-next-in-order/home');
    const room = opening({
      seats: 5,
      round: stockTurn(5, 0),
      order: ['AFG', 'SFA'],
      companies,
      tokens: tokens.slice(1),
    });
    expect(choices(room, 0, 'par', 'company')).toEqual(['AFG']);
  });
});

describe('2.4.5 Reale Società d’Affari', () => {
  /** The last private is left; the first player buys it. */
  const last = (order: readonly string[]): Position => {
    const privates = { SCE: 1, SIGI: 1, CNM: 2, SMS: 2, RSA: 'bank' };
    const { round } = table.newGame(3);
    return position({ set: 0, privates, order, round });
  };

  test('its buyer has the first company’s director’s certificate and names 68 or 100', () => {
    const bought = act(last(['CTL', 'IFT']), 0, 'take RSA');
    expect(asks(bought)).toBe('0 set-par');
    expect(choices(bought, 0, 'par', 'company')).toEqual(['CTL']);
    expect(choices(bought, 0, 'par', 'price')).toEqual([68, 100]);
    expect(refused(bought, 0, 'par CTL 144')).toBe('no-par-price');
  });

  test.each([
    [68, 96],
    [100, 160],
  ])('at %i the bank pays the certificate, less the tokens: %i', (par, capital) => {
    const started = acts(last(['CTL', 'IFT']), '0 take RSA', `0 par CTL ${String(par)}`);
    expect(money(started, 'CTL')).toBe(capital);
    expect(cash(started)).toEqual([350, 500, 500]);
    expect(shares(started, 'CTL')).toEqual([20, 0, 0]);
    expect(price(started, 'CTL')).toBe(par);
    expect(companyOrderOf(started)).toEqual(['IFT']);
    expect(started.board.tokens).toEqual([{ company: 'CTL', hex: 'E1', stop: 0 }]);
    expect(asks(started)).toBe('1 stock-turn');
  });

  test('Garibaldi’s home is chosen before the stock round begins', () => {
    const started = acts(last(['AFG', 'IFT']), '0 take RSA', '0 par AFG 100');
    expect(asks(started)).toBe('0 home-token');
    expect(asks(act(started, 0, 'home C1'))).toBe('1 stock-turn');
  });

  test('it closes with the first train of that company', () => {
    const buying = (tied: Partial<CompanySetup>): Position =>
      position({
        companies: { CTL: { shares: [20], cash: 200, ...tied } },
        privates: { RSA: 1 },
        tokens: ['CTL E1'],
        round: companyTurn('CTL', { step: 'trains' }),
      });
    expect(act(buying({ tied: 'RSA' }), 0, 'train 4H').privates['RSA']).toBe('closed');
    expect(act(buying({}), 0, 'train 4H').privates['RSA']).toBe(1);
    const started = acts(last(['CTL', 'IFT']), '0 take RSA', '0 par CTL 68');
    expect(tiedPrivateOf(started, 'CTL')).toBe('RSA');
  });
});
