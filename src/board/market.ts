import type { Market, MarketCell } from './data.js';
import type { Point } from './geometry.js';
import { moveArrow, type CellBox } from './market-arrow.js';
import { centred, nameSize } from './stops.js';
import { drawing, el, link, type Svg } from './svg.js';
import { widthOf } from './letters.js';
import { marketLines } from './text.js';
import { brightOf, lettering, light, companyColours, type CompanyLook, type Theme } from './theme.js';
import { boardWordsFor, type Language, type Words } from './words.js';

export interface MarketView {
  readonly market: Market;
  readonly companies: readonly CompanyLook[];
  readonly theme?: Theme;
  readonly language?: Language;
  /** Where a tap on a company's marker leads; the market works without a script then. */
  readonly href?: (company: string) => string | null;
  /** Where a tap on a cell for pars leads, by its price; null where no company can be started at it. */
  readonly parHref?: (price: number) => string | null;
  readonly label?: string;
  /** Begins the ids of the patterns; another one for a second market on the page. */
  readonly prefix?: string;
}

export const CELL_WIDTH = 46;
export const CELL_HEIGHT = 44;

/** Lines of hatching beside the colour: one way in the second zone, crossed in the third. */
export const hatching: { readonly [zone: string]: string } = {
  orange: 'M0 8L8 0',
  brown: 'M0 8L8 0M0 0L8 8',
  blue: 'M0 4L8 4',
};

/** The `<pattern>` that hatches the cells of a zone, to be used as `url(#id)`; `zone` is a key of `hatching`. */
export const pattern = (zone: string, id: string, theme: Theme): Svg =>
  el(
    'pattern',
    { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
    el('rect', { width: 8, height: 8, fill: zoneColour(theme, zone) }),
    el('path', { d: hatching[zone], stroke: theme.bright.mark, 'stroke-width': 0.7, 'stroke-opacity': 0.3 }),
  );

const plain = ({ zone }: Pick<MarketCell, 'zone'>): boolean => zone === undefined || zone === 'none';

const zoneColour = (theme: Theme, zone: string): string =>
  theme.zones[zone] ?? (theme.hex as { readonly [zone: string]: string })[zone] ?? theme.cell;

/** What a cell is filled with: its zone's hatching has an id that begins with `prefix`. */
export const cellFill = (cell: Pick<MarketCell, 'zone'>, prefix: string, theme: Theme): string => {
  if (plain(cell)) return theme.cell;
  return cell.zone! in hatching ? `url(#${prefix}${cell.zone!})` : zoneColour(theme, cell.zone!);
};

/** The theme with what reads on the cell. */
export const onCell = (theme: Theme, cell: Pick<MarketCell, 'zone'>): Theme =>
  plain(cell) ? theme : brightOf(theme);

export interface CellLook {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly fill: string;
  /** No marker may come here yet: the cell is crossed out. */
  readonly locked: boolean;
  readonly theme: Theme;
  readonly words: Words;
}

const parFrame = ({ x, y, height, theme }: CellLook): Svg =>
  el('rect', {
    x: x + 2,
    y: y + 2,
    width: CELL_WIDTH - 4,
    height: height - 4,
    fill: 'none',
    stroke: theme.parLine,
    'stroke-width': 2,
  });

const crossedOut = ({ x, y, height, theme }: CellLook): Svg =>
  el('path', {
    d: `M${x} ${y}l${CELL_WIDTH} ${height}m${-CELL_WIDTH} 0l${CELL_WIDTH} ${-height}`,
    stroke: theme.mark,
    'stroke-width': 0.8,
    'stroke-opacity': 0.4,
  });

/** Sizes that are read on a phone too, where the grid is as wide as two screens. */
const PRICE = 15;
const SMALL = 12;

const small = (x: number, y: number, text: string, fill: string): Svg =>
  el('text', { x: x + CELL_WIDTH - 3, y, 'font-size': SMALL, 'text-anchor': 'end', fill }, text);

/** One cell without markers; no price where it is 0. */
export const drawCell = (cell: MarketCell, cellLook: CellLook): readonly (Svg | null)[] => {
  const { x, y, height, fill, locked, theme, words } = cellLook;
  const said = cell.closes ? words.closes : cell.price === 0 ? '' : String(cell.price);
  return [
    el('rect', { x, y, width: CELL_WIDTH, height, fill, stroke: theme.hexLine, 'stroke-width': 1 }),
    cell.par ? parFrame(cellLook) : null,
    locked ? crossedOut(cellLook) : null,
    el(
      'text',
      {
        x: x + 4,
        y: y + 15,
        'font-size': Math.min(PRICE, (PRICE * (CELL_WIDTH - 8)) / widthOf(said, PRICE, cell.par)),
        'font-weight': cell.par ? 700 : undefined,
        'text-anchor': 'start',
        fill: theme.mark,
      },
      said,
    ),
    plain(cell) ? null : small(x, y + 14, words.zoneLetters[cell.zone!] ?? '', theme.mark),
    cell.ends ? small(x, y + height - 4, words.ends, theme.mark) : null,
  ];
};

interface GridLook {
  readonly locked: readonly string[];
  readonly prefix: string;
  readonly theme: Theme;
  readonly language: Language;
}

const drawCells = (rows: Market['rows'], { locked, prefix, theme, language }: GridLook): Cells =>
  rows.flatMap((row, r) =>
    row.flatMap((cell, col) =>
      cell
        ? drawCell(cell, {
            ...corner({ row: r, col }),
            height: CELL_HEIGHT,
            fill: cellFill(cell, prefix, theme),
            locked: locked.includes(cell.zone ?? 'none'),
            theme: onCell(theme, cell),
            words: boardWordsFor(language),
          })
        : [],
    ),
  );

type Cells = readonly (Svg | null)[];

const known = new WeakMap<Market['rows'], WeakMap<Theme, Map<string, Cells>>>();

/** The cells without markers, kept: they only change as zones are opened. */
const cellsOf = (rows: Market['rows'], look: GridLook): Cells => {
  const themes = known.get(rows) ?? new WeakMap<Theme, Map<string, Cells>>();
  known.set(rows, themes);
  const grids = themes.get(look.theme) ?? new Map<string, Cells>();
  themes.set(look.theme, grids);
  const key = JSON.stringify([look.locked, look.prefix, look.language]);
  const cells = grids.get(key) ?? drawCells(rows, look);
  grids.set(key, cells);
  return cells;
};

/** The marker in that place of a stack, counted from the top; the more there are, the flatter each. */
const markerBox = (place: number, of: number, { x, y }: Point): CellBox => {
  const height = Math.min(15, (CELL_HEIGHT - 20) / of);
  return { x: x + 4, y: y + 18 + place * height, width: CELL_WIDTH - 8, height };
};

const corner = ({ row, col }: { readonly row: number; readonly col: number }): Point => ({
  x: col * CELL_WIDTH,
  y: row * CELL_HEIGHT,
});

/** Markers of one cell from the top of the stack down. */
const drawStack = (
  stack: readonly CompanyLook[],
  at: Point,
  theme: Theme,
  href: NonNullable<MarketView['href']>,
): readonly Svg[] =>
  stack.flatMap((company, place) => {
    const { fill, text } = companyColours(company);
    const { x, y: top, width, height } = markerBox(place, stack.length, at);
    const size = Math.min(nameSize(company.id, 32, 13), height * 0.95);
    const marker = [
      el('rect', {
        x,
        y: top,
        width,
        height,
        rx: Math.min(4, height / 3),
        fill,
        stroke: theme.mark,
        'stroke-width': 0.8,
      }),
      centred({ x: x + width / 2, y: top + height / 2 }, size, company.id, {
        fill: text,
        'font-weight': 700,
      }),
    ];
    const to = href(company.id);
    return to === null ? marker : [link(to, el('g', {}, el('title', {}, company.id), marker))];
  });

/** Links on the cells for pars, framed as what can be chosen. */
const drawPars = (
  rows: Market['rows'],
  theme: Theme,
  href: NonNullable<MarketView['parHref']>,
): readonly Svg[] =>
  rows.flatMap((row, r) =>
    row.flatMap((cell, col) => {
      const to = cell?.par ? href(cell.price) : null;
      if (to === null) return [];
      const { x, y } = corner({ row: r, col });
      const frame = el('rect', {
        x: x + 2,
        y: y + 2,
        width: CELL_WIDTH - 4,
        height: CELL_HEIGHT - 4,
        fill: theme.choice,
        'fill-opacity': 0.12,
        stroke: theme.choice,
        'stroke-width': 3,
      });
      return [link(to, el('g', {}, el('title', {}, String(cell!.price)), frame))];
    }),
  );

type Marker = Market['markers'][number];

const together = (a: Marker, b: Marker): boolean => a.row === b.row && a.col === b.col;

/** An arrow for each marker that stood elsewhere, from the middle of its old cell. */
const drawMoves = ({ markers, before = {} }: Market, lookOf: LookOf, theme: Theme): readonly Svg[] =>
  markers.flatMap(marker => {
    const was = before[marker.company];
    if (!was || (was.row === marker.row && was.col === marker.col)) return [];
    const stack = markers.filter(other => together(other, marker));
    const { x, y } = corner(was);
    const from = { x: x + CELL_WIDTH / 2, y: y + CELL_HEIGHT * 0.64 };
    return moveArrow(from, markerBox(stack.indexOf(marker), stack.length, corner(marker)), {
      theme,
      fill: companyColours(lookOf(marker.company)).fill,
    });
  });

type LookOf = (id: string) => CompanyLook;

const MARGIN = 6;

/** The share price grid as SVG text, with every company's marker; no size of its own. */
export const shareMarket = (view: MarketView): string => {
  const { market, companies } = view;
  const theme = view.theme ?? light;
  const language = view.language ?? 'en';
  const words = boardWordsFor(language);
  const prefix = view.prefix ?? 'zone-';
  const zones = Object.keys(hatching).filter(zone =>
    market.rows.some(row => row.some(cell => cell?.zone === zone)),
  );
  const lookOf: LookOf = id => companies.find(c => c.id === id) ?? { id, colour: '' };
  const cells = cellsOf(market.rows, { locked: market.locked ?? [], prefix, theme, language });
  const stacks = market.rows.flatMap((row, r) =>
    row.flatMap((cell, col) => {
      const here = market.markers.filter(marker => marker.row === r && marker.col === col);
      return drawStack(
        here.map(({ company }) => lookOf(company)),
        corner({ row: r, col }),
        onCell(theme, cell ?? {}),
        view.href ?? (() => null),
      );
    }),
  );
  const columns = Math.max(1, ...market.rows.map(row => row.length));
  const box = {
    x: -MARGIN,
    y: -MARGIN,
    width: columns * CELL_WIDTH + 2 * MARGIN,
    height: market.rows.length * CELL_HEIGHT + 2 * MARGIN,
  };
  return drawing(
    box,
    {
      role: (view.href ?? view.parHref) ? 'group' : 'img',
      'aria-label': view.label ?? words.market,
      ...lettering,
    },
    el('desc', {}, marketLines(market, { language }).join('\n')),
    el(
      'defs',
      {},
      zones.map(zone => pattern(zone, `${prefix}${zone}`, theme)),
    ),
    el('rect', { ...box, rx: 8, fill: theme.plate }),
    cells,
    view.parHref ? drawPars(market.rows, theme, view.parHref) : null,
    drawMoves(market, lookOf, theme),
    stacks,
  );
};
