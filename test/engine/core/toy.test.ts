import { describe, expect, test } from '@jest/globals';
import {
  DrawNeeded,
  Illegal,
  begin,
  canonical,
  play,
  replay,
  type Action,
  type Drawn,
  type Settings,
} from '../../../src/engine/core/index.js';
import type { ToyState } from '../../fixtures/toy/state.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { deepFreeze } from '../../support/freeze.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { seeds } from '../../support/seed.js';

const defaults: Settings = { length: 'short', 'second-price': false, 'all-pay': false };
const inOrder: readonly Drawn[] = [[0, 1, 2, 3, 4, 5, 6, 7]];

const table = (seats: number, settings: Partial<Settings> = {}, rules = 2): ToyState =>
  deepFreeze(begin(toyTitle, { rules, seats, settings: { ...defaults, ...settings } as Settings }, inOrder));

const bid = (seat: number, amount: number): Action => ({ seat, type: 'bid', amount });

/** All seats bid, in seating order. */
const round = (state: ToyState, amounts: readonly number[], draws: readonly Drawn[] = []): ToyState =>
  amounts.reduce(
    (now, amount, seat) =>
      play(toyTitle, now, bid(seat, amount), seat === amounts.length - 1 ? draws : []).state,
    state,
  );

describe('sealed bids', () => {
  test('all seats are asked at once, in any order, until their bid is in', () => {
    const state = table(3);
    expect(toyTitle.turn(state).asked).toEqual([0, 1, 2]);
    const one = play(toyTitle, state, bid(1, 5)).state;
    expect(toyTitle.turn(one).asked).toEqual([0, 2]);
    expect(() => play(toyTitle, one, bid(1, 6))).toThrow(Illegal);
  });

  test('a bid is seen by its owner alone until the last one is in', () => {
    const base = table(3);
    const low = play(toyTitle, base, bid(1, 5));
    const high = play(toyTitle, base, bid(1, 37));
    for (const viewer of [0, 2, null])
      expect(toyTitle.view(low.state, viewer)).toEqual(toyTitle.view(high.state, viewer));
    expect(low.facts).toEqual(high.facts);
    expect(toyTitle.view(low.state, 1)).not.toEqual(toyTitle.view(high.state, 1));
    expect(low.reveals).toBeUndefined();
  });

  test('the order of the lots to come is seen by nobody', () => {
    const other = begin(toyTitle, { rules: 2, seats: 2, settings: defaults }, [[0, 7, 6, 5, 4, 3, 2, 1]]);
    for (const viewer of [0, 1, null])
      expect(toyTitle.view(table(2), viewer)).toEqual(toyTitle.view(other, viewer));
  });

  test('the last bid brings all to light and says so', () => {
    const state = play(toyTitle, table(2), bid(0, 9)).state;
    const { reveals, facts, state: after } = play(toyTitle, state, bid(1, 7));
    expect(reveals).toBe(true);
    expect(facts).toContainEqual({ kind: 'toy-revealed', bids: [9, 7] });
    expect(after.cash).toEqual([31, 40]);
    expect(after.owned).toEqual([[0], []]);
  });

  test('a seat that is not asked may take its bid back while another is missing', () => {
    const sealed = play(toyTitle, table(2), bid(0, 9)).state;
    expect(toyTitle.turn(sealed).asked).toEqual([1]);
    const back = play(toyTitle, sealed, { seat: 0, type: 'withdraw' }).state;
    expect(canonical(back)).toBe(canonical(table(2)));
  });
});

describe('the tie', () => {
  const tied = play(toyTitle, table(3), bid(0, 8)).state;
  const two = play(toyTitle, tied, bid(1, 3)).state;

  test('asks for a die with a side for each, and changes nothing until it has it', () => {
    const attempt = (): unknown => play(toyTitle, deepFreeze(two), bid(2, 8));
    expect(attempt).toThrow(DrawNeeded);
    expect(attempt).toThrow(expect.objectContaining({ request: { kind: 'die', sides: 2 } }));
  });

  test.each([
    [1, 0],
    [2, 2],
  ])('goes by what was drawn: %i is seat %i', (rolled, winner) => {
    const { state, facts } = play(toyTitle, two, bid(2, 8), [[rolled]]);
    expect(state.owned[winner]).toEqual([0]);
    expect(facts).toContainEqual({ kind: 'toy-tie', seats: [0, 2], rolled });
  });

  test('needs no die in a game that began under rules 1', () => {
    const old = round(table(3, {}, 1), [8, 3, 8]);
    expect(old.owned).toEqual([[0], [], []]);
  });
});

describe('money', () => {
  test('second price: the winner pays the best losing bid', () => {
    expect(round(table(3, { 'second-price': true }), [9, 7, 2]).cash).toEqual([33, 40, 40]);
  });

  test('all pay: everybody pays, one wins', () => {
    expect(round(table(3, { 'all-pay': true }), [9, 7, 2]).cash).toEqual([31, 33, 38]);
  });

  test('lots are sold back for half; what is not owned cannot be', () => {
    const state = deepFreeze(round(table(2), [9, 7]));
    expect(play(toyTitle, state, { seat: 0, type: 'sell', lots: [0] }).state.cash).toEqual([33, 40]);
    for (const lots of [[1], [0, 0], [], 'all', [[0]], null])
      expect(() => play(toyTitle, state, { seat: 0, type: 'sell', lots })).toThrow(Illegal);
  });

  test('the audit names what is missing', () => {
    expect(() => toyTitle.audit({ ...table(2), bank: 199 })).toThrow('there is 279 of 280');
  });

  test('the final score is money and lots, best first', () => {
    const end = [
      [9, 7],
      [0, 6],
      [1, 0],
    ].reduce((state, amounts) => round(state, amounts), table(2));
    expect(toyTitle.status(end).result?.scores).toEqual([
      { seat: 0, points: 42, parts: { cash: 30, lots: 12 } },
      { seat: 1, points: 40, parts: { cash: 34, lots: 6 } },
    ]);
    expect(toyTitle.turn(end).asked).toEqual([]);
    expect(() => play(toyTitle, end, bid(0, 1))).toThrow(Illegal);
  });
});

test('whole games by the menu alone break no invariant and replay from their log', () => {
  for (const seed of seeds(60)) {
    const rng = random(seed);
    const settings = { ...defaults, length: seed % 2 ? 'long' : 'short', 'all-pay': seed % 3 === 0 };
    const start = { rules: 2, seats: 2 + (seed % 3), settings };
    const game = playRandomGame(toyTitle, start, rng);
    expect(game.ended).toBe(true);
    expect(canonical(replay(toyTitle, start, game.setupDraws, game.log))).toBe(canonical(game.state));
  }
});
