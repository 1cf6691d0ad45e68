import { edgeAngle, plus, polar, type Grid, type Point } from './geometry.js';
import { SLOT, type PlacedStop } from './layout.js';
import { drawing, el, num, type Svg } from './svg.js';
import type { Theme } from './theme.js';

/* What is laid over a map to answer a question: where a company cannot go on, where a tile may be laid. */

/** A shape of its own, so that it needs no colour: a disc with a bar, as on a street. */
const noEntry = ({ x, y }: Point, theme: Theme): readonly Svg[] => [
  el('circle', { cx: x, cy: y, r: 6.5, fill: theme.changed, stroke: theme.paper, 'stroke-width': 1.5 }),
  el('path', { d: `M${num(x - 4)} ${num(y)}h8`, stroke: theme.paper, 'stroke-width': 2.4 }),
];

/** At the rim of the stop, where it hides no name of a token. */
export const barredStop = ({ centre, slots }: PlacedStop, theme: Theme): readonly Svg[] => {
  const left = slots.reduce((far, slot) => (slot.x < far.x ? slot : far), slots[0] ?? centre);
  return noEntry(plus(left, polar(225, SLOT)), theme);
};

/** A disc with a plus, at the other side of the rim: the company comes to reach the stop. */
export const gainedStop = ({ centre, slots }: PlacedStop, theme: Theme): readonly Svg[] => {
  const right = slots.reduce((far, slot) => (slot.x > far.x ? slot : far), slots[0] ?? centre);
  const { x, y } = plus(right, polar(135, SLOT));
  return [
    el('circle', { cx: x, cy: y, r: 7.5, fill: theme.choice, stroke: theme.paper, 'stroke-width': 1.5 }),
    el('path', {
      d: `M${num(x - 4.5)} ${num(y)}h9M${num(x)} ${num(y - 4.5)}v9`,
      stroke: theme.paper,
      'stroke-width': 2.4,
    }),
  ];
};

/** The piece of the line through `at` in direction `along` (degrees) that lies inside the hex. */
const clipped = (grid: Grid, at: Point, along: number, apothem: number): readonly [Point, Point] | null => {
  const d = polar(along, 1);
  let [from, to] = [-Infinity, Infinity];
  for (let edge = 0; edge < 6; edge++) {
    const out = polar(edgeAngle(edge + grid.turn), 1);
    const slope = out.x * d.x + out.y * d.y;
    const room = apothem - (out.x * at.x + out.y * at.y);
    if (Math.abs(slope) < 1e-9) {
      if (room < 0) return null;
    } else if (slope > 0) to = Math.min(to, room / slope);
    else from = Math.max(from, room / slope);
  }
  const point = (t: number): Point => ({ x: at.x + d.x * t, y: at.y + d.y * t });
  return from < to ? [point(from), point(to)] : null;
};

/** Oblique lines across the hex. */
export const hexHatching = (grid: Grid, theme: Theme): Svg => {
  const lines = [-36, -24, -12, 0, 12, 24, 36].flatMap(distance => {
    const ends = clipped(grid, polar(45, distance), -45, 40);
    return ends ? [`M${num(ends[0].x)} ${num(ends[0].y)}L${num(ends[1].x)} ${num(ends[1].y)}`] : [];
  });
  return el('path', {
    d: lines.join(''),
    fill: 'none',
    stroke: theme.choice,
    'stroke-width': 2,
    'stroke-opacity': 0.55,
  });
};

const sampleBox = { x: 0, y: 0, width: 56, height: 14 };

/** The mark of a stop where a company cannot go on, for the legend. */
export const barredSample = (theme: Theme): string =>
  drawing(sampleBox, { 'aria-hidden': 'true' }, noEntry({ x: 28, y: 7 }, theme));

/** The hatching of hexes where a tile may be laid, for the legend. */
export const hatchingSample = (theme: Theme): string =>
  drawing(
    sampleBox,
    { 'aria-hidden': 'true' },
    el('rect', { ...sampleBox, fill: theme.hex.white, stroke: theme.hexLine, 'stroke-width': 1 }),
    el('path', {
      d: [2, 14, 26, 38].map(x => `M${String(x)} 13L${String(x + 12)} 1`).join(''),
      stroke: theme.choice,
      'stroke-width': 2,
      'stroke-opacity': 0.55,
    }),
  );
