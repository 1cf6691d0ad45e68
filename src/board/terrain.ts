import type { Terrain } from './data.js';
import type { Point } from './geometry.js';
import type { Space } from './place.js';
import { centred } from './stops.js';
import { el, type Svg } from './svg.js';
import type { Theme } from './theme.js';

const waves = (x: number, y: number): string =>
  [-3, 0.5, 4].map(dy => `M${x - 5} ${y + dy}q2.5 -3.5 5 0t5 0`).join('');

/** Symbols differ in shape, not only in their cost: a peak, a round hill, stones. */
const shapes: { readonly [kind: string]: (x: number, y: number) => string } = {
  mountain: (x, y) => `M${x - 5} ${y + 4}L${x} ${y - 5}L${x + 5} ${y + 4}Z`,
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

/** Letters are smaller where two prices have to find room. */
const sizeOf = ({ narrow }: Terrain): number => (narrow === undefined ? 9.5 : 8.5);

/** Beside track through the middle. */
const beside: readonly Point[] = [-23, 23].flatMap(x => [0, 10, -10].map(y => ({ x, y })));

const widthOf = (terrain: Terrain): number => [...costText(terrain)].length * sizeOf(terrain) * 0.63 + 11;

/** The symbol with what it costs, from the left end on. */
export const terrainSample = (terrain: Terrain, left: Point, theme: Theme): readonly Svg[] => {
  const middle = { x: left.x + (widthOf(terrain) + 11) / 2, y: left.y };
  return [
    terrainSymbol(terrain.kind, { x: left.x + 5.5, y: left.y }, theme),
    centred(middle, sizeOf(terrain), costText(terrain), { fill: theme.mark }),
  ];
};

/**
 * The same where it hides the least on a hex.
 * @param overlap how much may be hidden before it is left out; the hex's title has it
 */
export const drawTerrain = (
  terrain: Terrain,
  space: Space,
  spots: readonly Point[],
  overlap: number,
  theme: Theme,
): readonly Svg[] => {
  const width = widthOf(terrain);
  const at = space.tryTake(width, 11, [...spots, ...beside], overlap);
  return at ? terrainSample(terrain, { x: Math.round(at.x - width / 2), y: Math.round(at.y) }, theme) : [];
};
