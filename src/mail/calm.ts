import { byBands, type Indexed, type Pixels, type Rgb } from './palette.js';

/** How far from its own colour a pixel may be drawn; letters and lines keep their shape up to here. */
const NEAR = 80;

const squared = ([red, green, blue]: Rgb, rgba: Uint8Array, at: number): number =>
  (red - rgba[at]!) ** 2 + (green - rgba[at + 1]!) ** 2 + (blue - rgba[at + 2]!) ** 2;

/**
 * Where an edge is blended, takes the colour above or before where that is near enough: rows that are alike
 * pack well, and edges look no different.
 */
export const calmed = async (picture: Indexed, { rgba }: Pixels): Promise<Indexed> => {
  const { width, height, palette, index: source } = picture;
  const index = Uint8Array.from(source);
  await byBands(height, (first, end) => {
    for (let pixel = Math.max(first, 1) * width + 1; pixel < end * width; pixel++) {
      const [own, above, before] = [index[pixel]!, index[pixel - width]!, index[pixel - 1]!];
      if (own === above || own === before || own === source[pixel + 1] || own === source[pixel + width])
        continue;
      const [far, near] = [
        squared(palette[above]!, rgba, pixel * 4),
        squared(palette[before]!, rgba, pixel * 4),
      ];
      if (Math.min(far, near) < NEAR ** 2) index[pixel] = far <= near ? above : before;
    }
  });
  return { ...picture, index };
};
