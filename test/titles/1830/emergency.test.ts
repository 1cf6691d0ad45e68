import { describe, expect, test } from '@jest/globals';
import { importedTitle1830 as title1830 } from '../../../src/titles/1830/readings/title.js';
import {
  act,
  acts,
  asks,
  cash,
  choices,
  companyTurn,
  kinds,
  may,
  position,
  refused,
  turn,
  type CompanySetup,
  type PositionSetup,
} from '../../support/rail.js';
import { ask, needy, type Position } from './needy.js';

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

describe('C-2.3.1 the president adds money', () => {
  test('all of the company’s first, then as much of the president’s as is missing', () => {
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

  test('for a train of another company of the same president at most the printed price', () => {
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

  test('nor more than the cheapest of bank and pool costs: with the president’s money the company buys the cheapest', () => {
    const state = dear({ shares: [60] });
    expect(refused(state, 0, 'train 4 from NYC 181')).toBe('price-out-of-range');
    expect(may(state, 0, 'train 4 from NYC 180')).toBe(true);
  });

  test('for a train of another president as much, with that president’s consent', () => {
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

  describe('where bank and pool have none, for one of another company of the same president', () => {
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

    test('if the president wants: nobody is made to offer one', () => {
      expect(asks(sold())).toBe('0 buy-trains');
      expect(may(sold(), 0, 'pass')).toBe(true);
      expect(kinds(sold(), 0)).toEqual(['train', 'pass']);
    });

    test('the president is asked, even with all the money', () => {
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

  test('the president is not made to use that train: the one of the bank stays open', () => {
    const state = needy({}, { companies: { NYC: { shares: [60], trains: ['3'] } } });
    expect(may(state, 0, 'train 3')).toBe(true);
  });

  test('the president sells nothing as long as the money is there', () => {
    expect(kinds(needy(), 0)).not.toContain('sell');
    expect(refused(needy(), 0, 'sell 1 NYC')).toBe('nothing-to-sell');
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

  test('whoever cannot pay is bankrupt then', () => {
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
