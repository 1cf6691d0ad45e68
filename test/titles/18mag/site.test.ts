import { describe, expect, test } from '@jest/globals';
import type { RailState } from '../../../src/engine/rail/state.js';
import { certs, changed, drafted, table, turnAt } from '../../support/rail-18mag.js';
import { companyTurn, stockTurn } from '../../support/rail-position.js';

const { act, acts, may, phase, position, price, refused } = table;

const reading = { reading: '18xx.games' };
const rulebook = { reading: 'rulebook' };

const stock = (settings: { readonly reading: string }, seats = 3): RailState =>
  changed(drafted(seats, settings), {
    cash: Array.from({ length: seats }, () => 500),
    companies: {
      SIK: { cell: [0, 10], certs: certs(40) },
      MAVAG: { certs: certs() },
      SNW: { certs: certs() },
    },
    set: 2,
    round: stockTurn(seats, 0),
  });

test('sheet §1.5: the token of a double city’s first city stays on the track of its first tile', () => {
  const szeged = (rules: number, ...tokens: readonly string[]): readonly string[] => {
    const state = {
      ...position({
        settings: { reading: '18xx.games' },
        companies: { 4: { par: 60, shares: [100], cash: 100, operated: true } },
        tokens,
        round: companyTurn('4', { step: 'track' }),
      }),
      rules,
    };
    const { board } = act(state, 0, 'G14 L32 r2');
    return board.tokens.filter(t => t.hex === 'G14').map(t => `${t.company} ${String(t.stop)}`);
  };
  expect(szeged(2, '4 G14.1')).toEqual(['4 0']);
  expect(szeged(2, '4 G14.1', 'SIK G14.0')).toEqual(['4 1', 'SIK 0']);
  expect(szeged(1, '4 G14.1', 'SIK G14.0')).toEqual(['4 0', 'SIK 1']);
});

describe('records from before the site had all of this reading', () => {
  const older = { ...reading, older: true };

  test('MG-14: several sales of a company in a turn', () => {
    const twice = (settings: typeof reading): boolean =>
      may(act(stock(settings), 0, 'sell 1 SIK'), 0, 'sell 1 SIK');
    expect([twice(reading), twice(older)]).toEqual([false, true]);
  });

  test('§1.7: the first player has the priority deal after the draft', () => {
    const priorities = [reading, older].map(settings => drafted(3, settings).priority);
    expect(priorities[1]).toBe(0);
    expect(priorities[0]).not.toBe(0);
  });
});

describe('how 18xx.games reads 18Mag', () => {
  test('MG-1: a purchase moves no price', () => {
    expect(price(act(stock(reading), 0, 'buy SIK'), 'SIK')).toBe(110);
    expect(price(act(stock(rulebook), 0, 'buy SIK'), 'SIK')).toBe(120);
  });

  test('MG-2: what unsold shares would get goes to the bank', () => {
    const state = (settings: { readonly reading: string }): RailState =>
      changed(drafted(3, settings), {
        companies: { SIK: { cash: 100, certs: certs(30) } },
        round: turnAt('SIK', 'pay-out'),
      });
    expect(act(state(reading), 0, 'pay 100').companies['SIK']!.cash).toBe(0);
    expect(act(state(rulebook), 0, 'pay 100').companies['SIK']!.cash).toBe(70);
  });

  test('MG-3: what a mine brings stays with the minor', () => {
    const income = (settings: { readonly reading: string }): readonly number[] => {
      const start = drafted(3, settings);
      const state = changed(start, {
        companies: { 6: { cash: 0, trains: ['2'] } },
        board: { ...start.board, laid: { B17: '57/0', C16: '57/0' } },
        round: turnAt('6', 'run', { done: ['railcar SNW'] }),
      });
      const after = act(state, 2, 'run 2 C16-B17-A18');
      return [after.players[2]!.cash!, after.companies['6']!.cash!];
    };
    // 20 and 20 of the cities, 30 of the mine.
    expect(income(reading)).toEqual([20, 50]);
    expect(income(rulebook)).toEqual([35, 35]);
  });

  test('MG-3: 50 from the brown phase on, and nothing of a run without a mine', () => {
    const run = (line: string, phase: number): readonly number[] => {
      const start = drafted(3, reading);
      const state = changed(start, {
        phase,
        companies: { 6: { cash: 0, trains: ['2'] } },
        board: { ...start.board, laid: { B17: '57/0', C16: '57/0' } },
        round: turnAt('6', 'run', { done: ['railcar SNW'] }),
      });
      const after = act(state, 2, line);
      return [after.players[2]!.cash!, after.companies['6']!.cash!];
    };
    const [owner, minor] = run('run 2 C16-B17-A18', 2);
    expect(minor! - owner!).toBe(50);
    expect(run('run 2 C16-B17', 0)).toEqual([20, 20]);
  });

  test('MG-5: a train of another player is bought in the own turn without a word, at no other time', () => {
    const state = changed(drafted(3, reading), { round: turnAt('3', 'trains') });
    expect(act(state, 2, 'train 2 from 1 5').companies['3']!.trains).toEqual(['2', '2']);
    expect(refused(state, 0, 'offer train 2 from 1 to 3 5')).toBe('cannot-offer');
  });

  test('MG-6: the priority deal goes to the left of the last who acted', () => {
    const ended = (settings: { readonly reading: string }): RailState =>
      acts(changed(stock(settings), { priority: 0 }), '0 buy SIK', '1 pass', '2 pass', '0 pass');
    expect(ended(reading).priority).toBe(1);
    const two = acts(
      changed(stock(reading), { priority: 0 }),
      '0 pass',
      '1 buy SIK',
      '2 pass',
      '0 pass',
      '1 pass',
    );
    expect(two.priority).toBe(2);
    const idle = acts(changed(stock(reading), { priority: 0 }), '0 pass', '1 pass', '2 pass');
    expect([idle.round.kind, idle.priority]).toEqual(['operating', 0]);
  });

  test('MG-11, MG-14: one sale of a company in a turn', () => {
    const state = act(stock(reading), 0, 'sell 1 SIK');
    expect(refused(state, 0, 'sell 1 SIK')).toBe('nothing-to-sell');
    expect(may(act(stock(rulebook), 0, 'sell 1 SIK'), 0, 'sell 1 SIK')).toBe(true);
    // In the next turn the player may again.
    const next = acts(state, '0 pass', '1 buy SNW', '2 pass');
    expect(may(next, 0, 'sell 1 SIK')).toBe(true);
    // And nobody buys what they sold.
    expect(refused(state, 0, 'buy SIK')).toBe('sold-before');
  });

  test('MG-13: three rounds without a purchase use up no pile', () => {
    const state = changed(drafted(3, reading), {
      parts: { '18mag-no-purchase': 2 },
      companies: { 3: { cash: 900, trains: [] } },
      round: turnAt('3', 'trains'),
    });
    const later = changed(act(state, 2, 'pass'), {
      companies: { 3: { cash: 900 } },
      round: turnAt('3', 'trains'),
    });
    expect(phase(later)).toBe('G');
    expect(phase(act(later, 2, 'train 3'))).toBe('B');
  });

  test('MG-16: two players keep the priority deal where it was dealt', () => {
    expect(drafted(2, reading).priority).toBe(0);
    expect(drafted(2, rulebook).priority).toBe(1);
  });

  test('the director’s certificate of a company that nobody leads is sold for two shares', () => {
    const state = act(stock(reading), 0, 'buy presidency MAVAG');
    expect(table.president(state, 'MAVAG')).toBe(0);
    expect(state.players[0]!.cash).toBe(500 - 2 * price(state, 'MAVAG')!);
    expect(refused(stock(rulebook), 0, 'buy presidency MAVAG')).toBe('unknown-action');
    // One purchase in a turn, which ends it.
    expect(table.asks(state)).toBe('1 stock-turn');
    expect(table.choices(stock(reading), 0, 'buy-presidency', 'company')).toEqual(
      ['RABA', 'G&C', 'SNW', 'SKEV', 'LdStEG', 'MAVAG'].filter(
        id => table.president(stock(reading), id) === -2,
      ),
    );
  });

  test('but not of one that somebody leads, nor of a minor, nor of what was sold before, nor for too little money', () => {
    const start = stock(reading);
    expect(refused(start, 0, 'buy presidency SIK')).toBe('no-share-there');
    expect(refused(start, 0, 'buy presidency 13')).toBe('no-share-there');
    const one = changed(start, { companies: { MAVAG: { certs: certs(10) } } });
    expect(refused(act(one, 0, 'sell 1 MAVAG'), 0, 'buy presidency MAVAG')).toBe('no-share-there');
    const twice = 2 * price(start, 'MAVAG')!;
    expect(may(changed(start, { cash: [twice, 0, 0] }), 0, 'buy presidency MAVAG')).toBe(true);
    const poor = changed(start, { cash: [twice - 1, 0, 0] });
    expect(refused(poor, 0, 'buy presidency MAVAG')).toBe('no-share-there');
    expect(table.kinds(changed(start, { cash: [0, 0, 0] }), 0)).not.toContain('buy-presidency');
    const papers = { SIK: [60], SKEV: [60], RABA: [60], SNW: [30], LdStEG: [10] };
    const companies = Object.fromEntries(
      Object.entries(papers).map(([id, of]) => [id, { certs: certs(...of) }]),
    );
    expect(refused(changed(start, { companies }), 0, 'buy presidency MAVAG')).toBe('no-share-there');
  });

  test('a terrain marker is spent before the tile is laid that it is for', () => {
    const state = changed(drafted(3, reading), { round: turnAt('5', 'track') });
    const spent = act(state, 1, 'spend marker');
    expect(refused(spent, 1, 'spend marker')).toBe('not-now');
    const laid = act(spent, 1, 'H27 57 r0 marker');
    expect(laid.companies['SIK']!.cash).toBe(10);
    // For the next tile another can be spent.
    expect(may(laid, 1, 'spend marker')).toBe(true);
    expect(refused(changed(spent, { round: turnAt('5', 'trains') }), 1, 'spend marker')).toBe('not-now');
    expect(refused(stock(reading), 0, 'spend marker')).toBe('not-now');
  });

  test('trains need not run for the most', () => {
    const start = drafted(3, reading);
    const state = changed(start, {
      companies: { 3: { trains: ['2', '2'] } },
      board: { ...start.board, laid: { E10: '57/2', D9: '57/2', C8: '57/2' } },
      round: turnAt('3', 'run'),
    });
    expect(may(state, 2, 'run 2 E10-D9')).toBe(true);
  });

  test('scrapped trains are bought again before others', () => {
    const state = changed(drafted(3, reading), {
      companies: { 3: { cash: 500, trains: ['2', '3'] } },
      round: turnAt('3', 'scrap'),
    });
    const scrapped = act(state, 2, 'scrap 3');
    expect(scrapped.depot.pool).toEqual(['3']);
    const bought = act(act(scrapped, 2, 'pass'), 2, 'train 3 pool');
    expect(bought.companies['MAVAG']!.cash).toBe(60);
    // It is the first 3-train that is bought: the green phase begins.
    expect(phase(bought)).toBe('G');
  });

  test('where the same kind lies under it, the train leaves the pool; else another takes its place', () => {
    const pooled = (pool: readonly string[], line: string): readonly string[] => {
      const start = drafted(3, reading);
      const state = changed(start, {
        companies: { 3: { cash: 500, trains: [] } },
        round: turnAt('3', 'trains'),
      });
      return act({ ...state, depot: { ...state.depot, pool } }, 2, line).depot.pool;
    };
    expect(pooled(['3', '3'], 'train 3 pool')).toEqual(['3']);
    expect(pooled(['3'], 'train 3 pool')).toEqual(['3']);
    expect(pooled(['2'], 'train 2 pool')).toEqual([]);
    expect(pooled(['2', '2'], 'train 2')).toEqual(['2', '2']);
  });
});
