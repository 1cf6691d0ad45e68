import { apart, type Point } from '../board/point.js';
import type { Size } from '../board/map-bounds.js';

const STEP = 1.4;

/** What a key or a button does with a drawing. */
export type Doing =
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'all' }
  /** By this many pixels. */
  | { readonly do: 'move'; readonly by: Point };

const arrows: { readonly [key: string]: Point | undefined } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a key does with a drawing that is seen in such a frame; null for any other key. */
export const doingOf = (key: string, { width, height }: Size): Doing | null => {
  if (key === '+' || key === '=') return { do: 'zoom', factor: STEP };
  if (key === '-') return { do: 'zoom', factor: 1 / STEP };
  if (key === '0') return { do: 'all' };
  const arrow = arrows[key];
  return arrow ? { do: 'move', by: { x: (arrow.x * width) / 4, y: (arrow.y * height) / 4 } } : null;
};

interface Turned {
  readonly deltaY: number;
  /** 0 for pixels. */
  readonly deltaMode: number;
  /** So a touchpad says that it is pinched. */
  readonly ctrlKey: boolean;
}

/** By how much a turn of the wheel zooms. */
export const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: Turned): number => {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 33;
  return Math.exp(-Math.max(-120, Math.min(120, pixels)) / (ctrlKey ? 100 : 300));
};

const halfWay = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** What two fingers do of which one moves: zoom around what lay between them, and drag it along. */
export const pinch = (
  other: Point,
  from: Point,
  to: Point,
): { readonly factor: number; readonly around: Point; readonly by: Point } => {
  const [before, after] = [halfWay(from, other), halfWay(to, other)];
  return {
    factor: apart(to, other) / Math.max(apart(from, other), 1),
    around: before,
    by: { x: before.x - after.x, y: before.y - after.y },
  };
};
