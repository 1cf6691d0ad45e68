import { describe, expect, test } from '@jest/globals';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../../src/titles/1849/rules/title.js';
import {
  act,
  asks,
  companyTurn,
  position,
  shares,
  stockTurn,
  type CompanySetup,
  type PositionSetup,
} from '../../../support/rail.js';
import { table as table1849 } from '../../../support/rail-1849.js';
import { railOrders } from '../../../support/rail-orders.js';

const { give, go, log, why, mayGive } = railOrders(title1830);

type Position = ReturnType<typeof position>;

/** Seat 0 presides over the PRR (40 to 20 of seat 1) and holds a tenth of the NYC; seat 1 is in turn. */
const market = (more: Partial<PositionSetup> = {}): Position =>
  position({
    companies: {
      PRR: { shares: [40, 20], par: 82, pool: 10 },
      NYC: { shares: [10, 50], par: 100 },
      CPR: { shares: [0, 0, 60], par: 67 },
    },
    round: stockTurn(3, 1),
    ...more,
  });

describe('passing in the stock round', () => {
  test('passes each time the seat is asked, and ends with the round', () => {
    const passed = go(give(market(), '0 auto pass until mine'), '1 buy CPR', '1 pass', '2 pass', '1 pass');
    expect(log(passed)).toEqual(['0: pass', 'done stock-round-over']);
    expect(passed.state.round.kind).toBe('operating');
    expect(passed.standing).toEqual([]);
  });

  test('where it is given in the own turn, it passes at once', () => {
    const { steps, state } = give(market({ round: stockTurn(3, 0) }), '0 auto pass until danger');
    expect(steps).toHaveLength(1);
    expect(asks(state)).toBe('1 stock-turn');
  });

  test('is there in a stock round only', () => {
    expect(mayGive(market(), '0 auto pass until end')).toBe(true);
    expect(mayGive(market({ round: companyTurn('PRR') }), '0 auto pass until end')).toBe(false);
    expect(mayGive(market(), '0 auto pass until somebody')).toBe(false);
  });

  test('three people pass in turn at midnight: the whole round goes by', () => {
    const night = give(
      market(),
      '0 auto pass until mine',
      '1 auto pass until mine',
      '2 auto pass until mine',
    );
    expect(log(night)).toEqual([
      ...['1: pass', '2: pass', '0: pass'],
      ...['done stock-round-over', 'done stock-round-over', 'done stock-round-over'],
    ]);
  });
});

describe('what concerns the player', () => {
  // By what happens: at which watch the order of seat 0 ends.
  test.each<[string, readonly string[], Partial<PositionSetup>, { readonly [watch: string]: boolean }]>([
    [
      'another buys into a company the player holds a share of',
      ['1 buy NYC'],
      {},
      { danger: false, mine: true, anything: true, end: false },
    ],
    [
      'another buys into a company the player leads, and is far behind',
      ['1 buy PRR'],
      { companies: { PRR: { shares: [50, 20], par: 82 } } },
      { danger: false, mine: true, anything: true, end: false },
    ],
    [
      'another buys into a company the player leads, and could overtake them with the next share',
      ['1 buy PRR'],
      { companies: { PRR: { shares: [30, 20], par: 82 } } },
      { danger: true, mine: true, anything: true, end: false },
    ],
    [
      'another takes the presidency of the player’s company',
      ['1 buy PRR'],
      { companies: { PRR: { shares: [30, 30], par: 82 } } },
      { danger: true, mine: true, anything: true, end: false },
    ],
    [
      'another sells shares of a company the player leads, without danger',
      ['1 sell 1 PRR'],
      {},
      { danger: false, mine: true, anything: true, end: false },
    ],
    [
      'a presidency is left to the player',
      ['1 sell 2 NYC'],
      { companies: { NYC: { shares: [30, 40], par: 100 } } },
      { danger: true, mine: true, anything: true, end: false },
    ],
    [
      'another starts a company',
      ['1 par ERIE 67'],
      {},
      { danger: false, mine: true, anything: true, end: false },
    ],
    [
      'another sells a share the player could buy',
      ['1 sell 1 CPR'],
      { companies: { CPR: { shares: [0, 10, 50], par: 67 } } },
      { danger: false, mine: true, anything: true, end: false },
    ],
    [
      'another sells a share the player cannot pay for',
      ['1 sell 1 CPR'],
      { cash: [40, 500, 500], companies: { CPR: { shares: [0, 10, 50], par: 67 } } },
      { danger: false, mine: false, anything: true, end: false },
    ],
    [
      'two others trade shares the player has nothing to do with',
      ['1 buy CPR'],
      {},
      { danger: false, mine: false, anything: true, end: false },
    ],
    ['another passes', ['1 pass'], {}, { danger: false, mine: false, anything: false, end: false }],
  ])('%s', (_what, moves, more, ends) => {
    for (const [watch, isEnd] of Object.entries(ends)) {
      const after = go(give(market(more), `0 auto pass until ${watch}`), ...moves);
      expect([watch, log(after).some(line => line.startsWith('stop'))]).toEqual([watch, isEnd]);
    }
  });

  test('the reason says what was done', () => {
    const after = go(give(market(), '0 auto pass until mine'), '1 buy NYC');
    expect(why(after)).toEqual({
      kind: 'happened',
      fact: { kind: 'shares-bought', seat: 1, company: 'NYC', percent: 10, from: 'ipo', price: 100 },
    });
  });

  test('in the brown zone all shares of the pool can be bought at once', () => {
    const state = (cell: readonly [number, number]): Position =>
      market({ companies: { PRR: { shares: [40, 10], par: 82, cell, pool: 40 } } });
    const ends = (at: Position): boolean =>
      log(go(give(at, '0 auto pass until danger'), '1 buy PRR pool')).some(line => line.startsWith('stop'));
    expect(title1830.game(state([0, 6]).settings).data.market[7]?.[1]?.zone).toBe('brown');
    expect(ends(state([0, 6]))).toBe(false);
    expect(ends(state([7, 1]))).toBe(true);
  });

  test('1830 V-6.5, V-6.3: so can a second 20 % certificate, and shares of the offering where they may', () => {
    const ends = (settings: NonNullable<PositionSetup['settings']>, erie: CompanySetup): boolean => {
      const state = market({ settings, companies: { ERIE: { par: 82, ...erie } } });
      return log(go(give(state, '0 auto pass until danger'), '1 buy ERIE')).some(line =>
        line.startsWith('stop'),
      );
    };
    const even = { shares: [30, 10] };
    expect([ends({}, even), ends({ 'double-share': true }, even)]).toEqual([false, true]);
    const sold = { shares: [40, 20], last: 0 };
    expect(ends({ 'double-share': true }, sold)).toBe(false);
    const brown = { shares: [40], cell: [7, 1] } as const;
    expect([ends({}, brown), ends({ 'brown-purchase': 'all' }, brown)]).toEqual([false, true]);
  });

  test('what the player does never does', () => {
    const state = market({ round: stockTurn(3, 0) });
    const mine = { state: act(state, 0, 'buy PRR'), standing: [], steps: [] };
    const given = give(mine.state, '0 auto pass until anything');
    expect(log(given)).toEqual(['0: pass']);
  });

  test('what was before the order was given does not matter', () => {
    const late = give(act(market(), 1, 'buy NYC'), '0 auto pass until anything');
    expect(log(go(late, '1 pass', '2 pass'))).toEqual(['0: pass']);
  });
});

describe('never where the player is needed', () => {
  test('over a limit the player must sell', () => {
    const state = market({
      companies: { PRR: { shares: [70, 20], par: 82 } },
      round: stockTurn(3, 2),
    });
    const after = go(give(state, '0 auto pass until end'), '2 pass');
    expect(log(after)).toEqual(['stop must-sell']);
    expect(asks(after.state)).toBe('0 must-sell');
  });

  test('an offer waits for the player’s answer; then the order goes on', () => {
    const state = market({ privates: { MH: 0 }, set: 2 });
    const asked = go(give(state, '0 auto pass until mine'), '1 offer private MH from P1 to P2 150');
    expect(asks(asked.state)).toBe('0 offer');
    expect(log(asked)).toEqual([]);
    expect(log(go(asked, '0 decline 1', '1 buy CPR', '1 pass', '2 pass'))).toEqual(['0: pass']);
  });
});

const buying = (line: string, more: Partial<PositionSetup> = {}, ...moves: readonly string[]) =>
  go(give(market({ round: stockTurn(3, 0), ...more }), `0 auto buy ${line}`), ...moves);

describe('buying a share each turn', () => {
  test('until there are enough, then back to the player, still in the same turn', () => {
    const after = buying('PRR to 6 max 82 then ask', {}, '1 pass', '2 pass');
    expect(log(after)).toEqual(['0: buy PRR', '0: pass', '0: buy PRR', 'done goal-reached']);
    expect(shares(after.state, 'PRR')[0]).toBe(60);
    expect(asks(after.state)).toBe('0 stock-turn');
    expect(why(after)).toEqual({ kind: 'goal-reached', company: 'PRR', goal: 6 });
  });

  test('until there are enough, then passing until something concerns the player', () => {
    const round = ['1 buy CPR', '1 pass', '2 pass'];
    const after = buying('PRR to 5 max 82 then pass until mine', {}, ...round, '1 buy NYC');
    expect(log(after)).toEqual(['0: buy PRR', '0: pass', '0: pass', 'stop shares-bought']);
    const on = buying('PRR to 5 max 82 then pass until end', {}, ...round, '1 buy NYC', '1 pass', '2 pass');
    expect(log(on)).toEqual(['0: buy PRR', '0: pass', '0: pass', '0: pass']);
  });

  test('until the company floats, whoever bought the last share', () => {
    const state = { companies: { PRR: { shares: [20, 20], par: 82 } } };
    const after = buying('PRR to floated max 82 then ask', state, '1 buy PRR');
    expect(log(after)).toEqual(['0: buy PRR', '0: pass', 'done goal-reached']);
    expect(why(after)).toEqual({ kind: 'goal-reached', company: 'PRR', goal: 'floated' });
  });

  test('from the pool, at the price of the market', () => {
    const after = buying('PRR pool to 5 max 90 then ask');
    expect(log(after)).toEqual(['0: buy PRR pool', 'done goal-reached']);
  });

  test('a purchase of the turn made before the order was given counts', () => {
    const state = act(market({ round: stockTurn(3, 0) }), 0, 'buy NYC');
    expect(log(go(give(state, '0 auto buy PRR to 5 max 82 then ask'), '1 pass', '2 pass'))).toEqual([
      ...['0: pass', '0: buy PRR', 'done goal-reached'],
    ]);
  });

  test('it ends with the round', () => {
    const turns = ['1 pass', '2 pass', '1 pass', '2 pass'];
    const over = buying('PRR to 6 max 82 then pass until end', {}, ...turns);
    expect(log(over)).toEqual([
      ...['0: buy PRR', '0: pass', '0: buy PRR', '0: pass', '0: pass', 'done stock-round-over'],
    ]);
  });

  test('two people buy in turn without anybody being asked', () => {
    const both = give(
      market({ round: stockTurn(3, 0) }),
      '0 auto buy PRR to 5 max 82 then pass until end',
      '1 auto buy NYC to 6 max 100 then pass until end',
      '2 auto pass until end',
    );
    expect(log(both).slice(0, 6)).toEqual([
      '0: buy PRR',
      '0: pass',
      '1: buy NYC',
      '1: pass',
      '2: pass',
      '0: pass',
    ]);
    expect(both.state.round.kind).toBe('operating');
  });

  test('only what makes sense is offered', () => {
    const state = market();
    expect(mayGive(state, '0 auto buy PRR to 5 max 82 then ask')).toBe(true);
    expect(mayGive(state, '0 auto buy PRR to 4 max 82 then ask')).toBe(false);
    expect(mayGive(state, '0 auto buy PRR to 7 max 82 then ask')).toBe(false);
    expect(mayGive(state, '0 auto buy PRR to 5 max 81 then ask')).toBe(false);
    expect(mayGive(state, '0 auto buy PRR to 5 max 501 then ask')).toBe(false);
    expect(mayGive(state, '0 auto buy PRR to floated max 82 then ask')).toBe(false);
    expect(mayGive(state, '0 auto buy ERIE to 5 max 100 then ask')).toBe(false);
    expect(mayGive(state, '0 auto buy NYC pool to 5 max 100 then ask')).toBe(false);
    expect(mayGive(market({ cash: [81, 500, 500] }), '0 auto buy PRR to 5 max 82 then ask')).toBe(false);
  });
});

describe('what switches buying off', () => {
  const plan = 'PRR to 6 max 82 then ask';

  test('the money does not reach any more', () => {
    const after = buying(plan, { cash: [100, 500, 500] }, '1 pass', '2 pass');
    expect(log(after)).toEqual(['0: buy PRR', '0: pass', 'stop cannot-buy']);
    expect(why(after)).toEqual({
      kind: 'cannot-buy',
      company: 'PRR',
      code: 'not-enough-money',
      params: { needed: 82, has: 18 },
    });
    expect(asks(after.state)).toBe('0 stock-turn');
  });

  test('there is no share left where it was to be bought', () => {
    const last = { companies: { PRR: { shares: [40, 20, 20], par: 82, pool: 10 } } };
    expect(why(buying(plan, last, '1 pass', '2 pass'))).toMatchObject({
      kind: 'cannot-buy',
      code: 'no-share-there',
    });
  });

  test('the certificate limit is reached', () => {
    const full = {
      seats: 3,
      companies: {
        PRR: { shares: [40, 20], par: 82 },
        NYC: { shares: [60], par: 67 },
        'B&O': { shares: [60], par: 67 },
        CPR: { shares: [60], par: 67 },
      },
      privates: { SV: 0 },
    } as const;
    const after = buying(plan, full, '1 pass', '2 pass');
    expect(log(after)).toEqual(['0: buy PRR', '0: pass', 'stop cannot-buy']);
    expect(why(after)).toMatchObject({ code: 'certificate-limit' });
  });

  test('the price of the market is above the limit', () => {
    const dear = { companies: { PRR: { shares: [20, 30], par: 82, pool: 40 } } };
    const state = market({ round: stockTurn(3, 0), ...dear });
    const given = give(state, '0 auto buy PRR pool to 5 max 85 then ask');
    const risen = {
      ...given,
      state: {
        ...given.state,
        companies: {
          ...given.state.companies,
          PRR: { ...given.state.companies['PRR']!, cell: [0, 6] as const },
        },
      },
    };
    const after = go(risen, '1 pass', '2 pass');
    expect(why(after)).toEqual({ kind: 'above-limit', company: 'PRR', price: 100, limit: 85 });
  });

  test('another sells shares of the company', () => {
    const after = buying(plan, {}, '1 sell 1 PRR');
    expect(why(after)).toMatchObject({
      kind: 'happened',
      fact: { kind: 'shares-sold', seat: 1, company: 'PRR' },
    });
    expect(buying(plan, {}, '1 sell 1 NYC').standing).toHaveLength(1);
  });

  test('its president changes', () => {
    const close = { companies: { PRR: { shares: [20, 30, 30], par: 82, president: 1 } } };
    const after = buying('PRR to 4 max 82 then ask', close, '1 pass', '2 buy PRR');
    expect(why(after)).toMatchObject({ kind: 'happened', fact: { kind: 'president-changed', to: 2 } });
  });

  test('over a limit the player must sell', () => {
    const state = market({
      companies: { PRR: { shares: [40, 20], par: 82 }, NYC: { shares: [70], par: 67 } },
      round: stockTurn(3, 2),
    });
    const given = { ...give(market({ round: stockTurn(3, 2) }), `0 auto buy ${plan}`), state };
    expect(log(go(given, '2 pass'))).toEqual(['stop must-sell']);
  });
});

describe('1849, where companies sell their own shares', () => {
  const { give: give1849, go: go1849, log: log1849 } = railOrders(title1849);

  test('a plain purchase is from the company', () => {
    const state = table1849.position({
      companies: { AFG: { shares: [20, 0], par: 68, floated: true, operated: true } },
      round: stockTurn(3, 0),
    });
    const after = go1849(give1849(state, '0 auto buy AFG to 4 max 68 then ask'), '1 pass', '2 pass');
    // With nothing more to do the turn ends by itself.
    expect(log1849(after)).toEqual(['0: buy AFG', '0: buy AFG', 'done goal-reached']);
  });
});
