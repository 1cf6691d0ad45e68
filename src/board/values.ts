import type { StopDef } from './data.js';
import type { Point } from './geometry.js';
import { widthOf } from './letters.js';
import type { MarkShape, MarkWish } from './place.js';
import { centred } from './stops.js';
import { el, type Svg } from './svg.js';
import type { Theme } from './theme.js';

/** Size of values and costs: to be read where the whole map is seen on a laptop. */
export const VALUE = 14;

/** What it costs to stand as close to stations as a circle can. */
const CLOSE = 2;
/** What it costs besides to lie on track: more than any other place of the hex. */
export const CLEAR = 4;

/** One value: a circle as in print, wider for three figures. */
const circled = (revenue: number, theme: Theme, spots: readonly Point[]): readonly MarkShape[] => {
  const text = String(revenue);
  const height = 22;
  const width = text.length < 3 ? height : widthOf(text, VALUE, true) + 6;
  const { mark } = theme.bright;
  const draw = ({ x, y }: Point): readonly Svg[] => [
    el('rect', {
      class: 'ring',
      x: x - width / 2,
      y: y - height / 2,
      width,
      height,
      rx: height / 2,
      fill: theme.paper,
      stroke: mark,
      'stroke-width': 1,
    }),
    centred({ x, y }, VALUE, text, { class: 'value', fill: mark, 'font-weight': 700 }),
  ];
  const way: MarkShape = {
    width: width + 1,
    height: height + 1,
    cost: 0,
    spots,
    solid: true,
    clear: CLEAR,
    draw,
  };
  return width === height ? [way, { ...way, cost: CLOSE, round: true }] : [way];
};

const BOX = 23;
const HEIGHT = 17;

/** A level's colour: that of its tiles, or of its name. */
const levelColour = (level: string, theme: Theme): string =>
  (level === 'white' ? undefined : (theme.hex as { readonly [level: string]: string })[level]) ??
  (level === 'black' ? theme.bright.mark : theme.paper);

const levelBox = (
  { x, y }: Point,
  level: string,
  amount: number,
  holds: boolean,
  theme: Theme,
): readonly Svg[] => {
  const letters = level === 'black' ? theme.paper : theme.bright.mark;
  return [
    el('rect', {
      x: x - BOX / 2,
      y: y - HEIGHT / 2,
      width: BOX,
      height: HEIGHT,
      fill: levelColour(level, theme),
      stroke: theme.bright.mark,
      'stroke-width': holds ? 2.4 : 0.8,
    }),
    centred({ x, y }, VALUE, String(amount), { class: 'value', fill: letters, 'font-weight': 700 }),
  ];
};

interface ByLevel {
  readonly [level: string]: number;
}

/** The first two boxes of such a value, the second in the frame, for the map's own legend. */
export const levelSample = (revenue: ByLevel, left: Point, theme: Theme): readonly Svg[] =>
  Object.entries(revenue)
    .slice(0, 2)
    .flatMap(([level, amount], i) =>
      levelBox({ x: left.x + (i + 0.5) * BOX, y: left.y }, level, amount, i === 1, theme),
    );

/** `count` places in steps of one around 0. */
const spaced = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i - (count - 1) / 2);

const beside: readonly Point[] = [-28, 28, -31, 31].map(x => ({ x, y: 0 }));
const across: readonly Point[] = [0, 6, -6, 12, -12, 18, -18, 24, -24, 27, -27].map(y => ({ x: 0, y }));

/** Values that change with the phase, each on its level's colour: below one another beside a city, else in a row. */
const levelled = (
  revenue: ByLevel,
  isCity: boolean,
  levels: readonly string[],
  theme: Theme,
): readonly MarkShape[] => {
  const entries = Object.entries(revenue);
  const now = levels.findLast(level => revenue[level] !== undefined);
  const steps = spaced(entries.length);
  const boxes = (step: Point) => (at: Point) =>
    entries.flatMap(([level, amount], i) =>
      levelBox(
        { x: at.x + steps[i]! * step.x, y: at.y + steps[i]! * step.y },
        level,
        amount,
        level === now,
        theme,
      ),
    );
  const [wide, high] = [entries.length * BOX + 2, entries.length * HEIGHT + 2];
  const column: MarkShape = {
    width: BOX + 2,
    height: high,
    cost: isCity ? 0 : 3,
    spots: beside,
    solid: true,
    draw: boxes({ x: 0, y: HEIGHT }),
  };
  const row: MarkShape = {
    width: wide,
    height: HEIGHT + 2,
    cost: isCity ? 1 : 0,
    spots: across,
    solid: true,
    draw: boxes({ x: BOX, y: 0 }),
  };
  return isCity ? [column, row] : [row, column];
};

/** One value for all stops where they are equal, else one for each. */
export const valueWishes = (
  stops: readonly StopDef[],
  levels: readonly string[],
  theme: Theme,
  spots: readonly Point[],
): readonly MarkWish[] => {
  const seen = new Set<string>();
  return stops.flatMap(({ kind, revenue }) => {
    const key = JSON.stringify(revenue);
    if (revenue === 0 || seen.size === seen.add(key).size) return [];
    return typeof revenue === 'number'
      ? { ways: circled(revenue, theme, spots) }
      : { ways: levelled(revenue, kind === 'city', levels, theme) };
  });
};
