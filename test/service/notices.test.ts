import { describe, expect, test } from '@jest/globals';
import type { Turn } from '../../src/engine/core/index.js';
import { notices } from '../../src/service/notices.js';

const turn = (asked: readonly number[], kind = 'play'): Turn => ({ asked, ask: { kind } });
const told = (before: Turn | null, after: Turn, ended = false): readonly string[] =>
  notices({ before, after, ended, seats: 3 }).map(n => `${n.kind} ${n.seat}`);

describe('who is told when the turn goes', () => {
  test.each<[string, Turn | null, Turn, readonly string[]]>([
    ['from one to another', turn([0]), turn([1]), ['turn 1']],
    ['nowhere: a further step of the same turn', turn([0]), turn([0]), []],
    ['nowhere, though another thing is asked', turn([0]), turn([0], 'offer'), []],
    ['to one who gets an offer', turn([0]), turn([2], 'offer'), ['offer 2']],
    ['to all at once', turn([0]), turn([0, 1, 2]), ['turn 1', 'turn 2']],
    ['to those who are left', turn([0, 1, 2]), turn([1, 2]), []],
    ['to nobody', turn([0]), turn([]), []],
    [
      'to the first, at the start',
      null,
      turn([1]),
      ['game-started 0', 'game-started 1', 'game-started 2', 'turn 1'],
    ],
  ])('%s', (_what, before, after, wanted) => {
    expect(told(before, after)).toEqual(wanted);
  });

  test('and at the end all are told that, and nothing else', () => {
    expect(told(turn([0]), turn([]), true)).toEqual(['game-over 0', 'game-over 1', 'game-over 2']);
  });
});
