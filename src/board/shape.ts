import { onMap } from './board.js';
import type { Edge, Face, StopDef } from './data.js';

/**
 * What a face looks like when it is turned by `rotation` sixths, as a text: the same for two ways to lie that
 * nobody can tell apart.
 */
export const shapeOf = ({ track, stops }: Face, rotation: number): string => {
  const side = (edge: Edge): string => String(onMap(edge, rotation));
  // Stops have no names of their own: each is what it is, where it lies and what leads to it.
  const parts = stops.map((stop, at) => {
    const leads = track.flatMap(({ a, b, gauge }) => {
      const other = 'stop' in a && a.stop === at ? b : 'stop' in b && b.stop === at ? a : undefined;
      return other === undefined ? [] : [`${'edge' in other ? side(other.edge) : 'stop'} ${gauge}`];
    });
    return [lookOf(stop, rotation), ...leads.sort()].join(' ');
  });
  const through = track.flatMap(({ a, b, gauge }) =>
    'edge' in a && 'edge' in b ? [[side(a.edge), side(b.edge)].sort().join('-') + ` ${gauge}`] : [],
  );
  return [...parts, ...through].sort().join('; ');
};

const lookOf = ({ at, ...stop }: StopDef, rotation: number): string =>
  JSON.stringify(stop) + (at === undefined ? '' : ` @${String((at + rotation) % 6)}`);
