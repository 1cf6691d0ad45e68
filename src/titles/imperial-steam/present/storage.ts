import { el, num, type Svg } from '../../../board/svg.js';
import { goods, type ByGood, type Good } from '../rules/data/index.js';
import { demandChip } from './chips.js';
import type { SteamTheme } from './palette.js';
import { FULL, GAP, textFrom, type BoardPart } from './part.js';
import { LETTER } from './places.js';
import type { PlayerScene, SteamLetters, TrainView } from './scene.js';

/*
 * Trains and warehouse with what they hold. Goods have no places by the rules, so they are laid out here: coal on the locomotives,
 * all else on the cars, and what is left on the floors of the warehouse.
 */

/** A cube, as it is drawn everywhere. */
const cube = (good: Good, x: number, y: number, theme: SteamTheme, letters: SteamLetters): readonly Svg[] =>
  demandChip({ good, filled: true }, theme, letters).draw({ x, y });

/** Each good as often as it is there. */
const cubesOf = (count: ByGood<number>): readonly Good[] =>
  goods.flatMap(good => Array<Good>(count[good]).fill(good));

/** What lies on locomotives, cars and floors. */
export interface Load {
  readonly locomotives: readonly (Good | undefined)[];
  readonly cars: readonly (Good | undefined)[];
  readonly floors: readonly (Good | undefined)[];
  /** What has no place: it has to be thrown away. */
  readonly over: readonly Good[];
}

/** What lies in a player's storage, and how much has room there. */
export const loadOf = (scene: Pick<PlayerScene, 'goods' | 'trains' | 'floors'>): Load => {
  const coal = Math.min(scene.goods.coal, scene.trains.length);
  const rest = cubesOf({ ...scene.goods, coal: scene.goods.coal - coal });
  const free = scene.trains.reduce((sum, train) => sum + train.free, 0);
  const { open } = scene.floors;
  return {
    locomotives: scene.trains.map((_, n) => (n < coal ? 'coal' : undefined)),
    cars: Array.from({ length: free }, (_, n) => rest[n]),
    floors: Array.from({ length: open }, (_, n) => rest[free + n]),
    over: rest.slice(free + open),
  };
};

export const LOCOMOTIVE = 82;
const CAR = (FULL - LOCOMOTIVE - 8 * 4) / 8;
const ROW = 40;

const wheels = (x: number, y: number, width: number, theme: SteamTheme): Svg =>
  el('path', {
    d: [0.25, 0.75].map(part => `M${num(x + width * part)} ${y}h0`).join(''),
    stroke: theme.mark,
    'stroke-width': 6,
    'stroke-linecap': 'round',
  });

/** A tender locomotive: boiler, chimney, cab; its level on the boiler, its coal on the tender. */
export const locomotive = (
  { level }: Pick<TrainView, 'level'>,
  coal: Good | undefined,
  x: number,
  y: number,
  theme: SteamTheme,
  letters: SteamLetters,
): readonly Svg[] => [
  wheels(x, y + 33, 56, theme),
  wheels(x + 56, y + 33, 24, theme),
  el('path', {
    d: `M${x + 2} ${y + 31}v-17q0 -4 4 -4h2v-7h8v7h22v-5h14v26Z`,
    fill: theme.imperial.fill,
    stroke: theme.line,
    'stroke-linejoin': 'round',
  }),
  textFrom(x + 9, y + 21, `IS-${level}`, theme.imperial.ink, 700),
  el('rect', {
    x: x + 56,
    y: y + 13,
    width: 24,
    height: 18,
    rx: 2,
    fill: theme.steel.fill,
    stroke: theme.line,
  }),
  ...(coal ? cube(coal, x + 68, y + 21, theme, letters) : []),
];

type Kind = 'free' | 'passenger' | 'reserved';

/** Passenger cars have windows, reserved ones a seal, and freight cars are open. */
const car = (kind: Kind, x: number, y: number, theme: SteamTheme): readonly Svg[] => {
  const box = (top: number, fill: string): Svg =>
    el('rect', { x, y: y + top, width: CAR, height: 31 - top, rx: 2, fill, stroke: theme.line });
  const inner = { ...theme.bright };
  if (kind === 'free') return [wheels(x, y + 33, CAR, theme), box(11, theme.paper)];
  if (kind === 'passenger') {
    const panes = [0, 1, 2].map(n => `M${num(x + 7 + n * 15)} ${y + 13}h9v8h-9Z`).join('');
    return [
      wheels(x, y + 33, CAR, theme),
      box(7, theme.gold.fill),
      el('path', { d: panes, fill: theme.paper, stroke: theme.line, 'stroke-width': 0.8 }),
    ];
  }
  return [
    wheels(x, y + 33, CAR, theme),
    box(11, theme.steel.fill),
    el('path', {
      d: `M${num(x + 4)} ${y + 13}L${num(x + CAR - 4)} ${y + 29}M${num(x + CAR - 4)} ${y + 13}L${num(x + 4)} ${y + 29}`,
      stroke: inner.mark,
      'stroke-width': 1.6,
    }),
  ];
};

const carsOf = ({ passenger, reserved, free }: TrainView): readonly Kind[] => [
  ...Array<Kind>(passenger).fill('passenger'),
  ...Array<Kind>(reserved).fill('reserved'),
  ...Array<Kind>(free).fill('free'),
];

/** The trains, one in a row, and rows for those to come. */
export const trainRows = (scene: PlayerScene, load: Load, theme: SteamTheme): BoardPart => ({
  height: scene.maxTrains * ROW,
  draw: (x, y) => {
    let next = 0;
    const rail = (row: number): Svg =>
      el('path', {
        d: `M${x} ${y + row * ROW + 37}h${FULL}`,
        stroke: theme.bedLine,
        'stroke-width': 2,
        'stroke-dasharray': row < scene.trains.length ? undefined : '5 4',
      });
    const rows = scene.trains.map((train, row) => {
      const top = y + row * ROW;
      const cars = carsOf(train).flatMap((kind, n) => {
        const left = x + LOCOMOTIVE + 4 + n * (CAR + 4);
        const good = kind === 'free' ? load.cars[next++] : undefined;
        return [
          ...car(kind, left, top, theme),
          ...(good ? cube(good, left + CAR / 2, top + 21, theme, scene.letters) : []),
        ];
      });
      return [...locomotive(train, load.locomotives[row], x, top, theme, scene.letters), ...cars];
    });
    return [...Array.from({ length: scene.maxTrains }, (_, row) => rail(row)), ...rows.flat()];
  },
});

const FLOOR = (FULL - GAP) / 2 / 3 - 8;

/** The floors of the warehouse: each open one holds a good, the others wait for a station. */
export const floorRow = (scene: PlayerScene, load: Load, theme: SteamTheme): BoardPart => ({
  height: 26,
  draw: (x, y) =>
    Array.from({ length: scene.floors.all }, (_, n) => {
      const left = x + n * (FLOOR + 6);
      const isOpen = n < scene.floors.open;
      const good = load.floors[n];
      return [
        el('rect', {
          ...{ x: left, y, width: FLOOR, height: 26, rx: 3 },
          ...{ fill: isOpen ? theme.paper : theme.steel.fill, stroke: theme.line },
          'stroke-dasharray': isOpen ? undefined : '3 2',
        }),
        ...(good ? cube(good, left + FLOOR / 2, y + 13, theme, scene.letters) : []),
      ];
    }).flat(),
});

/** What waits on the dock; beside it, crossed out, what has no place any more. */
export const dockRow = (scene: PlayerScene, { over }: Load, theme: SteamTheme): BoardPart => ({
  height: 26,
  draw: (x, y) => {
    const waiting = cubesOf(scene.dock);
    const at = (n: number): number => x + 9 + n * (LETTER + 1);
    const first = waiting.length + 1;
    return [
      ...waiting.flatMap((good, n) => cube(good, at(n), y + 13, theme, scene.letters)),
      ...over.flatMap((good, n) => [
        ...cube(good, at(first + n), y + 13, theme, scene.letters),
        el('path', {
          class: 'over',
          d: `M${num(at(first + n) - 7)} ${y + 23}L${num(at(first + n) + 7)} ${y + 3}`,
          stroke: theme.bright.changed,
          'stroke-width': 2.4,
        }),
      ]),
    ];
  },
});
