import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { calmed } from './calm.js';
import { cleared } from './clear.js';
import { withCoordinates } from './coordinates.js';
import { indexed, type Pixels, type Rgb } from './palette.js';
import { palettePng } from './png.js';

/** Shipped, because a server may have no fonts at all, and letters would be missing without a word. */
const fontFiles = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'].map(file =>
  fileURLToPath(new URL(`../../assets/fonts/${file}`, import.meta.url)),
);

/** In css pixels: as wide as a mail, and not higher than a laptop shows at once. */
const LARGEST = { width: 600, height: 600 };

/** Pixels for each css pixel: the fewest with which letters can be read, and as many as a good screen shows. */
const SOFTEST = 1.1;
const SHARPEST = 1.5;

/** Bytes of a picture, about: one that would take fewer is drawn sharper. */
const WANTED = 27_000;

const COLOURS = 32;

/**
 * What is too small in a mail, or only adorns, is left out: coordinates stand at the edge instead. Edges between hexes
 * are drawn without blends, which would take a twelfth of the bytes.
 */
const mailStyle =
  '<style>.fine,.relief,.relief+path,.border{display:none}.hex{shape-rendering:crispEdges;stroke-width:1.4}</style>';

export interface BoardPicture {
  readonly png: Buffer;
  /** In css pixels, for the `width` and `height` of the image. */
  readonly width: number;
  readonly height: number;
  /** The colour to put behind it on a light page, as `#rrggbb`. */
  readonly ground: string;
}

/**
 * A drawing as a palette PNG for mails, as sharp as few bytes allow. Its ground is see-through, so that it is dark on
 * a dark page and light on a light one. The same drawing gives the same bytes on every machine.
 * @throws Error when the drawing cannot be read
 */
export const boardPng = async (svg: string, most = LARGEST): Promise<BoardPicture> => {
  const drawing = withCoordinates(svg).replace(/<svg[^>]*>/, '$&' + mailStyle);
  const grounds = groundsOf(svg);
  const soft = await drawn(drawing, grounds, most, SOFTEST);
  // Twice as sharp a drawing has not quite twice the bytes.
  const scale = Math.min(SHARPEST, SOFTEST * (WANTED / soft.png.length) ** 0.9);
  return scale < SOFTEST * 1.05 ? soft : drawn(drawing, grounds, most, scale);
};

/** What lies behind everything, and land on which nothing is built. */
const groundsOf = (svg: string): readonly string[] =>
  [/<rect[^>]* fill="(#[\da-f]{6})"/, /class="hex white"[^>]* fill="(#[\da-f]{6})"/].flatMap(
    found => found.exec(svg)?.[1] ?? [],
  );

const rgbOf = (colour: string): Rgb => {
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const drawn = async (
  svg: string,
  grounds: readonly string[],
  most: typeof LARGEST,
  scale: number,
): Promise<BoardPicture> => {
  const ground = grounds.at(-1) ?? '#ffffff';
  const width = widthOf(svg, most);
  const pixels = await pixelsOf(svg, Math.round(width * scale), grounds[0] ?? ground);
  const few = await calmed(await indexed(pixels, COLOURS), pixels);
  const png = await palettePng(await cleared(few, pixels, grounds.map(rgbOf)), grounds.length);
  return { png, width, height: Math.round(pixels.height / scale), ground };
};

/** How wide a drawing is in css pixels that shall be within the largest. */
const widthOf = (svg: string, most: typeof LARGEST): number => {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const shape = Number(width) / Number(height);
  return Math.round(Math.min(most.width, most.height * (shape > 0 ? shape : Infinity)));
};

const pixelsOf = async (svg: string, width: number, background: string): Promise<Pixels> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans Condensed' },
    background,
  });
  return { width: image.width, height: image.height, rgba: image.pixels };
};
