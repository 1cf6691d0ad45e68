import type { Market, MarketCell } from './data.js';
import { centred, nameSize } from './stops.js';
import { drawing, el, type Svg } from './svg.js';
import { marketLines } from './text.js';
import { letter, lettering, light, looks, type CompanyLook, type Theme } from './theme.js';
import { wordsFor, type Language, type Words } from './words.js';

export interface MarketView {
  readonly market: Market;
  readonly companies: readonly CompanyLook[];
  readonly theme?: Theme;
  readonly language?: Language;
  readonly label?: string;
  /** Begins the ids of the patterns; another one for a second market on the page. */
  readonly prefix?: string;
}

const WIDTH = 46;
const HEIGHT = 44;

/** Lines of hatching beside the colour: one way in the second zone, crossed in the third. */
const hatching: { readonly [zone: string]: string } = {
  orange: 'M0 8L8 0',
  brown: 'M0 8L8 0M0 0L8 8',
  blue: 'M0 4L8 4',
};

const pattern = (zone: string, d: string, id: string, theme: Theme): Svg =>
  el(
    'pattern',
    { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
    el('rect', { width: 8, height: 8, fill: theme.zones[zone] }),
    el('path', { d, stroke: theme.mark, 'stroke-width': 0.7, 'stroke-opacity': 0.25 }),
  );

const plain = ({ zone }: MarketCell): boolean => zone === undefined || zone === 'none';

interface CellLook {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  /** No marker may come here yet: the cell is crossed out. */
  readonly locked: boolean;
  readonly theme: Theme;
  readonly words: Words;
}

const parFrame = (x: number, y: number, theme: Theme): Svg =>
  el('rect', {
    x: x + 2,
    y: y + 2,
    width: WIDTH - 4,
    height: HEIGHT - 4,
    fill: 'none',
    stroke: theme.parLine,
    'stroke-width': 2,
  });

const crossedOut = (x: number, y: number, theme: Theme): Svg =>
  el('path', {
    d: `M${x} ${y}l${WIDTH} ${HEIGHT}m${-WIDTH} 0l${WIDTH} ${-HEIGHT}`,
    stroke: theme.mark,
    'stroke-width': 0.8,
    'stroke-opacity': 0.4,
  });

const small = (x: number, y: number, text: string): Svg =>
  el('text', { x: x + WIDTH - 4, y, 'font-size': 8, 'text-anchor': 'end' }, text);

const drawCell = (
  cell: MarketCell,
  { x, y, fill, locked, theme, words }: CellLook,
): readonly (Svg | null)[] => {
  const size = cell.closes ? 9 : 11;
  return [
    el('rect', { x, y, width: WIDTH, height: HEIGHT, fill, stroke: theme.hexLine, 'stroke-width': 1 }),
    cell.par ? parFrame(x, y, theme) : null,
    locked ? crossedOut(x, y, theme) : null,
    el(
      'text',
      {
        x: x + 5,
        y: y + 13,
        'font-size': size,
        'font-weight': cell.par ? 700 : undefined,
        'text-anchor': 'start',
      },
      cell.closes ? words.closes : String(cell.price),
    ),
    plain(cell) ? null : small(x, y + 12, letter(cell.zone!).toUpperCase()),
    cell.ends ? small(x, y + HEIGHT - 4, words.ends) : null,
  ];
};

/** Markers of one cell from the top of the stack down; the more there are, the flatter each. */
const drawStack = (stack: readonly CompanyLook[], x: number, y: number, theme: Theme): readonly Svg[] => {
  const room = HEIGHT - 19;
  const height = Math.min(13, room / stack.length);
  return stack.flatMap((company, place) => {
    const { fill, text } = looks(company);
    const top = y + 16 + place * height;
    const size = Math.min(nameSize(company.id, 26), height * 0.85);
    return [
      el('rect', {
        x: x + 6,
        y: top,
        width: WIDTH - 12,
        height,
        rx: Math.min(4, height / 3),
        fill,
        stroke: theme.mark,
        'stroke-width': 0.8,
      }),
      centred({ x: x + WIDTH / 2, y: top + height / 2 }, size, company.id, {
        fill: text,
        'font-weight': 700,
      }),
    ];
  });
};

const MARGIN = 6;

/** The share price grid as SVG text, with every company's marker; no size of its own. */
export const shareMarket = (view: MarketView): string => {
  const { market, companies } = view;
  const theme = view.theme ?? light;
  const words = wordsFor(view.language ?? 'en');
  const prefix = view.prefix ?? 'zone-';
  const zones = Object.keys(hatching).filter(zone =>
    market.rows.some(row => row.some(cell => cell?.zone === zone)),
  );
  const fill = (cell: MarketCell): string => {
    if (plain(cell)) return theme.cell;
    return zones.includes(cell.zone!)
      ? `url(#${prefix}${cell.zone!})`
      : (theme.zones[cell.zone!] ?? theme.cell);
  };
  const stackAt = (row: number, col: number): readonly CompanyLook[] =>
    market.markers
      .filter(marker => marker.row === row && marker.col === col)
      .map(({ company }) => companies.find(c => c.id === company) ?? { id: company, colour: '' });
  const cells = market.rows.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      if (!cell) return [];
      const [x, y] = [c * WIDTH, r * HEIGHT];
      const locked = (market.locked ?? []).includes(cell.zone ?? 'none');
      return [
        ...drawCell(cell, { x, y, fill: fill(cell), locked, theme, words }),
        ...drawStack(stackAt(r, c), x, y, theme),
      ];
    }),
  );
  const columns = Math.max(1, ...market.rows.map(row => row.length));
  const box = {
    x: -MARGIN,
    y: -MARGIN,
    width: columns * WIDTH + 2 * MARGIN,
    height: market.rows.length * HEIGHT + 2 * MARGIN,
  };
  return drawing(
    box,
    { role: 'img', 'aria-label': view.label ?? words.market, ...lettering },
    el('desc', {}, marketLines(market, { language: view.language ?? 'en' }).join('\n')),
    el(
      'defs',
      {},
      zones.map(zone => pattern(zone, hatching[zone]!, `${prefix}${zone}`, theme)),
    ),
    el('rect', { ...box, rx: 8, fill: theme.plate }),
    el('g', { fill: theme.mark }, cells),
  );
};
