import type { Edge } from './data.js';
import { edgeAngle, edgeMiddle, mix, plus, polar, RADIUS, turnedPoint, type Point } from './geometry.js';
import { apart } from './point.js';
import { num } from './svg.js';

/** A piece of track as a line: straight, part of a circle (angles in degrees), or bent to a stop. */
export type Curve =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'arc';
      readonly centre: Point;
      readonly radius: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'bend'; readonly from: Point; readonly control: Point; readonly to: Point };

export const line = (from: Point, to: Point): Curve => ({ kind: 'line', from, to });

const middleAngle = (a: Edge, b: Edge): number => {
  const step = (b - a + 6) % 6;
  return step <= 3 ? edgeAngle(a + step / 2) : edgeAngle(b + (6 - step) / 2);
};

/**
 * From edge to edge: straight, gentle or sharp, meeting both at a right angle. The centre of a
 * sharp curve is the common corner; that of a gentle one is the next hex but one's.
 */
export const edgeToEdge = (a: Edge, b: Edge): Curve => {
  const step = Math.min((b - a + 6) % 6, (a - b + 6) % 6);
  if (step === 3) return line(edgeMiddle(a), edgeMiddle(b));
  const [distance, radius] = step === 1 ? [RADIUS, RADIUS / 2] : [RADIUS * Math.sqrt(3), RADIUS * 1.5];
  const centre = polar(middleAngle(a, b), distance);
  const seen = (edge: Edge): number => {
    const p = edgeMiddle(edge);
    return (Math.atan2(p.y - centre.y, p.x - centre.x) * 180) / Math.PI;
  };
  const from = seen(a);
  // The short way round.
  const sweep = ((seen(b) - from + 540) % 360) - 180;
  return { kind: 'arc', centre, radius, from, to: from + sweep };
};

/** From an edge to a stop: leaves the edge at a right angle and bends when the stop lies aside. */
export const edgeToStop = (edge: Edge, stop: Point): Curve => {
  const from = edgeMiddle(edge);
  const out = polar(edgeAngle(edge), 1);
  const along = Math.max(stop.x * out.x + stop.y * out.y, 0);
  const control = polar(edgeAngle(edge), along);
  return apart(control, stop) < 1 ? line(from, stop) : { kind: 'bend', from, control, to: stop };
};

/** The point at `t` from 0 (start) to 1 (end). */
export const pointAt = (curve: Curve, t: number): Point => {
  if (curve.kind === 'line') return mix(curve.from, curve.to, t);
  if (curve.kind === 'bend')
    return mix(mix(curve.from, curve.control, t), mix(curve.control, curve.to, t), t);
  return plus(curve.centre, polar(curve.from + (curve.to - curve.from) * t, curve.radius));
};

/** Which way the curve runs at `t`, in degrees. */
export const heading = (curve: Curve, t: number): number => {
  const a = pointAt(curve, Math.max(t - 0.01, 0));
  const b = pointAt(curve, Math.min(t + 0.01, 1));
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
};

/** The piece between two values of `t`. */
export const curvePart = (curve: Curve, from: number, to: number): Curve => {
  if (curve.kind === 'line') return line(pointAt(curve, from), pointAt(curve, to));
  if (curve.kind === 'arc') {
    const sweep = curve.to - curve.from;
    return { ...curve, from: curve.from + sweep * from, to: curve.from + sweep * to };
  }
  const control = mix(mix(curve.from, curve.control, from), mix(curve.control, curve.to, from), to);
  return { kind: 'bend', from: pointAt(curve, from), control, to: pointAt(curve, to) };
};

/** The curve turned clockwise about the origin. */
export const turnedCurve = (curve: Curve, degrees: number): Curve => {
  if (curve.kind === 'line') return line(turnedPoint(curve.from, degrees), turnedPoint(curve.to, degrees));
  if (curve.kind === 'bend')
    return {
      kind: 'bend',
      from: turnedPoint(curve.from, degrees),
      control: turnedPoint(curve.control, degrees),
      to: turnedPoint(curve.to, degrees),
    };
  return {
    ...curve,
    centre: turnedPoint(curve.centre, degrees),
    from: curve.from + degrees,
    to: curve.to + degrees,
  };
};

/** Points along the curve, ends included. */
export const sampled = (curve: Curve, steps = 12): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => pointAt(curve, i / steps));

const at = (p: Point): string => `${num(p.x)} ${num(p.y)}`;

/** The curve as SVG path data. */
export const path = (curve: Curve): string => {
  const [from, to] = [pointAt(curve, 0), pointAt(curve, 1)];
  if (curve.kind === 'line') return `M${at(from)}L${at(to)}`;
  if (curve.kind === 'bend') return `M${at(from)}Q${at(curve.control)} ${at(to)}`;
  return `M${at(from)}A${num(curve.radius)} ${num(curve.radius)} 0 0 ${curve.to > curve.from ? 1 : 0} ${at(to)}`;
};

/**
 * Where two curves cross: `t` on the first one, or null.
 */
export const crossing = (a: Curve, b: Curve): number | null => {
  const [first, second] = [sampled(a, 24), sampled(b, 24)];
  for (let i = 0; i + 1 < first.length; i++)
    for (let j = 0; j + 1 < second.length; j++) {
      const t = segmentsCross(first[i]!, first[i + 1]!, second[j]!, second[j + 1]!);
      if (t !== null) return (i + t) / 24;
    }
  return null;
};

const segmentsCross = (a: Point, b: Point, c: Point, d: Point): number | null => {
  const [ab, cd] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const turn = ab.x * cd.y - ab.y * cd.x;
  if (Math.abs(turn) < 1e-9) return null;
  const t = ((c.x - a.x) * cd.y - (c.y - a.y) * cd.x) / turn;
  const u = ((c.x - a.x) * ab.y - (c.y - a.y) * ab.x) / turn;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null;
};
