import type { Colour } from './data.js';

/** How a company looks on tokens and markers; colours as `#rgb` or `#rrggbb`. */
export interface CompanyLook {
  readonly id: string;
  readonly colour: string;
  /** Colour of the letters; black or white, whichever reads better, when absent. */
  readonly text?: string;
}

/** Track, lines and letters that read on a ground. */
export interface Inks {
  readonly mark: string;
  readonly water: string;
  readonly mountain: string;
  readonly changed: string;
  /** Around hexes that may be chosen. */
  readonly choice: string;
  /** In the middle of track for both gauges. */
  readonly core: string;
  /** Around cells at which companies may start. */
  readonly parLine: string;
}

/** The colours of a drawing. Pure black and white are avoided: mail programs invert them. */
export interface Theme extends Inks {
  /** Behind everything. */
  readonly plate: string;
  readonly hex: { readonly [colour in Colour]: string };
  readonly hexLine: string;
  /** Circles for tokens and values. */
  readonly paper: string;
  /** On tiles, on paper and in the zones of the market, which are bright in the dark too. */
  readonly bright: Inks;
  readonly wall: string;
  readonly cell: string;
  /** Zones of the market that have another colour than the tile of that name. */
  readonly zones: { readonly [zone: string]: string };
  readonly routes: readonly string[];
}

const inLight: Inks = {
  mark: '#1d1c1a',
  water: '#2f78b7',
  mountain: '#8a5a2b',
  changed: '#c2185b',
  choice: '#0b3d91',
  core: '#fdfcf8',
  parLine: '#b3261e',
};

/**
 * Tile colours step in lightness from yellow over green to brown, so that they stay apart for
 * colour-blind players and in grey print; a letter stands beside each (`57y`).
 */
export const light: Theme = {
  ...inLight,
  plate: '#f4f2ec',
  hex: {
    white: '#fbfaf4',
    yellow: '#f7de5a',
    green: '#7cc08a',
    brown: '#bd8455',
    gray: '#c3c6c9',
    red: '#e8967f',
    blue: '#a9cfe8',
  },
  hexLine: '#8b877c',
  paper: '#fdfcf8',
  bright: inLight,
  wall: '#1f5fc4',
  cell: '#fbfaf4',
  zones: { orange: '#f0a04b', blue: '#9cc7ea' },
  routes: ['#e69f00', '#56b4e9', '#f06292', '#b2df57', '#c9a0ff', '#fdfcf8'],
};

/** A map for a dark room: land, sea and empty cells are dark, what is laid on them keeps the colours of print, dimmed. */
export const dark: Theme = {
  mark: '#e9e6dc',
  water: '#7ab8f0',
  mountain: '#cf9f6c',
  changed: '#ff7aa8',
  choice: '#8cc4ff',
  core: '#191d1b',
  parLine: '#ff8d80',
  plate: '#191d1b',
  hex: {
    white: '#2d3330',
    yellow: '#d6bc48',
    green: '#6cae7d',
    brown: '#b07c50',
    gray: '#9da2a6',
    red: '#cb7f6a',
    blue: '#1d3f57',
  },
  hexLine: '#5d655f',
  paper: '#e6e2d7',
  bright: { ...inLight, water: '#1f5f9a', mountain: '#6d4418', changed: '#a0124a' },
  wall: '#6aa5ff',
  cell: '#2d3330',
  zones: { orange: '#d08a3f', blue: '#7fabcf' },
  routes: light.routes,
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** The same with each colour's name in the style sheet in its place: `var(--map-hex-line)`. */
const named = <Part extends object>(part: Part, path: string): Part =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      const name = `${path}-${kebab(key)}`;
      if (typeof value === 'string') return [key, `var(${name})`];
      return [key, Array.isArray(value) ? value : named(value as object, name)];
    }),
  ) as Part;

/** On a page: the style sheet has the colours, light or dark. Elsewhere such a drawing would have none. */
export const onPage: Theme = named(light, '--map');

/** Land and sea; everything else is a tile, or as bright as one. */
const dim: readonly Colour[] = ['white', 'blue'];

/** The theme with what reads on a hex of that colour. */
export const themeOn = (theme: Theme, colour: Colour): Theme =>
  dim.includes(colour) ? theme : brightOf(theme);

/** The theme with what reads on tiles and paper. */
export const brightOf = (theme: Theme): Theme => ({ ...theme, ...theme.bright });

const channels = (colour: string): readonly number[] | null => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  if (short) return short.slice(1).map(c => parseInt(c + c, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  return long ? long.slice(1).map(c => parseInt(c, 16)) : null;
};

/** Relative luminance, 0 to 1 (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [r, g, b] = (channels(colour) ?? [128, 128, 128]).map(c => {
    const part = c / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};

/** A company's fill and letter colours; anything that is not a plain colour becomes grey. */
export const companyColours = (
  company: CompanyLook | undefined,
): { readonly fill: string; readonly text: string } => {
  const fill = company && channels(company.colour) ? company.colour : '#808080';
  if (company?.text !== undefined && channels(company.text) && contrast(fill, company.text) >= 3)
    return { fill, text: company.text };
  return { fill, text: contrast(fill, '#161513') >= contrast(fill, '#fdfcf8') ? '#161513' : '#fdfcf8' };
};

/** The letter that stands for a colour where colour alone would not do. */
export const letter = (colour: string): string => colour.slice(0, 1);

/** One font for page and picture: the first is shipped, and its letters are narrow. */
export const lettering = {
  'font-family': "'DejaVu Sans Condensed','Arial Narrow',Arial,sans-serif",
  'text-anchor': 'middle',
};
