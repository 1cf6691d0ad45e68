import { drawing, el, type Svg } from '../../../board/svg.js';
import type { ActionTile } from '../rules/position/state.js';

/*
 * A sign for each main action, in the colour of the letters beside it.
 */

const line = (d: string): Svg =>
  el('path', {
    d,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const shape = (d: string): Svg => el('path', { d, fill: 'currentColor' });

const icons: { readonly [tile in ActionTile]: readonly Svg[] } = {
  // Rails on their sleepers, towards the horizon.
  track: [line('M10 3L6 25M18 3L22 25M9.5 7h9M8.5 13h11M7.5 19h13')],
  // A worker.
  staff: [shape('M14 4a4.5 4.5 0 0 1 0 9a4.5 4.5 0 0 1 0 -9ZM5 25q0 -10 9 -10t9 10Z')],
  // A station's hall.
  building: [line('M4 25V13a10 8 0 0 1 20 0V25Z'), shape('M10 25v-8a4 4 0 0 1 8 0v8Z')],
  // A factory with its chimney.
  production: [shape('M3 25V13l6 3v-3l6 3v-3l4 2V5h5v20Z'), line('M21 2.5q2 -1.5 4 0')],
  // A crate.
  goods: [line('M4 9l10 -5l10 5v11l-10 5l-10 -5ZM4 9l10 5l10 -5M14 14v11')],
  // A locomotive.
  locomotive: [
    shape('M4 19v-8h9v-7h10v15Z'),
    shape('M6 4h4v7h-4Z'),
    shape('M8.5 20a3 3 0 0 1 0 6a3 3 0 0 1 0 -6ZM19 20a3 3 0 0 1 0 6a3 3 0 0 1 0 -6Z'),
  ],
  // A deed with its seal.
  contract: [
    line('M6 3h13l4 4v18H6ZM10 9h8M10 13h8M10 17h4'),
    shape('M18.5 17a3 3 0 0 1 0 6a3 3 0 0 1 0 -6Z'),
  ],
  charity: [shape('M14 25Q3 17 3 10a5.5 5.5 0 0 1 11 -2a5.5 5.5 0 0 1 11 2q0 7 -11 15Z')],
  // A price that rises.
  share: [line('M4 4v20h20M8 19l5 -6l4 3l7 -9M19 7h5v5')],
  // Coins.
  donation: [line('M4 8a10 4 0 0 1 20 0a10 4 0 0 1 -20 0v6a10 4 0 0 0 20 0v-6M4 14v6a10 4 0 0 0 20 0v-6')],
  // Over to the next.
  pass: [line('M5 6l8 8l-8 8M15 6l8 8l-8 8')],
};

/** The sign of a main action; no size of its own. */
export const actionIcon = (tile: ActionTile): string =>
  drawing({ x: 0, y: 0, width: 28, height: 28 }, { 'aria-hidden': 'true' }, icons[tile]);
