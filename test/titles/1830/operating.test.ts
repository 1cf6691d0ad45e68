import { describe, expect, test } from '@jest/globals';
import {
  act,
  actFully,
  acts,
  asks,
  bestRun,
  choices,
  companyTurn,
  factsOf,
  kinds,
  may,
  phase,
  position,
  president,
  price,
  refused,
  stockTurn,
  turn,
  type PositionSetup,
} from '../../support/rail.js';

type Position = ReturnType<typeof position>;

/** Companies in the order in which they act, as the stock round ends. None has a train or money. */
const order = (before: Position): string[] => {
  const seen: string[] = [];
  let now = act(before, 0, 'pass');
  while (now.round.kind === 'operating') {
    seen.push(now.round.company);
    now = act(now, president(now, now.round.company), 'pass');
  }
  return seen;
};

describe('7.0 operating order', () => {
  test('the dearest first; of equal prices the one further right, then higher, then on top (p. 16)', () => {
    const begin = position({
      companies: {
        'C&O': { shares: [0, 60], cell: [3, 7] },
        'B&O': { shares: [0, 60], cell: [2, 6] },
        PRR: { shares: [0, 60], cell: [3, 7] },
        ERIE: { shares: [60], cell: [4, 8] },
        NYC: { shares: [60], cell: [0, 7] },
      },
      round: stockTurn(3, 0, { passes: 2 }),
    });
    expect(['ERIE', 'C&O', 'PRR', 'B&O'].map(id => price(begin, id))).toEqual([82, 82, 82, 82]);
    expect(order(begin)).toEqual(['NYC', 'ERIE', 'C&O', 'PRR', 'B&O']);
  });

  test('in one column the higher one first', () => {
    const begin = position({
      companies: {
        NYC: { shares: [0, 60], cell: [3, 2] },
        PRR: { shares: [0, 60], cell: [2, 1] },
        'C&O': { shares: [60], cell: [7, 6] },
        CPR: { shares: [60], cell: [5, 6] },
        ERIE: { shares: [60], cell: [3, 4] },
      },
      round: stockTurn(3, 0, { passes: 2 }),
    });
    expect(price(begin, 'C&O')).toBe(67);
    expect(price(begin, 'CPR')).toBe(67);
    expect(order(begin)).toEqual(['CPR', 'C&O', 'ERIE', 'PRR', 'NYC']);
  });

  test('only companies that run take part', () => {
    const begin = position({
      companies: { NYC: { shares: [60] }, PRR: { shares: [50] } },
      round: stockTurn(3, 0, { passes: 2 }),
    });
    expect(order(begin)).toEqual(['NYC']);
  });

  test('a price that falls by a forced sale puts a waiting company back', () => {
    const state = position({
      companies: {
        PRR: { shares: [60], cash: 30, cell: [0, 10] },
        NYC: { shares: [40, 20], cell: [0, 8] },
        CPR: { shares: [60], cell: [3, 11] },
      },
      cash: [0, 0, 0],
      tokens: ['PRR H12', 'NYC E19', 'CPR A19'],
      laid: { H10: '57/1' },
      round: companyTurn('PRR', { step: 'trains', waiting: ['NYC', 'CPR'] }),
    });
    expect([price(state, 'NYC'), price(state, 'CPR')]).toEqual([126, 120]);
    const bought = acts(state, '0 sell 1 NYC', '0 train 2');
    expect(price(bought, 'NYC')).toBe(112);
    expect(turn(bought)).toBe('CPR track');
  });
});

describe('3, 7.1 how many operating rounds', () => {
  const end = (next: string, left?: number): Position =>
    act(
      position({
        companies: { NYC: { shares: [60] } },
        next,
        left,
        round: stockTurn(3, 0, { passes: 2 }),
      }),
      0,
      'pass',
    );

  test.each([
    ['2', undefined, '2', 1],
    ['3', 4, '3', 2],
    ['4', 3, '4', 2],
    ['5', 2, '5', 3],
    ['6', 1, '6', 3],
    ['D', 5, '7', 3],
  ] as const)('next train %s (%s left): phase %s, %i rounds', (next, left, name, rounds) => {
    const state = end(next, left);
    expect(phase(state)).toBe(name);
    expect(state.round).toMatchObject({ kind: 'operating', index: 1, of: rounds });
  });

  test('3.3 a phase that begins in a set changes only the next one', () => {
    const state = position({
      companies: { NYC: { shares: [60], cash: 500 } },
      tokens: ['NYC E19'],
      next: '3',
      round: companyTurn('NYC', { step: 'trains' }),
    });
    const bought = act(state, 0, 'train 3');
    expect(phase(bought)).toBe('3');
    expect(bought.round).toMatchObject({ of: 1 });
    const next = act(bought, 0, 'pass');
    expect(next.round.kind).toBe('stock');
  });
});

describe('7.3.1 the home station', () => {
  const begin = (company: string, more: Partial<PositionSetup> = {}): Position =>
    act(
      position({
        companies: { [company]: { shares: [60], cash: 1000 } },
        round: stockTurn(3, 0, { passes: 2 }),
        ...more,
      }),
      0,
      'pass',
    );

  test.each([
    ['PRR', 'H12', 0],
    ['NYC', 'E19', 0],
    ['CPR', 'A19', 0],
    ['B&O', 'I15', 0],
    ['C&O', 'F6', 0],
    ['ERIE', 'E11', 0],
    ['NYNH', 'G19', 0],
    ['B&M', 'E23', 0],
  ])('%s founds it on %s at the beginning of its first turn, free of charge', (company, hex, stop) => {
    const state = begin(company);
    expect(state.board.tokens).toEqual([{ company, hex, stop }]);
    expect(state.companies[company]!.cash).toBe(1000);
  });

  test('only once', () => {
    const state = begin('PRR', { tokens: ['PRR H12'] });
    expect(state.board.tokens).toHaveLength(1);
  });

  test('7.3.2 the Erie chooses its city where track tells the two apart', () => {
    const state = begin('ERIE', { laid: { E11: '59/0' }, next: '3', left: 4 });
    expect(asks(state)).toBe('0 home-token');
    expect(kinds(state, 0)).toEqual(['home']);
    expect(kinds(state, 1)).toEqual([]);
    expect(choices(state, 0, 'home', 'spot')).toEqual(['E11', 'E11.1']);
    expect(refused(state, 0, 'pass')).toBe('something-else-first');
    expect(refused(state, 0, 'home E19')).toBe('no-token-there');
    const chosen = act(state, 0, 'home E11.1');
    expect(chosen.board.tokens).toEqual([{ company: 'ERIE', hex: 'E11', stop: 1 }]);
    expect(turn(chosen)).toBe('ERIE track');
  });

  test('7.3.1 before it has chosen nothing else is done, not even a private bought', () => {
    const state = begin('ERIE', { laid: { E11: '59/0' }, next: '3', left: 4, privates: { DH: 0, MH: 1 } });
    expect(refused(state, 0, 'acquire DH 70')).toBe('something-else-first');
    expect(refused(state, 1, 'exchange MH')).toBe('something-else-first');
    expect(may(act(state, 0, 'home E11.1'), 0, 'acquire DH 70')).toBe(true);
  });

  test('7.3.2 on the bare hex the cities are alike: it chooses when the first tile comes', () => {
    const state = begin('ERIE', { next: '3', left: 4 });
    const laid = act(state, 0, 'E11 59 r0');
    expect(asks(laid)).toBe('0 home-token');
    expect(may(laid, 0, 'home E11.1')).toBe(true);
    expect(refused(laid, 0, 'home E11.2')).toBe('no-token-there');
    expect(laid.board.tokens).toEqual([]);
    expect(turn(act(laid, 0, 'home E11'))).not.toBe('ERIE track');
  });

  test('7.3.2 also when another company lays that tile, out of the Erie’s turn', () => {
    const state = position({
      companies: {
        NYC: { shares: [60], cash: 500 },
        ERIE: { shares: [0, 60], operated: true },
      },
      tokens: ['ERIE E11', 'NYC D14'],
      laid: { E13: '8/1' },
      next: '3',
      left: 4,
      round: companyTurn('NYC'),
    });
    const laid = act(state, 0, 'E11 59 r2');
    expect(asks(laid)).toBe('1 home-token');
    expect(kinds(laid, 0)).toEqual([]);
    expect(act(laid, 1, 'home E11.1').board.tokens).toContainEqual({ company: 'ERIE', hex: 'E11', stop: 1 });
  });
});

describe('7.5 paying and keeping', () => {
  /** NYC runs E19-F20 (30) or better with a 2-train; 30 % in the pool, 10 % in the offering. */
  const running = (more: Partial<PositionSetup> = {}): Position =>
    position({
      companies: {
        NYC: { shares: [40, 20], pool: 30, cash: 100, trains: ['2'], cell: [2, 6], par: 82 },
        ...more.companies,
      },
      tokens: ['NYC E19'],
      laid: { E19: '57/0', F18: '9/0', G17: '2/2' },
      round: companyTurn('NYC', { step: 'dividend', earned: 200, begun: true }),
    });

  test('paid: a tenth for each share; that of the pool to the company, that of the offering to nobody', () => {
    const state = running();
    const paid = act(state, 0, 'pay');
    expect(paid.players.map((p, i) => p.cash! - state.players[i]!.cash!)).toEqual([80, 40, 0]);
    expect(paid.companies['NYC']!.cash).toBe(160);
    expect(state.bank! - paid.bank!).toBe(180);
  });

  test('kept: all to the company', () => {
    const kept = act(running(), 0, 'withhold');
    expect(kept.companies['NYC']!.cash).toBe(300);
    expect(kept.players).toEqual(running().players);
  });

  test('5.5 the price goes right when it pays, left when it does not', () => {
    expect(price(act(running(), 0, 'pay'), 'NYC')).toBe(90);
    expect(price(act(running(), 0, 'withhold'), 'NYC')).toBe(76);
  });

  test.each([
    ['pay', [2, 15], [1, 15], 'at the right end it goes up'],
    ['pay', [5, 9], [4, 9], 'at the right end it goes up'],
    ['pay', [0, 18], [0, 18], 'at 350 it stays'],
    ['withhold', [2, 0], [3, 0], 'at the left end it goes down'],
    ['withhold', [7, 0], [7, 0], 'at 10 it stays'],
    ['withhold', [9, 2], [9, 2], 'at 10 it stays'],
    ['withhold', [10, 3], [10, 3], 'at 10 it stays'],
    ['withhold', [8, 2], [8, 1], 'inside it goes left'],
  ] as const)('5.5 %s at %j: to %j, %s', (what, from, to, _why) => {
    const state = running({
      companies: { NYC: { shares: [40, 20], trains: ['2'], cell: from, par: 82 } },
    });
    expect(act(state, 0, what).companies['NYC']!.cell).toEqual(to);
  });

  test('5.5 a company that does not run falls as if it had kept', () => {
    const state = position({
      companies: { NYC: { shares: [60], cash: 0 } },
      tokens: ['NYC E19'],
      round: companyTurn('NYC', { step: 'track', begun: true, laid: 1 }),
    });
    const start = { ...state, round: companyTurn('NYC') };
    const { facts } = actFully(start, 0, 'pass');
    expect(facts).toContainEqual({ kind: 'withheld', company: 'NYC', revenue: 0 });
    expect(facts).toContainEqual({ kind: 'price-moved', company: 'NYC', from: 67, to: 65, why: 'withheld' });
  });

  test('5.3 a company that has not started does not move', () => {
    const state = position({
      companies: { NYC: { shares: [60] }, PRR: { shares: [50], par: 82 } },
      tokens: ['NYC E19'],
      round: companyTurn('NYC'),
    });
    expect(price(act(state, 0, 'pass'), 'PRR')).toBe(82);
  });
});

describe('7.1 the steps of a turn', () => {
  test('track, token, run, dividend, trains, in this order', () => {
    const state = position({
      companies: { PRR: { shares: [60], cash: 1000, trains: ['2'] } },
      tokens: ['PRR H12'],
      laid: { H10: '57/1' },
      round: companyTurn('PRR'),
    });
    const seen = [turn(state)];
    let now = state;
    for (const line of ['pass', 'pass', 'run', 'withhold']) {
      now = act(now, 0, line === 'run' ? bestRun(now, 0) : line);
      seen.push(turn(now));
    }
    expect(seen).toEqual(['PRR track', 'PRR token', 'PRR run', 'PRR dividend', 'PRR trains']);
  });

  test('7.1 the last company passes on to the next operating round, or to the stock round', () => {
    const at = (index: number): Position =>
      position({
        companies: { NYC: { shares: [60] } },
        tokens: ['NYC E19'],
        round: companyTurn('NYC', { index, of: 2 }),
      });
    expect(act(at(1), 0, 'pass').round).toMatchObject({ kind: 'operating', index: 2, of: 2 });
    expect(act(at(2), 0, 'pass').round).toMatchObject({ kind: 'stock' });
    expect(factsOf(at(2), 0, 'pass', 'stock-round-begins')).toEqual([
      { kind: 'stock-round-begins', number: 3 },
    ]);
  });

  test('only the president of the company in turn acts', () => {
    const state = position({
      companies: { NYC: { shares: [20, 40] }, PRR: { shares: [60] } },
      tokens: ['NYC E19'],
      round: companyTurn('NYC', { waiting: ['PRR'] }),
    });
    expect(asks(state)).toBe('1 lay-track');
    expect(kinds(state, 0)).toEqual([]);
    expect(refused(state, 0, 'pass')).toBe('not-your-turn');
    expect(refused(state, 0, 'E19 57 r0')).toBe('not-your-turn');
  });
});
