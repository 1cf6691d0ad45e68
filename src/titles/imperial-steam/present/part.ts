import { el, type Svg } from '../../../board/svg.js';
import type { SteamTheme } from './palette.js';
import { LETTER, WIDTH } from './places.js';

/** A part of a player's board: how high it is, and how it is drawn from its upper left corner. */
export interface BoardPart {
  readonly height: number;
  readonly draw: (x: number, y: number) => readonly Svg[];
}

export const MARGIN = 8;
export const GAP = 8;
const HEAD = 20;
const PAD = 5;

/** Room for the widest part, and in a frame of that width. */
export const FULL = WIDTH - 2 * MARGIN;
export const INSIDE = FULL - 2 * PAD;

/** Letters from the left, on the middle of a line. */
export const textFrom = (x: number, y: number, text: string, fill: string, weight?: number): Svg =>
  el(
    'text',
    {
      class: 'value',
      x,
      y: y + LETTER * 0.36,
      'font-size': LETTER,
      'font-weight': weight,
      'text-anchor': 'start',
      fill,
    },
    text,
  );

/** A part in a frame, under its heading. */
export const band = (heading: string, width: number, inside: BoardPart, theme: SteamTheme): BoardPart => {
  const height = HEAD + inside.height + 2 * PAD;
  return {
    height,
    draw: (x, y) => [
      el('rect', { x, y, width, height, rx: 5, fill: theme.paper }),
      el('path', {
        d: `M${x} ${y + HEAD}v${5 - HEAD}q0 -5 5 -5h${width - 10}q5 0 5 5v${HEAD - 5}Z`,
        fill: theme.steel.fill,
      }),
      textFrom(x + 7, y + HEAD / 2, heading, theme.steel.ink),
      el('rect', { x, y, width, height, rx: 5, fill: 'none', stroke: theme.line, 'stroke-width': 1 }),
      ...inside.draw(x + PAD, y + HEAD + PAD),
    ],
  };
};

/** Parts of the same width, one beside another. */
export const beside = (width: number, ...parts: readonly BoardPart[]): BoardPart => ({
  height: Math.max(...parts.map(part => part.height)),
  draw: (x, y) => parts.flatMap((part, n) => part.draw(x + n * (width + GAP), y)),
});
