import { setImmediate as turn } from 'node:timers/promises';

/** Pixels as red, green, blue, alpha bytes; alpha is ignored, the picture must be opaque. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A picture of few colours: for each pixel the number of its colour. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Rgb[];
  readonly index: Uint8Array;
}

/** Colours told apart before the palette is chosen: five bits a channel. */
const KEYS = 1 << 15;

interface Shade {
  readonly key: number;
  readonly count: number;
  readonly mean: Rgb;
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
export const byBands = async (height: number, work: (first: number, end: number) => void): Promise<void> => {
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
    shades.push({ key, count, mean: [mean(1), mean(2), mean(3)] });
  }
  return shades.sort((a, b) => b.count - a.count || a.key - b.key);
};

const far = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/**
 * Picks the palette: frequent shades that differ clearly from those picked before, then finer and
 * finer steps between them. So a small spot of its own colour outlives the many blends at the edges
 * of large areas.
 */
const paletteOf = (shades: readonly Shade[], colours: number, pixels: number): readonly Rgb[] => {
  // Large areas keep their colour, however close two of them are.
  const picked = shades.filter(shade => shade.count > pixels / 200).slice(0, colours / 4);
  const rare = pixels / 20_000;
  for (const step of [40, 26, 18, 12, 0])
    for (const shade of shades) {
      if (picked.length === colours) return picked.map(({ mean }) => mean);
      if (step > 0 && shade.count < rare) break;
      if (picked.every(other => far(other.mean, shade.mean) > step)) picked.push(shade);
    }
  return picked.map(({ mean }) => mean);
};

const nearest = (colour: Rgb, palette: readonly Rgb[]): number => {
  let best = 0;
  let least = Infinity;
  palette.forEach((other, at) => {
    const distance = far(other, colour);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
};

/** The picture in at most `colours` (2 to 256) colours; all other shades take the nearest of these. */
export const indexed = async (pixels: Pixels, colours: number): Promise<Indexed> => {
  const { width, height } = pixels;
  const { keys, shades } = await survey(pixels);
  const palette = paletteOf(shades, colours, keys.length);
  const colourOf = new Uint8Array(KEYS);
  for (const { key, mean } of shades) colourOf[key] = nearest(mean, palette);
  const index = new Uint8Array(width * height);
  await byBands(height, (first, end) => {
    for (let pixel = first * width; pixel < end * width; pixel++) index[pixel] = colourOf[keys[pixel]!]!;
  });
  return {
    width,
    height,
    palette: palette.map(([r, g, b]) => [Math.round(r), Math.round(g), Math.round(b)]),
    index,
  };
};
