import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/**
 * Palette PNGs: drawings have few colours, so one byte a pixel and a table of colours make the file
 * a third of what full colour makes it.
 */

/** Pixels as red, green, blue, alpha bytes; alpha is ignored, the picture must be opaque. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Colours told apart before the palette is chosen: five bits a channel. */
const KEYS = 1 << 15;

interface Shade {
  readonly key: number;
  readonly count: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

interface Survey {
  /** Each pixel's colour, five bits a channel. */
  readonly keys: Uint16Array;
  /** The shades found, the most frequent first, each with the mean of its pixels. */
  readonly shades: readonly Shade[];
}

/** Rows looked at in one go: a picture takes long, and whoever makes a move meanwhile shall not wait for it. */
const BAND = 64;

/** Does `work` for each band of rows, from `first` to before `end`, and lets others have their turn between them. */
const byBands = async (height: number, work: (first: number, end: number) => void): Promise<void> => {
  for (let first = 0; first < height; first += BAND) {
    work(first, Math.min(first + BAND, height));
    await turn();
  }
};

const survey = async ({ width, height, rgba }: Pixels): Promise<Survey> => {
  const keys = new Uint16Array(width * height);
  const sums = new Float64Array(KEYS * 4);
  await byBands(height, (first, end) => {
    surveyPixels(rgba, first * width, end * width, keys, sums);
  });
  return { keys, shades: shadesIn(sums) };
};

const surveyPixels = (
  rgba: Uint8Array,
  from: number,
  to: number,
  keys: Uint16Array,
  sums: Float64Array,
): void => {
  for (let pixel = from; pixel < to;) {
    const at = pixel * 4;
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    // Drawings are mostly long runs of one colour.
    let end = pixel + 1;
    for (let next = end * 4; end < to; end++, next += 4)
      if (rgba[next] !== red || rgba[next + 1] !== green || rgba[next + 2] !== blue) break;
    keys.fill(key, pixel, end);
    const count = end - pixel;
    sums[key * 4]! += count;
    sums[key * 4 + 1]! += count * red;
    sums[key * 4 + 2]! += count * green;
    sums[key * 4 + 3]! += count * blue;
    pixel = end;
  }
};

const shadesIn = (sums: Float64Array): readonly Shade[] => {
  const shades: Shade[] = [];
  for (let key = 0; key < KEYS; key++) {
    const count = sums[key * 4]!;
    if (count === 0) continue;
    const mean = (channel: number): number => sums[key * 4 + channel]! / count;
    shades.push({ key, count, red: mean(1), green: mean(2), blue: mean(3) });
  }
  return shades.sort((a, b) => b.count - a.count || a.key - b.key);
};

const far = (a: Shade, b: Shade): number => Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);

/**
 * Picks the palette: frequent shades that differ clearly from those picked before, then finer and
 * finer steps between them. So a small spot of its own colour outlives the many blends at the edges
 * of large areas.
 */
const paletteOf = (shades: readonly Shade[], colours: number, pixels: number): readonly Shade[] => {
  // Large areas keep their colour, however close two of them are.
  const picked = shades.filter(shade => shade.count > pixels / 200).slice(0, colours / 4);
  const rare = pixels / 20_000;
  for (const step of [40, 26, 18, 12, 0])
    for (const shade of shades) {
      if (picked.length === colours) return picked;
      if (step > 0 && shade.count < rare) break;
      if (picked.every(other => far(other, shade) > step)) picked.push(shade);
    }
  return picked;
};

const nearest = (shade: Shade, palette: readonly Shade[]): number => {
  let best = 0;
  let least = Infinity;
  palette.forEach((other, at) => {
    const distance = far(other, shade);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

const header = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 3, 0, 0, 0], 8);
  return data;
};

/** Level 9 would take four times as long for a twentieth less. */
const packed = promisify(deflate) as (data: Uint8Array, options: { level: number }) => Promise<Buffer>;

/**
 * Encodes the picture with at most `colours` (2 to 256) colours; all other shades take the nearest
 * of these.
 */
export const palettePng = async (pixels: Pixels, colours: number): Promise<Buffer> => {
  const { width, height } = pixels;
  const { keys, shades } = await survey(pixels);
  const palette = paletteOf(shades, colours, keys.length);
  const index = new Uint8Array(KEYS);
  for (const shade of shades) index[shade.key] = nearest(shade, palette);
  const rows = new Uint8Array((width + 1) * height);
  // Each row begins with its filter, 0 for none: neighbours in a palette mean nothing.
  await byBands(height, (first, end) => {
    for (let y = first, pixel = first * width; y < end; y++)
      for (let at = y * (width + 1) + 1, last = at + width; at < last; at++, pixel++)
        rows[at] = index[keys[pixel]!]!;
  });
  const table = Uint8Array.from(
    palette.flatMap(({ red, green, blue }) => [red, green, blue].map(Math.round)),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', table),
    chunk('IDAT', await packed(rows, { level: 7 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
};
