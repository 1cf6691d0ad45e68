import type { Edge } from './data.js';
import { mix, type Grid } from './geometry.js';
import { apart } from './point.js';
import { el, num, type Svg } from './svg.js';
import type { Theme } from './theme.js';

/** The water between the shores of a hex: an arm to each corner where one shore ends and the next begins. */
export const parting = (shores: readonly (readonly Edge[])[], grid: Grid, theme: Theme): readonly Svg[] => {
  const shoreOf = (edge: Edge): number => shores.findIndex(shore => shore.includes(edge % 6));
  const arms = [0, 1, 2, 3, 4, 5].flatMap(edge => {
    const next = edge + 1;
    if (shoreOf(edge) === shoreOf(next)) return [];
    // The corner that both edges have.
    const corner = grid.edgeEnds(next % 6).find(end => grid.edgeEnds(edge).some(one => apart(one, end) < 1));
    return corner ? [mix(corner, { x: 0, y: 0 }, 0.04)] : [];
  });
  if (arms.length === 0) return [];
  return [
    el('path', {
      class: 'shore',
      d: arms.map(({ x, y }) => `M0 0L${num(x)} ${num(y)}`).join(''),
      fill: 'none',
      stroke: theme.hex.blue,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  ];
};
