import type { MapData } from './data.js';
import type { Point } from './geometry.js';
import { el, type Svg } from './svg.js';
import { terrainSample } from './terrain.js';
import type { Theme } from './theme.js';
import { gaugeSample } from './track.js';
import type { Words } from './words.js';

/** How much room a legend needs under a map. */
export const LEGEND = 24;

/** Has the map track of several gauges, so that its drawing has to say which is which? */
export const needsLegend = ({ hexes, tiles }: MapData): boolean =>
  [...hexes, ...tiles].some(face => face.track.some(({ gauge }) => gauge !== 'standard'));

const SAMPLE = 34;
const SIZE = 13;

/**
 * One line under the map: how the gauges, impassable sides and costs are drawn.
 * @param left where it begins, half way up
 */
export const drawLegend = (map: MapData, left: Point, words: Words, theme: Theme): readonly Svg[] => {
  const out: Svg[] = [];
  const { y } = left;
  let x = left.x + 10;
  const entry = (sample: readonly Svg[], width: number, text: string): void => {
    out.push(
      ...sample,
      el(
        'text',
        { x: x + width + 6, y: y + SIZE * 0.36, 'font-size': SIZE, 'text-anchor': 'start', fill: theme.mark },
        text,
      ),
    );
    x += width + 6 + [...text].length * SIZE * 0.58 + 24;
  };
  for (const gauge of ['standard', 'narrow', 'dual'] as const)
    entry([gaugeSample(gauge, { x, y }, SAMPLE, theme)], SAMPLE, words.gauges[gauge]);
  if (map.hexes.some(hex => hex.walls))
    entry(
      [el('path', { d: `M${x} ${y}h22`, stroke: theme.wall, 'stroke-width': 5, 'stroke-linecap': 'round' })],
      22,
      words.impassable,
    );
  const terrain = map.hexes.find(hex => hex.terrain?.narrow !== undefined)?.terrain;
  if (terrain) entry(terrainSample(terrain, { x, y }, theme), 46, words.costs);
  const plate = { x: left.x, y: y - LEGEND / 2, width: x - 14 - left.x, height: LEGEND, rx: 6 };
  return [el('rect', { ...plate, fill: theme.paper, stroke: theme.hexLine, 'stroke-width': 0.6 }), ...out];
};
