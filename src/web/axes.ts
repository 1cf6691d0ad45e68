import type { Box } from './view.js';

/*
 * The letters and numbers beside a map stay at the edge of what is seen of it, as large as they are read.
 */

/** Size in pixels. */
const PIXELS = 11;

/** Keeps the axes of a drawing at the left and the lower edge of what is seen. @param unit units of the drawing in a pixel */
export const pinAxes = (svg: SVGSVGElement, seen: Box, whole: Box, unit: number): void => {
  const axes = svg.querySelector<SVGGElement>('.axes');
  if (!axes) return;
  const room = Number(axes.dataset['room']);
  const size = Math.min(PIXELS * unit, room * 0.85);
  // Never thicker than the room that is kept beside the whole.
  const strip = Math.min(size * 1.4, room);
  // At the rim of the frame, where what lies upon the board leaves room for it.
  const left = seen.x;
  const foot = Math.min(seen.y + seen.height, whole.y + whole.height);
  axes
    .querySelector('.strip')
    ?.setAttribute(
      'd',
      `M${String(left)} ${String(whole.y)}h${String(strip)}V${String(foot - strip)}h${String(Math.max(seen.width, whole.width))}v${String(strip)}H${String(left)}Z`,
    );
  for (const text of axes.querySelectorAll('text')) {
    text.setAttribute('font-size', String(size));
    if (text.matches('.across')) text.setAttribute('y', String(foot - strip / 2 + size * 0.36));
    else {
      text.setAttribute('x', String(left + strip / 2));
      text.setAttribute('y', String(Number(text.dataset['at']) + size * 0.36));
    }
  }
};
