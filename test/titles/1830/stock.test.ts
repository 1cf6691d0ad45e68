import { describe, expect, test } from '@jest/globals';
import {
  act,
  actFully,
  acts,
  asks,
  cash,
  choices,
  inPool,
  kinds,
  may,
  position,
  president,
  price,
  refused,
  shares,
  stockTurn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** Three players in the second stock round; seat 0 is in turn and presides over PRR, seat 1 over NYC. */
const market = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      PRR: { shares: [40, 20], par: 82, pool: 10 },
      NYC: { shares: [10, 50], par: 100 },
    },
    round: stockTurn(more.seats ?? 3, 0),
    ...more,
  });

describe('5.2, 6.2 par', () => {
  test('the first certificate sold is the president’s, for twice the par the buyer sets', () => {
    const state = market();
    expect(refused(state, 0, 'buy ERIE')).toBe('no-share-there');
    expect(choices(state, 0, 'par', 'price')).toEqual([67, 71, 76, 82, 90, 100]);
    const started = act(state, 0, 'par ERIE 76');
    expect(president(started, 'ERIE')).toBe(0);
    expect(cash(started)).toEqual([348, 500, 500]);
    expect(price(started, 'ERIE')).toBe(76);
    expect(shares(started, 'ERIE')).toEqual([20, 0, 0]);
  });

  test('only prices of the par column, and only what the player can pay', () => {
    const poor = market({ cash: [163, 500, 500] });
    expect(choices(poor, 0, 'par', 'price')).toEqual([67, 71, 76]);
    expect(refused(poor, 0, 'par ERIE 82')).toBe('not-enough-money');
    expect(may(market({ cash: [164, 500, 500] }), 0, 'par ERIE 82')).toBe(true);
    expect(refused(poor, 0, 'par ERIE 70')).toBe('no-par-price');
    expect(refused(market(), 0, 'par PRR 67')).toBe('started-already');
  });

  test('the marker goes under those already on that par', () => {
    const state = act(market(), 0, 'par ERIE 82');
    expect(state.stack.indexOf('PRR')).toBeLessThan(state.stack.indexOf('ERIE'));
  });
});

describe('6.0 nobody deals out of turn', () => {
  test.each(['sell 1 PRR', 'buy PRR', 'par ERIE 67', 'pass'])('%s', move => {
    expect(kinds(market(), 1)).toEqual([]);
    expect(refused(market(), 1, move)).toBe('not-your-turn');
  });
});

describe('5.1, 6.2 buying', () => {
  test('from the bank at par, from the pool at the price of the market', () => {
    const state = market({ companies: { PRR: { shares: [40, 20], par: 82, cell: [0, 9], pool: 10 } } });
    expect(cash(act(state, 0, 'buy PRR'))[0]).toBe(500 - 82);
    expect(cash(act(state, 0, 'buy PRR pool'))[0]).toBe(500 - 142);
  });

  test('6.0 one certificate a turn, whether the president’s or an ordinary one', () => {
    const once = act(market(), 0, 'buy PRR');
    expect(refused(once, 0, 'buy PRR')).toBe('bought-already');
    expect(refused(once, 0, 'buy NYC')).toBe('bought-already');
    expect(refused(once, 0, 'par ERIE 67')).toBe('bought-already');
    expect(refused(market(), 0, 'buy 2 PRR')).toBe('one-share-only');
    expect(refused(act(market(), 0, 'par ERIE 67'), 0, 'buy PRR')).toBe('bought-already');
  });

  test('C-1.3 in the brown zone several of one company, none of a second', () => {
    const brown = { shares: [20, 20], pool: 30, floated: true };
    const state = market({
      companies: { PRR: { ...brown, cell: [5, 0] }, NYC: { ...brown, cell: [6, 0] } },
    });
    const once = act(state, 0, 'buy PRR pool');
    expect(may(once, 0, 'buy PRR pool')).toBe(true);
    expect(refused(once, 0, 'buy NYC pool')).toBe('bought-already');
  });

  test('not without the money, nor where there is none', () => {
    expect(refused(market({ cash: [99, 500, 500] }), 0, 'buy NYC')).toBe('not-enough-money');
    expect(refused(market(), 0, 'buy NYC pool')).toBe('no-share-there');
  });

  test('6.1 nothing that the player sold in the same stock round, in this turn or an earlier one', () => {
    const sold = act(market(), 0, 'sell 1 PRR');
    expect(refused(sold, 0, 'buy PRR')).toBe('sold-before');
    expect(refused(sold, 0, 'buy PRR pool')).toBe('sold-before');
    const later = acts(sold, '0 pass', '1 buy PRR', '1 pass', '2 pass');
    expect(asks(later)).toBe('0 stock-turn');
    expect(refused(later, 0, 'buy PRR')).toBe('sold-before');
    expect(may(later, 0, 'buy NYC')).toBe(true);
  });

  test('but what others sold, and what the player sold in an earlier stock round', () => {
    const sold = acts(market(), '0 sell 1 PRR', '0 pass');
    expect(may(sold, 1, 'buy PRR pool')).toBe(true);
  });
});

describe('5.5 what is sold out rises at the end of the round', () => {
  test.each([
    ['PRR', 'NYC'],
    ['NYC', 'PRR'],
  ])('of two in one cell the upper one first: %s stays on %s', (upper, lower) => {
    const soldOut = { shares: [60, 40], cell: [2, 6] as const };
    const state = market({
      companies: { PRR: soldOut, NYC: soldOut },
      stack: [upper, lower],
      cash: [0, 0, 0],
      round: stockTurn(3, 0, { passes: 2, lastActor: 1 }),
    });
    const end = act(state, 0, 'pass');
    expect([price(end, 'PRR'), price(end, 'NYC')]).toEqual([90, 90]);
    expect(end.stack).toEqual([upper, lower]);
  });
});

describe('C-1.2, 6.1 selling before and after buying', () => {
  test('sell, buy, sell in one turn', () => {
    const end = acts(market(), '0 sell 1 PRR', '0 buy NYC', '0 sell 1 NYC', '0 pass');
    expect(asks(end)).toBe('1 stock-turn');
    expect(inPool(end, 'PRR')).toBe(20);
    expect(inPool(end, 'NYC')).toBe(10);
  });

  test('not in the first stock round', () => {
    expect(refused(market({ set: 1 }), 0, 'sell 1 PRR')).toBe('nothing-to-sell');
    expect(kinds(market({ set: 1 }), 0)).not.toContain('sell');
  });

  test('6.1 shares of one company sold at once bring the same price each', () => {
    const sold = act(market(), 0, 'sell 2 PRR');
    expect(cash(sold)[0]).toBe(500 + 2 * 82);
  });

  test('5.5 the price falls one row for each share', () => {
    expect(price(act(market(), 0, 'sell 1 PRR'), 'PRR')).toBe(76);
    expect(price(act(market(), 0, 'sell 2 PRR'), 'PRR')).toBe(71);
    const one = act(market(), 0, 'sell 1 PRR');
    expect(cash(act(one, 0, 'sell 1 PRR'))[0]).toBe(500 + 82 + 76);
  });

  test('5.5 at the bottom of its column it stays', () => {
    const low = market({ companies: { PRR: { shares: [40, 20], cell: [10, 4] } } });
    expect(price(low, 'PRR')).toBe(20);
    expect(act(low, 0, 'sell 2 PRR').companies['PRR']!.cell).toEqual([10, 4]);
  });

  test('5.5 the sold share goes to the pool, and the marker under those in the new cell', () => {
    const state = market({
      companies: {
        PRR: { shares: [40, 20], par: 82 },
        ERIE: { shares: [0, 0, 60], par: 76 },
      },
    });
    const sold = act(state, 0, 'sell 1 PRR');
    expect(price(sold, 'PRR')).toBe(76);
    expect(sold.stack.indexOf('ERIE')).toBeLessThan(sold.stack.indexOf('PRR'));
    expect(inPool(sold, 'PRR')).toBe(10);
  });

  test("6.1 the rulebook's example: two shares at 100 bring 200, the price is 82", () => {
    const state = market({ companies: { 'B&O': { shares: [20, 60], cell: [0, 6], par: 100 } } });
    const sold = act(state, 0, 'sell 2 B&O');
    expect(cash(sold)[0]).toBe(700);
    expect(price(sold, 'B&O')).toBe(82);
  });
});

describe('6.3 floating', () => {
  test('at 60 % out of the bank, with ten times the par, whoever holds them', () => {
    const state = market({ companies: { PRR: { shares: [30, 10], pool: 10, par: 76, cell: [4, 6] } } });
    const { state: floated, facts } = actFully(state, 0, 'buy PRR');
    expect(floated.companies['PRR']).toMatchObject({ floated: true, cash: 760 });
    expect(facts).toContainEqual({ kind: 'floated', company: 'PRR', capital: 760 });
  });

  test('a share from the pool brings it no nearer (p. 14, example)', () => {
    const state = market({ companies: { PRR: { shares: [30], pool: 20, par: 82 } } });
    expect(act(state, 0, 'buy PRR pool').companies['PRR']).toMatchObject({ floated: false, cash: 0 });
    expect(act(state, 0, 'buy PRR').companies['PRR']).toMatchObject({ floated: true, cash: 820 });
  });

  test('only once', () => {
    const state = market({ companies: { PRR: { shares: [50], par: 82, floated: true, cash: 3 } } });
    expect(act(state, 0, 'buy PRR').companies['PRR']!.cash).toBe(3);
  });
});

describe('6.0 turns of a stock round', () => {
  test('a pass is not final; the round ends when all pass one after another', () => {
    const passed = acts(market(), '0 pass', '1 pass', '2 buy NYC', '2 pass', '0 pass', '1 pass');
    expect(asks(passed)).toBe('2 stock-turn');
    expect(act(passed, 2, 'pass').round.kind).toBe('operating');
  });

  test('only who did nothing is told to have passed', () => {
    const said = (state: Position): readonly unknown[] =>
      actFully(state, 0, 'pass').facts.filter(fact => fact.kind === 'passed');
    expect(said(market())).toEqual([{ kind: 'passed', seat: 0 }]);
    expect(said(act(market(), 0, 'buy NYC'))).toEqual([]);
  });

  test('the priority deal goes to the left of the last who bought or sold', () => {
    const bought = acts(market(), '0 buy NYC', '0 pass', '1 pass', '2 pass', '0 pass');
    expect(bought.priority).toBe(1);
    const sold = acts(market(), '0 pass', '1 sell 1 NYC', '1 pass', '2 pass', '0 pass', '1 pass');
    expect(sold.priority).toBe(2);
  });

  test('it stays where it was when nobody did', () => {
    const end = acts(market({ priority: 1, round: stockTurn(3, 1) }), '1 pass', '2 pass', '0 pass');
    expect(end.priority).toBe(1);
  });

  test('the next round begins with its holder', () => {
    const state = market({ priority: 2, round: companyEnd() });
    const next = act(state, 0, 'pass');
    expect(next.round).toMatchObject({ kind: 'stock', current: 2 });
    expect(next.set).toBe(3);
  });
});

/** PRR at the end of its turn, the last of the last operating round. */
const companyEnd = (): PositionSetup['round'] => ({
  kind: 'operating',
  index: 1,
  of: 1,
  waiting: [],
  company: 'PRR',
  step: 'track',
  begun: true,
  laid: 0,
  tokened: true,
  freeToken: null,
  earned: 0,
  done: [],
});

describe('5.5 sold out', () => {
  const end = (companies: PositionSetup['companies']): Position =>
    acts(market({ cash: 0, companies: companies!, round: stockTurn(3, 0, { passes: 2 }) }), '0 pass');

  test('a company wholly in players’ hands rises at the end of the round', () => {
    const state = end({
      PRR: { shares: [60, 40], cell: [3, 6] },
      NYC: { shares: [40, 50], pool: 10, cell: [3, 6] },
      CPR: { shares: [40, 50], cell: [3, 6] },
    });
    expect([price(state, 'PRR'), price(state, 'NYC'), price(state, 'CPR')]).toEqual([82, 76, 76]);
  });

  test('at the top of its column it stays', () => {
    expect(price(end({ PRR: { shares: [60, 40], cell: [0, 8] } }), 'PRR')).toBe(126);
  });

  test('the dearest first, so that it lies on top; a stack that rises together keeps its order', () => {
    const state = end({
      CPR: { shares: [50, 50], cell: [4, 6] },
      PRR: { shares: [60, 40], cell: [3, 6] },
      NYC: { shares: [50, 50], cell: [3, 6] },
    });
    expect([price(state, 'CPR'), price(state, 'PRR'), price(state, 'NYC')]).toEqual([76, 82, 82]);
    expect(state.stack.indexOf('PRR')).toBeLessThan(state.stack.indexOf('NYC'));
  });
});
