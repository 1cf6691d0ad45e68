import { keepRecent } from '../recent.js';

/** Pictures that are kept: in a stock round many mails show the same board, and new games begin with one of few. */
const KEPT = 60;

/** Draws each drawing once while it is asked for again and again; one that could not be drawn is tried anew. */
export const drawnOnce = <P extends object>(
  draw: (svg: string) => Promise<P>,
): ((svg: string) => Promise<P>) => {
  const kept = keepRecent<Promise<P>>(KEPT);
  return svg => {
    const picture = kept.of(svg, () => draw(svg));
    picture.catch(() => kept.delete(svg));
    return picture;
  };
};
