import { polar, type Grid, type Point } from './geometry.js';
import { sampled } from './curve.js';
import type { Colour, StopDef, Terrain } from './data.js';
import { BAR, SLOT, type Layout, type PlacedStop } from './layout.js';
import { freeSpace, type Obstacle, type Space } from './place.js';
import { centred } from './stops.js';
import { el, num, type Svg } from './svg.js';
import { drawTerrain } from './terrain.js';
import { letter, looks, type CompanyLook, type Theme } from './theme.js';
import { visible } from './track.js';

/** Everything written on a hex beside track and stops. */
export interface Writing {
  readonly colour: Colour;
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  /** Number of the tile that lies here. */
  readonly tile?: string | undefined;
  /** What the next tile pays. */
  readonly terrain?: readonly Terrain[];
  /** Short names of privates that lie here. */
  readonly privates: readonly string[];
  /** Levels that are reached, the highest last, where a value depends on the phase. */
  readonly levels?: readonly string[];
  /** Draw no values. */
  readonly bare?: boolean | undefined;
}

const ring = (angles: readonly number[], distances: readonly number[]): readonly Point[] =>
  distances.flatMap(distance => angles.map(angle => polar(angle, distance)));

const smallSpots = ({ spots: { corners, edges } }: Grid): readonly Point[] => [
  ...ring(corners, [33, 36, 28]),
  ...ring(edges, [30]),
  ...ring(corners, [22, 39]),
  // Where cities fill one side of the hex, the other is free up to its middle.
  ...ring([...corners, ...edges], [16, 8]),
];

const lineSpots = (first: readonly number[]): readonly Point[] =>
  [0, -6, 6, -12, 12, -18, 18, -24, 24].flatMap(x => first.map(y => ({ x, y })));

const upper = [-30, -26, -34, -22, -19, 30, 26, 34, 22, 19, -12];
const lower = upper.map(y => -y);

const stopObstacles = ({ def, centre, bar, slots }: PlacedStop): readonly Obstacle[] => {
  if (def.kind === 'offboard') return [];
  if (def.kind === 'city')
    return (slots.length > 0 ? slots : [centre]).map(slot => ({ ...slot, radius: SLOT + 2 }));
  return [{ ...centre, radius: bar === null ? 7.5 : BAR }];
};

const obstacles = (layout: Layout): readonly Obstacle[] => [
  ...layout.track.flatMap(track =>
    sampled(visible(layout, track), 16).map(p => ({ ...p, radius: 4, weight: 0.4 })),
  ),
  ...layout.stops.flatMap(stopObstacles),
];

const halo = (theme: Theme, colour: Colour): { readonly [name: string]: string | number } => ({
  stroke: theme.hex[colour],
  'stroke-width': 2.4,
  'paint-order': 'stroke',
  'stroke-linejoin': 'round',
});

/** Lines that stay together, with the places where they are tried. */
interface Name {
  readonly lines: readonly string[];
  readonly spots: readonly Point[];
}

/** A long name on two lines; two names on one hex each by itself. */
const namesIn = (text: string): readonly Name[] => {
  const pair = text.split(' & ');
  const words = text.split(' ');
  if (pair.length === 2)
    return pair.map((name, i) => ({ lines: [name], spots: lineSpots(i === 0 ? upper : lower) }));
  if (text.length <= 11 || words.length === 1) return [{ lines: [text], spots: lineSpots(upper) }];
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return [{ lines, spots: lineSpots([-24, -27, 24, 27, -20, 20]) }];
};

const NAME = 9.5;

/** On a crowded tile a name may be left out, as a tile on the table hides it; the hex's title has it. */
const HIDDEN = 4;

/** The name, or null where it would hide more than `overlap`. */
const drawName = (
  { lines, spots }: Name,
  colour: Colour,
  space: Space,
  overlap: number,
  theme: Theme,
): readonly Svg[] | null => {
  const width = Math.max(...lines.map(text => [...text].length * NAME * 0.53));
  const at = space.tryTake(width, NAME * lines.length, spots, overlap);
  if (!at) return null;
  const style = { fill: theme.mark, ...halo(theme, colour) };
  const top = at.y - ((lines.length - 1) / 2) * NAME;
  return lines.map((text, i) => centred({ x: at.x, y: top + i * NAME }, NAME, text, style));
};

const value = (revenue: number, small: readonly Point[], space: Space, theme: Theme): readonly Svg[] => {
  const at = space.take(17, 17, small);
  return [
    el('circle', {
      cx: at.x,
      cy: at.y,
      r: 8.5,
      fill: theme.paper,
      stroke: theme.bright.mark,
      'stroke-width': 1,
    }),
    centred(at, revenue > 99 ? 8 : 9.5, String(revenue), { fill: theme.bright.mark, 'font-weight': 700 }),
  ];
};

const BOX = 18;
const HEIGHT = 14;

/** A level's colour: that of its tiles, or of its name. */
const levelColour = (level: string, theme: Theme): string =>
  (level === 'white' ? undefined : (theme.hex as { readonly [level: string]: string })[level]) ??
  (level === 'black' ? theme.bright.mark : theme.paper);

/** Centres of boxes for values: below one another beside a city, where there is room, else in a row. */
const boxCentres = (boxes: number, isCity: boolean, space: Space): readonly Point[] => {
  const column = [-26, 26, -28, 28].map(x => ({ x, y: 0 }));
  const aside = isCity ? space.tryTake(BOX, boxes * HEIGHT, column, 1) : null;
  if (aside) return spaced(boxes).map(n => ({ x: aside.x, y: n * HEIGHT }));
  const spots = [0, 6, -6, 12, -12, 18, -18, 24, -24, 26, -26, 29, -29].map(y => ({ x: 0, y }));
  const { x, y } = space.take(boxes * BOX, HEIGHT, spots);
  return spaced(boxes).map(n => ({ x: x + n * BOX, y }));
};

/** `count` places in steps of one around 0. */
const spaced = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i - (count - 1) / 2);

/** Values that change with the phase, each on its level's colour. */
const valuesByLevel = (
  revenue: { readonly [level: string]: number },
  isCity: boolean,
  writing: Writing,
  space: Space,
  theme: Theme,
): readonly Svg[] => {
  const entries = Object.entries(revenue);
  const now = writing.levels?.findLast(level => revenue[level] !== undefined);
  const centres = boxCentres(entries.length, isCity, space);
  return entries.flatMap(([level, amount], i) => levelBox(centres[i]!, level, amount, level === now, theme));
};

const levelBox = (
  { x, y }: Point,
  level: string,
  amount: number,
  holds: boolean,
  theme: Theme,
): readonly Svg[] => {
  const fill = levelColour(level, theme);
  const letters = level === 'black' ? theme.paper : theme.bright.mark;
  return [
    el('rect', {
      x: x - BOX / 2,
      y: y - HEIGHT / 2,
      width: BOX,
      height: HEIGHT,
      fill,
      stroke: theme.bright.mark,
      'stroke-width': holds ? 2.2 : 0.8,
    }),
    centred({ x, y }, 10, String(amount), { fill: letters, 'font-weight': 700 }),
  ];
};

/** The first two boxes of such a value, the second in the frame, for the map's own legend. */
export const levelSample = (
  revenue: { readonly [level: string]: number },
  left: Point,
  theme: Theme,
): readonly Svg[] =>
  Object.entries(revenue)
    .slice(0, 2)
    .flatMap(([level, amount], i) =>
      levelBox({ x: left.x + (i + 0.5) * BOX, y: left.y }, level, amount, i === 1, theme),
    );

/** One value for all stops where they are equal, else one for each. */
const drawValues = (
  stops: readonly StopDef[],
  writing: Writing,
  small: readonly Point[],
  space: Space,
  theme: Theme,
): readonly Svg[] => {
  const seen = new Set<string>();
  return stops.flatMap(({ kind, revenue }) => {
    const key = JSON.stringify(revenue);
    if (revenue === 0 || seen.has(key)) return [];
    seen.add(key);
    return typeof revenue === 'number'
      ? value(revenue, small, space, theme)
      : valuesByLevel(revenue, kind === 'city', writing, space, theme);
  });
};

/** Under the stops; further down where two names want room as well. */
const below = (crowded: boolean): readonly Point[] => ring([90], crowded ? [33, 27] : [27, 33]);

/** Ports bear an anchor. */
export const anchor = ({ x, y }: Point, theme: Theme): Svg => {
  const d = 'M0 -6.5V9M-5 -2.5H5M-8 3.5A8.5 8.5 0 0 0 8 3.5';
  const line = { fill: 'none', stroke: theme.mark, 'stroke-width': 2 };
  return el(
    'g',
    { ...line, transform: `translate(${num(x)} ${num(y)})` },
    el('circle', { cx: 0, cy: -9, r: 2.5 }),
    el('path', { d }),
  );
};

const anchorSpots = [0, -8, 8].map(y => ({ x: 0, y }));

/** A paper slip, tinted with the colour of the company at home there. */
const tagAt = ({ x, y }: Point, text: string, theme: Theme, tint?: string): readonly Svg[] => {
  const { mark } = theme.bright;
  const width = tagWidth(text);
  const slip = { x: x - width / 2, y: y - 5.5, width, height: 11, rx: 2 };
  return [
    el('rect', {
      ...slip,
      fill: theme.paper,
      stroke: mark,
      'stroke-width': 0.8,
      'stroke-dasharray': '2 1',
    }),
    ...(tint === undefined ? [] : [el('rect', { ...slip, fill: tint, 'fill-opacity': 0.28 })]),
    centred({ x, y }, 8, text, { fill: mark, 'font-weight': 700 }),
  ];
};

const tagWidth = (text: string): number => [...text].length * 6 + 6;

/** The tag of a private, for the map's own legend. */
export const tagSample = (at: Point, theme: Theme): readonly Svg[] => tagAt(at, 'ABC', theme);

/**
 * Puts all writing where it hides the least.
 * @param unsettled companies at home on the hex, their stop still open
 */
export const drawMarks = (
  layout: Layout,
  writing: Writing,
  unsettled: readonly CompanyLook[],
  grid: Grid,
  theme: Theme,
): readonly Svg[] => {
  const space = freeSpace(grid, obstacles(layout));
  const small = smallSpots(grid);
  const under = [...below(layout.stops.length > 1), ...small];
  const faint = { fill: theme.mark, 'fill-opacity': 0.75 };
  const stops = layout.stops.map(stop => stop.def);
  const { id, tile, terrain = [] } = writing;
  const out: Svg[] = [];
  if (id !== undefined) out.push(centred(space.take(15, 6, [grid.names.hex]), 7, id, faint));
  if (tile !== undefined) {
    const [usual, ...others] = grid.names.tile;
    const at = space.tryTake(15, 6, [usual], 3) ?? space.take(15, 6, others);
    out.push(centred(at, 7, `${tile}${letter(writing.colour)}`, faint));
  }
  if (stops.some(stop => stop.port)) out.push(anchor(space.take(20, 22, anchorSpots), theme));
  let unnamed = writing.name === undefined ? [] : namesIn(writing.name);
  const name = (overlap: number): void => {
    unnamed = unnamed.filter(lines => {
      const drawn = drawName(lines, writing.colour, space, overlap, theme);
      out.push(...(drawn ?? []));
      return drawn === null;
    });
  };
  const ground = (overlap: number): void => {
    for (const one of terrain)
      out.push(...drawTerrain(one, space, [{ x: 0, y: 0 }, ...under], overlap, theme));
  };
  // A name that finds a place where it hides nothing comes first: it is the largest mark.
  if (tile !== undefined && unnamed.length === 1) name(0);
  if (tile === undefined && unnamed.length > 1 && layout.track.length > 0) name(Infinity);
  if (tile === undefined) ground(Infinity);
  const tag = (text: string, tint?: string): void => {
    out.push(...tagAt(space.take(tagWidth(text), 11, under), text, theme, tint));
  };
  for (const look of unsettled) tag(look.id, looks(look).fill);
  for (const tagged of writing.privates) tag(tagged);
  if (writing.label !== undefined) {
    const at = space.take([...writing.label].length * 10 + 2, 12, small);
    out.push(centred(at, 14, writing.label, { fill: theme.mark, 'font-weight': 700 }));
  }
  // Else the larger mark first where it is sure of its place.
  const columns = stops.some(({ kind, revenue }) => kind === 'city' && typeof revenue !== 'number');
  if (tile === undefined && !columns) name(Infinity);
  if (!writing.bare) out.push(...drawValues(stops, writing, small, space, theme));
  name(tile === undefined ? Infinity : HIDDEN);
  if (tile !== undefined) ground(0);
  return out;
};
