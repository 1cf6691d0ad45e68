import { byBands, type Indexed, type Pixels, type Rgb } from './palette.js';

/** So dark a pixel, in sum of its channels, is ink that would be lost on a dark page. */
const INK = 300;

/** Pixels beside ink that stay as they are: a light edge around it. */
const EDGE = 2;

/** For each pixel whether ink is so near in its row, or in its column. */
const spread = (marks: Uint8Array, step: number, run: number): Uint8Array => {
  const out = new Uint8Array(marks.length);
  const lines = marks.length / run;
  const along = step === 1 ? 1 : step;
  const across = step === 1 ? run : 1;
  for (let line = 0; line < lines; line++)
    for (let at = 0, left = 0, pixel = line * across; at < run + EDGE; at++, pixel += along) {
      left = at < run && marks[pixel] === 1 ? 2 * EDGE + 1 : left - 1;
      const behind = pixel - EDGE * along;
      if (left > 0 && at >= EDGE) out[behind] = 1;
    }
  return out;
};

/**
 * Makes the ground of a drawing see-through, but for an edge around letters and lines: it reads on whatever colour
 * a mail program draws behind it. The ground's colours stay in the table, for programs that know nothing of this.
 */
export const cleared = async (
  picture: Indexed,
  { rgba }: Pixels,
  grounds: readonly Rgb[],
): Promise<Indexed> => {
  const { width, height } = picture;
  const inks = new Uint8Array(width * height);
  await byBands(height, (first, end) => {
    for (let pixel = first * width, at = pixel * 4; pixel < end * width; pixel++, at += 4)
      if (rgba[at]! + rgba[at + 1]! + rgba[at + 2]! < INK) inks[pixel] = 1;
  });
  const kept = spread(spread(inks, 1, width), width, height);
  const index = new Uint8Array(picture.index);
  for (let pixel = 0; pixel < index.length; pixel++) index[pixel]! += grounds.length;
  for (const [ground, [red, green, blue]] of grounds.entries())
    await byBands(height, (first, end) => {
      for (let pixel = first * width, at = pixel * 4; pixel < end * width; pixel++, at += 4)
        if (rgba[at] === red && rgba[at + 1] === green && rgba[at + 2] === blue && kept[pixel] === 0)
          index[pixel] = ground;
    });
  return { ...picture, palette: [...grounds, ...picture.palette], index };
};
