import type { Box } from './box.js';

/**
 * Moves the places of a drawing by a fraction of a pixel, so that each begins at a whole one: what is alike on two of
 * them is alike in the picture, which then packs better.
 * @param pixel its width in the drawing's own units
 */
export const aligned = (svg: string, { left, top }: Box, pixel: number): string => {
  const moved = (at: number, from: number): string =>
    (from + Math.round((at - from) / pixel) * pixel).toFixed(6);
  return svg.replaceAll(
    /(data-place="[^"]*" transform="translate\()(\S+) (\S+)\)/g,
    (_, before: string, x: string, y: string) =>
      `${before}${moved(Number(x), left)} ${moved(Number(y), top)})`,
  );
};
