import { drawing, el } from './svg.js';
import type { Theme } from './theme.js';

const box = { x: 0, y: 0, width: 56, height: 14 };

/** A piece of the ring around hexes where something changed. */
export const changedSample = (theme: Theme): string =>
  drawing(
    box,
    { 'aria-hidden': 'true' },
    el('rect', { ...box, fill: theme.hex.white }),
    el('path', { d: 'M3 7H53', stroke: theme.changed, 'stroke-width': 4, 'stroke-dasharray': '14 4' }),
  );
