import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { palettePng, type Pixels } from './png.js';

/** Shipped, because a server may have no fonts at all, and letters would be missing without a word. */
const fontFiles = ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'].map(file =>
  fileURLToPath(new URL(`../../assets/fonts/${file}`, import.meta.url)),
);

/** Pixels for each css pixel with the numbers of colours to try: the best first. */
const attempts: readonly { readonly scale: number; readonly colours: readonly number[] }[] = [
  { scale: 2, colours: [72, 36] },
  { scale: 1.5, colours: [48] },
  { scale: 1, colours: [48, 16] },
];

const LARGEST = 80_000;

export interface BoardPicture {
  readonly png: Buffer;
  /** In css pixels, for the `width` and `height` of the image. */
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing as a palette PNG for mails: twice as sharp as `width` css pixels ask, less so where it
 * would grow over 80 kB. The same drawing gives the same bytes on every machine.
 * @throws Error when the drawing cannot be read
 */
export const boardPng = async (
  svg: string,
  { width = 600 }: { readonly width?: number } = {},
): Promise<BoardPicture> => {
  let smallest: BoardPicture | null = null;
  for (const { scale, colours } of attempts) {
    const pixels = await pixelsOf(svg, Math.round(width * scale));
    for (const count of colours) {
      const png = await palettePng(pixels, count);
      smallest = { png, width, height: Math.round(pixels.height / scale) };
      if (png.length <= LARGEST) return smallest;
    }
  }
  return smallest!;
};

const pixelsOf = async (svg: string, width: number): Promise<Pixels> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans Condensed' },
    // Opaque all over: mail programs in dark mode would put anything behind clear pixels.
    background: '#f4f2ec',
  });
  return { width: image.width, height: image.height, rgba: image.pixels };
};
