import type { Point } from './geometry.js';
import { el, num, type Svg } from './svg.js';
import type { Theme } from './theme.js';

export interface CellBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far from the rim of a marker an arrow ends. */
const GAP = 1.5;
const HEAD = 7;

/** Where the line from `from` to the middle of the box enters it. */
const entry = (from: Point, { x, y, width, height }: CellBox): Point => {
  const to = { x: x + width / 2, y: y + height / 2 };
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const part = Math.min(
    1,
    (width / 2 + GAP) / Math.max(Math.abs(dx), 1e-6),
    (height / 2 + GAP) / Math.max(Math.abs(dy), 1e-6),
  );
  return { x: to.x + dx * part, y: to.y + dy * part };
};

export interface ArrowLook {
  readonly theme: Theme;
  /** Of the company that moved. */
  readonly fill: string;
}

/** A dot where a marker stood and an arrow to where it stands now, edged so that both show on any ground. */
export const moveArrow = (from: Point, box: CellBox, { theme, fill }: ArrowLook): readonly Svg[] => {
  const tip = entry(from, box);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  if (length < HEAD) return [];
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
  const back = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const wing = (side: number): string => `${num(back.x - uy * side)} ${num(back.y + ux * side)}`;
  const line = `M${num(from.x)} ${num(from.y)}L${num(back.x)} ${num(back.y)}`;
  const head = `M${num(tip.x)} ${num(tip.y)}L${wing(4)}L${wing(-4)}Z`;
  return [
    el('path', { d: line, fill: 'none', stroke: theme.paper, 'stroke-width': 4.5 }),
    el('path', { d: head, fill: theme.bright.mark, stroke: theme.paper, 'stroke-width': 1 }),
    el('path', { d: line, fill: 'none', stroke: theme.bright.mark, 'stroke-width': 2 }),
    el('circle', {
      class: 'came',
      cx: from.x,
      cy: from.y,
      r: 4,
      fill,
      stroke: theme.bright.mark,
      'stroke-width': 1.4,
    }),
  ];
};
