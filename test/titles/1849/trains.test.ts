import { describe, expect, test } from '@jest/globals';
import { companyTurn, table, type CompanySetup, type PositionSetup } from '../../support/rail-1849.js';

const { act, actFully, asks, cash, choices, kinds, may, phase, position, price, refused } = table;

type Position = ReturnType<typeof position>;

const buying = companyTurn('CTL', { step: 'trains', begun: true });

/** CTL, which can always run between Marsala and Trapani, is about to buy trains; RCS is its neighbour's. */
const start = (
  ctl: Partial<CompanySetup> = {},
  more: Partial<PositionSetup> = {},
  others: PositionSetup['companies'] = { RCS: { shares: [0, 50], cash: 0, trains: ['4H'], operated: true } },
): Position =>
  position({
    companies: { CTL: { shares: [50], cash: 400, operated: true, ...ctl }, ...others },
    tokens: ['CTL E1', 'RCS C5'],
    round: buying,
    ...more,
  });

describe('4.6 buying trains', () => {
  test('in order; returned ones at face value beside', () => {
    const state = start({ cash: 800 }, { next: '8H', left: 1, pool: ['6H'] });
    expect(choices(state, 0, 'train', 'train')).toEqual(['8H', '6H']);
    expect(may(state, 0, 'train 6H pool')).toBe(true);
    expect(refused(state, 0, 'train 10H')).toBe('train-not-for-sale');
    expect(act(state, 0, 'train 6H pool').companies['CTL']!.cash).toBe(600);
  });

  test('R6H beside the 16H as soon as the first 16H is sold', () => {
    const before = start({ cash: 2500 }, { next: '16H' });
    expect(refused(before, 0, 'train R6H')).toBe('train-not-for-sale');
    const after = act(before, 0, 'train 16H');
    expect(choices(after, 0, 'train', 'train')).toEqual(['16H', 'R6H']);
  });

  test('from a company of the same director at any price from 1, from another’s after an offer', () => {
    const own = start({ cash: 50 }, {}, { RCS: { shares: [50], trains: ['4H'], operated: true } });
    expect(may(own, 0, 'train 4H from RCS 1')).toBe(true);
    expect(refused(own, 0, 'train 4H from RCS 0')).toBe('price-out-of-range');
    const offered = act(start({ cash: 50, trains: ['4H'] }), 0, 'offer train 4H from RCS to CTL 50');
    expect(act(offered, 1, 'accept 1').companies['CTL']!.trains).toEqual(['4H', '4H']);
  });

  test.each([
    ['4', '6H', undefined, ['4H', '4H', '4H', '4H']],
    ['6', '6H', 1, ['4H', '4H', '6H', '6H']],
    ['8', '8H', 1, ['6H', '6H', '6H']],
    ['10', '10H', 1, ['8H', '8H']],
    ['12', '16H', undefined, ['10H', '10H']],
    ['16', '16H', 3, ['10H', '10H']],
  ])('the limit in phase %s', (name, next, left, trains) => {
    const owning = (owned: readonly string[]): Position =>
      start({ cash: 5000, trains: owned }, { next, left }, {});
    expect(phase(owning(trains))).toBe(name);
    expect(kinds(owning(trains), 0)).not.toContain('train');
    expect(kinds(owning(trains.slice(1)), 0)).toContain('train');
  });

  test('the example: with two 8H the first 10H may be bought, then one is given back', () => {
    const state = start({ cash: 550, trains: ['8H', '8H'] }, { next: '10H' });
    const bought = act(state, 0, 'train 10H');
    expect(asks(bought)).toBe('0 discard-train');
    const kept = act(bought, 0, 'discard 8H of CTL');
    expect(kept.companies['CTL']!.trains).toEqual(['8H', '10H']);
    expect(kept.depot.pool).toEqual(['8H']);
  });

  test('the example: with two 8H the first 16H may not be bought, though they would be scrapped', () => {
    const state = start({ cash: 1100, trains: ['8H', '8H'] }, { next: '16H' });
    expect(refused(state, 0, 'train 16H')).toBe('train-limit');
  });

  test.each([
    ['8H', '4H'],
    ['10H', '6H'],
    ['16H', '8H'],
  ])('the first %s scraps the %s, with companies and in the pool', (next, old) => {
    const state = start(
      { cash: 1200 },
      { next, pool: [old] },
      { RCS: { shares: [0, 50], trains: [old], operated: true } },
    );
    const bought = act(state, 0, `train ${next}`);
    expect(bought.companies['RCS']!.trains).toEqual([]);
    expect(bought.depot.pool).toEqual([]);
    expect(phase(bought)).toBe(next.slice(0, -1));
  });

  test('10H and 12H are never scrapped', () => {
    const state = start({ cash: 1200, trains: ['12H'] }, { next: '16H', pool: ['10H'] });
    const bought = act(state, 0, 'train 16H');
    expect(bought.companies['CTL']!.trains).toEqual(['12H', '16H']);
    expect(bought.depot.pool).toEqual(['10H']);
  });

  test('a company without a train and with a route must buy one; without a route it need not', () => {
    expect(refused(start({ cash: 100 }), 0, 'pass')).toBe('cannot-pass');
    const noRoute = position({
      companies: { SFA: { shares: [50], cash: 100, operated: true } },
      tokens: ['SFA J6'],
      round: companyTurn('SFA', { step: 'trains', begun: true }),
    });
    expect(may(noRoute, 0, 'pass')).toBe(true);
  });
});

describe('4.6.1 raising money in need', () => {
  const poor = (more: Partial<CompanySetup> = {}, setup: Partial<PositionSetup> = {}): Position =>
    start({ cash: 20, ...more }, { cash: [500, 500, 500], ...setup });

  test('the director adds what is missing, and no more', () => {
    const { state, facts } = actFully(poor(), 0, 'train 4H');
    expect(facts).toContainEqual({ kind: 'president-paid', company: 'CTL', seat: 0, amount: 80 });
    expect(cash(state)[0]).toBe(420);
    expect(state.companies['CTL']!.cash).toBe(0);
  });

  test('4.6.2 for the cheapest train of the bank only', () => {
    const state = poor({}, { next: '8H', left: 1, pool: ['6H'] });
    expect(choices(state, 0, 'train', 'train')).toEqual(['6H']);
    expect(refused(state, 0, 'train 8H')).toBe('train-not-for-sale');
  });

  test('4.6.2 not for a train of another company: that the company pays alone', () => {
    const own = start(
      { cash: 20 },
      { cash: [500, 500, 500] },
      { RCS: { shares: [50], trains: ['4H'], operated: true } },
    );
    expect(may(own, 0, 'train 4H from RCS 20')).toBe(true);
    expect(refused(own, 0, 'train 4H from RCS 21')).toBe('price-out-of-range');
  });

  test('4.6.2 after the director sold shares for it, the company buys from the bank', () => {
    const state = start(
      { cash: 20 },
      { cash: [0, 500, 500] },
      {
        RCS: { shares: [20, 50], cell: [4, 2], operated: true },
        ATA: { shares: [50], trains: ['4H'] },
      },
    );
    expect(may(state, 0, 'train 4H from ATA 20')).toBe(true);
    expect(refused(act(state, 0, 'sell 2 RCS'), 0, 'train 4H from ATA 20')).toBe('train-not-for-sale');
  });

  test('the director sells shares only when money is not enough, and only as many as are needed', () => {
    expect(kinds(poor(), 0)).not.toContain('sell');
    const broke = start(
      { cash: 20 },
      { cash: [0, 500, 500] },
      { RCS: { shares: [30, 50], cell: [4, 2], trains: ['4H'], operated: true } },
    );
    expect(asks(broke)).toBe('0 forced-train');
    // 80 is missing, a share of RCS brings 68.
    expect(refused(broke, 0, 'sell 3 RCS')).toBe('cannot-sell-so-many');
    const sold = act(broke, 0, 'sell 2 RCS');
    expect(cash(sold)[0]).toBe(136);
    expect(price(sold, 'RCS')).toBe(54);
    expect(kinds(sold, 0)).not.toContain('sell');
    expect(act(sold, 0, 'train 4H').companies['CTL']!.trains).toEqual(['4H']);
  });

  describe('where less than one share is missing', () => {
    /** 40 is missing, a share of RCS brings 68; `rcs` says who holds how much of it. */
    const short = (rcs: Partial<CompanySetup>, more: Partial<PositionSetup> = {}): Position =>
      position({
        companies: {
          CTL: { shares: [20], cash: 60, operated: true },
          RCS: { shares: [20, 20], president: 0, last: 1, cell: [4, 2], operated: true, ...rcs },
        },
        tokens: ['CTL E1', 'RCS C5'],
        cash: [0, 500, 500],
        round: buying,
        ...more,
      });

    test.each([
      ['the last certificate', [20, 20]],
      ['the last certificate and one single', [20, 30]],
    ])('3.5.3 an office goes whole against %s', (_name, held) => {
      const state = short({ shares: held });
      expect(asks(state)).toBe('0 forced-train');
      expect(refused(state, 0, 'sell 1 RCS')).toBe('cannot-sell-so-many');
      expect(refused(state, 0, 'bankrupt')).toBe('not-bankrupt');
      const sold = act(state, 0, 'sell 2 RCS');
      expect(table.president(sold, 'RCS')).toBe(1);
      expect(table.inPool(sold, 'RCS')).toBe(20);
      // The surplus stays with the director.
      const bought = act(sold, 0, 'train 4H');
      expect(cash(bought)[0]).toBe(96);
      expect(bought.companies['CTL']!.trains).toEqual(['4H']);
    });

    test('no more than that', () => {
      const state = short({ shares: [40, 20] });
      expect(refused(state, 0, 'sell 3 RCS')).toBe('cannot-sell-so-many');
      expect(refused(short({ shares: [30, 30] }), 0, 'sell 2 RCS')).toBe('cannot-sell-so-many');
    });

    test('4.7.3 nor is the director stuck where interest is owed', () => {
      const state = short(
        {},
        {
          companies: {
            CTL: { shares: [20], cash: 10, operated: true, bonds: 1, trains: ['8H'] },
            RCS: { shares: [20, 20], president: 0, last: 1, cell: [4, 2], operated: true },
          },
          settings: { game: 'advanced' },
          next: '8H',
          left: 1,
          round: companyTurn('CTL', { step: 'interest', begun: true }),
        },
      );
      expect(asks(state)).toBe('0 forced-interest');
      expect(act(state, 0, 'sell 2 RCS').companies['CTL']!.cash).toBe(0);
    });

    test('the last certificate may be sold where one single would do', () => {
      const state = short({ shares: [30, 50], president: 1, last: 0 });
      expect(may(state, 0, 'sell 1 RCS')).toBe(true);
      expect(may(state, 0, 'sell 2 RCS last')).toBe(true);
      expect(refused(state, 0, 'sell 3 RCS last')).toBe('cannot-sell-so-many');
    });
  });

  test('2.4 the director sells privates to nobody for it', () => {
    const owner = start(
      { cash: 20 },
      { cash: [0, 500, 500], privates: { SIGI: 0 } },
      { RCS: { shares: [30, 50], cell: [4, 2], operated: true } },
    );
    expect(kinds(owner, 0)).toEqual(['sell']);
  });

  test('the acting company must keep its director', () => {
    const close = start({ shares: [40, 30], cash: 20 }, { cash: [0, 500, 500] }, {});
    expect(may(close, 0, 'sell 1 CTL')).toBe(true);
    expect(refused(close, 0, 'sell 2 CTL')).toBe('cannot-sell-so-many');
  });

  test('another company may get another director by it', () => {
    const state = start(
      { cash: 20 },
      { cash: [0, 500, 500] },
      { RCS: { shares: [30, 20], cell: [6, 2], operated: true, trains: ['4H'] } },
    );
    const sold = act(state, 0, 'sell 2 RCS');
    expect(table.president(sold, 'RCS')).toBe(1);
  });

  test('3.1 no shares of a company that has not acted, its own first turn included', () => {
    const first = start({ cash: 20, operated: false }, { cash: [0, 500, 500] }, {});
    expect(refused(first, 0, 'sell 1 CTL')).toBe('nothing-to-sell');
  });

  test('the pool never takes more than half', () => {
    const state = start(
      { cash: 20 },
      { cash: [0, 500, 500] },
      { RCS: { shares: [20, 30], pool: 40, last: 'pool', cell: [6, 0], operated: true } },
    );
    expect(refused(state, 0, 'sell 2 RCS')).toBe('cannot-sell-so-many');
  });

  test('the company sells no shares of its own for it', () => {
    expect(kinds(poor(), 0)).not.toContain('issue');
  });
});
