import { grounds, onMap, onTile, type HexGround } from './board.js';
import type { BoardState, Edge, End, Gauge, MapData } from './data.js';
import { gridOf } from './geometry.js';
import { stopWord } from './text.js';
import { boardWordsFor, type Language, type Words } from './words.js';

/*
 * Which stops track joins, for those who cannot see it: by the drawing's own geometry, whoever may run there.
 */

interface Stop {
  readonly hex: string;
  readonly stop: number;
}

/** Ways for trains: bit 1 standard gauge, bit 2 narrow gauge. */
type Ways = number;

const waysOf: { readonly [gauge in Gauge]: Ways } = { standard: 1, narrow: 2, dual: 3 };

/** The hex behind each edge of a hex, where track may lead there. */
type Neighbours = ReadonlyMap<string, readonly (string | undefined)[]>;

const known = new WeakMap<MapData, Neighbours>();

const neighboursOf = (map: MapData): Neighbours => {
  let found = known.get(map);
  if (!found) {
    const grid = gridOf(map.orientation);
    found = new Map(
      map.hexes.map(({ id, walls }) => {
        const behind: (string | undefined)[] = [];
        for (const other of map.hexes) {
          const edge = grid.edgeTowards(id, other.id);
          const isShut = edge === undefined || walls?.includes(edge) || other.walls?.includes((edge + 3) % 6);
          if (!isShut) behind[edge] = other.id;
        }
        return [id, behind] as const;
      }),
    );
    known.set(map, found);
  }
  return found;
};

const isEdge = (end: End, edge: Edge): boolean => 'edge' in end && end.edge === edge;

/** What track leads to from an edge of the hex, as it lies on the map. */
const onwards = (
  { face, rotation }: HexGround,
  edge: Edge,
): readonly { readonly to: End; readonly ways: Ways }[] => {
  const own = onTile(edge, rotation);
  return face.track.flatMap(({ a, b, gauge }) => [
    ...(isEdge(a, own) ? [{ to: b, ways: waysOf[gauge] }] : []),
    ...(isEdge(b, own) ? [{ to: a, ways: waysOf[gauge] }] : []),
  ]);
};

const keyOf = ({ hex, stop }: Stop): string => `${hex}.${stop}`;

/** Stops that are reached from this one without passing another, each with the gauges that lead there. */
const reached = (
  ground: ReadonlyMap<string, HexGround>,
  neighbours: Neighbours,
  from: Stop,
): ReadonlyMap<string, Ways> => {
  const found = new Map<string, Ways>();
  const seen = new Set<string>();
  const here = ground.get(from.hex)!;
  const arrive = (stop: Stop, ways: Ways): void => {
    const key = keyOf(stop);
    if (key !== keyOf(from)) found.set(key, (found.get(key) ?? 0) | ways);
  };
  const leave = (at: HexGround, edge: Edge, ways: Ways): void => {
    const next = ground.get(neighbours.get(at.hex.id)![edge] ?? '');
    const key = `${at.hex.id} ${edge} ${ways}`;
    if (!next || ways === 0 || seen.has(key)) return;
    seen.add(key);
    for (const { to, ways: open } of onwards(next, (edge + 3) % 6)) {
      const both = ways & open;
      if (both === 0) continue;
      if ('stop' in to) arrive({ hex: next.hex.id, stop: to.stop }, both);
      else leave(next, onMap(to.edge, next.rotation), both);
    }
  };
  for (const { a, b, gauge } of here.face.track)
    for (const [start, end] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!('stop' in start) || start.stop !== from.stop) continue;
      if ('stop' in end) arrive({ hex: from.hex, stop: end.stop }, waysOf[gauge]);
      else leave(here, onMap(end.edge, here.rotation), waysOf[gauge]);
    }
  return found;
};

/** For each stop, by `hex.stop`, those that track joins it to, with the gauges that lead there. */
export const connections = (
  map: MapData,
  board: BoardState,
): ReadonlyMap<string, ReadonlyMap<string, Ways>> => {
  const ground = grounds(map, board);
  const neighbours = neighboursOf(map);
  return new Map(
    [...ground.values()].flatMap(({ hex, face }) =>
      face.stops.map((_, stop) => {
        const here = { hex: hex.id, stop };
        return [keyOf(here), reached(ground, neighbours, here)] as const;
      }),
    ),
  );
};

/** Stops that hang together, the largest group first. */
const groups = (joined: ReadonlyMap<string, ReadonlyMap<string, Ways>>): readonly (readonly string[])[] => {
  const done = new Set<string>();
  return [...joined.keys()]
    .map(first => {
      const group: string[] = [];
      const open = [first];
      for (let key = open.pop(); key !== undefined; key = open.pop()) {
        if (done.has(key)) continue;
        done.add(key);
        group.push(key);
        open.push(...joined.get(key)!.keys());
      }
      return group;
    })
    .filter(group => group.length > 1)
    .sort((a, b) => b.length - a.length);
};

const gaugeWords = (ways: Ways, words: Words): string => (ways === 2 ? ` (${words.narrow})` : '');

/**
 * The track as a list of networks: how many stops hang together, then each with the stops next to it:
 * `E19 Albany – D14 Rochester, F20 New Haven (W NE)`.
 */
export const connectionLines = (map: MapData, board: BoardState, language: Language): readonly string[] => {
  const words = boardWordsFor(language, map.orientation);
  const ground = grounds(map, board);
  const joined = connections(map, board);
  const name = (key: string): string => {
    const at = key.lastIndexOf('.');
    return stopWord(ground.get(key.slice(0, at))!, Number(key.slice(at + 1)), words);
  };
  const order = new Map([...joined.keys()].map((key, at) => [key, at]));
  return groups(joined).flatMap((group, at) => [
    words.network(at + 1, group.length),
    ...[...group]
      .sort((a, b) => order.get(a)! - order.get(b)!)
      .map(key => {
        const next = [...joined.get(key)!].map(([other, ways]) => `${name(other)}${gaugeWords(ways, words)}`);
        return `${name(key)} – ${next.join(', ')}`;
      }),
  ]);
};
