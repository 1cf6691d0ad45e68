import {
  crossing,
  edgeToEdge,
  edgeToStop,
  heading,
  line,
  curvePart,
  pointAt,
  sampled,
  turnedCurve,
  type Curve,
} from './curve.js';
import type { Edge, Face, StopDef, TrackDef } from './data.js';
import { edgeAngle, edgeMiddle, gridOf, plus, polar, times, turnedPoint, type Point } from './geometry.js';
import { apart } from './point.js';

/** Radius of a token's circle. */
export const SLOT = 12.5;
/** Half the length of a town's bar. */
export const BAR = 9;

/** Radius of the sign of a mine. */
export const MINE = 11;

/** Where a stop is drawn. */
export interface PlacedStop {
  readonly def: StopDef;
  readonly centre: Point;
  /** A town on a curve is a bar across it, at this angle; otherwise a dot (null). */
  readonly bar: number | null;
  /** Centres of the circles for tokens. */
  readonly slots: readonly Point[];
}

export interface PlacedTrack {
  readonly def: TrackDef;
  readonly curve: Curve;
  /** Where this piece passes over an earlier one that it does not join. */
  readonly bridges: readonly Curve[];
}

/** Where everything of a face lies, turned. */
export interface Layout {
  readonly stops: readonly PlacedStop[];
  readonly track: readonly PlacedTrack[];
}

/** Faces are laid out on a hex that stands on a corner. */
const { edgeDistance } = gridOf('pointy');

/** A stop away from the centre stands this far out. */
const OUT = 25;

/** Edges that lead straight to the stop. */
const edgesOf = (face: Face, stop: number): readonly Edge[] =>
  face.track.flatMap(({ a, b }) => {
    if ('stop' in a && a.stop === stop && 'edge' in b) return [b.edge];
    return 'stop' in b && b.stop === stop && 'edge' in a ? [a.edge] : [];
  });

/** The curve on which a stop with two edges lies, if it may slide along one. */
const through = (face: Face, stop: number): Curve | null => {
  const [a, b, ...more] = edgesOf(face, stop);
  const { kind } = face.stops[stop]!;
  if (a === undefined || b === undefined || more.length > 0 || kind === 'offboard') return null;
  return kind === 'town' || face.stops.length > 1 ? edgeToEdge(a, b) : null;
};

interface Spot {
  readonly centre: Point;
  /** The curve the stop lies on, and where. */
  readonly on: { readonly curve: Curve; readonly t: number } | null;
}

const spread = (index: number, of: number): Point =>
  of === 2 ? { x: index === 0 ? -19 : 19, y: 0 } : polar(-90 + (360 / of) * index, OUT);

/** Where a stop stands that does not slide. */
const fixedSpot = (face: Face, stop: number): Point => {
  const { at } = face.stops[stop]!;
  if (at !== undefined) return polar(edgeAngle(at), OUT);
  if (face.stops.length === 1) return { x: 0, y: 0 };
  const edges = edgesOf(face, stop);
  if (edges.length === 0) return spread(stop, face.stops.length);
  const sum = edges.map(edge => polar(edgeAngle(edge), 1)).reduce(plus);
  const length = Math.hypot(sum.x, sum.y);
  return length < 0.1 ? { x: 0, y: 0 } : times(sum, OUT / length);
};

const places: readonly number[] = Array.from({ length: 17 }, (_, n) => 0.1 + n / 20);

/** Where on the curve a stop is looked for first: in its middle, or nearest to where it shall be. */
const wished = (curve: Curve, at: number | undefined): number => {
  if (at === undefined) return 0.5;
  const wish = polar(edgeAngle(at), OUT);
  const off = (t: number): number => apart(pointAt(curve, t), wish);
  return places.reduce((best, t) => (off(t) < off(best) - 0.01 ? t : best), 0.5);
};

/** Slides a stop along its curve, no further than it must to keep clear of other stops, track and the edge. */
const slide = (
  curve: Curve,
  wish: number,
  radius: number,
  others: readonly Point[],
  track: readonly Point[],
): number => {
  const room = (t: number): number => {
    const p = pointAt(curve, t);
    return Math.min(
      0,
      edgeDistance(p) - (radius + 3),
      ...others.map(o => apart(p, o) - (radius + SLOT + 3)),
      ...track.map(o => apart(p, o) - (radius + 8)),
    );
  };
  return [...places]
    .sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish))
    .reduce((best, t) => (room(t) > room(best) + 0.01 ? t : best), wish);
};

const spots = (face: Face): readonly Spot[] => {
  const curves = face.stops.map((_, stop) => through(face, stop));
  const found: (Spot | null)[] = curves.map((curve, stop) =>
    curve ? null : { centre: fixedSpot(face, stop), on: null },
  );
  const plain = face.track.flatMap(({ a, b }) =>
    'edge' in a && 'edge' in b ? [edgeToEdge(a.edge, b.edge)] : [],
  );
  curves.forEach((curve, stop) => {
    if (!curve) return;
    const rivals = [...plain, ...curves.filter((other, at): other is Curve => at !== stop && other !== null)];
    const others = found.flatMap(spot => (spot ? [spot.centre] : []));
    const { kind, at } = face.stops[stop]!;
    const t = slide(
      curve,
      wished(curve, at),
      kind === 'town' ? BAR : SLOT,
      others,
      rivals.flatMap(rival => sampled(rival)),
    );
    found[stop] = { centre: pointAt(curve, t), on: { curve, t } };
  });
  return found.map(spot => spot!);
};

/** The circles of a city in rows, as seen with `across` (degrees) running along a row. */
const slotCentres = (centre: Point, count: number, across: number): readonly Point[] => {
  const place = (x: number, y: number): Point => plus(centre, turnedPoint({ x, y }, across));
  if (count <= 1) return count === 1 ? [centre] : [];
  if (count === 2) return [place(-SLOT, 0), place(SLOT, 0)];
  if (count === 3) return [place(-SLOT, SLOT * 0.75), place(0, -SLOT), place(SLOT, SLOT * 0.75)];
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) =>
    place(i % 2 === 0 ? -SLOT : SLOT, (Math.floor(i / 2) - (rows - 1) / 2) * 2 * SLOT),
  );
};

const stopPlaced = (face: Face, spot: Spot, stop: number, degrees: number, circles: number): PlacedStop => {
  const def = face.stops[stop]!;
  const centre = turnedPoint(spot.centre, degrees);
  const aside = Math.hypot(centre.x, centre.y) > 5;
  // At the centre circles stand upright whichever way the tile is turned; aside, across the radius.
  const radial = (Math.atan2(centre.y, centre.x) * 180) / Math.PI;
  const across = aside && edgesOf(face, stop).length > 0 ? radial + 90 : 0;
  const bar = def.kind === 'town' && spot.on ? heading(spot.on.curve, spot.on.t) + 90 + degrees : null;
  return { def, centre, bar, slots: slotCentres(centre, circles, across) };
};

const trackCurve = (found: readonly Spot[], { a, b }: TrackDef): Curve => {
  if ('edge' in a && 'edge' in b) return edgeToEdge(a.edge, b.edge);
  if ('stop' in a && 'stop' in b) return line(found[a.stop]!.centre, found[b.stop]!.centre);
  const edge = 'edge' in a ? a.edge : 'edge' in b ? b.edge : 0;
  const stop = 'stop' in a ? a.stop : 'stop' in b ? b.stop : 0;
  const { centre, on } = found[stop]!;
  if (!on) return edgeToStop(edge, centre);
  const fromStart = apart(pointAt(on.curve, 0), edgeMiddle(edge)) < 1;
  return fromStart ? curvePart(on.curve, 0, on.t) : curvePart(on.curve, 1, on.t);
};

const sameEnd = (a: TrackDef['a'], b: TrackDef['a']): boolean =>
  'edge' in a ? 'edge' in b && a.edge === b.edge : 'stop' in b && a.stop === b.stop;

const join = (a: TrackDef, b: TrackDef): boolean =>
  sameEnd(a.a, b.a) || sameEnd(a.a, b.b) || sameEnd(a.b, b.a) || sameEnd(a.b, b.b);

const length = (curve: Curve): number => {
  const points = sampled(curve);
  return points.slice(1).reduce((sum, p, i) => sum + apart(p, points[i]!), 0);
};

/** The short pieces on which `curve` is carried over the pieces of track before it. */
const bridgesOf = (defs: readonly TrackDef[], curves: readonly Curve[], index: number): readonly Curve[] =>
  curves.slice(0, index).flatMap((under, at) => {
    const over = curves[index]!;
    const t = join(defs[index]!, defs[at]!) ? null : crossing(over, under);
    if (t === null) return [];
    const half = 10 / length(over);
    return [curvePart(over, Math.max(t - half, 0), Math.min(t + half, 1))];
  });

/**
 * Lays out a face turned by `rotation` sixths. The unturned face is laid out and then turned, so
 * that a tile looks the same however it lies.
 * @param circles for each stop, how many circles to draw where more tokens stand than it has
 */
export const layout = (face: Face, rotation: number, circles: readonly number[] = []): Layout => {
  const degrees = rotation * 60;
  const found = spots(face);
  const curves = face.track.map(def => trackCurve(found, def));
  return {
    stops: found.map((spot, stop) =>
      stopPlaced(face, spot, stop, degrees, Math.max(face.stops[stop]!.slots, circles[stop] ?? 0)),
    ),
    track: face.track.map((def, index) => ({
      def,
      curve: turnedCurve(curves[index]!, degrees),
      bridges: bridgesOf(face.track, curves, index).map(bridge => turnedCurve(bridge, degrees)),
    })),
  };
};
