import { describe, expect, test } from '@jest/globals';
import { begin, canonical, play, type Action, type Drawn } from '../../../src/engine/core/index.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { deepFreeze } from '../../support/freeze.js';

const start = {
  rules: 2,
  seats: 2,
  settings: { length: 'short', 'second-price': false, 'all-pay': false },
};
const inOrder: readonly Drawn[] = [[0, 1, 2, 3, 4, 5, 6, 7]];
const refusal = (attempt: () => unknown): unknown => {
  try {
    return attempt();
  } catch (error) {
    return error;
  }
};

describe('a game does not begin', () => {
  test.each([1, 5, 2.5, NaN, '3' as unknown as number])('with %s seats', seats => {
    expect(refusal(() => begin(toyTitle, { ...start, seats }, inOrder))).toMatchObject({
      code: 'wrong-number-of-seats',
    });
  });

  test.each([0, 3, 1.5])('under rules number %s', rules => {
    expect(refusal(() => begin(toyTitle, { ...start, rules }, inOrder))).toMatchObject({
      code: 'unknown-rules-number',
      params: { rules, newest: 2 },
    });
  });

  test('with draws left over', () => {
    expect(refusal(() => begin(toyTitle, start, [...inOrder, [1]]))).toMatchObject({
      code: 'draws-left-over',
    });
  });

  test('without the draws it needs', () => {
    expect(refusal(() => begin(toyTitle, start))).toMatchObject({
      name: 'DrawNeeded',
      request: { kind: 'shuffle', of: 8 },
    });
  });
});

test('nothing that the caller knows beside the start of a game gets into its position', () => {
  const spreads = {
    ...toyTitle,
    setup: (given: typeof start) => ({ ...toyTitle.setup(given, () => inOrder[0]!), ...given }),
  };
  const known = { ...start, id: 'g1', salt: 'secret' };
  expect(canonical(begin(spreads, known, []))).toBe(canonical(begin(toyTitle, start, inOrder)));
});

describe('a move is refused and changes nothing', () => {
  const state = deepFreeze(begin(toyTitle, start, inOrder));
  const before = canonical(state);

  test.each<[string, Action, readonly Drawn[], string]>([
    ['of no seat', { seat: 2, type: 'bid', amount: 1 }, [], 'no-such-seat'],
    ['of a seat before the first', { seat: -1, type: 'bid', amount: 1 }, [], 'no-such-seat'],
    ['of half a seat', { seat: 0.5, type: 'bid', amount: 1 }, [], 'no-such-seat'],
    ['with a draw it does not need', { seat: 0, type: 'bid', amount: 1 }, [[1]], 'draws-left-over'],
    ['beyond its means', { seat: 0, type: 'bid', amount: 41 }, [], 'not-offered'],
    ['of another kind', { seat: 0, type: 'constructor' }, [], 'not-offered'],
  ])('%s', (_, action, draws, code) => {
    expect(refusal(() => play(toyTitle, state, action, draws))).toMatchObject({ name: 'Illegal', code });
    expect(canonical(state)).toBe(before);
  });
});
