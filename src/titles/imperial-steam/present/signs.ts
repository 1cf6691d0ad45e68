import type { Point } from '../../../board/geometry.js';
import type { MarkLook } from '../../../board/index.js';
import { el, num, type Svg } from '../../../board/svg.js';
import { flag } from './chips.js';
import { pointAlong, type LinkLine } from './lines.js';
import type { SteamTheme } from './palette.js';
import { HEIGHT, WIDTH } from './places.js';

/*
 * What is laid on a connection: the crown of a state railway, and a square for each player with a track there. They lie on the
 * middle of the line, if that is free, and else as near to it as nothing is hidden.
 */

/** A box around its middle. */
export interface SignBox extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Sign {
  readonly link: string;
  readonly box: SignBox;
  readonly svg: readonly Svg[];
}

const FLAG = 15.6;
const APART = 0.6;

/** Do the boxes share a place, or stand too close to each other? */
export const overlap = (a: SignBox, b: SignBox): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + APART - 1e-6 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + APART - 1e-6;

const isInside = ({ x, y, width, height }: SignBox): boolean =>
  x - width / 2 >= 0 && x + width / 2 <= WIDTH && y - height / 2 >= 0 && y + height / 2 <= HEIGHT;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly draw: (at: Point) => readonly Svg[];
}

const crown = ({ x, y }: Point, theme: SteamTheme): Svg =>
  el('path', {
    class: 'crown',
    d: `M${num(x - 9)} ${num(y - 5)}l4.5 5l4.5 -8l4.5 8l4.5 -5l-2 12h-14Z`,
    fill: theme.gold.fill,
    stroke: theme.line,
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  });

/** Squares in so many columns, centred on a point. */
const flags = (looks: readonly MarkLook[], columns: number, theme: SteamTheme): Shape => {
  const rows = Math.ceil(looks.length / columns);
  return {
    width: columns * FLAG,
    height: rows * FLAG,
    draw: ({ x, y }) =>
      looks.flatMap((look, n) => {
        const row = Math.floor(n / columns);
        const inRow = Math.min(columns, looks.length - row * columns);
        const at = {
          x: x + ((n % columns) - (inRow - 1) / 2) * FLAG,
          y: y + (row - (rows - 1) / 2) * FLAG,
        };
        return flag(look, at, theme);
      }),
  };
};

/** The ways to lay out the squares: along the line first, then in a block, then across. */
const shapesOf = (line: LinkLine, looks: readonly MarkLook[], theme: SteamTheme): readonly Shape[] => {
  const isFlat = Math.abs(line.to.x - line.from.x) > Math.abs(line.to.y - line.from.y);
  const count = looks.length;
  const columns = isFlat ? [count, 2, 1] : [1, 2, count];
  return [...new Set(columns)].filter(n => n <= count).map(n => flags(looks, n, theme));
};

interface Spot {
  readonly at: number;
  readonly beside: number;
  readonly cost: number;
}

const STEP = 3;
const REACH = 12;

/** Along the line and beside it, the nearest to its middle first. */
const spotsOn = ({ length }: LinkLine): readonly Spot[] => {
  const reach = Math.max(1, Math.ceil(length / 2 / STEP));
  const spots: Spot[] = [];
  for (let n = -reach; n <= reach; n += 1)
    for (let m = -REACH; m <= REACH; m += 1)
      spots.push({
        at: length / 2 + n * STEP,
        beside: m * STEP,
        cost: Math.abs(n) * 0.4 + Math.abs(m),
      });
  return spots.sort((a, b) => a.cost - b.cost);
};

/** What may be in the way of a sign of the line: only that is looked at. */
const near = ({ from, to }: LinkLine, taken: readonly SignBox[]): readonly SignBox[] => {
  const room = (REACH * STEP + 4 * FLAG) * 2;
  const around: SignBox = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width: Math.abs(from.x - to.x) + room,
    height: Math.abs(from.y - to.y) + room,
  };
  return taken.filter(box => overlap(box, around));
};

/** The best free place for one of the shapes; the middle of the line where none is free. */
const place = (line: LinkLine, shapes: readonly Shape[], taken: readonly SignBox[]): Omit<Sign, 'link'> => {
  const inTheWay = near(line, taken);
  const at = ({ at: far, beside }: Spot, { width, height }: Shape): SignBox => ({
    ...pointAlong(line, far, beside),
    width,
    height,
  });
  const isFree = (box: SignBox): boolean => isInside(box) && !inTheWay.some(other => overlap(box, other));
  const middle = { at: line.length / 2, beside: 0, cost: 0 };
  const wished = at(middle, shapes[0]!);
  if (isFree(wished)) return { box: wished, svg: shapes[0]!.draw(wished) };
  const spots = spotsOn(line);
  let best: { readonly shape: Shape; readonly box: SignBox; readonly cost: number } | undefined;
  for (const [n, shape] of shapes.entries())
    for (const spot of spots) {
      if (best && spot.cost + n >= best.cost) break;
      const box = at(spot, shape);
      if (isFree(box)) best = { shape, box, cost: spot.cost + n };
    }
  const { shape, box } = best ?? { shape: shapes[0]!, box: wished };
  return { box, svg: shape.draw(box) };
};

/** All signs of the map: those of short lines choose first. */
export const signsOn = (
  lines: readonly LinkLine[],
  obstacles: readonly SignBox[],
  players: readonly MarkLook[],
  theme: SteamTheme,
): readonly Sign[] => {
  const signs: Sign[] = [];
  const lay = (line: LinkLine, shapes: readonly Shape[]): void => {
    const taken = [...obstacles, ...signs.map(({ box }) => box)];
    signs.push({ link: line.link.id, ...place(line, shapes, taken) });
  };
  const crowned = lines.filter(line => line.link.crown);
  for (const line of crowned) lay(line, [{ width: 20, height: FLAG, draw: at => [crown(at, theme)] }]);
  for (const line of [...lines].sort((a, b) => a.length - b.length)) {
    const looks = line.link.tracks.flatMap(seat => players[seat] ?? []);
    if (looks.length > 0) lay(line, shapesOf(line, looks, theme));
  }
  return signs;
};
