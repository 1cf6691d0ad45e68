import { describe, expect, test } from '@jest/globals';
import {
  acting,
  begin,
  completeSettings,
  mostInARow,
  mustBeOrder,
  passing,
  replay,
  runOrders,
  stopping,
  waiting,
  type Action,
  type Decision,
  type Order,
  type Title,
} from '../../../src/engine/core/index.js';
import type { ToyState } from '../../fixtures/toy/state.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { randomAction } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { seeds } from '../../support/seed.js';
import { playWithOrders } from '../../support/random-orders.js';
import { lineOf, played, runAll, throughNotation, withOrders } from '../../support/orders.js';

const order = (seat: number, line: string): Order => toyTitle.orders!.notation.parse(line, seat);
const start = { rules: 2, seats: 3, settings: completeSettings(toyTitle.settings, {}) };
const setupDraws = [[0, 7, 3, 1, 2, 4, 5, 6]];
/** Lots worth 4, 18 and 10 come up; each of three seats has 40. */
const table = (): ToyState => begin(toyTitle, start, setupDraws);
const lines = (steps: Parameters<typeof lineOf>[1][]): string[] => steps.map(step => lineOf(toyTitle, step));

describe('what the toy’s orders do', () => {
  test('each seat’s order acts when the seat is asked, the lowest first, and goes on to its end', () => {
    const orders = [2, 0, 1].map(seat => order(seat, `auto bid ${String(5 + seat)} from 10 lots 3`));
    // All bid nothing for the first lot: a die decides.
    const { steps, standing, state } = runAll(toyTitle, withOrders(table(), orders), (now, action) =>
      played(toyTitle, now, action, action.seat === 2 && now.state.round === 0 ? [[1]] : []),
    );
    expect(lines([...steps])).toEqual([
      ...[
        '0: bid 0',
        '1: bid 0',
        '2: bid 0',
        '0: bid 5',
        '1: bid 6',
        '2: bid 7',
        '0: bid 5',
        '1: bid 6',
        '2: bid 7',
      ],
      ...['done game-over', 'done game-over', 'done game-over'],
    ]);
    expect(standing).toEqual([]);
    expect(state.owned).toEqual([[0], [], [1, 2]]);
  });

  test('people without an order are waited for', () => {
    const at = runAll(toyTitle, withOrders(table(), [order(1, 'auto bid 3 from 0 lots 2')]));
    expect(lines([...at.steps])).toEqual(['1: bid 3']);
    expect(at.standing).toHaveLength(1);
    expect(toyTitle.turn(at.state).asked).toEqual([0, 2]);
    expect(runAll(toyTitle, at).steps).toEqual(at.steps);
  });

  test('it is over when what was ordered is done, and off when it cannot be done any more', () => {
    const one = runAll(toyTitle, withOrders(table(), [order(0, 'auto bid 30 from 0 lots 3')]));
    const after = [1, 2].reduce((now, seat) => played(toyTitle, now, { seat, type: 'bid', amount: 1 }), one);
    const off = runOrders(toyTitle, after.state, after.standing, 0);
    expect(off).toEqual({ at: 0, do: 'stop', why: { kind: 'toy-too-poor', cash: 10 }, done: false });

    const short = runAll(toyTitle, withOrders(table(), [order(0, 'auto bid 1 from 0 lots 1')]));
    const sold = [1, 2].reduce(
      (now, seat) => played(toyTitle, now, { seat, type: 'bid', amount: 2 + seat }),
      short,
    );
    expect(runOrders(toyTitle, sold.state, sold.standing, 0)).toMatchObject({ do: 'stop', done: true });
  });

  test('a log with such moves replays without any order', () => {
    const given = [0, 1, 2].map(seat => order(seat, `auto bid ${String(4 + seat)} from 0 lots 3`));
    const { steps, state } = runAll(toyTitle, withOrders(table(), given));
    const log = steps.flatMap(step =>
      step.do === 'act' ? [{ kind: 'action' as const, action: step.action }] : [],
    );
    expect(log).toHaveLength(9);
    expect(replay(toyTitle, start, setupDraws, log)).toEqual(state);
  });

  test('an order is a secret: nothing of it is in what others may see before it acts', () => {
    const state = table();
    const { standing } = withOrders(state, [order(1, 'auto bid 33 from 10 lots 2')]);
    const step = runOrders(toyTitle, state, standing, 0)!;
    if (step.do !== 'act') throw new Error('it waits');
    const after = played(toyTitle, { state, standing, steps: [] }, step.action);
    for (const seat of [0, 2, null])
      expect(JSON.stringify(toyTitle.view(after.state, seat))).not.toContain('33');
    expect(JSON.stringify(after.facts)).not.toContain('33');
  });

  test('it knows no more than its seat: other people’s sealed bids change nothing', () => {
    const given = order(1, 'auto bid 7 from 5 lots 3');
    const [low, high] = [1, 39].map(amount =>
      runOrders(toyTitle, { ...table(), bids: [amount, null, null] }, [{ order: given, since: [] }], 0),
    );
    expect(low).toEqual(high);
  });
});

test.each(seeds(5))('random game %i with random orders: what they do is asked for and accepted', seed => {
  const settings = completeSettings(toyTitle.settings, { length: 'long', 'second-price': seed % 2 === 0 });
  const steps = playWithOrders(toyTitle, { rules: 2, seats: 3, settings }, random(seed), {
    most: 500,
    often: () => 0.5,
    choose: (state, seat, rng) => randomAction(toyTitle, state, seat, rng),
  });
  expect(steps.some(step => step.do === 'act')).toBe(true);
  expect(steps.some(step => step.do === 'stop')).toBe(true);
});

describe('orders are checked like actions', () => {
  test('what a form allows is accepted', () => {
    expect(() => mustBeOrder(toyTitle, table(), order(0, 'auto bid 40 from 0 lots 3'))).not.toThrow();
  });

  test.each<[string, Order]>([
    ['too much', { seat: 0, type: 'bid-always', amount: 41, worth: 0, lots: 3 }],
    ['a field too many', { seat: 0, type: 'bid-always', amount: 4, worth: 0, lots: 3, more: 1 }],
    ['a field too few', { seat: 0, type: 'bid-always', amount: 4, worth: 0 }],
    ['a text for a number', { seat: 0, type: 'bid-always', amount: '4', worth: 0, lots: 3 }],
    ['an unknown kind', { seat: 0, type: 'constructor' }],
  ])('%s is refused', (_what, bad) => {
    expect(() => mustBeOrder(toyTitle, table(), bad)).toThrow('not-offered');
  });

  test('a title without orders refuses all and does nothing', () => {
    const { orders: _none, ...bare } = toyTitle;
    const given = order(0, 'auto bid 4 from 0 lots 1');
    expect(() => mustBeOrder(bare, table(), given)).toThrow('not-offered');
    expect(runOrders(bare, table(), [{ order: given, since: [] }], 0)).toBeNull();
  });

  test('the text form is read as it is printed', () => {
    const given = { seat: 2, type: 'bid-always', amount: 4, worth: 10, lots: 2 };
    expect(throughNotation(toyTitle, given)).toEqual(given);
    expect(() => order(0, 'auto bid much')).toThrow('notation-unknown');
  });
});

/** The toy with an order kind for each decision, by the order's type. */
const scripted = (decisions: { readonly [type: string]: Decision }): Title<ToyState> => ({
  ...toyTitle,
  orders: { ...toyTitle.orders!, decide: (_state, { type }) => decisions[type] ?? waiting },
});

describe('which order comes first', () => {
  const bid = (seat: number, amount: number): Action => ({ seat, type: 'bid', amount });
  const given = (...list: readonly [number, string][]) =>
    list.map(([seat, type]) => ({ order: { seat, type }, since: [] }));
  const next = (decisions: { readonly [type: string]: Decision }, ...list: readonly [number, string][]) =>
    runOrders(scripted(decisions), table(), given(...list), 0);

  test('the lowest seat, then the first in the list', () => {
    const decisions = { a: acting(bid(1, 1)), b: acting(bid(0, 2)), c: acting(bid(0, 3)) };
    expect(next(decisions, [1, 'a'], [0, 'b'], [0, 'c'])).toMatchObject({ at: 1, action: bid(0, 2) });
    expect(next(decisions, [1, 'a'], [0, 'c'], [0, 'b'])).toMatchObject({ at: 1, action: bid(0, 3) });
  });

  test('a pass gives way to a deed of the same seat, and to every order that ends', () => {
    const pass: Decision = { do: 'act', action: bid(0, 0), last: true };
    expect(passing(0)).toMatchObject({ last: true });
    const decisions = { pass, deed: acting(bid(0, 9)), end: stopping({ kind: 'moved' }) };
    expect(next(decisions, [0, 'pass'], [0, 'deed'])).toMatchObject({ at: 1, do: 'act' });
    expect(next(decisions, [0, 'pass'], [2, 'end'])).toMatchObject({
      at: 1,
      do: 'stop',
      why: { kind: 'moved' },
    });
    expect(next(decisions, [0, 'pass'])).toMatchObject({ at: 0, do: 'act' });
    expect(next(decisions, [0, 'end'], [0, 'deed'])).toMatchObject({ at: 1, do: 'act' });
  });

  test('whoever is not asked does not act', () => {
    const state = { ...table(), bids: [null, 4, null] };
    const title = scripted({ a: acting({ seat: 1, type: 'withdraw' }) });
    expect(runOrders(title, state, given([1, 'a']), 0)).toBeNull();
  });

  test('an order that wants what is not on the menu, or acts for another, ends', () => {
    expect(next({ a: acting(bid(0, 41)) }, [0, 'a'])).toEqual({
      at: 0,
      do: 'stop',
      why: { kind: 'impossible', type: 'bid' },
      done: false,
    });
    expect(next({ a: acting(bid(1, 1)) }, [0, 'a'])).toMatchObject({
      do: 'stop',
      why: { kind: 'impossible' },
    });
  });

  test('an order that would go on for ever is ended', () => {
    // Whatever it does, the seat stays asked.
    const title: Title<ToyState> = {
      ...scripted({ a: acting({ seat: 0, type: 'idle' }) }),
      menu: () => [{ type: 'idle', fields: {} }],
      apply: state => ({ state, facts: [] }),
    };
    const { steps } = runAll(title, withOrders(table(), [{ seat: 0, type: 'a' }]));
    expect(steps).toHaveLength(mostInARow + 1);
    expect(steps.at(-1)).toEqual({ at: 0, do: 'stop', why: { kind: 'endless' }, done: false });
  });
});
