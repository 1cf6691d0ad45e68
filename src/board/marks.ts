import { polar, type Point } from './geometry.js';
import { sampled } from './curve.js';
import type { Colour, HexDef, StopDef } from './data.js';
import { BAR, SLOT, type Layout, type PlacedStop } from './layout.js';
import { freeSpace, type Obstacle, type Space } from './place.js';
import { centred } from './stops.js';
import { el, type Svg } from './svg.js';
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
  readonly terrain?: HexDef['terrain'];
  /** Short names of privates that lie here. */
  readonly privates: readonly string[];
  /** The colour whose value holds now, where a value depends on the phase. */
  readonly now?: Colour | undefined;
  /** Draw no values. */
  readonly bare?: boolean | undefined;
}

const ring = (angles: readonly number[], distances: readonly number[]): readonly Point[] =>
  distances.flatMap(distance => angles.map(angle => polar(angle, distance)));

const atCorners = [210, 330, 150, 30, 270, 90];
const atEdges = [180, 0, 240, 300, 120, 60];
const smallSpots = [...ring(atCorners, [33, 28]), ...ring(atEdges, [30]), ...ring(atCorners, [22, 38])];

const lineSpots = (first: readonly number[]): readonly Point[] =>
  [0, -6, 6, -12, 12, -18, 18, -24, 24].flatMap(x => first.map(y => ({ x, y })));

const upper = [-30, -26, -34, -22, -19, 30, 26, 34, 22, 19];
const lower = upper.map(y => -y);

const stopObstacles = ({ def, centre, bar, slots }: PlacedStop): readonly Obstacle[] => {
  if (def.kind === 'offboard') return [];
  if (def.kind === 'city')
    return (slots.length > 0 ? slots : [centre]).map(slot => ({ ...slot, radius: SLOT + 1 }));
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

/** A long name on two lines; two names on one hex each on its own. */
const nameLines = (name: string): readonly string[] => {
  const pair = name.split(' & ');
  if (pair.length === 2) return pair;
  const words = name.split(' ');
  if (name.length <= 11 || words.length === 1) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
};

const NAME = 9.5;

/** On a crowded tile a name may be left out, as a tile on the table hides it; the hex's title has it. */
const HIDDEN = 4;

const drawName = (name: string, writing: Writing, space: Space, theme: Theme): readonly Svg[] => {
  const style = { fill: theme.mark, ...halo(theme, writing.colour) };
  const width = (text: string): number => [...text].length * NAME * 0.53;
  const overlap = writing.tile === undefined ? Infinity : HIDDEN;
  const lines = nameLines(name);
  if (lines.length === 1 || name.includes(' & '))
    return lines.flatMap((text, i) => {
      const at = space.tryTake(width(text), NAME, lineSpots(i === 0 ? upper : lower), overlap);
      return at ? centred(at, NAME, text, style) : [];
    });
  const spots = lineSpots([-24, -27, 24, 27, -20, 20]);
  const at = space.tryTake(Math.max(...lines.map(width)), NAME * 2, spots, overlap);
  return at
    ? lines.map((text, i) => centred({ x: at.x, y: at.y + (i - 0.5) * NAME }, NAME, text, style))
    : [];
};

const value = (revenue: number, space: Space, theme: Theme): readonly Svg[] => {
  const at = space.take(17, 17, smallSpots);
  return [
    el('circle', { cx: at.x, cy: at.y, r: 8.5, fill: theme.paper, stroke: theme.mark, 'stroke-width': 1 }),
    centred(at, revenue > 99 ? 8 : 9.5, String(revenue), { fill: theme.mark, 'font-weight': 700 }),
  ];
};

const BOX = 20;

/** Values that change with the phase, side by side, each on its colour. */
const valuesByColour = (
  revenue: { readonly [colour in Colour]?: number },
  writing: Writing,
  space: Space,
  theme: Theme,
): readonly Svg[] => {
  const entries = Object.entries(revenue) as readonly (readonly [Colour, number])[];
  const spots = [0, 6, -6, 12, -12, 18, -18, 24, -24].map(y => ({ x: 0, y }));
  const at = space.take(entries.length * BOX, 15, spots);
  return entries.flatMap(([colour, amount], i) => {
    const x = at.x + (i - entries.length / 2) * BOX;
    const now = colour === writing.now;
    return [
      el('rect', {
        x,
        y: at.y - 7.5,
        width: BOX,
        height: 15,
        fill: theme.hex[colour],
        stroke: theme.mark,
        'stroke-width': now ? 2.2 : 0.8,
      }),
      centred({ x: x + BOX / 2, y: at.y }, 10, String(amount), { fill: theme.mark, 'font-weight': 700 }),
    ];
  });
};

/** One value for all stops where they are equal, else one for each. */
const drawValues = (
  stops: readonly StopDef[],
  writing: Writing,
  space: Space,
  theme: Theme,
): readonly Svg[] => {
  const seen = new Set<string>();
  return stops.flatMap(({ revenue }) => {
    const key = JSON.stringify(revenue);
    if (revenue === 0 || seen.has(key)) return [];
    seen.add(key);
    return typeof revenue === 'number'
      ? value(revenue, space, theme)
      : valuesByColour(revenue, writing, space, theme);
  });
};

/** Under the stops; further down where two names want room as well. */
const below = (crowded: boolean): readonly Point[] => ring([90], crowded ? [33, 27] : [27, 33]);

const mountain = (x: number, y: number): string => `M${x - 5} ${y + 4}L${x} ${y - 5}L${x + 5} ${y + 4}Z`;
const waves = (x: number, y: number): string =>
  [-3, 0.5, 4].map(dy => `M${x - 5} ${y + dy}q2.5 -3.5 5 0t5 0`).join('');

const drawTerrain = (
  { kind, cost }: NonNullable<HexDef['terrain']>,
  crowded: boolean,
  space: Space,
  theme: Theme,
): readonly Svg[] => {
  const { x, y } = space.take(29, 11, [{ x: 0, y: 0 }, ...below(crowded), ...smallSpots]);
  const left = Math.round(x) - 9;
  const at = Math.round(y);
  const text = centred({ x: left + 15, y: at }, 9.5, String(cost), { fill: theme.mark });
  if (kind.includes('water'))
    return [el('path', { d: waves(left, at), fill: 'none', stroke: theme.water, 'stroke-width': 1.7 }), text];
  return [el('path', { d: mountain(left, at), fill: theme.mountain }), text];
};

const tag = (
  text: string,
  fill: string,
  colour: string,
  opacity: number,
  crowded: boolean,
  space: Space,
): readonly Svg[] => {
  const width = [...text].length * 6 + 6;
  const { x, y } = space.take(width, 11, [...below(crowded), ...smallSpots]);
  return [
    el('rect', {
      x: x - width / 2,
      y: y - 5.5,
      width,
      height: 11,
      rx: 2,
      fill,
      'fill-opacity': opacity,
      stroke: colour,
      'stroke-width': 0.8,
      'stroke-dasharray': '2 1',
    }),
    centred({ x, y }, 8, text, { fill: colour, 'font-weight': 700 }),
  ];
};

/**
 * Puts all writing where it hides the least.
 * @param unsettled companies at home on the hex, their stop still open
 */
export const drawMarks = (
  layout: Layout,
  writing: Writing,
  unsettled: readonly CompanyLook[],
  theme: Theme,
): readonly Svg[] => {
  const space = freeSpace(obstacles(layout));
  const crowded = layout.stops.length > 1;
  const small = { fill: theme.mark, 'fill-opacity': 0.75 };
  const out: Svg[] = [];
  if (writing.id !== undefined)
    out.push(centred(space.take(15, 6, [{ x: 0, y: 42.5 }]), 7, writing.id, small));
  if (writing.tile !== undefined)
    out.push(
      centred(space.take(15, 6, [{ x: 0, y: -42.5 }]), 7, `${writing.tile}${letter(writing.colour)}`, small),
    );
  const name = (): void => {
    if (writing.name !== undefined) out.push(...drawName(writing.name, writing, space, theme));
  };
  if (writing.terrain) out.push(...drawTerrain(writing.terrain, crowded, space, theme));
  for (const look of unsettled) out.push(...tag(look.id, looks(look).fill, theme.mark, 0.4, crowded, space));
  for (const tagged of writing.privates)
    out.push(...tag(tagged, theme.paper, theme.mark, 0.9, crowded, space));
  if (writing.label !== undefined) {
    const at = space.take([...writing.label].length * 10, 12, smallSpots);
    out.push(centred(at, 14, writing.label, { fill: theme.mark, 'font-weight': 700 }));
  }
  // The larger mark first where it is sure of its place.
  if (writing.tile === undefined) name();
  if (!writing.bare)
    out.push(
      ...drawValues(
        layout.stops.map(stop => stop.def),
        writing,
        space,
        theme,
      ),
    );
  if (writing.tile !== undefined) name();
  return out;
};
