import { describe, expect, test } from '@jest/globals';
import {
  isSame,
  isSeen,
  isWhole,
  moved,
  nextView,
  seenBox,
  wholeView,
  zoomed,
  type View,
} from '../../src/web/view.js';
import { fc } from '../support/property.js';

const whole = { x: -50, y: -60, width: 1000, height: 800 };
const desk = { width: 1000, height: 800 };
const phone = { width: 360, height: 512 };

const seen = (view: View, frame = desk) => {
  const { x, y, width, height } = seenBox(view, frame);
  return [x, y, width, height].map(n => Math.round(n * 10) / 10);
};

describe('what is seen of a drawing', () => {
  test('all of it at first, whatever the frame, on a phone as well', () => {
    for (const frame of [desk, { width: 950, height: 800 }, phone]) {
      const first = nextView({ whole, frame, spots: [{ x: 500, y: 0 }], last: null });
      expect(first).toEqual(wholeView(whole, frame));
      expect(isWhole(first, whole, frame)).toBe(true);
      const [x, y, width, height] = seen(first, frame);
      expect([x! <= -50, y! <= -60, x! + width! >= 950, y! + height! >= 740]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
    expect(seen(wholeView(whole, phone), phone).slice(2)).toEqual([1000, 1422.2]);
  });

  test('a part of it is not the whole', () => {
    const near = zoomed(wholeView(whole, desk), 1.01, { x: 450, y: 340 }, whole, desk);
    expect(isWhole(near, whole, desk)).toBe(false);
  });

  test('zooming keeps the place under the pointer where it is', () => {
    const at = { x: 200, y: 100 };
    const before = wholeView(whole, desk);
    const after = zoomed(before, 2, at, whole, desk);
    const onScreen = (view: View) => {
      const box = seenBox(view, desk);
      return [(at.x - box.x) / view.unit, (at.y - box.y) / view.unit].map(Math.round);
    };
    expect(after.unit).toBe(0.5);
    expect(onScreen(after)).toEqual(onScreen(before));
  });

  test('moving follows the pixels and stops at the rim', () => {
    const near = zoomed(wholeView(whole, desk), 2, { x: 450, y: 340 }, whole, desk);
    expect(seen(moved(near, { x: 100, y: 0 }, whole, desk))).toEqual([250, 140, 500, 400]);
    expect(seen(moved(near, { x: 9999, y: -9999 }, whole, desk))).toEqual([450, -60, 500, 400]);
  });

  test('a place counts as seen when it is not at the rim', () => {
    const near = zoomed(wholeView(whole, desk), 2, { x: 450, y: 340 }, whole, desk);
    expect(isSeen({ x: 450, y: 340 }, near, desk)).toBe(true);
    expect(isSeen({ x: 205, y: 340 }, near, desk)).toBe(false);
    expect(isSeen({ x: -40, y: -50 }, near, desk)).toBe(false);
  });

  test('a place counts as seen when it is not at the rim of any side', () => {
    const near = zoomed(wholeView(whole, desk), 2, { x: 450, y: 340 }, whole, desk);
    const { x, y, width, height } = seenBox(near, desk);
    const middle = { x: x + width / 2, y: y + height / 2 };
    const at = (dx: number, dy: number): boolean =>
      isSeen({ x: middle.x + dx * width, y: middle.y + dy * height }, near, desk);
    expect([at(0, 0), at(0.49, 0), at(-0.49, 0), at(0, 0.49), at(0, -0.49)]).toEqual([
      ...[true, false, false, false, false],
    ]);
  });

  test('whatever is done, no more than the whole and nothing beside it is seen', () => {
    const n = fc.double({ min: -5000, max: 5000, noNaN: true });
    const step = fc.record({ factor: fc.double({ min: 0.01, max: 50, noNaN: true }), x: n, y: n });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(desk, phone), (steps, frame) => {
        const end = steps.reduce(
          (view, { factor, x, y }) =>
            moved(zoomed(view, factor, { x, y }, whole, frame), { x: y, y: x }, whole, frame),
          wholeView(whole, frame),
        );
        const box = seenBox(end, frame);
        const slack = 1e-6;
        const inside = (from: number, length: number, start: number, all: number): boolean =>
          length >= all - slack
            ? Math.abs(from + length / 2 - (start + all / 2)) < slack
            : from >= start - slack && from + length <= start + all + slack;
        expect(inside(box.x, box.width, whole.x, whole.width)).toBe(true);
        expect(inside(box.y, box.height, whole.y, whole.height)).toBe(true);
        expect(end.unit).toBeGreaterThanOrEqual(0.25);
      }),
    );
  });
});

describe('where a drawing is shown again', () => {
  const last = zoomed(wholeView(whole, desk), 2, { x: 450, y: 340 }, whole, desk);
  const spot = (x: number): { readonly x: number; readonly y: number } => ({ x, y: 340 });

  test('it shows what was seen last', () => {
    expect(nextView({ whole, frame: desk, spots: [], last })).toEqual(last);
    expect(nextView({ whole, frame: desk, spots: [spot(450)], last })).toEqual(last);
  });

  test('unless the one place that is chosen would be out of sight', () => {
    expect(seen(nextView({ whole, frame: desk, spots: [spot(800)], last }))).toEqual([450, 140, 500, 400]);
    expect(nextView({ whole, frame: desk, spots: [spot(800), spot(0)], last })).toEqual(last);
  });

  test('another drawing begins anew', () => {
    expect(nextView({ whole, frame: desk, spots: [], last: null })).toEqual(wholeView(whole, desk));
  });

  test('a move that nobody would see is none', () => {
    const by = (x: number, unit = 0): View => ({
      middle: { x: last.middle.x + x, y: last.middle.y },
      unit: last.unit + unit,
    });
    expect(isSame(last, by(0.04))).toBe(true);
    expect(isSame(last, by(0.06))).toBe(false);
    expect([isSame(last, by(0, 1e-5)), isSame(last, by(0, 1e-3))]).toEqual([true, false]);
  });
});
