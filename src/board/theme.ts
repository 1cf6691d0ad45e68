import type { Colour } from './data.js';

/** How a company looks on tokens and markers; colours as `#rgb` or `#rrggbb`. */
export interface CompanyLook {
  readonly id: string;
  readonly colour: string;
  /** Colour of the letters; black or white, whichever reads better, when absent. */
  readonly text?: string;
}

/** The colours of a drawing. Pure black and white are avoided: mail programs invert them. */
export interface Theme {
  /** Behind everything. */
  readonly plate: string;
  readonly hex: { readonly [colour in Colour]: string };
  readonly hexLine: string;
  readonly track: string;
  /** Text and lines on hexes and cells. */
  readonly mark: string;
  readonly paper: string;
  /** Text and lines on paper, and on tiles wherever they are shown. */
  readonly ink: string;
  readonly water: string;
  readonly mountain: string;
  readonly wall: string;
  readonly changed: string;
  /** Around hexes that may be chosen. */
  readonly choice: string;
  readonly cell: string;
  readonly zones: { readonly [zone: string]: string };
  readonly parLine: string;
  readonly routes: readonly string[];
}

/**
 * Tile colours step in lightness from yellow over green to brown, so that they stay apart for
 * colour-blind players and in grey print; a letter stands beside each (`57y`).
 */
export const light: Theme = {
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
  track: '#1d1c1a',
  mark: '#1d1c1a',
  paper: '#fdfcf8',
  ink: '#1d1c1a',
  water: '#2f78b7',
  mountain: '#8a5a2b',
  wall: '#1f5fc4',
  changed: '#c2185b',
  choice: '#0b3d91',
  cell: '#fbfaf4',
  zones: { yellow: '#f7de5a', orange: '#f0a04b', brown: '#bd8455', blue: '#9cc7ea' },
  parLine: '#b3261e',
  routes: ['#e69f00', '#56b4e9', '#f06292', '#b2df57', '#c9a0ff', '#fdfcf8'],
};

/** The board keeps its colours, dimmed; what lies around it turns dark. */
export const dark: Theme = {
  ...light,
  plate: '#1f2023',
  hex: {
    white: '#d6d3ca',
    yellow: '#d9c04a',
    green: '#70b281',
    brown: '#b07c50',
    gray: '#a3a7ab',
    red: '#cb7f6a',
    blue: '#8fb4cc',
  },
  hexLine: '#65625a',
  paper: '#efede6',
  changed: '#a0124a',
  cell: '#d6d3ca',
  zones: { yellow: '#d9c04a', orange: '#d08a3f', brown: '#b07c50', blue: '#7fabcf' },
};

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
export const looks = (company: CompanyLook | undefined): { readonly fill: string; readonly text: string } => {
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
