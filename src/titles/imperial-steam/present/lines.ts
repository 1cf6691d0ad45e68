import { mix, type Point } from '../../../board/geometry.js';
import type { MarkLook } from '../../../board/index.js';
import { el, num, type Svg } from '../../../board/svg.js';
import type { LinkKind } from '../rules/data/index.js';
import type { Plate } from './city.js';
import type { SteamTheme } from './palette.js';
import type { LinkView } from './scene.js';

/** A connection between two plates: what is seen of it. */
export interface LinkLine {
  readonly link: LinkView;
  readonly kind: LinkKind;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** Where the way from a plate's middle leaves it. */
const leaving = ({ centre, half }: Plate, towards: Point): Point => {
  const [dx, dy] = [towards.x - centre.x, towards.y - centre.y];
  const part = Math.min(
    half.width / Math.max(Math.abs(dx), 1e-6),
    half.height / Math.max(Math.abs(dy), 1e-6),
  );
  return mix(centre, towards, Math.min(part, 0.5));
};

/** Where a link runs between the plates of its cities. */
export const linkLineOf = (link: LinkView, plates: ReadonlyMap<string, Plate>): LinkLine => {
  const { ends, kind } = link;
  const [a, b] = ends.map(end => plates.get(end)!) as [Plate, Plate];
  const [from, to] = [leaving(a, b.centre), leaving(b, a.centre)];
  return { link, kind, from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
};

const pair = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

/** A point along the line, and beside it. */
export const pointAlong = ({ from, to, length }: LinkLine, at: number, beside = 0): Point => {
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { x: from.x + ux * at - uy * beside, y: from.y + uy * at + ux * beside };
};

const segment = (line: LinkLine, beside = 0): string =>
  `M${pair(pointAlong(line, -3, beside))}L${pair(pointAlong(line, line.length + 3, beside))}`;

const LANE = 5;
const bedWidth = (tracks: number): number => Math.max(8, tracks * LANE + 4);

const stroke = (
  d: string,
  colour: string,
  width: number,
  more: { readonly [name: string]: string } = {},
): Svg => el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

/** Bridges have rails at their sides with wings at both ends; tunnels are broken, and begin with a portal. */
const sides = (line: LinkLine, width: number, theme: SteamTheme): readonly Svg[] => {
  const edge = width / 2 + 2;
  const { length } = line;
  if (line.kind === 'bridge') {
    const rail = (side: number): string =>
      `M${pair(pointAlong(line, 1, side * (edge + 4)))}L${pair(pointAlong(line, 5, side * edge))}` +
      `L${pair(pointAlong(line, length - 5, side * edge))}L${pair(pointAlong(line, length - 1, side * (edge + 4)))}`;
    return [stroke(rail(1) + rail(-1), theme.bedLine, 1.6)];
  }
  if (line.kind === 'tunnel') {
    const portal = (at: number, bulge: number): string =>
      `M${pair(pointAlong(line, at, edge + 1))}Q${pair(pointAlong(line, at + bulge, 0))} ${pair(pointAlong(line, at, -edge - 1))}`;
    return [stroke(portal(2, 9) + portal(length - 2, -9), theme.bedLine, 2.4)];
  }
  return [];
};

/** Each player's track has its own dashes: colours alone would not do. */
const dashes = ['none', '7 3', '2.5 2.5', '9 2.5 2.5 2.5'];

const tracks = (line: LinkLine, players: readonly MarkLook[], theme: SteamTheme): readonly Svg[] => {
  const seats = line.link.tracks;
  return seats.flatMap((seat, n) => {
    const d = segment(line, (n - (seats.length - 1) / 2) * LANE);
    const look = players[seat];
    if (!look) return [];
    return [
      stroke(d, theme.line, 4.6),
      stroke(d, look.fill, 3.2),
      stroke(d, look.ink, 1, { 'stroke-dasharray': dashes[seat % dashes.length]! }),
    ];
  });
};

/** The line itself with its tracks. */
export const drawLine = (line: LinkLine, players: readonly MarkLook[], theme: SteamTheme): readonly Svg[] => {
  const width = bedWidth(line.link.tracks.length);
  const d = segment(line);
  const isTunnel = line.kind === 'tunnel';
  return [
    stroke(d, theme.bedLine, width + 2.4),
    stroke(d, isTunnel ? theme.land : theme.bed[line.kind], width),
    ...(isTunnel ? [stroke(d, theme.bed.tunnel, width, { 'stroke-dasharray': '6 3' })] : []),
    ...sides(line, width, theme),
    ...tracks(line, players, theme),
  ];
};

/** Around a line: of a way, of what has changed, of what may be chosen. */
export const ringLine = (line: LinkLine, colour: string, opacity = 1): Svg =>
  el('path', {
    d: segment(line),
    fill: 'none',
    stroke: colour,
    'stroke-width': bedWidth(line.link.tracks.length) + 12,
    'stroke-opacity': opacity,
    'stroke-linecap': 'round',
    'pointer-events': 'none',
  });

/** Room for a finger. */
export const touchLine = (line: LinkLine): Svg =>
  el('path', { d: segment(line), fill: 'none', stroke: 'transparent', 'stroke-width': 26 });

/** Room for a finger where a sign lies beside its line. */
export const touchBox = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): Svg => el('rect', { x: x - width / 2, y: y - height / 2, width, height, fill: 'transparent' });
