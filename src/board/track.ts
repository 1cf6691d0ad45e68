import { heading, curvePart, path, pointAt, type Curve } from './curve.js';
import type { Colour, Gauge } from './data.js';
import { plus, polar, type Point } from './geometry.js';
import type { Layout, PlacedTrack } from './layout.js';
import { drawing, el, num, type Svg } from './svg.js';
import type { Theme } from './theme.js';

/** A piece of track that a train runs over: its index in the face, and the train's place in the list. */
export interface RunTrack {
  readonly track: number;
  readonly train: number;
}

const WIDTH = 7;
const dashes: readonly (string | undefined)[] = [
  undefined,
  '8 3',
  '2.5 2.5',
  '12 3 2.5 3',
  '5 6',
  '8 2 2 2 2 2',
];

/** How far the arrow of an off-board location reaches in. */
const ARROW = 0.45;

/** Is this piece the way out of an off-board location, drawn as an arrow? */
export const isArrow = (layout: Layout, { def }: PlacedTrack): boolean =>
  [def.a, def.b].some(end => 'stop' in end && layout.stops[end.stop]?.def.kind === 'offboard');

/** What is seen of a piece of track: all of it, or of an arrow its short way in. */
export const visible = (layout: Layout, track: PlacedTrack): Curve => {
  if (!isArrow(layout, track)) return track.curve;
  // Lead from the edge inwards, whichever way the piece is written.
  return 'edge' in track.def.b && !('edge' in track.def.a)
    ? curvePart(track.curve, 1, 1 - ARROW)
    : curvePart(track.curve, 0, ARROW);
};

const arrow = (curve: Curve, theme: Theme): Svg => {
  const [foot, tip] = [pointAt(curve, 0), pointAt(curve, 1)];
  const across = heading(curve, 0) + 90;
  const points = [plus(foot, polar(across, 5.5)), tip, plus(foot, polar(across, -5.5))];
  const d = `M${points.map(p => `${num(p.x)} ${num(p.y)}`).join('L')}Z`;
  return el('path', { d, fill: theme.mark });
};

/** An arrow has its gauge at its foot. */
const arrowOf = (curve: Curve, gauge: Gauge, theme: Theme): readonly Svg[] => {
  if (gauge === 'standard') return [arrow(curve, theme)];
  const foot = el(
    'g',
    { fill: 'none', stroke: theme.mark, 'stroke-width': WIDTH },
    rails(path(curve), gauge, theme),
  );
  return [...(gauge === 'narrow' ? [] : [arrow(curve, theme)]), foot, arrow(curvePart(curve, 0.5, 1), theme)];
};

/**
 * Gauges differ in shape alone, so that print and colour-blind eyes lose nothing: standard gauge is a
 * solid line, narrow gauge a ladder of ties, dual gauge a solid line with a light dashed core. A run's
 * line is narrower than the track, so that the gauge shows at its sides.
 */
const rails = (d: string, gauge: Gauge, theme: Theme): readonly Svg[] => {
  if (gauge === 'narrow') return [el('path', { d, 'stroke-dasharray': '5 2.5', 'stroke-width': WIDTH })];
  if (gauge === 'standard') return [el('path', { d })];
  return [
    el('path', { d }),
    el('path', { d, stroke: theme.core, 'stroke-width': 2.2, 'stroke-dasharray': '5 2.5' }),
  ];
};

const bridge = (curve: Curve, colour: string): Svg =>
  el('path', { d: path(curve), stroke: colour, 'stroke-width': WIDTH + 5 });

/** A train's run on its track: the first six differ in colour and in their dashes. */
const runLine = (d: string, train: number, theme: Theme): Svg =>
  el('path', {
    d,
    stroke: theme.routes[train % theme.routes.length],
    'stroke-width': 4,
    'stroke-dasharray': dashes[train % dashes.length],
  });

/** A short straight piece of track, for the map's own legend. */
export const gaugeSample = (gauge: Gauge, from: Point, length: number, theme: Theme): Svg =>
  el(
    'g',
    { fill: 'none', stroke: theme.mark, 'stroke-width': WIDTH },
    rails(`M${num(from.x)} ${num(from.y)}h${length}`, gauge, theme),
  );

/** A short straight piece of a train's run, for a legend. */
export const runSample = (train: number, theme: Theme): string =>
  drawing(
    { x: 0, y: 0, width: 56, height: 14 },
    { 'aria-hidden': 'true' },
    el(
      'g',
      { fill: 'none', stroke: theme.mark, 'stroke-width': WIDTH },
      el('path', { d: 'M2 7H54' }),
      runLine('M2 7H54', train, theme),
    ),
  );

/** All track of a face, with the trains' runs in colour on it. */
export const drawTrack = (
  layout: Layout,
  ground: Colour,
  theme: Theme,
  runTrack: readonly RunTrack[],
): readonly Svg[] => {
  if (layout.track.length === 0) return [];
  const arrows = layout.track.filter(track => isArrow(layout, track));
  const plain = layout.track.filter(track => !isArrow(layout, track));
  const colour = theme.hex[ground];
  const lines = plain.flatMap(({ curve, def, bridges }) => [
    ...bridges.map(piece => bridge(piece, colour)),
    ...rails(path(curve), def.gauge, theme),
  ]);
  const runs = runTrack.flatMap(({ track, train }) => {
    const placed = layout.track[track];
    if (!placed) return [];
    return runLine(path(visible(layout, placed)), train, theme);
  });
  return [
    ...arrows.flatMap(track => arrowOf(visible(layout, track), track.def.gauge, theme)),
    el('g', { fill: 'none', stroke: theme.mark, 'stroke-width': WIDTH }, lines, runs),
  ];
};
