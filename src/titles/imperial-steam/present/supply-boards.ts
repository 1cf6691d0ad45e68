import { centred } from '../../../board/stops.js';
import { drawing, el, type Svg } from '../../../board/svg.js';
import { lettering } from '../../../board/theme.js';
import { goods, type Good } from '../rules/data/index.js';
import { crestChip, demandChip } from './chips.js';
import { steamLight, type SteamTheme } from './palette.js';
import { band, FULL, GAP, INSIDE, MARGIN, type BoardPart } from './part.js';
import { LETTER, WIDTH } from './places.js';
import type { GoodsScene, StaffScene } from './scene.js';
import { engineer } from './workers.js';

/*
 * The boards that lie beside the map: shipment market, factory board and worker board. What is next, and what it costs, stands on gold.
 */

const HEAD = 26;
const ROW = 22;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const box = ({ x, y, width, height }: Cell, fill: string, theme: SteamTheme): Svg =>
  el('rect', { x, y, width, height, fill, stroke: theme.line, 'stroke-width': 0.6 });

const value = (x: number, y: number, text: string, fill: string, weight?: number): Svg =>
  centred({ x, y }, LETTER, text, { class: 'value', fill, 'font-weight': weight });

const goodAt = (good: Good, x: number, y: number, scene: GoodsScene, theme: SteamTheme): readonly Svg[] =>
  demandChip({ good, filled: true }, theme, scene.letters).draw({ x, y });

/** A row for each good, a column for each price from the top of the market: its cubes, the next one on gold. */
const marketRows = (scene: GoodsScene, theme: SteamTheme): BoardPart => {
  const width = (INSIDE - HEAD) / scene.prices.length;
  const left = (x: number, n: number): number => x + HEAD + n * width;
  return {
    height: ROW * (goods.length + 1),
    draw: (x, y) => [
      ...scene.prices.map((price, n) =>
        value(left(x, n) + width / 2, y + ROW / 2, String(price), theme.bright.mark, 700),
      ),
      ...goods.flatMap((good, row) => {
        const top = y + (row + 1) * ROW;
        const taken = scene.prices.length - scene.market[good];
        return [
          ...goodAt(good, x + HEAD / 2, top + ROW / 2, scene, theme),
          ...scene.prices.flatMap((_, n) => [
            box(
              { x: left(x, n), y: top, width, height: ROW },
              n === taken ? theme.gold.fill : theme.paper,
              theme,
            ),
            ...(n < taken ? [] : goodAt(good, left(x, n) + width / 2, top + ROW / 2, scene, theme)),
          ]),
        ];
      }),
    ],
  };
};

const SPACE = 38;

/** The spaces of a good's factories: what building costs, below it what a delivery brings; free ones in the colour of the good. */
const factorySpaces = (
  scene: GoodsScene,
  good: Good,
  x: number,
  y: number,
  width: number,
  theme: SteamTheme,
): readonly Svg[] => {
  const { build, delivery, built } = scene.factories[good];
  return Array.from({ length: build.length + 1 }, (_, n) => {
    const look =
      n === built
        ? { fill: theme.gold.fill, ink: theme.gold.ink }
        : n > built
          ? theme.goods[good]
          : { fill: theme.paper, ink: theme.bright.mark };
    const [cost, pays] = [build[n], delivery?.[n - 1]];
    const [middle, weight] = [x + (n + 0.5) * width, n === built ? 700 : undefined];
    return [
      box({ x: x + n * width, y, width, height: SPACE - 2 }, look.fill, theme),
      ...(cost === undefined ? [] : [value(middle, y + 10, String(cost), look.ink, weight)]),
      ...(pays === undefined ? [] : [value(middle, y + 26, String(pays), look.ink, weight)]),
    ];
  }).flat();
};

const factoryRows = (scene: GoodsScene, theme: SteamTheme): BoardPart => {
  const spaces = Math.max(...goods.map(good => scene.factories[good].build.length)) + 1;
  const width = (INSIDE - HEAD) / spaces;
  return {
    height: goods.length * SPACE - 2,
    draw: (x, y) =>
      goods.flatMap((good, row) => [
        ...goodAt(good, x + HEAD / 2, y + row * SPACE + SPACE / 2 - 1, scene, theme),
        ...factorySpaces(scene, good, x + HEAD, y + row * SPACE, width, theme),
      ]),
  };
};

const WAGE = 54;

/** A row for each column of the worker board with the wage it stands at, beside it the engineers of its hub. */
const wageRows = (scene: StaffScene, theme: SteamTheme): BoardPart => ({
  height: scene.columns.length * (ROW + 2) - 2,
  draw: (x, y) =>
    scene.columns.flatMap(({ hub, wage }, row) => {
      const top = y + row * (ROW + 2);
      const isFirst = scene.columns.findIndex(one => one.hub === hub) === row;
      const [right, { bridge, tunnel }] = [x + HEAD + scene.wages.length * WAGE + 10, scene.engineers[hub]];
      const { lines } = scene.letters;
      return [
        ...crestChip(theme.hubs[hub], scene.letters.hubs[hub], theme).draw({
          x: x + HEAD / 2 - 2,
          y: top + ROW / 2,
        }),
        ...scene.wages.flatMap((amount, n) => {
          const [isNow, left] = [amount === wage, x + HEAD + n * WAGE];
          return [
            box({ x: left, y: top, width: WAGE, height: ROW }, isNow ? theme.gold.fill : theme.paper, theme),
            value(left + WAGE / 2, top + ROW / 2, String(amount), theme.gold.ink, isNow ? 700 : undefined),
          ];
        }),
        ...(isFirst
          ? [
              ...engineer('bridge', `${lines.bridge} ${bridge}`, bridge > 0, right, top - 1, theme),
              ...engineer('tunnel', `${lines.tunnel} ${tunnel}`, tunnel > 0, right + 105, top - 1, theme),
            ]
          : []),
      ];
    }),
});

const boardOf = (label: string, parts: readonly BoardPart[], theme: SteamTheme): string => {
  const tops = parts.map((_, n) => parts.slice(0, n).reduce((sum, part) => sum + part.height + GAP, MARGIN));
  const height = tops.at(-1)! + parts.at(-1)!.height + MARGIN;
  return drawing(
    { x: 0, y: 0, width: WIDTH, height },
    { role: 'img', 'aria-label': label, ...lettering },
    el('rect', { x: 0, y: 0, width: WIDTH, height, rx: 8, fill: theme.land }),
    parts.flatMap((part, n) => part.draw(MARGIN, tops[n]!)),
  );
};

/** Shipment market and factory board as SVG text; no size of its own. */
export const goodsBoard = (scene: GoodsScene): string => {
  const theme = scene.theme ?? steamLight;
  const { market, factories } = scene.headings;
  return boardOf(
    scene.label,
    [
      band(market, FULL, marketRows(scene, theme), theme),
      band(factories, FULL, factoryRows(scene, theme), theme),
    ],
    theme,
  );
};

/** The worker board with its engineers as SVG text; no size of its own. */
export const staffBoard = (scene: StaffScene): string => {
  const theme = scene.theme ?? steamLight;
  return boardOf(scene.label, [band(scene.heading, FULL, wageRows(scene, theme), theme)], theme);
};
