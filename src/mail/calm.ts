import { byBands, type Indexed, type Pixels } from './palette.js';

/** How far from its own colour a pixel may be drawn; letters and lines keep their shape up to here. */
const NEAR = 80;

/** So near a colour of the palette, a pixel has just that one. */
const SAME = 4;

/** How far a colour of the flat palette is from a pixel, squared. */
const squared = (palette: Float64Array, colour: number, rgba: Uint8Array, at: number): number => {
  const red = palette[colour * 3]! - rgba[at]!;
  const green = palette[colour * 3 + 1]! - rgba[at + 1]!;
  const blue = palette[colour * 3 + 2]! - rgba[at + 2]!;
  return red * red + green * green + blue * blue;
};

/**
 * Where an edge is blended, takes the colour above or before where that is near enough: rows that are alike
 * pack well, and edges look no different.
 */
export const calmed = async (picture: Indexed, { rgba }: Pixels): Promise<Indexed> => {
  const { width, height, index: source } = picture;
  const palette = Float64Array.from(picture.palette.flat());
  const index = Uint8Array.from(source);
  await byBands(height, (first, end) => {
    for (let pixel = Math.max(first, 1) * width + 1; pixel < end * width; pixel++) {
      const own = index[pixel]!;
      const above = index[pixel - width]!;
      const before = index[pixel - 1]!;
      if (own === above || own === before || own === source[pixel + 1] || own === source[pixel + width])
        continue;
      // What has a colour of its own is no blend.
      if (squared(palette, own, rgba, pixel * 4) < SAME ** 2) continue;
      const far = squared(palette, above, rgba, pixel * 4);
      const near = squared(palette, before, rgba, pixel * 4);
      if (Math.min(far, near) < NEAR ** 2) index[pixel] = far <= near ? above : before;
    }
  });
  return { ...picture, index };
};
