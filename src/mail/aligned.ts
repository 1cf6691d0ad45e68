/** The part of its own plane that a drawing shows. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a drawing shows, by its `viewBox`.
 * @throws Error when it has none
 */
export const boxOf = (svg: string): Box => {
  const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg);
  if (!box) throw new Error('a drawing without a viewBox');
  const [left, top, width, height] = box.slice(1).map(Number) as [number, number, number, number];
  return { left, top, width, height };
};

/**
 * Moves the places of a drawing by a fraction of a pixel, so that each begins at a whole one: what is alike on two of
 * them is alike in the picture, which then packs better.
 * @param pixel its width in the drawing's own units
 */
export const aligned = (svg: string, pixel: number): string => {
  const { left, top } = boxOf(svg);
  const moved = (at: number, from: number): string =>
    (from + Math.round((at - from) / pixel) * pixel).toFixed(6);
  return svg.replaceAll(
    /(data-place="[^"]*" transform="translate\()(\S+) (\S+)\)/g,
    (_, before: string, x: string, y: string) =>
      `${before}${moved(Number(x), left)} ${moved(Number(y), top)})`,
  );
};
