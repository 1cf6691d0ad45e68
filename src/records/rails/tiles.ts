import type { RailGame } from '../../engine/rail/contract.js';
import type { Face } from '../../engine/rail/map/types.js';
import { BadReport, textAt, type ReportLine } from './report.js';

/** Where Rails' tiles point, from the edge 0 of a hex on; those with a corner on top first. */
const pointy = ['SW', 'W', 'NW', 'NE', 'E', 'SE'];
const flat = ['S', 'SW', 'NW', 'N', 'NE', 'SE'];

/** How far Rails draws an unturned tile otherwise than it lies here, where it does; in sixths, with where it points from. */
const turns: { readonly [tile: string]: number } = {
  ...{ 1: 3, 2: 3, 5: 4, 6: 3, 17: 5, 23: 3, 26: 3, 28: 2, 40: 4, 42: 3, 53: 4, 55: 5, 56: 4, 59: 4 },
  ...{ 65: 3, 67: 2, 68: 5, 69: 3, 120: 3, 121: 3, 122: 3, 123: 2, 124: 3, 127: 5 },
};

/** How far further the tile lies turned here than Rails says. */
export const extraTurn = (tile: string): number => turns[tile] ?? 0;

/** What joins what on a face so turned, whatever its stops are numbered. */
const shape = ({ stops, track }: Face, rotation: number): string => {
  const edges = ({ a, b }: Face['track'][number]): readonly number[] =>
    [a, b].flatMap(end => ('edge' in end ? [(end.edge + rotation) % 6] : []));
  const isAt = ({ a, b }: Face['track'][number], stop: number): boolean =>
    [a, b].some(end => 'stop' in end && end.stop === stop);
  const ofStops = stops.map((_, stop) => track.filter(piece => isAt(piece, stop)).flatMap(edges));
  const plain = track.map(edges).filter(ends => ends.length === 2);
  return [...ofStops, ...plain]
    .map(ends => [...ends].sort().join('-'))
    .sort()
    .join(' ');
};

/** How the tile of a line lies: every rotation in which it has the same track, beginning with the one that Rails means. @throws BadReport */
export const rotationsAt = (g: RailGame, line: ReportLine, tile: string, at: number): readonly number[] => {
  const { orientation = 'pointy' } = g.data.map;
  const way = (orientation === 'pointy' ? pointy : flat).indexOf(textAt(line, at));
  if (way < 0) throw new BadReport(line.number, { kind: 'direction', given: textAt(line, at) });
  const meant = (way + extraTurn(tile)) % 6;
  const face = g.data.map.tiles.find(({ id }) => id === tile);
  if (!face) return [meant];
  const wanted = shape(face, meant);
  return [meant, ...[0, 1, 2, 3, 4, 5].filter(other => other !== meant && shape(face, other) === wanted)];
};
