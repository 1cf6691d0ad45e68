import { Illegal } from '../../core/index.js';
import { STOP, vertexAt } from './face.js';
import type { RailMap } from './rail-map.js';
import { legsOf, writePath, type Leg } from './run-path.js';
import type { BoardState, Run } from './types.js';

/** A chain of hexes from one stop to the next; between them no stop is made. */
export type Connection = readonly string[];

const ends = (legs: readonly Leg[]): readonly [number, number] => [
  vertexAt(legs[0]!.hex, legs[0]!.from),
  vertexAt(legs.at(-1)!.hex, legs.at(-1)!.to),
];

/** The same stretch, travelled the other way: each side is then met from the other hex. */
const reversed = (legs: readonly Leg[]): readonly Leg[] =>
  legs.map(({ hex, from, to, piece }) => ({ hex, from: to, to: from, piece })).reverse();

const readConnection = (map: RailMap, board: BoardState, chain: Connection): readonly Leg[] => {
  if (chain.length === 1) return legsOf(map, board, [`${chain[0]!}.0`, `${chain[0]!}.1`]);
  const legs = legsOf(
    map,
    board,
    chain.map((hex, i) => (i === 0 || i === chain.length - 1 ? hex : `(${hex})`)),
  );
  if (legs.slice(0, -1).some(leg => leg.to >= STOP)) throw new Illegal('run-no-track', { path: [...chain] });
  return legs;
};

/** Adds the stretch at whichever end of the way it fits; null when it fits at none. */
const join = (way: readonly Leg[], stretch: readonly Leg[]): readonly Leg[] | null => {
  const [first, last] = ends(way);
  for (const legs of [stretch, reversed(stretch)]) {
    const [from, to] = ends(legs);
    if (from === last) return [...way, ...legs];
    if (to === first) return [...legs, ...way];
  }
  return null;
};

/**
 * The run that a record of 18xx.games gives as connections, in any order and each in any direction.
 * That the run is legal is for `checkRun`.
 * @throws Illegal as `readPath` refuses a path; `run-broken` when the connections do not form one way
 */
export const runFromConnections = (
  map: RailMap,
  board: BoardState,
  train: string,
  connections: readonly Connection[],
): Run => {
  const [first, ...others] = connections.map(chain => readConnection(map, board, chain));
  if (!first) throw new Illegal('run-too-short', { path: [] });
  let way = first;
  const rest = [...others];
  while (rest.length > 0) {
    const at = rest.findIndex(stretch => join(way, stretch) !== null);
    if (at < 0) throw new Illegal('run-broken', { train, connections: connections.map(c => c.join('-')) });
    way = join(way, rest.splice(at, 1)[0]!)!;
  }
  return { train, path: writePath(map, board, way) };
};
