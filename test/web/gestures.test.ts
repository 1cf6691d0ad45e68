import { describe, expect, test } from '@jest/globals';
import { apart } from '../../src/board/point.js';
import { doingOf, pinch, wheelFactor } from '../../src/web/gestures.js';

const frame = { width: 800, height: 400 };

describe('a key', () => {
  test('zooms in and out by as much', () => {
    const [nearer, equal, farther] = ['+', '=', '-'].map(key => doingOf(key, frame));
    expect(nearer).toEqual({ do: 'zoom', factor: 1.4 });
    expect(equal).toEqual(nearer);
    expect(farther).toEqual({ do: 'zoom', factor: 1 / 1.4 });
  });

  test('shows all', () => expect(doingOf('0', frame)).toEqual({ do: 'all' }));

  test.each([
    ['ArrowLeft', -200, 0],
    ['ArrowRight', 200, 0],
    ['ArrowUp', 0, -100],
    ['ArrowDown', 0, 100],
  ])('%s moves by a quarter of what is seen', (key, x, y) => {
    const doing = doingOf(key, frame);
    expect(doing?.do === 'move' && [doing.by.x + 0, doing.by.y + 0]).toEqual([x, y]);
  });

  test('is the page’s otherwise', () => {
    expect(['1', 'Enter', 'a', 'PageUp'].map(key => doingOf(key, frame))).toEqual([null, null, null, null]);
  });
});

describe('the wheel', () => {
  const turned = (deltaY: number, more = {}): number =>
    wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false, ...more });

  test('zooms in upwards and out downwards, by as much', () => {
    expect(turned(-60)).toBeCloseTo(Math.exp(0.2));
    expect(turned(-60) * turned(60)).toBeCloseTo(1);
    expect(turned(0)).toBe(1);
  });

  test('never by more than so much at once', () => {
    expect(turned(-5000)).toBe(turned(-120));
    expect(turned(5000)).toBe(turned(120));
  });

  test('counts lines as so many pixels, and a pinch three times', () => {
    expect(turned(2, { deltaMode: 1 })).toBe(turned(66));
    expect(turned(-60, { ctrlKey: true })).toBeCloseTo(turned(-60) ** 3);
  });
});

describe('two fingers', () => {
  const other = { x: 100, y: 100 };

  test('zoom by how much farther apart they are, around what lay between them', () => {
    expect(pinch(other, { x: 200, y: 100 }, { x: 300, y: 100 })).toEqual({
      factor: 2,
      around: { x: 150, y: 100 },
      by: { x: -50, y: 0 },
    });
  });

  test('from one point on do not zoom without end', () => {
    expect(pinch(other, other, { x: 103, y: 104 }).factor).toBe(5);
  });

  test('a way is measured straight', () => expect(apart({ x: 0, y: 0 }, { x: 3, y: -4 })).toBe(5));
});
