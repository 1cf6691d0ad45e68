import type { HexDef } from './data.js';
import type { Grid } from './geometry.js';
import type { Bounds } from './map-bounds.js';
import { centred } from './stops.js';
import { el, num, type Svg } from './svg.js';
import type { Theme } from './theme.js';

/** Room below a map and to the left of it in which its axes stand. */
export const AXES = 18;

/** As large as there is room. */
const SIZE = 15;

/** What hexes have in common that lie at the same place of an axis: the letters of their names, or the numbers. */
const marksAlong = (
  hexes: readonly HexDef[],
  placeOf: (id: string) => number,
  ofName: RegExp,
): ReadonlyMap<number, string> =>
  new Map(hexes.map(({ id }) => [Math.round(placeOf(id) * 10) / 10, ofName.exec(id)?.[0] ?? '']));

/** The letters and numbers that name rows and columns, to the left of the map and below it. */
export const drawAxes = (
  grid: Grid,
  hexes: readonly HexDef[],
  { x, y, width, height }: Bounds,
  theme: Theme,
): Svg => {
  const [letters, numbers] = [/^[A-Za-z]+/, /\d{1,3}$/];
  const across = marksAlong(hexes, id => grid.centre(id).x, grid.lettersDown ? numbers : letters);
  const down = marksAlong(hexes, id => grid.centre(id).y, grid.lettersDown ? letters : numbers);
  const style = { fill: theme.mark, 'fill-opacity': 0.75 };
  const strip = `M${num(x)} ${num(y)}h${num(AXES)}v${num(height - AXES)}h${num(width - AXES)}v${num(AXES)}h${num(-width)}Z`;
  return el(
    'g',
    { class: 'axes', 'data-room': AXES, 'aria-hidden': 'true', 'pointer-events': 'none' },
    el('path', { class: 'strip', d: strip, fill: theme.plate, 'fill-opacity': 0.85 }),
    [...across].map(([at, name]) =>
      centred({ x: at, y: y + height - AXES / 2 }, SIZE, name, { class: 'across', ...style }),
    ),
    [...down].map(([at, name]) =>
      centred({ x: x + AXES / 2, y: at }, SIZE, name, { class: 'down', 'data-at': at, ...style }),
    ),
  );
};
