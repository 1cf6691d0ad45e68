import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../src/titles/1830/title.js';
import {
  act,
  acts,
  asks,
  cash,
  choices,
  companyTurn,
  forms,
  inPool,
  kinds,
  may,
  position,
  president,
  price,
  refused,
  shares,
  turn,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** The PRR has a route (Altoona to Pittsburgh) and no train; seat 0 presides over it. */
const needy = (prr: CompanySetup = {}, more: Partial<PositionSetup> = {}): Position =>
  position({
    cash: [100, 500, 500],
    tokens: ['PRR H12', 'NYC E19'],
    laid: { H10: '57/1' },
    next: '3',
    left: 3,
    round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    ...more,
    companies: {
      PRR: { shares: [60], cash: 100, ...prr },
      NYC: { shares: [20, 60], cash: 100 },
      ...more.companies,
    },
  });

const ask = (state: Position): unknown => title1830.turn(state).ask;

describe('C-2.3.1 a company with a route and no train must buy one', () => {
  test('it may not pass', () => {
    expect(refused(needy({ cash: 300 }), 0, 'pass')).toBe('cannot-pass');
    expect(kinds(needy({ cash: 300 }), 0)).toEqual(['train']);
  });

  test('7.6 without a route it need not', () => {
    const free = needy({ cash: 300 }, { laid: {} });
    expect(may(free, 0, 'pass')).toBe(true);
  });

  test('nor with a train', () => {
    expect(may(needy({ cash: 300, trains: ['3'] }), 0, 'pass')).toBe(true);
  });

  test('nor when the bank has none at all', () => {
    const sold = needy({ cash: 300 }, { next: 'D', left: 0 });
    expect(asks(sold)).toBe('0 buy-trains');
    expect(may(sold, 0, 'pass')).toBe(true);
    expect(kinds(sold, 0)).not.toContain('bankrupt');
  });

  test('with money of its own it buys as ever: any train it can pay', () => {
    const rich = needy({ cash: 300 }, { pool: ['2'], companies: { NYC: { shares: [60], trains: ['2'] } } });
    expect(asks(rich)).toBe('0 buy-trains');
    expect(may(rich, 0, 'train 3')).toBe(true);
    expect(may(rich, 0, 'train 2 pool')).toBe(true);
    expect(may(rich, 0, 'train 2 from NYC 7')).toBe(true);
    expect(asks(needy({ cash: 180 }))).toBe('0 buy-trains');
    expect(asks(needy({ cash: 179 }))).toBe('0 forced-train');
  });
});

describe('C-2.3.1 the president adds his money', () => {
  test('all of the company first, then as much of his as is missing', () => {
    const state = needy();
    expect(ask(state)).toEqual({ kind: 'forced-train', company: 'PRR', missing: 0 });
    const bought = act(state, 0, 'train 3');
    expect(bought.companies['PRR']).toMatchObject({ cash: 0, trains: ['3'] });
    expect(cash(bought)).toEqual([20, 500, 500]);
  });

  test('for the cheapest train of bank and pool only', () => {
    const state = needy({}, { next: '5', left: 2, cash: [700, 500, 500], pool: ['4', '4'] });
    expect(choices(state, 0, 'train', 'train')).toEqual(['4']);
    expect(cash(act(state, 0, 'train 4 pool'))[0]).toBe(500);
    expect(refused(state, 0, 'train 5')).toBe('train-not-for-sale');
  });

  test('for a train of another company of his at most the printed price', () => {
    const state = needy(
      {},
      { cash: [600, 0, 0], companies: { NYC: { shares: [60], trains: ['3'] }, CPR: { shares: [0, 60] } } },
    );
    expect(refused(state, 0, 'train 3 from NYC 181')).toBe('price-out-of-range');
    const bought = act(state, 0, 'train 3 from NYC 180');
    expect(cash(bought)[0]).toBe(520);
    expect(bought.companies['PRR']!.cash).toBe(0);
    expect(bought.companies['NYC']!.cash).toBe(180);
  });

  /** A 3-train lies in the pool; another company has a 4-train. */
  const dear = (nyc: CompanySetup, more: Partial<PositionSetup> = {}): Position =>
    needy(
      {},
      {
        next: '4',
        left: 2,
        pool: ['3'],
        cash: [600, 0, 0],
        companies: { NYC: { trains: ['4'], cash: 100, ...nyc } },
        ...more,
      },
    );

  test('nor more than the cheapest of bank and pool costs: with his money the company buys the cheapest', () => {
    const state = dear({ shares: [60] });
    expect(refused(state, 0, 'train 4 from NYC 181')).toBe('price-out-of-range');
    expect(may(state, 0, 'train 4 from NYC 180')).toBe(true);
  });

  test('for a train of another president as much, if he agrees', () => {
    const state = dear({ shares: [20, 60] });
    expect(refused(state, 0, 'offer train 4 from NYC to PRR 181')).toBe('price-out-of-range');
    const sold = acts(state, '0 offer train 4 from NYC to PRR 180', '1 accept 1');
    expect(cash(sold)[0]).toBe(520);
    expect(sold.companies['PRR']).toMatchObject({ cash: 0, trains: ['4'] });
  });

  test('in the records up to the printed price', () => {
    const state = dear({ shares: [60] }, { settings: { reading: '18xx.games' } });
    expect(may(state, 0, 'train 4 from NYC 300')).toBe(true);
  });

  test('what the company pays alone may be more', () => {
    const state = needy({ cash: 150 }, { companies: { NYC: { shares: [60], trains: ['2'] } } });
    expect(refused(state, 0, 'train 2 from NYC 151')).toBe('price-out-of-range');
    expect(cash(act(state, 0, 'train 2 from NYC 150'))[0]).toBe(100);
  });

  describe('where bank and pool have none, for one of another company of his', () => {
    const sold = (prr: CompanySetup = {}, more: Partial<PositionSetup> = {}): Position =>
      needy(prr, {
        next: 'D',
        left: 0,
        cash: [700, 500, 500],
        companies: { NYC: { shares: [60], trains: ['5', '6'] } },
        ...more,
      });

    test('up to its printed price', () => {
      const bought = act(sold({ cash: 0 }), 0, 'train 5 from NYC 450');
      expect(cash(bought)[0]).toBe(250);
      expect(bought.companies['PRR']!.trains).toEqual(['5']);
      expect(refused(sold(), 0, 'train 5 from NYC 451')).toBe('price-out-of-range');
      expect(may(sold(), 0, 'train 6 from NYC 630')).toBe(true);
    });

    test('if he wants: nobody is made to offer one', () => {
      expect(asks(sold())).toBe('0 buy-trains');
      expect(may(sold(), 0, 'pass')).toBe(true);
      expect(kinds(sold(), 0)).toEqual(['train', 'pass']);
    });

    test('he is asked, though only he has money', () => {
      const begun = (cash: readonly number[]): Position =>
        act(sold({ cash: 0 }, { cash, round: companyTurn('PRR') }), 0, 'pass');
      expect(turn(begun([1, 0, 0]))).toBe('PRR trains');
      expect(turn(begun([0, 1, 0]))).toBe('stock');
    });

    test('not with a train of its own, nor without a route', () => {
      expect(refused(sold({ trains: ['5'] }), 0, 'train 5 from NYC 101')).toBe('price-out-of-range');
      expect(refused(sold({}, { laid: {} }), 0, 'train 5 from NYC 101')).toBe('price-out-of-range');
    });
  });

  test('he is not made to use that train: the one of the bank stays open', () => {
    const state = needy({}, { companies: { NYC: { shares: [60], trains: ['3'] } } });
    expect(may(state, 0, 'train 3')).toBe(true);
  });

  test('he sells nothing as long as the money is there', () => {
    expect(kinds(needy(), 0)).not.toContain('sell');
    expect(refused(needy(), 0, 'sell 1 NYC')).toBe('nothing-to-sell');
  });
});

describe('C-2.3.2 forced sale of shares', () => {
  /** 300 for a 4-train, 100 + 20 there: 180 missing. NYC stands at 67. */
  const selling = (more: Partial<PositionSetup> = {}, prr: CompanySetup = {}): Position =>
    needy(prr, { next: '4', left: 2, cash: [20, 500, 500], ...more });

  test('as many as are needed and no more', () => {
    const state = selling({ companies: { NYC: { shares: [40, 60], cell: [0, 6] } } });
    expect(ask(state)).toEqual({ kind: 'forced-train', company: 'PRR', missing: 180 });
    expect(price(state, 'NYC')).toBe(100);
    expect(refused(state, 0, 'sell 3 NYC')).toBe('cannot-sell-so-many');
    const sold = act(state, 0, 'sell 2 NYC');
    expect(refused(sold, 0, 'sell 1 NYC')).toBe('nothing-to-sell');
    expect(refused(sold, 0, 'pass')).toBe('cannot-pass');
  });

  test('where they bring just what is missing, none more', () => {
    const state = selling({ companies: { NYC: { shares: [40, 60], par: 90 } } });
    expect(refused(state, 0, 'sell 3 NYC')).toBe('cannot-sell-so-many');
    expect(cash(acts(state, '0 sell 2 NYC', '0 train 4'))[0]).toBe(0);
  });

  test('7.0 companies that fall into one cell act in the order in which they came there', () => {
    const state = selling({
      companies: {
        PRR: { shares: [20, 20], cash: 100, floated: true },
        CPR: { shares: [20, 60], cell: [0, 6] },
        NYC: { shares: [20, 60], cell: [1, 6] },
      },
      cash: [60, 500, 500],
      next: '5',
      tokens: ['PRR H12', 'CPR A19', 'NYC E19'],
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1, waiting: ['CPR', 'NYC'] }),
    });
    const sold = acts(state, '0 sell 1 NYC', '0 sell 2 CPR');
    expect([price(sold, 'NYC'), price(sold, 'CPR')]).toEqual([82, 82]);
    expect(turn(act(sold, 0, 'train 5'))).toBe('NYC track');
  });

  test('what is left over stays with the president', () => {
    const sold = act(selling({ companies: { NYC: { shares: [40, 60], cell: [0, 6] } } }), 0, 'sell 2 NYC');
    const bought = act(sold, 0, 'train 4');
    expect(cash(bought)[0]).toBe(20);
    expect(bought.companies['PRR']!.cash).toBe(0);
  });

  test('he chooses what and in which order; each sale lowers the price', () => {
    const state = selling({ companies: { NYC: { shares: [20, 60], par: 100 } } });
    expect(choices(state, 0, 'sell', 'company')).toEqual(['PRR', 'NYC']);
    const sold = act(state, 0, 'sell 1 NYC');
    expect(price(sold, 'NYC')).toBe(90);
    expect(inPool(sold, 'NYC')).toBe(10);
  });

  test('never so that the acting company gets another president', () => {
    const state = selling({ companies: { NYC: { shares: [0, 60] } } }, { shares: [40, 30] });
    expect(refused(state, 0, 'sell 2 PRR')).toBe('cannot-sell-so-many');
    const sold = act(state, 0, 'sell 1 PRR');
    expect(shares(sold, 'PRR')).toEqual([30, 30, 0]);
    expect(president(sold, 'PRR')).toBe(0);
    expect(kinds(sold, 0)).not.toContain('sell');
  });

  test('the president’s certificate of the acting company is never sold', () => {
    const state = selling({ companies: { NYC: { shares: [0, 60] } } }, { shares: [40], pool: 20 });
    expect(forms(state, 0, 'sell').map(f => f.fields['shares'])).toEqual([{ from: 1, to: 2, by: 1 }]);
  });

  test('other companies may get another president, at once', () => {
    const state = selling({ companies: { NYC: { shares: [30, 30], cell: [0, 6] } } });
    const sold = act(state, 0, 'sell 1 NYC');
    expect(president(sold, 'NYC')).toBe(1);
    expect(asks(sold)).toBe('0 forced-train');
  });

  test('5.3 no more than the pool takes', () => {
    const state = selling({ companies: { NYC: { shares: [20, 40], pool: 40, cell: [0, 6] } } });
    expect(refused(state, 0, 'sell 2 NYC')).toBe('cannot-sell-so-many');
  });

  test('nobody else can sell', () => {
    expect(kinds(selling(), 1)).toEqual([]);
  });

  test('privates he may sell to other players, if they want them', () => {
    const state = selling({ privates: { MH: 0 }, next: '4', left: 3 });
    expect(kinds(state, 0)).toContain('offer');
    const sold = acts(state, '0 offer private MH from P1 to P2 180', '1 accept 1');
    expect(sold.privates['MH']).toBe(1);
    expect(cash(sold)).toEqual([200, 320, 500]);
    expect(may(sold, 0, 'train 4')).toBe(true);
    expect(kinds(sold, 0)).not.toContain('sell');
  });

  test('he buys none from them, and sells none without need', () => {
    const other = selling({ privates: { MH: 1, CS: 0 }, cash: [220, 500, 500] });
    expect(refused(other, 0, 'offer private CS from P1 to P2 50')).toBe('cannot-offer');
    const poor = selling({ privates: { MH: 1 }, next: '4', left: 3 });
    expect(refused(poor, 0, 'offer private MH from P2 to P1 10')).toBe('cannot-offer');
  });

  test('then the train has to be bought, and the turn goes on', () => {
    const sold = acts(selling({ companies: { NYC: { shares: [40, 60], cell: [0, 6] } } }), '0 sell 2 NYC');
    expect(turn(sold)).toBe('PRR trains');
    expect(kinds(sold, 0)).toEqual(['train']);
  });
});

describe('C-2.3.2 after a forced sale only what needed it is bought', () => {
  /** 180 or 300 for a train of the bank; NYC, of the same president or not, has some; CPR stands at 100. */
  const sale = (prr: CompanySetup, nyc: CompanySetup, more: Partial<PositionSetup> = {}): Position =>
    needy(prr, {
      next: '4',
      left: 2,
      cash: [0, 500, 500],
      ...more,
      companies: { NYC: { cash: 100, ...nyc }, CPR: { shares: [50, 50], president: 1, par: 100 } },
    });

  test.each([
    ['his own company', { shares: [60, 20] }, 'train'],
    ['another’s', { shares: [20, 60] }, 'offer'],
  ])('of %s no train that could have been paid with a share less', (_name, nyc, type) => {
    const line = (price: number): string =>
      type === 'train'
        ? `train 3 from NYC ${String(price)}`
        : `offer train 3 from NYC to PRR ${String(price)}`;
    const before = sale({ cash: 1 }, { ...nyc, trains: ['3'] });
    expect(may(before, 0, line(1))).toBe(true);
    // 299 is missing: three shares at 100, of which two would have paid for 3-trains up to 201.
    const sold = act(before, 0, 'sell 3 CPR');
    expect(kinds(sold, 0)).toEqual(['train']);
    expect(may(sold, 0, 'train 4')).toBe(true);
    expect(title1830.menu(sold, 0)).toHaveLength(1);
    const one = act(before, 0, 'sell 1 CPR');
    expect(refused(one, 0, line(1))).toBe('price-out-of-range');
    expect(may(one, 0, line(2))).toBe(true);
    expect(may(one, 0, line(101))).toBe(true);
  });

  test('sold one by one, it is the last that counts', () => {
    const before = sale({ cash: 1 }, { shares: [60, 20], trains: ['3'] });
    // 100, then 90 where the price has fallen: 101 without the second.
    const two = acts(before, '0 sell 1 CPR', '0 sell 1 CPR');
    expect(refused(two, 0, 'train 3 from NYC 101')).toBe('price-out-of-range');
    expect(cash(act(two, 0, 'train 3 from NYC 102'))[0]).toBe(89);
  });

  test('for no more than the printed price, nor with the company’s money alone', () => {
    const before = sale({ cash: 150 }, { shares: [60, 20], trains: ['2', '3'] }, { next: '3', left: 3 });
    expect(may(before, 0, 'train 2 from NYC 150')).toBe(true);
    const sold = act(before, 0, 'sell 1 CPR');
    expect(refused(sold, 0, 'train 2 from NYC 150')).toBe('train-not-for-sale');
    expect(refused(sold, 0, 'train 3 from NYC 181')).toBe('price-out-of-range');
    expect(may(sold, 0, 'train 3 from NYC 180')).toBe(true);
    const dear = act(sale({ cash: 1 }, { shares: [60, 20], trains: ['3'] }), 0, 'sell 2 CPR');
    expect(refused(dear, 0, 'train 3 from NYC 181')).toBe('price-out-of-range');
    expect(may(dear, 0, 'train 3 from NYC 180')).toBe(true);
  });

  test('with its train the company buys on as ever', () => {
    const round = companyTurn('PRR', { step: 'trains', begun: true, laid: 1, leastPrice: 202 });
    const bought = sale({ cash: 50, trains: ['4'] }, { shares: [60, 20], trains: ['3'] }, { round });
    expect(may(bought, 0, 'train 3 from NYC 1')).toBe(true);
  });

  test('the records know no such limits', () => {
    const site = { settings: { reading: '18xx.games' } };
    const before = sale({ cash: 1 }, { shares: [60, 20], trains: ['3'] }, site);
    expect(may(act(before, 0, 'sell 3 CPR'), 0, 'train 3 from NYC 1')).toBe(true);
  });
});

describe('C-2.3.1, 7.6.2 a route that comes after the trains', () => {
  /** CPR is at home beside the hex of the C&StL, has no train and no track. */
  const cpr = (more: Partial<PositionSetup> = {}, money = 0): Position =>
    position({
      next: '3',
      left: 3,
      cash: [300, 500, 500],
      privates: { CS: 'CPR' },
      tokens: ['CPR A19'],
      companies: { CPR: { shares: [60], cash: money, operated: true } },
      round: companyTurn('CPR'),
      ...more,
    });

  test('a tile of the C&StL before the end of the turn: it must buy', () => {
    const late = acts(cpr(), '0 pass', '0 use CS B20 58 r2');
    expect(asks(late)).toBe('0 forced-train');
    expect(turn(late)).toBe('CPR trains');
    expect(refused(late, 0, 'pass')).toBe('cannot-pass');
    const bought = act(late, 0, 'train 3');
    expect(cash(bought)[0]).toBe(120);
    // As when the tile comes first.
    expect(asks(acts(cpr(), '0 use CS B20 58 r2', '0 pass'))).toBe('0 forced-train');
  });

  test('with the C&StL bought in the last step too', () => {
    const late = acts(cpr({ privates: { CS: 0 } }, 100), '0 pass', '0 acquire CS 80', '0 use CS B20 58 r2');
    expect(asks(late)).toBe('0 forced-train');
  });

  test('who cannot pay is bankrupt then', () => {
    const broke = acts(cpr({ cash: [0, 500, 500], next: 'D', left: 4 }), '0 pass', '0 use CS B20 58 r2');
    expect(title1830.status(act(broke, 0, 'bankrupt'))).toMatchObject({ ended: true });
  });

  test('with a train of its own nothing comes back', () => {
    const owner = cpr({ companies: { CPR: { shares: [60], operated: true, trains: ['3'] } } });
    expect(turn(acts(owner, '0 pass', '0 use CS B20 58 r2'))).not.toBe('CPR trains');
  });

  test('in the records the turn is over', () => {
    const late = acts(cpr({ settings: { reading: '18xx.games' } }), '0 pass', '0 use CS B20 58 r2');
    expect(late.round.kind).toBe('stock');
  });
});

describe('C-2.4, C-2.5 bankruptcy', () => {
  /** A diesel for 1100; the president has 40 % of the PRR at 82, two shares of the NYC at 100, 20 in cash. */
  const broke = (more: Partial<PositionSetup> = {}): Position =>
    needy(
      { shares: [40, 20], cash: 50, par: 82 },
      {
        next: 'D',
        left: 4,
        cash: [20, 500, 500],
        companies: { NYC: { shares: [20, 60], cell: [0, 6], cash: 30 } },
        ...more,
      },
    );

  test('only when all he may sell does not bring enough', () => {
    expect(kinds(broke(), 0)).toContain('bankrupt');
    expect(refused(broke({ cash: [1000, 0, 0] }), 0, 'bankrupt')).toBe('not-bankrupt');
    expect(refused(needy(), 0, 'bankrupt')).toBe('not-bankrupt');
  });

  test('the game ends at once; nobody acts any more', () => {
    const end = act(broke(), 0, 'bankrupt');
    expect(title1830.status(end)).toMatchObject({ ended: true, result: { reason: 'bankrupt' } });
    expect(asks(end)).toBe(' nothing');
    for (const seat of [0, 1, 2]) expect(kinds(end, seat)).toEqual([]);
    expect(refused(end, 1, 'pass')).toBe('game-over');
  });

  test('he has left what he could not sell, and nothing else', () => {
    const end = act(broke({ privates: { SV: 0 } }), 0, 'bankrupt');
    // Two of his four PRR shares went to the pool at 82 (he stays president), both of the NYC at 100.
    expect(price(end, 'PRR')).toBe(71);
    expect(inPool(end, 'PRR')).toBe(20);
    expect(inPool(end, 'NYC')).toBe(20);
    const scores = title1830.status(end).result!.scores;
    expect(scores.find(s => s.seat === 0)).toEqual({
      seat: 0,
      points: 2 * 71,
      parts: { cash: 0, shares: 2 * 71, privates: 0 },
    });
  });

  test('he can win all the same', () => {
    const end = act(
      broke({
        cash: [0, 0, 0],
        companies: {
          PRR: { shares: [20], cell: [0, 18], floated: true },
          NYC: { shares: [0, 40, 20], cell: [5, 0] },
        },
      }),
      0,
      'bankrupt',
    );
    expect(title1830.status(end).result!.scores[0]).toMatchObject({ seat: 0, points: 700 });
  });

  test('he may first look for somebody who buys his privates', () => {
    const state = broke({ privates: { CA: 0 }, next: '4', left: 2, companies: { NYC: { shares: [0, 60] } } });
    expect(kinds(broke({ privates: { CA: 0 } }), 0)).toEqual(['sell', 'offer', 'bankrupt']);
    const saved = acts(state, '0 offer private CA from P1 to P3 300', '2 accept 1');
    expect(may(saved, 0, 'train 4')).toBe(true);
  });
});
