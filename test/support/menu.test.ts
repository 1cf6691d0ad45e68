import { describe, expect, test } from '@jest/globals';
import type { Title } from '../../src/engine/core/index.js';
import type { ToyState } from '../fixtures/toy/state.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { playRandomGame } from './menu.js';
import { random } from './random.js';

const start = {
  rules: 2,
  seats: 3,
  settings: { length: 'short', 'second-price': false, 'all-pay': false },
};

const gameOf = (changes: Partial<Title<ToyState>>) => () =>
  playRandomGame<ToyState>({ ...toyTitle, ...changes }, start, random(5), { maxSteps: 300 });

/** Each is a fault a title could have, and what the random game must say of it. */
const faults: readonly [string, Partial<Title<ToyState>>, RegExp][] = [
  [
    'an offer that is refused',
    {
      menu: (state, seat) =>
        toyTitle
          .menu(state, seat)
          .map(option =>
            option.type === 'bid' ? { type: 'bid', fields: { amount: { from: 0, to: 99, by: 1 } } } : option,
          ),
    },
    /was offered but not accepted/,
  ],
  [
    'a move that is accepted but not offered',
    {
      apply: (state, action, draw) =>
        action.type === 'no-such-type' ? { state, facts: [] } : toyTitle.apply(state, action, draw),
    },
    /no-such-type.*was accepted but not offered/,
  ],
  [
    'a crash instead of a refusal',
    {
      apply: (state, action, draw) => {
        if (action['amount'] === undefined && action.type === 'bid') throw new TypeError('oh');
        return toyTitle.apply(state, action, draw);
      },
    },
    /instead of a refusal/,
  ],
  [
    'a state changed in place',
    {
      apply: (state, action, draw) => {
        (state.cash as number[])[0]! += 1;
        return toyTitle.apply(state, action, draw);
      },
    },
    /Cannot assign to read only property/,
  ],
  [
    'money from nowhere',
    {
      apply: (state, action, draw) => {
        const applied = toyTitle.apply(state, action, draw);
        return { ...applied, state: { ...applied.state, bank: applied.state.bank + 1 } };
      },
    },
    /there is 321 of 320/,
  ],
  [
    'a state that JSON does not carry',
    {
      setup: (s, draw) => ({ ...toyTitle.setup(s, draw), bank: NaN, rounds: Infinity }),
      audit: () => undefined,
    },
    /does not survive JSON|state\.\w+ is/,
  ],
  [
    'a notation that loses something',
    {
      notation: {
        ...toyTitle.notation,
        parse: (line, seat) => toyTitle.notation.parse(line.replace(/\d\d$/, '7'), seat),
      },
    },
    /notation/,
  ],
  ['nobody to go on with', { turn: state => ({ ...toyTitle.turn(state), asked: [] }) }, /nobody is asked/],
  ['an empty menu', { menu: () => [] }, /has nothing on its menu/],
  [
    'a score that does not add up',
    {
      status: state => {
        const status = toyTitle.status(state);
        const scores = status.result?.scores.map(score => ({ ...score, points: score.points + 1 }));
        return { ...status, result: scores ? { reason: 'over', scores } : null };
      },
    },
    /its parts sum to/,
  ],
];

describe('a random game finds', () => {
  test.each(faults)('%s', (_, changes, message) => {
    expect(gameOf(changes)).toThrow(message);
  });
});

test('a fault is reported with the step and the move', () => {
  expect(gameOf({ menu: () => [] })).toThrow(/^step 0 of toy with 3 seats, last move undefined/);
});

test('the same seed plays the same game', () => {
  expect(gameOf({})()).toEqual(gameOf({})());
});

test('a game is broken off after maxSteps', () => {
  const game = playRandomGame(toyTitle, start, random(5), { maxSteps: 2 });
  expect([game.ended, game.log.length]).toEqual([false, 2]);
});
