import { describe, expect, test } from '@jest/globals';
import { Illegal, mustBeOrder, type Order } from '../../../src/engine/core/index.js';
import type { SteamState } from '../../../src/titles/imperial-steam/rules/position/state.js';
import { noGoods } from '../../../src/titles/imperial-steam/rules/position/questions.js';
import { titleImperialSteam } from '../../../src/titles/imperial-steam/rules/built-in-title.js';
import { startOfSteam } from '../../support/games-steam.js';
import {
  lineOf,
  played,
  runAll,
  throughNotation,
  withOrders,
  type OrderTable,
} from '../../support/orders.js';
import { random } from '../../support/random.js';
import { playWithOrders } from '../../support/random-orders.js';
import { firstSeed, sizes } from '../../support/sizes.js';
import { steamPlayer } from '../../support/steam-player.js';
import { opened, table } from '../../support/steam-table.js';

const title = titleImperialSteam;

/** `1 auto pass round max 0`. */
const orderOf = (line: string): Order =>
  throughNotation(title, title.orders!.notation.parse(line.slice(2), Number(line[0])));

const give = (state: SteamState, ...lines: readonly string[]): OrderTable<SteamState> =>
  runAll(
    title,
    withOrders(
      state,
      lines.map(line => mustBeOrder(title, state, orderOf(line))),
    ),
  );

const go = (start: OrderTable<SteamState>, ...lines: readonly string[]): OrderTable<SteamState> =>
  lines.reduce(
    (now, line) => runAll(title, played(title, now, title.notation.parse(line.slice(2), Number(line[0])))),
    start,
  );

const log = ({ steps }: OrderTable<SteamState>): readonly string[] => steps.map(step => lineOf(title, step));

const why = ({ steps }: OrderTable<SteamState>): unknown =>
  steps.flatMap(step => (step.do === 'stop' ? [step.why] : [])).at(-1);

const mayGive = (state: SteamState, line: string): boolean => {
  try {
    mustBeOrder(title, state, orderOf(line));
    return true;
  } catch (error) {
    if (error instanceof Illegal) return false;
    throw error;
  }
};

/** Two players; the first is to act, and the second has ordered something. */
const two = (more: Parameters<typeof table>[0] = {}): SteamState => table({ at: [50, 40], ...more });

describe('passing to the end of the round', () => {
  test('passes and ends the turn, again and again, and ends with the round', () => {
    const begun = go(give(two(), '1 auto pass round max 1'), '0 donate', '0 end');
    expect(log(begun)).toEqual(['1: pass', '1: end turn']);
    const over = go(begun, '0 pass', '0 end');
    expect(log(over)).toEqual(['1: pass', '1: end turn', '1: pass', '1: end turn', 'done round-over']);
    // The second time has cost a step.
    expect(over.state.influence).toContainEqual({ seat: 1, column: 30 });
  });

  test('asks before it costs more influence than its owner allows', () => {
    const asked = go(give(two(), '1 auto pass round max 0'), '0 donate', '0 end', '0 pass', '0 end');
    expect(log(asked)).toEqual(['1: pass', '1: end turn', 'stop pass-too-dear']);
    expect(why(asked)).toEqual({ kind: 'pass-too-dear', steps: 1, most: 0 });
    expect(asked.state.turn).toMatchObject({ seat: 1, main: null });
  });

  test('leaves a turn in which its owner does something else to that player', () => {
    const own = two({ turn: { seat: 1, main: 'donation', delivered: false, second: null, token: null } });
    const state = {
      ...own,
      players: own.players.with(1, { ...own.players[1]!, hand: 1, markers: { donation: 1 } }),
    };
    const waits = give(state, '1 auto pass round max 0');
    expect(log(waits)).toEqual([]);
    expect(log(go(waits, '1 end', '0 pass', '0 end'))).toEqual(['1: pass', '1: end turn']);
  });

  test('can be ordered while there are markers left, for as many steps as it can cost', () => {
    expect(mayGive(two(), '1 auto pass round max 1')).toBe(true);
    expect(mayGive(two(), '1 auto pass round max 2')).toBe(false);
    expect(mayGive(two({ players: [{}, { hand: 0 }] }), '1 auto pass round max 0')).toBe(false);
    expect(mayGive(two({ phase: 'over', turn: null }), '1 auto pass round max 0')).toBe(false);
  });
});

describe('producing in the next turn', () => {
  const factories = { 'wien-r1': { owner: 1, good: 'iron', left: 2 } } as const;
  const one = { factories: { ...noGoods, iron: 1 }, supply: 12 };
  const state = two({ sites: factories, built: { ...noGoods, iron: 1 }, players: [{}, one] });

  test('produces once, ends the turn, and is done', () => {
    const done = go(give(state, '1 auto produce wien-r1'), '0 donate', '0 end');
    expect(log(done)).toEqual(['1: produce wien-r1', '1: end turn', 'done plan-done']);
    expect(done.state.players[1]!.goods.iron).toBe(2);
    expect(done.state.turn).toMatchObject({ seat: 0 });
  });

  test('asks what is to be thrown away', () => {
    const full = {
      ...state,
      players: state.players.with(1, { ...state.players[1]!, goods: { ...noGoods, wood: 4 } }),
    };
    const asked = go(give(full, '1 auto produce wien-r1'), '0 donate', '0 end');
    expect(log(asked)).toEqual(['1: produce wien-r1', 'stop make-room']);
  });

  test('goes before passing, which follows', () => {
    const both = go(
      give(state, '1 auto pass round max 0', '1 auto produce wien-r1'),
      ...['0 donate', '0 end', '0 pass', '0 end'],
    );
    expect(log(both)).toEqual([
      ...['1: produce wien-r1', '1: end turn', 'done plan-done'],
      ...['1: pass', '1: end turn', 'done round-over'],
    ]);
  });

  test('is over with the round, and only for own factories with goods', () => {
    const done = { hand: 0, markers: { charity: 2 } };
    const late = { ...state, players: state.players.with(1, { ...state.players[1]!, ...done }) };
    const over = go(give(late, '1 auto produce wien-r1'), ...['0 donate', '0 end', '0 pass', '0 end']);
    expect(log(over)).toEqual(['done round-over']);
    expect(mayGive(state, '0 auto produce wien-r1')).toBe(false);
    expect(mayGive({ ...state, phase: 'over', turn: null }, '1 auto produce wien-r1')).toBe(false);
  });

  test('is not done by what others produce, nor in a turn in which its owner does something else', () => {
    const other = { 'wien-r2': { owner: 0, good: 'coal', left: 2 } } as const;
    const owners = two({
      sites: { ...factories, ...other },
      built: { ...noGoods, iron: 1, coal: 1 },
      players: [{ ...one, factories: { ...noGoods, coal: 1 } }, one],
    });
    const both = go(give(owners, '1 auto produce wien-r1'), '0 produce wien-r2', '0 end');
    expect(log(both)).toEqual(['1: produce wien-r1', '1: end turn', 'done plan-done']);
    const turn = { seat: 1, main: 'donation', delivered: false, second: null, token: null } as const;
    const own = give({ ...state, turn }, '1 auto produce wien-r1');
    expect(log(own)).toEqual([]);
    expect(log(go(own, '1 end', '0 donate', '0 end'))[0]).toBe('1: produce wien-r1');
  });
});

describe('ordering goods in the next turn', () => {
  test('orders what was planned as long as it costs no more than was said', () => {
    const state = two({ market: { wood: 9, stone: 10, iron: 10, coal: 10 } });
    const done = go(give(state, '1 auto order wood:2 max 30'), '0 donate', '0 end');
    expect(log(done)).toEqual(['1: order wood:2', '1: end turn', 'done plan-done']);
    const dearer = go(give(state, '1 auto order wood:2 max 30'), '0 buy wood', '0 end');
    expect(log(dearer)).toEqual(['stop goods-too-dear']);
    expect(why(dearer)).toEqual({ kind: 'goods-too-dear', cost: 40, most: 30 });
  });

  test('asks where it is no longer possible, and says why', () => {
    const poor = two({ players: [{}, { money: 10 }] });
    const asked = go(give(poor, '1 auto order wood:2 max 100'), '0 donate', '0 end');
    expect(why(asked)).toEqual({ kind: 'plan-refused', code: 'no-money', params: { cost: 20, money: 10 } });
  });

  test('can be ordered as far as the shipment of the round goes', () => {
    expect(mayGive(two(), '1 auto order wood:2 max 100')).toBe(true);
    expect(mayGive(two(), '1 auto order wood:2,coal:1 max 100')).toBe(false);
    expect(
      mayGive(two({ players: [{}, { dock: { ...noGoods, coal: 1 } }] }), '1 auto order wood:2 max 100'),
    ).toBe(false);
    expect(
      mayGive(two({ players: [{}, { dock: { ...noGoods, coal: 1 } }] }), '1 auto order wood:1 max 50'),
    ).toBe(true);
    expect(mayGive(two({ round: 8 }), '1 auto order wood:1 max 100')).toBe(false);
  });

  test('can be ordered in turns alone: not before the first, and not after the end', () => {
    for (const state of [opened(2), two({ phase: 'over', turn: null })])
      expect(mayGive(state, '1 auto order wood:1 max 100')).toBe(false);
  });
});

test('an order of a kind that is not known any more ends', () => {
  const state = two();
  expect(log(runAll(title, withOrders(state, [{ seat: 0, type: 'build-everything' }])))).toEqual([
    'stop impossible',
  ]);
});

test('random games with random orders: all sums stay right, and the log replays without any orders', () => {
  const kinds = new Set<string>();
  for (let seed = firstSeed; seed < firstSeed + sizes.orderGames; seed++) {
    const steps = playWithOrders(title, startOfSteam(seed), random(seed), {
      most: 400,
      often: () => 0.15,
      choose: steamPlayer(0.6),
    });
    for (const step of steps) kinds.add(step.do === 'act' ? step.action.type : step.why.kind);
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['pass', 'end-turn', 'order', 'round-over', 'plan-done']),
  );
});
