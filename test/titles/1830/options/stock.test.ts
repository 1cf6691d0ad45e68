import { describe, expect, test } from '@jest/globals';
import { saleValue } from '../../../../src/engine/rail/stock/selling.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  acts,
  asks,
  cash,
  companyTurn,
  kinds,
  may,
  newGame,
  position,
  price,
  refused,
  stockTurn,
  type PositionSetup,
} from '../../../support/rail.js';

type Position = ReturnType<typeof position>;
type Settings = NonNullable<PositionSetup['settings']>;

/** Three players in the second stock round; seat 0 is in turn and presides over PRR (at 100), seat 1 over NYC. */
const market = (settings: Settings = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    settings,
    companies: {
      PRR: { shares: [40, 30], par: 100 },
      NYC: { shares: [10, 50], par: 100 },
    },
    round: stockTurn(3, 0),
    ...more,
  });

describe('V-1.8 raises', () => {
  const bids = (raises: string): readonly boolean[] =>
    ['bid CS 45', 'bid CS 47', 'bid CS 50'].map(line => may(newGame(3, { raises }), 0, line));

  test('are 5 or more, multiples of 5, or 5 and nothing else', () => {
    expect(bids('min-5')).toEqual([true, true, true]);
    expect(bids('multiple-5')).toEqual([true, false, true]);
    expect(bids('exactly-5')).toEqual([true, false, false]);
    expect(refused(newGame(3, { raises: 'exactly-5' }), 0, 'bid CS 50')).toBe('bid-between-steps');
  });

  test('in the sale of groups, too', () => {
    const sale = newGame(3, { 'privates-sale': 'groups', raises: 'exactly-5' });
    expect(refused(sale, 0, 'choice 10')).toBe('bid-between-steps');
    expect(may(sale, 0, 'choice 5')).toBe(true);
  });
});

describe('V-1.8 passing in a contest', () => {
  const contest = (settings: Settings): Position =>
    acts(newGame(3, settings), '0 bid CS 45', '1 bid CS 50', '2 bid CS 55', '0 take SV', '0 pass');

  test('is not final, or final', () => {
    const raised = (settings: Settings): string =>
      asks(acts(contest(settings), '1 bid CS 60', '2 bid CS 65'));
    expect(raised({})).toBe('0 auction-contest');
    expect(raised({ 'contest-pass': 'out' })).toBe('1 auction-contest');
  });
});

describe('V-5.1 how far a price falls', () => {
  const after = (drop: string, seat: number): number | null =>
    price(act(market({ 'sale-drop': drop }, { round: stockTurn(3, seat) }), seat, 'sell 3 PRR'), 'PRR');

  test('by a step for each share, or for each sale, whoever sells', () => {
    expect([after('per-share', 0), after('per-share', 1)]).toEqual([76, 76]);
    expect([after('per-sale', 0), after('per-sale', 1)]).toEqual([90, 90]);
  });

  test('by a step for each share of the president, even one who loses the office with it', () => {
    expect([after('president-per-share', 0), after('president-per-share', 1)]).toEqual([76, 90]);
  });

  test('two sales of one turn are two steps', () => {
    const twice = acts(market({ 'sale-drop': 'per-sale' }), '0 sell 1 PRR', '0 sell 2 PRR');
    expect(price(twice, 'PRR')).toBe(82);
  });

  test('reform: for each share until a stock round begins after the last 5-train', () => {
    const settings = { 'sale-drop': 'reform' };
    expect(price(act(market(settings), 0, 'sell 2 PRR'), 'PRR')).toBe(82);
    const buying = position({
      settings,
      companies: {
        PRR: { shares: [40, 30], par: 100, cash: 1000 },
        NYC: { shares: [10, 50], par: 100 },
      },
      tokens: ['PRR H12'],
      next: '5',
      left: 1,
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    });
    const last = act(buying, 0, 'train 5');
    const selling = (set: number): Position => ({
      ...last,
      set,
      round: stockTurn(3, 0),
    });
    expect(price(act(selling(2), 0, 'sell 2 PRR'), 'PRR')).toBe(82);
    expect(price(act(selling(3), 0, 'sell 2 PRR'), 'PRR')).toBe(90);
  });

  test.each<Settings>([{ 'plus-trains': true }, { board: 'empire' }])(
    'reform with plus trains: 5+5 is the last of them: %j',
    more => {
      const buying = (next: string): Position =>
        position({
          settings: { 'sale-drop': 'reform', ...more },
          companies: { PRR: { shares: [40, 30], par: 100, cash: 1000 } },
          tokens: ['PRR H10'],
          next,
          left: 1,
          round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
        });
      const reform = (next: string): unknown =>
        act(buying(next), 0, `train ${next}`).parts?.['market-reform'];
      expect([reform('5'), reform('5+5')]).toEqual([undefined, 2]);
      expect(act({ ...buying('5'), rules: 3 }, 0, 'train 5').parts?.['market-reform']).toBe(2);
    },
  );
});

describe('V-6.1 the order of sales and the purchase', () => {
  test('sell-buy-sell: before and after', () => {
    const state = acts(market(), '0 sell 1 PRR', '0 buy NYC', '0 sell 1 PRR');
    expect(cash(state)[0]).toBe(500 + 100 - 100 + 90);
  });

  test('sell-buy: no sale after the purchase', () => {
    const bought = acts(market({ 'trade-order': 'sell-buy' }), '0 sell 1 PRR', '0 buy NYC');
    expect(kinds(bought, 0)).not.toContain('sell');
    expect(
      refused(
        market({ 'trade-order': 'sell-buy' }, { round: { ...stockTurn(3, 0), bought: 'NYC' } }),
        0,
        'sell 1 PRR',
      ),
    ).toBe('nothing-to-sell');
  });

  test('the order holds in turns of stock rounds: in need, shares are sold as always', () => {
    const needy = (order: string): Position =>
      position({
        settings: { 'trade-order': order },
        cash: [0, 500, 500],
        companies: {
          PRR: { shares: [60], par: 67, cash: 80 },
          NYC: { shares: [30, 60], par: 100 },
        },
        laid: { H10: '57/1' },
        tokens: ['PRR H12', 'NYC E19'],
        next: '4',
        left: 2,
        round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
      });
    for (const order of ['sell-buy', 'buy-sell']) {
      const sold = act(needy(order), 0, 'sell 3 NYC');
      expect([cash(sold)[0], sold.parts]).toEqual([300, undefined]);
    }
    // Nor does what others could raise depend on it, as the tables tell it.
    const values = ['sell-buy-sell', 'sell-buy'].map(order => {
      const state = needy(order);
      return saleValue(title1830.game(state.settings), state, 1);
    });
    expect(values).toEqual([500, 500]);
  });

  test('6.1 in no order are shares sold in the first stock round', () => {
    for (const order of ['sell-buy-sell', 'sell-buy', 'buy-sell'])
      expect(kinds(market({ 'trade-order': order }, { set: 1 }), 0)).not.toContain('sell');
  });

  test('buy-sell: the next turn may come at once, where the others can do nothing', () => {
    const poor = { cash: [500, 0, 0], companies: { PRR: { shares: [60], par: 100 } } };
    const sold = act(market({ 'trade-order': 'buy-sell' }, poor), 0, 'sell 1 PRR');
    const again = act(sold, 0, 'pass');
    expect([may(sold, 0, 'par CPR 67'), asks(again)]).toEqual([false, '0 stock-turn']);
    expect(may(again, 0, 'par CPR 67')).toBe(true);
  });

  test('buy-sell: so it may after a turn in which nothing was left to do', () => {
    // The president's certificate stays: after the sale there is nothing more to sell, and nothing may be bought.
    const poor = { cash: [500, 0, 0], companies: { PRR: { shares: [30], par: 100 } } };
    const state = market({ 'trade-order': 'buy-sell' }, poor);
    const sold = act(state, 0, 'sell 1 PRR');
    expect([asks(sold), sold.set, sold.parts]).toEqual(['0 stock-turn', 2, undefined]);
    expect(may(sold, 0, 'par CPR 67')).toBe(true);
    // Games that began with rules number 4 go on as they began: the round ended there.
    expect(act({ ...state, rules: 4 }, 0, 'sell 1 PRR').set).toBe(3);
  });

  test('buy-sell: no purchase and no foundation after a sale, until the next turn', () => {
    const state = market({ 'trade-order': 'buy-sell' });
    const sold = act(state, 0, 'sell 1 PRR');
    expect(refused(sold, 0, 'buy NYC')).toBe('sold-already');
    expect(refused(sold, 0, 'par ERIE 67')).toBe('sold-already');
    expect(may(acts(sold, '0 pass', '1 pass', '2 pass'), 0, 'buy NYC')).toBe(true);
    expect(may(act(state, 0, 'buy NYC'), 0, 'sell 1 PRR')).toBe(true);
  });
});

describe('V-6.2 several shares', () => {
  test('together at one price, or one by one at falling prices', () => {
    expect(cash(act(market(), 0, 'sell 2 PRR'))[0]).toBe(700);
    const singly = market({ sales: 'singly' });
    expect(refused(singly, 0, 'sell 2 PRR')).toBe('cannot-sell-so-many');
    expect(cash(acts(singly, '0 sell 1 PRR', '0 sell 1 PRR'))[0]).toBe(690);
  });

  test('C-2.4 who could pay with all shares at one price is bankrupt where they get cheaper one by one', () => {
    const needy = (settings: Settings): Position =>
      position({
        settings,
        cash: [0, 500, 500],
        companies: {
          PRR: { shares: [60], par: 67, cash: 80 },
          NYC: { shares: [30, 60], par: 100 },
        },
        laid: { H10: '57/1' },
        tokens: ['PRR H12', 'NYC E19'],
        next: '6',
        left: 1,
        round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
      });
    expect(kinds(needy({}), 0)).not.toContain('bankrupt');
    const poor = needy({ sales: 'singly' });
    expect(kinds(poor, 0)).toContain('sell');
    const broke = act(poor, 0, 'bankrupt');
    expect(broke.ended).toEqual({ reason: 'bankrupt', bankrupt: 0 });
    expect(price(broke, 'NYC')).toBe(76);
  });
});

describe('V-6.4 privates that were just bought', () => {
  /** Seat 0 has bought the MH of seat 1, and it is seat 1's turn. */
  const traded = (settings: Settings): Position =>
    acts(
      market(settings, { privates: { MH: 1 } }),
      '0 offer private MH from P2 to P1 100',
      '1 accept 1',
      '0 pass',
    );

  test('may not be sold again in the same stock round; in the next they may', () => {
    const state = traded({});
    expect(may(state, 1, 'offer private MH from P1 to P2 50')).toBe(false);
    const next = { ...state, round: stockTurn(3, 1), set: 3 };
    expect(next.parts).toEqual({ 'privates-traded': ['MH'] });
    const operating = acts(state, '1 pass', '2 pass', '0 pass');
    expect(operating.parts).toBeUndefined();
  });

  test('or they may', () => {
    expect(may(traded({ 'private-resale': 'free' }), 1, 'offer private MH from P1 to P2 50')).toBe(true);
  });
});

describe('V-8.0 the highest price', () => {
  test('reached with a dividend, it ends the game with the turn of the company', () => {
    const top = (settings: Settings): Position =>
      position({
        settings,
        companies: { PRR: { shares: [60, 40], par: 100, cell: [0, 17], trains: ['2'] } },
        tokens: ['PRR H12'],
        round: companyTurn('PRR', { step: 'dividend', begun: true, earned: 30 }),
      });
    const settings = { 'end-max-price': true };
    expect(price(act(top(settings), 0, 'pay'), 'PRR')).toBe(350);
    expect(act(top(settings), 0, 'pay').ended).toEqual({ reason: 'price' });
    expect(act(top(settings), 0, 'withhold').ended).toBeNull();
    expect(act(top({}), 0, 'pay').ended).toBeNull();
  });

  test('reached at the end of a stock round, it ends the game there', () => {
    const sold = (settings: Settings): Position =>
      market(settings, {
        companies: { PRR: { shares: [60, 40], par: 100, cell: [1, 18] } },
        round: stockTurn(3, 2, { passes: 2 }),
      });
    const { ended } = act(sold({ 'end-max-price': true }), 2, 'pass');
    expect(ended).toEqual({ reason: 'price' });
    expect(act(sold({}), 2, 'pass').ended).toBeNull();
  });
});

describe('V-5.2 a rise needs a dividend', () => {
  const paid = (settings: Settings, earned: number): number | null =>
    price(
      act(
        position({
          settings,
          companies: { PRR: { shares: [60], par: 100, trains: ['2'] } },
          tokens: ['PRR H12'],
          round: companyTurn('PRR', { step: 'dividend', begun: true, earned }),
        }),
        0,
        'pay',
      ),
      'PRR',
    );

  test('of as much in all as one share costs', () => {
    const settings = { 'rise-needs-dividend': true };
    expect([paid({}, 90), paid(settings, 90), paid(settings, 100)]).toEqual([112, 100, 112]);
  });
});

describe('V-5.3 higher certificate limits', () => {
  test('7 players may have 12 certificates instead of 11', () => {
    const full = (settings: Settings): Position =>
      position({
        settings: { 'privates-sale': 'groups', ...settings },
        seats: 7,
        cash: 700,
        companies: {
          PRR: { shares: [60], par: 100 },
          NYC: { shares: [60], par: 100 },
          CPR: { shares: [10, 50], par: 100 },
        },
        round: stockTurn(7, 0),
      });
    expect(refused(full({}), 0, 'buy CPR')).toBe('certificate-limit');
    expect(may(full({ 'higher-cert-limits': true }), 0, 'buy CPR')).toBe(true);
  });
});
