import type { Terrain } from './data.js';
import type { Point } from './geometry.js';
import { widthOf } from './letters.js';
import type { MarkShape } from './place.js';
import { centred } from './stops.js';
import { el, type Svg } from './svg.js';
import type { Theme } from './theme.js';
import { CLEAR, VALUE } from './values.js';

const waves = (x: number, y: number): string =>
  [-3, 0.5, 4].map(dy => `M${x - 5} ${y + dy}q2.5 -3.5 5 0t5 0`).join('');

/** Symbols differ in shape, not only in their cost: a peak, a round hill, stones. */
const shapes: { readonly [kind: string]: (x: number, y: number) => string } = {
  mountain: (x, y) => `M${x - 6} ${y + 5}L${x} ${y - 6}L${x + 6} ${y + 5}Z`,
  hills: (x, y) => `M${x - 7} ${y + 4}a4 5 0 0 1 8 0ZM${x - 1} ${y + 4}a3.5 8 0 0 1 7 0Z`,
  rough: (x, y) =>
    [-4, 0, 4].map((dx, i) => `M${x + dx - 1.8} ${y + 3}l1.8 ${i === 1 ? -6 : -4}l1.8 0l0.8 3Z`).join(''),
};

/** The symbol of a kind of terrain around its centre. */
export const terrainSymbol = (kind: string, { x, y }: Point, theme: Theme): Svg =>
  kind.includes('water')
    ? el('path', { d: waves(x, y), fill: 'none', stroke: theme.water, 'stroke-width': 1.7 })
    : el('path', {
        d: (shapes[kind] ?? shapes['mountain']!)(x, y),
        fill: theme.mountain,
      });

/** `160`, or `160/40` where narrow track has a price of its own. */
const costText = ({ cost, narrow }: Terrain): string =>
  narrow === undefined ? String(cost) : `${cost}/${narrow}`;

/** What lies on the hex: several kinds stand side by side. */
export const kindsOf = ({ kind }: Terrain): readonly string[] => kind.split(' ');

/** From one symbol to the next. */
const STEP = 14;

const symbolsWide = (terrain: Terrain): number => 12 + STEP * (kindsOf(terrain).length - 1);

const widthIn = (terrain: Terrain): number => widthOf(costText(terrain), VALUE) + symbolsWide(terrain);

interface Style {
  readonly [name: string]: string | number;
}

/** The symbols with what they cost, from the left end on. */
export const terrainSample = (
  terrain: Terrain,
  left: Point,
  theme: Theme,
  style: Style = { fill: theme.mark },
): readonly Svg[] => {
  const middle = { x: left.x + (widthIn(terrain) + symbolsWide(terrain)) / 2, y: left.y };
  return [
    ...kindsOf(terrain).map((kind, at) =>
      terrainSymbol(kind, { x: left.x + 5 + STEP * at, y: left.y }, theme),
    ),
    centred(middle, VALUE, costText(terrain), { class: 'cost', ...style }),
  ];
};

/** The same as a mark on a hex. */
export const terrainWay = (
  terrain: Terrain,
  spots: readonly Point[],
  theme: Theme,
  style: Style,
): MarkShape => {
  const width = widthIn(terrain);
  return {
    width,
    height: 11.5,
    cost: 0,
    clear: CLEAR,
    spots,
    draw: at => terrainSample(terrain, { x: at.x - width / 2, y: at.y }, theme, style),
  };
};
