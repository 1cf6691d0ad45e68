import type { Point } from '../board/geometry.js';
import type { Size } from '../board/map-bounds.js';

/** Which part of a drawing is seen: arithmetic only, in the drawing's own units. */
export interface Box extends Point, Size {}

/** The middle of what is seen, and how many units one pixel shows. */
export interface View {
  readonly middle: Point;
  readonly unit: number;
}

/** Nearest: a hex (87 units wide) is then about as wide as a phone. */
const NEAREST = 0.25;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** Units per pixel at which the whole drawing is visible. */
const farthest = (whole: Box, frame: Size): number =>
  Math.max(whole.width / frame.width, whole.height / frame.height);

/** Where the middle may lie on one axis: nothing beside the drawing is seen while it fills the frame. */
const kept = (value: number, start: number, length: number, seen: number): number =>
  seen >= length ? start + length / 2 : between(start + seen / 2, value, start + length - seen / 2);

/** The nearest view within the limits. */
export const withinLimits = ({ middle, unit }: View, whole: Box, frame: Size): View => {
  const bounded = between(Math.min(NEAREST, farthest(whole, frame)), unit, farthest(whole, frame));
  return {
    unit: bounded,
    middle: {
      x: kept(middle.x, whole.x, whole.width, frame.width * bounded),
      y: kept(middle.y, whole.y, whole.height, frame.height * bounded),
    },
  };
};

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const wholeView = (whole: Box, frame: Size): View => ({
  middle: middleOf(whole),
  unit: farthest(whole, frame),
});

/** Nearer by `factor` (farther below 1), while `at` keeps its place on the screen. */
export const zoomed = (view: View, factor: number, at: Point, whole: Box, frame: Size): View => {
  const { unit } = withinLimits({ ...view, unit: view.unit / factor }, whole, frame);
  const share = unit / view.unit;
  return withinLimits(
    {
      unit,
      middle: {
        x: at.x + (view.middle.x - at.x) * share,
        y: at.y + (view.middle.y - at.y) * share,
      },
    },
    whole,
    frame,
  );
};

/** Moved by this many pixels. */
export const moved = ({ middle, unit }: View, by: Point, whole: Box, frame: Size): View =>
  withinLimits({ unit, middle: { x: middle.x + by.x * unit, y: middle.y + by.y * unit } }, whole, frame);

export const seenBox = ({ middle, unit }: View, frame: Size): Box => {
  const [width, height] = [frame.width * unit, frame.height * unit];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
};

/** Does the spot lie in what is seen, not at its very rim? */
export const isSeen = (spot: Point, view: View, frame: Size): boolean => {
  const { x, y, width, height } = seenBox(view, frame);
  const rim = Math.min(width, height) / 10;
  return spot.x > x + rim && spot.x < x + width - rim && spot.y > y + rim && spot.y < y + height - rim;
};

/** Nobody would see the difference. */
export const isSame = (a: View, b: View): boolean =>
  Math.abs(b.unit / a.unit - 1) < 1e-4 &&
  Math.hypot(b.middle.x - a.middle.x, b.middle.y - a.middle.y) < a.unit / 10;

/** Is nothing of the drawing out of sight? */
export const isWhole = ({ unit }: View, whole: Box, frame: Size): boolean =>
  unit >= farthest(whole, frame) * (1 - 1e-3);

interface Begun {
  readonly whole: Box;
  readonly frame: Size;
  /** Places that should be seen. */
  readonly spots: readonly Point[];
  /** What was seen last of the same drawing; null for all of it. */
  readonly last: View | null;
}

/** What is seen first: the whole, or the part that was seen before, unless the one place that is chosen would be out of sight. */
export const nextView = ({ whole, frame, spots, last }: Begun): View => {
  if (!last) return wholeView(whole, frame);
  const [chosen] = spots;
  const view = withinLimits(last, whole, frame);
  return spots.length !== 1 || isSeen(chosen!, view, frame)
    ? view
    : withinLimits({ ...view, middle: chosen! }, whole, frame);
};
