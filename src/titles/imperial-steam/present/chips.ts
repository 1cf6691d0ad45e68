import type { Point } from '../../../board/geometry.js';
import type { MarkLook } from '../../../board/index.js';
import { widthOf } from '../../../board/letters.js';
import { centred } from '../../../board/stops.js';
import { el, num, type Svg } from '../../../board/svg.js';
import type { Fill, SteamTheme } from './palette.js';
import { LETTER } from './places.js';
import type { DemandView, SiteView, SteamLetters } from './scene.js';

/** A small sign: how wide it is, and how it is drawn around its middle. */
export interface SmallSign {
  readonly width: number;
  /** Stands close to others of its kind. */
  readonly kind?: 'site' | 'demand' | 'station';
  readonly draw: (at: Point) => readonly Svg[];
  /** A place of its own. */
  readonly place?: string;
  /** Which sign of the legend it is, and what it says here, to be told to whoever points at it. */
  readonly sign?: readonly [sign: string, value: string];
}

export const CHIP = 17;

const round = (n: number): string => num(n);

const said = (at: Point, text: string, ink: string, size = LETTER, weight = 700): Svg =>
  centred(at, size, text, { class: 'value', fill: ink, 'font-weight': weight });

const outlined = (d: string, { fill }: Pick<Fill, 'fill'>, theme: SteamTheme, dashes?: string): Svg =>
  el('path', {
    d,
    fill,
    stroke: theme.line,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
    'stroke-dasharray': dashes,
  });

/** Points of a regular figure, every other one nearer: gears have teeth. */
const figure = ({ x, y }: Point, corners: number, far: number, near = far, turn = 0): string => {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners + turn;
    const radius = Math.floor(n / 2) % 2 === 0 ? far : near;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
};

/** The effort of laying track to a city: a gear. */
export const effortChip = (effort: number, theme: SteamTheme): SmallSign => ({
  width: 20,
  sign: ['effort', String(effort)],
  draw: at => [
    outlined(figure(at, 32, 10, 8.2), theme.steel, theme),
    said(at, String(effort), theme.steel.ink),
  ],
});

/** Steps of influence: a hexagon. */
export const influenceChip = (steps: number, theme: SteamTheme): SmallSign => ({
  width: 20,
  sign: ['influence', String(steps)],
  draw: at => [
    outlined(figure(at, 6, 10, 10, Math.PI / 6), theme.violet, theme),
    said(at, String(steps), theme.violet.ink),
  ],
});

/** Business tokens: the topmost with its number, the others seen below it. */
export const businessChip = (tokens: readonly number[], theme: SteamTheme): SmallSign => ({
  width: CHIP + 2 * (tokens.length - 1) + 1,
  sign: ['business', tokens.join(', ')],
  draw: ({ x, y }) => {
    const left = x - (tokens.length - 1);
    const coin = (number: number): Svg =>
      el('circle', {
        cx: left + 2 * number,
        cy: y,
        r: 8.5,
        fill: theme.gold.fill,
        stroke: theme.line,
        'stroke-width': 1,
      });
    const below = tokens.slice(1).map((_, n) => coin(tokens.length - 1 - n));
    return [...below, coin(0), said({ x: left, y }, String(tokens[0]), theme.gold.ink)];
  },
});

const hall = ({ x, y }: Point, width: number): string => {
  const half = width / 2;
  return (
    `M${round(x - half)} ${round(y + 8)}V${round(y - 3)}a${round(half)} 6 0 0 1 ${round(width)} 0` +
    `V${round(y + 8)}Z`
  );
};

/** A station: a hall. Where there is none yet, it has the price, if anybody may build there. */
export const stationChip = (
  owner: MarkLook | undefined,
  price: number | undefined,
  theme: SteamTheme,
): SmallSign => {
  const width = owner || price === undefined ? CHIP : 20;
  return {
    width,
    kind: 'station',
    sign: owner ? ['station', owner.letters] : ['place', price === undefined ? '' : String(price)],
    draw: at => {
      const inside = { ...at, y: at.y + 0.8 };
      if (owner) return [outlined(hall(at, width), owner, theme), letters(owner, inside, 13)];
      const empty = outlined(hall(at, width), { fill: theme.paper }, theme, '2.6 1.8');
      return price === undefined
        ? [empty]
        : [empty, said(inside, String(price), theme.bright.mark, LETTER, 400)];
    },
  };
};

const letters = (look: MarkLook, at: Point, room: number): Svg =>
  said(at, look.letters, look.ink, Math.min(LETTER, (LETTER * room) / widthOf(look.letters, LETTER, true)));

const house = ({ x, y }: Point, width: number): string => {
  const [left, right] = [x - width / 2, x + width / 2];
  return (
    `M${round(left)} ${round(y + 8)}V${round(y - 4)}L${round(x)} ${round(y - 9)}L${round(right)} ${round(y - 4)}` +
    `V${round(y + 8)}Z`
  );
};

const road = ({ x, y }: Point, width: number, theme: SteamTheme): Svg =>
  el('path', {
    d: `M${round(x - width / 2)} ${round(y + 9.6)}h${round(width)}`,
    stroke: theme.mountain,
    'stroke-width': 1.8,
    'stroke-dasharray': '3 2',
  });

/** What stands on a free site: nothing for the price of the factory board, its own price, or a station's sign. */
const sitePrice = ({ price }: SiteView, at: Point, theme: SteamTheme): readonly Svg[] => {
  if (price.kind === 'board') return [];
  if (price.kind === 'fixed') return [said({ ...at, y: at.y + 1 }, String(price.amount), theme.bright.mark)];
  return [
    el('path', {
      d: `M${round(at.x - 4)} ${round(at.y + 6)}V${round(at.y + 1)}a4 4 0 0 1 8 0V${round(at.y + 6)}Z`,
      fill: theme.bright.mark,
    }),
  ];
};

const PIECE = 13;
const HOUSE = 16;

/** A factory at work: its player, its good, and a pip for each good beside the worker. */
const factory = (
  { good, left }: NonNullable<SiteView['worker']>,
  look: MarkLook,
  { x, y }: Point,
  theme: SteamTheme,
  names: SteamLetters,
): readonly Svg[] => {
  const piece = theme.goods[good];
  const half = (at: number, fill: string): Svg =>
    el('rect', { x: at, y: y - 8.5, width: PIECE, height: CHIP, fill });
  const pips = Array.from({ length: left }, (_, n) =>
    el('rect', { x: x + 0.9 + n * 3, y: y + 5, width: 2.2, height: 2.6, fill: piece.ink }),
  );
  return [
    half(x - PIECE, look.fill),
    half(x, piece.fill),
    el('rect', {
      ...{ x: x - PIECE, y: y - 8.5, width: 2 * PIECE, height: CHIP, rx: 1.5 },
      ...{ fill: 'none', stroke: theme.line, 'stroke-width': 1 },
    }),
    letters(look, { x: x - PIECE / 2, y }, 11.5),
    said({ x: x + PIECE / 2, y: y - 2 }, names.goods[good], piece.ink),
    ...pips,
  ];
};

/** A factory site: a house, or what works there. */
export const siteChip = (
  site: SiteView,
  look: MarkLook | undefined,
  theme: SteamTheme,
  names: SteamLetters,
): SmallSign => {
  const { worker } = site;
  const width = worker ? 2 * PIECE : site.price.kind === 'fixed' ? 20 : HOUSE;
  return {
    width,
    kind: 'site',
    place: site.id,
    draw: at => [
      ...(worker && look
        ? factory(worker, look, at, theme, names)
        : [outlined(house(at, width), { fill: theme.paper }, theme), ...sitePrice(site, at, theme)]),
      ...(site.road ? [road(at, width, theme)] : []),
    ],
  };
};

const CUBE = 11.4;

/** A good that a city wants: hollow; delivered: a cube. */
export const demandChip = (
  { good, filled }: DemandView,
  theme: SteamTheme,
  names: SteamLetters,
): SmallSign => {
  const { fill, ink, edge } = theme.goods[good];
  const name = names.goods[good];
  // A wide letter, as W, stays inside its cube.
  const weight = widthOf(name, LETTER, true) > CUBE ? 400 : 700;
  return {
    width: 12.4,
    kind: 'demand',
    sign: [filled ? 'delivered' : 'demand', good],
    draw: ({ x, y }) => [
      el('rect', {
        ...{ x: x - CUBE / 2, y: y - 7.3, width: CUBE, height: 14.6, rx: 1.5 },
        fill: filled ? fill : theme.paper,
        stroke: filled ? theme.line : edge,
        'stroke-width': 1.4,
      }),
      said({ x, y }, name, filled ? ink : theme.bright.mark, LETTER, weight),
    ],
  };
};

/** The crest of a hub, with the letters of its colour. */
export const crestChip = ({ fill, ink }: Fill, text: string, theme: SteamTheme): SmallSign => {
  const width = Math.max(16, widthOf(text, LETTER, true) + 4);
  return {
    width,
    sign: ['hub', ''],
    draw: at => [
      outlined(
        `M${round(at.x - width / 2)} ${round(at.y - 8.5)}h${round(width)}v9.5q0 5 ${round(-width / 2)} 8` +
          `q${round(-width / 2)} -3 ${round(-width / 2)} -8Z`,
        { fill },
        theme,
      ),
      said({ ...at, y: at.y - 1.5 }, text, ink),
    ],
  };
};

/** A player's square. */
export const flag = (look: MarkLook, { x, y }: Point, theme: SteamTheme): readonly Svg[] => [
  el('rect', {
    ...{ x: x - 7.5, y: y - 7.5, width: 15, height: 15, rx: 3 },
    ...{ fill: look.fill, stroke: theme.line, 'stroke-width': 0.8 },
  }),
  letters(look, { x, y }, 13),
];
