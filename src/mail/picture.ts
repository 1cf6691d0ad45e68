import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { aligned } from './aligned.js';
import { boxOf, type Box } from './box.js';
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

/** Pixels for each css pixel: a board takes 30 kB on average, and its letters are clear on a fine screen, too. */
const SHARPNESS = 1.5;

/** Enough for those of tiles and of ten companies. */
const COLOURS = 24;

/**
 * What is too small in a mail, or only adorns, is left out: coordinates stand at the edge instead. Only letters are
 * blended, since blends take the most bytes. Hexes have light edges, beside which names are found more easily.
 * @param pixel its width in the drawing's own units: a line that is thinner, and not blended, may be missed
 */
const mailStyle = (pixel: number): string =>
  '<style>.fine,.relief,.relief+path,.border{display:none}' +
  'path,circle,rect,line,polyline,polygon{shape-rendering:crispEdges}' +
  `.hex{stroke:#cfcbc0;stroke-width:${(1.1 * pixel).toFixed(2)}}</style>`;

export interface BoardPicture {
  readonly png: Buffer;
  /** In css pixels, for the `width` and `height` of the image. */
  readonly width: number;
  readonly height: number;
  /** The colour to put behind it on a light page, as `#rrggbb`. */
  readonly ground: string;
}

/**
 * A drawing as a palette PNG for mails. Its ground is see-through, so that it is dark on a dark page and light on a
 * light one. The same drawing gives the same bytes on every machine.
 * @throws Error when the drawing cannot be read
 */
export const boardPng = async (svg: string, most = LARGEST): Promise<BoardPicture> => {
  const drawing = withCoordinates(svg);
  const grounds = groundsOf(svg);
  const ground = grounds.at(-1) ?? '#ffffff';
  const box = boxOf(drawing);
  const width = widthOf(box, most);
  const across = Math.round(width * SHARPNESS);
  const pixel = box.width / across;
  const styled = aligned(drawing, box, pixel).replace(/<svg[^>]*>/, '$&' + mailStyle(pixel));
  const pixels = await pixelsOf(styled, across, grounds[0] ?? ground);
  const few = await calmed(await indexed(pixels, COLOURS), pixels);
  const png = await palettePng(await cleared(few, pixels, grounds.map(rgbOf)), grounds.length);
  return { png, width, height: Math.round(pixels.height / SHARPNESS), ground };
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

/** How wide a drawing is in css pixels that shall be within the largest. */
const widthOf = ({ width, height }: Box, most: typeof LARGEST): number =>
  Math.round(Math.min(most.width, (most.height * width) / height));

const pixelsOf = async (svg: string, width: number, background: string): Promise<Pixels> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans Condensed' },
    background,
  });
  return { width: image.width, height: image.height, rgba: image.pixels };
};
