import { expect, test } from '@jest/globals';
import {
  begin,
  completeSettings,
  DrawNeeded,
  HiddenNeeded,
  whyNot,
  type Title,
} from '../../../src/engine/core/index.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { withDraws } from '../../support/menu.js';
import { random } from '../../support/random.js';

const start = { rules: toyTitle.rules, seats: 2, settings: completeSettings(toyTitle.settings, {}) };

/** What is said of a move that is on no menu, and whose outcome nobody knows. */
const saidWhere = (error: Error): ReturnType<typeof whyNot> => {
  const title = {
    ...toyTitle,
    menu: () => [],
    apply: () => {
      throw error;
    },
    tries: { actions: () => [{ seat: 0, type: 'guess', at: 'A1' }], reach: () => 2 as const },
  } as unknown as Title;
  const { result } = withDraws(random(1), draws => begin(title, start, draws));
  return whyNot(title, result, 0, null);
};

test.each<[string, Error]>([
  ['something hidden', new HiddenNeeded()],
  ['chance', new DrawNeeded({ kind: 'die' } as unknown as ConstructorParameters<typeof DrawNeeded>[0])],
])('where %s decides there is no reason, and no error', (_, error) => {
  expect(saidWhere(error).flatMap(({ reasons }) => reasons)).toEqual([]);
});

test('what is wrong with the rules themselves is not passed over', () => {
  expect(() => saidWhere(new TypeError('no such thing'))).toThrow('no such thing');
});
