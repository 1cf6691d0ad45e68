import { describe, expect, test } from '@jest/globals';
import {
  BadDraw,
  DrawNeeded,
  fromRecord,
  type DrawRequest,
  type Drawn,
} from '../../../src/engine/core/index.js';

const die: DrawRequest = { kind: 'die', sides: 6 };
const shuffle: DrawRequest = { kind: 'shuffle', of: 3 };

test('recorded draws are dealt out in order and counted', () => {
  const { draw, used } = fromRecord([[4], [2, 0, 1]]);
  expect([draw(die), used(), draw(shuffle), used()]).toEqual([[4], 1, [2, 0, 1], 2]);
});

test('what is missing is asked for by name', () => {
  const { draw } = fromRecord([[4]]);
  draw(die);
  expect(() => draw(shuffle)).toThrow(DrawNeeded);
  expect(() => draw(shuffle)).toThrow(expect.objectContaining({ request: shuffle }));
});

describe('a damaged record is noticed', () => {
  test.each<[string, DrawRequest, unknown]>([
    ['a seven', die, [7]],
    ['a zero', die, [0]],
    ['half an eye', die, [1.5]],
    ['two dice', die, [1, 2]],
    ['an order with a gap', shuffle, [0, 1, 3]],
    ['an order with a double', shuffle, [0, 1, 1]],
    ['an order too short', shuffle, [0, 1]],
    ['no list at all', die, 4],
    ['text', shuffle, ['0', '1', '2']],
  ])('%s', (_, request, drawn) => {
    expect(() => fromRecord([drawn as Drawn]).draw(request)).toThrow(BadDraw);
  });

  test('and counts as not used', () => {
    const { draw, used } = fromRecord([[7]]);
    expect(() => draw(die)).toThrow(BadDraw);
    expect(used()).toBe(0);
  });
});
