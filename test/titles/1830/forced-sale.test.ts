import { describe, expect, test } from '@jest/globals';
import { importedTitle1830 as title1830 } from '../../../src/titles/1830/readings/title.js';
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
  president,
  price,
  refused,
  shares,
  turn,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail.js';
import { ask, needy, type Position } from './needy.js';

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

  test('the president chooses what and in which order; each sale lowers the price', () => {
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

  test('the president may sell privates to other players, if they want them', () => {
    const state = selling({ privates: { MH: 0 }, next: '4', left: 3 });
    expect(kinds(state, 0)).toContain('offer');
    const sold = acts(state, '0 offer private MH from P1 to P2 180', '1 accept 1');
    expect(sold.privates['MH']).toBe(1);
    expect(cash(sold)).toEqual([200, 320, 500]);
    expect(may(sold, 0, 'train 4')).toBe(true);
    expect(kinds(sold, 0)).not.toContain('sell');
  });

  test('the president buys none from them, and sells none without need', () => {
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
    ['the president’s own company', { shares: [60, 20] }, 'train'],
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
