import { polar, type Grid, type Point } from './geometry.js';
import { sampled } from './curve.js';
import type { Colour, StopDef, Terrain } from './data.js';
import { BAR, MINE, SLOT, type Layout, type PlacedStop } from './layout.js';
import { widthOf } from './letters.js';
import { waysToWrite } from './names.js';
import {
  drawPlaced,
  settleMarks,
  type Obstacle,
  type Placed,
  type MarkShape,
  type MarkWish,
} from './place.js';
import { centred } from './stops.js';
import { el, num, type Svg } from './svg.js';
import { terrainWay } from './terrain.js';
import { letter, companyColours, type CompanyLook, type Theme } from './theme.js';
import { visible } from './track.js';
import { valueWishes } from './values.js';

/** Everything written on a hex besides track and stops. */
export interface MarkText {
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
  /** The hex's own name and its tile's number are there as large as names, to be shown instead of them. */
  readonly switches?: boolean | undefined;
  /** Draw no values. */
  readonly bare?: boolean | undefined;
  /** How much larger than usual it is written, on a large map. */
  readonly scale?: number;
}

const ring = (angles: readonly number[], distances: readonly number[]): readonly Point[] =>
  distances.flatMap(distance => angles.map(angle => polar(angle, distance)));

const smallSpots = ({ spots: { corners, edges } }: Grid): readonly Point[] => [
  ...ring(corners, [33, 30]),
  ...ring(edges, [30]),
  ...ring(corners, [25]),
  { x: 0, y: -36 },
  { x: 0, y: 35 },
];

const stopObstacles = ({ def, centre, bar, slots }: PlacedStop): readonly Obstacle[] => {
  if (def.kind === 'offboard') return [];
  if (def.kind === 'city')
    return (slots.length > 0 ? slots : [centre]).map(slot => ({ ...slot, radius: SLOT + 1 }));
  if (def.mine) return [{ ...centre, radius: MINE + 1 }];
  return [{ ...centre, radius: bar === null ? 7 : BAR - 2 }];
};

/** A line of letters does not fit between as many points of a piece of track. */
const STEPS = 12;

const obstacles = (layout: Layout): readonly Obstacle[] => [
  ...layout.stops.flatMap(stopObstacles),
  ...layout.track.flatMap(track =>
    sampled(visible(layout, track), STEPS).map(p => ({ ...p, radius: 4, soft: true as const })),
  ),
];

/** Size of names: ten pixels where a map of usual size is seen whole on a laptop. */
export const NAME = 14;
const PITCH = 14;

const lineSpots = (heights: readonly number[]): readonly Point[] =>
  [0, -6, 6, -12, 12].flatMap(x => heights.map(y => ({ x, y })));
const above = lineSpots([-28, -24, -32, -21.5]);
const below = lineSpots([28, 24, 32, 21.5]);

/** Letters with an edge of the ground's colour, so that they read on track. */
const halo = (colour: Colour, theme: Theme) => ({
  fill: theme.mark,
  stroke: theme.hex[colour],
  'stroke-width': 2.4,
  'paint-order': 'stroke',
  'stroke-linejoin': 'round',
});

/** A name is rather cut short than written on track. */
const CLEAR = 30;

const nameWay = (
  lines: readonly string[],
  cost: number,
  spots: readonly Point[],
  colour: Colour,
  theme: Theme,
): MarkShape => {
  // Some letters hang below the line.
  const hangs = /[gjpqyçQJ,]/.test(lines.at(-1) ?? '');
  // And accents stand above capitals.
  const rise = /[ÀÁÂÄÉÍÓÖŐÚÜŰ]/.test(lines[0] ?? '') ? 2.6 : 0;
  const style = { class: 'name', ...halo(colour, theme) };
  return {
    width: Math.max(...lines.map(line => widthOf(line, NAME))),
    height: PITCH * lines.length - (hangs ? 0 : 2.4) + rise,
    cost,
    clear: CLEAR,
    spots,
    draw: ({ x, y }) =>
      lines.map((line, at) =>
        centred(
          { x, y: y - (hangs ? 1 : 0) + rise / 2 + (at - (lines.length - 1) / 2) * PITCH },
          NAME,
          line,
          style,
        ),
      ),
  };
};

/** Two names on one hex stand apart, the first above; the second need not be where they are one stop now. */
const nameWishes = (name: string, areOne: boolean, colour: Colour, theme: Theme): readonly MarkWish[] =>
  name.split(' & ').map((one, at) => ({
    ways: waysToWrite(one).map(({ lines, cost }) =>
      nameWay(lines, cost, at === 0 ? [...above, ...below] : below, colour, theme),
    ),
    name: true as const,
    ...(at > 0 && areOne ? { optional: true as const } : {}),
  }));

/** Does the stop bear an anchor? */
export const isHarbour = ({ port, mine }: StopDef): boolean => port === true && !mine;

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

const anchorWish = (theme: Theme): MarkWish => ({
  ways: [
    {
      width: 20,
      height: 24,
      cost: 0,
      spots: [0, -8, 8].map(y => ({ x: 0, y })),
      draw: at => [anchor(at, theme)],
    },
  ],
});

const TAG = 10.5;
const tagWidth = (text: string): number => widthOf(text, TAG, true) + 6;

/** A paper slip, tinted with the colour of the company at home there. */
const tagAt = ({ x, y }: Point, text: string, theme: Theme, tint?: string): readonly Svg[] => {
  const { mark } = theme.bright;
  const width = tagWidth(text);
  const slip = { x: x - width / 2, y: y - 6.5, width, height: 13, rx: 2 };
  return [
    el('rect', {
      ...slip,
      fill: theme.paper,
      stroke: mark,
      'stroke-width': 0.8,
      'stroke-dasharray': '2 1',
    }),
    ...(tint === undefined ? [] : [el('rect', { ...slip, fill: tint, 'fill-opacity': 0.28 })]),
    centred({ x, y }, TAG, text, { class: 'tag', fill: mark, 'font-weight': 700 }),
  ];
};

/** The tag of a private or of what else lies on the map, for its legend. */
export const tagSample = (at: Point, theme: Theme, text = 'ABC'): readonly Svg[] => tagAt(at, text, theme);

const tagWish = (text: string, spots: readonly Point[], theme: Theme, tint?: string): MarkWish => ({
  ways: [
    {
      width: tagWidth(text) + 1,
      height: 14,
      cost: 0,
      spots,
      solid: true,
      draw: at => tagAt(at, text, theme, tint),
    },
  ],
});

const LABEL = 14.5;

const labelWish = (label: string, spots: readonly Point[], colour: Colour, theme: Theme): MarkWish => ({
  ways: [
    {
      width: widthOf(label, LABEL, true),
      height: 11.5,
      cost: 0,
      spots,
      draw: at => [centred(at, LABEL, label, { class: 'label', ...halo(colour, theme), 'font-weight': 700 })],
    },
  ],
});

/** What is shown instead of names where the reader wants it: the hex's own name, or its tile's number. */
const insteadWish = (text: string, kind: 'at' | 'laid', colour: Colour, theme: Theme): MarkWish => ({
  ways: [
    {
      width: widthOf(text, NAME),
      height: 11.6,
      cost: 0,
      spots: [{ x: 0, y: 0 }, ...above, ...below],
      draw: at => [centred(at, NAME, text, { class: kind, ...halo(colour, theme) })],
    },
  ],
  instead: true,
});

const enlarged = (way: MarkShape, scale: number): MarkShape => ({
  ...way,
  width: way.width * scale,
  height: way.height * scale,
  draw: ({ x, y }) => {
    const transform = `translate(${num(x)} ${num(y)}) scale(${String(scale)})`;
    return [el('g', { transform }, way.draw({ x: 0, y: 0 }))];
  },
});

/** The number of the hex or of the tile on it: for a closer look. */
const fineWish = (text: string, spots: readonly Point[], theme: Theme): MarkWish => ({
  ways: [
    {
      width: 15,
      height: 6,
      cost: 0,
      spots,
      draw: at => [centred(at, 7, text, { class: 'fine', fill: theme.mark, 'fill-opacity': 0.75 })],
    },
  ],
  optional: true,
});

/**
 * Finds places for all writing, where it hides the least.
 * @param unsettled companies at home on the hex, their stop still open
 */
export const placeMarks = (
  layout: Layout,
  writing: MarkText,
  unsettled: readonly CompanyLook[],
  grid: Grid,
  theme: Theme,
): readonly Placed[] => {
  const small = smallSpots(grid);
  const under = [{ x: 0, y: 27 }, { x: 0, y: 33 }, ...small];
  const stops = layout.stops.map(stop => stop.def);
  const { id, tile, terrain = [], name, label, privates, levels = [], colour, scale = 1 } = writing;
  // A tile has made one stop of both, a large one as New York's, and letters are large: there is no less room anywhere.
  const areOne = scale > 1 && tile !== undefined && stops.length === 1 && name?.includes(' & ') === true;
  const fine = (text: string | undefined, spots: readonly Point[]): readonly MarkWish[] =>
    text === undefined ? [] : [fineWish(text, spots, theme)];
  const wishes = [
    ...(stops.some(isHarbour) ? [anchorWish(theme)] : []),
    ...(name === undefined ? [] : nameWishes(name, areOne, colour, theme)),
    ...(writing.bare ? [] : valueWishes(stops, levels, theme, small)),
    ...(label === undefined ? [] : [labelWish(label, small, colour, theme)]),
    ...terrain.map(one => ({
      // Figures fill their corners: as large as that they would lie on a name that reaches over the same edge.
      ways: [
        {
          ...terrainWay(one, [{ x: 0, y: 0 }, ...under], theme, halo(colour, theme)),
          ...(scale > 1 && { solid: true as const }),
        },
      ],
    })),
    ...unsettled.map(look => tagWish(look.id, under, theme, companyColours(look).fill)),
    ...privates.map(tagged => tagWish(tagged, under, theme)),
    ...(writing.switches && id !== undefined ? [insteadWish(id, 'at', colour, theme)] : []),
    ...(writing.switches && tile !== undefined ? [insteadWish(tile, 'laid', colour, theme)] : []),
  ];
  const larger = (wish: MarkWish): MarkWish => ({
    ...wish,
    ways: wish.ways.map(way => enlarged(way, scale)),
  });
  return settleMarks(
    [
      ...(scale === 1 ? wishes : wishes.map(larger)),
      ...fine(id, [grid.names.hex]),
      ...fine(tile === undefined ? undefined : `${tile}${letter(colour)}`, grid.names.tile),
    ],
    grid,
    obstacles(layout),
  );
};

/** Draws all writing; see there. */
export const drawMarks = (...of: Parameters<typeof placeMarks>): readonly Svg[] =>
  drawPlaced(placeMarks(...of));
