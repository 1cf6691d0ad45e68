import { hexOf, placeOf, STOP, NARROW, vertexAt } from './face.js';
import { groundOf, laidOn } from './ground.js';
import { networkOf } from './network.js';
import type { Ground, RailMap } from './rail-map.js';
import { useOf } from './route.js';
import { isReached } from './run-graph.js';
import { isAllDual, type Leg } from './run-path.js';
import type { BoardState } from './types.js';

/** Track from one stop to the next, with none between. */
export interface Hop {
  /** Stops, as vertices (see face.ts). */
  readonly from: number;
  readonly to: number;
  readonly legs: readonly Leg[];
  /** Numbers of the hexes it comes into. */
  readonly hexes: readonly number[];
  /** What no other train may use then, see `Route`. */
  readonly uses: readonly number[];
}

/** By stop: the hops that begin there. */
export type Hops = ReadonlyMap<number, readonly Hop[]>;

/** The hop that these pieces of track are. */
export const hopOf = (map: RailMap, legs: readonly Leg[]): Hop => {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const to = vertexAt(last.hex, last.to);
  return {
    from: vertexAt(first.hex, first.from),
    to,
    legs,
    hexes: [...legs.slice(1).map(({ hex }) => hex), hexOf(to)],
    uses: legs.flatMap(leg => useOf(map, leg) ?? []),
  };
};

/** The same track the other way. */
export const turned = (map: RailMap, { legs }: Hop): Hop =>
  hopOf(
    map,
    legs.toReversed().map(leg => ({ ...leg, from: leg.to, to: leg.from })),
  );

/** More ways from one stop than this are not looked at. */
const most = 200;

const onNarrow = ({ from, to }: Leg): boolean => [from, to].some(place => place >= NARROW && place < STOP);

const hopsFrom = (map: RailMap, board: BoardState, company: string, start: number): readonly Hop[] => {
  const ground = groundOf(map, board);
  const network = networkOf(map, board, company);
  const found: Hop[] = [];
  const walk = (at: number, legs: readonly Leg[], sides: readonly number[]): void => {
    const hex = hexOf(at);
    const from = placeOf(at);
    for (const { to, piece } of laidOn(map, ground, hex).ways[from]!) {
      if (found.length >= most || !isReached(network, hex, to)) continue;
      const leg = { hex, from, to, piece };
      const far = vertexAt(hex, to);
      if (to >= STOP) {
        if (far !== start) found.push(hopOf(map, [...legs, leg]));
        continue;
      }
      const side = useOf(map, leg)!;
      if (map.across[far]! >= 0 && !sides.includes(side))
        walk(map.across[far]!, [...legs, leg], [...sides, side]);
    }
  };
  walk(start, [], []);
  // Dual track is told once.
  return found.filter(({ legs }) => !legs.some(onNarrow) || !isAllDual(map, board, legs));
};

const known = new WeakMap<Ground, Map<string, Hops>>();

/** All that lies between the stops a company reaches; found once for each position. */
export const hopsOf = (map: RailMap, board: BoardState, company: string): Hops => {
  const ground = groundOf(map, board);
  const all = known.get(ground) ?? new Map<string, Hops>();
  known.set(ground, all);
  const hops = all.get(company) ?? findAll(map, board, company);
  all.set(company, hops);
  return hops;
};

const findAll = (map: RailMap, board: BoardState, company: string): Hops => {
  const hops = new Map<number, readonly Hop[]>();
  for (const [hex, bits] of networkOf(map, board, company).stops.entries())
    for (let stop = 0; bits >> stop > 0; stop++) {
      const start = vertexAt(hex, STOP + stop);
      if (bits & (1 << stop)) hops.set(start, hopsFrom(map, board, company, start));
    }
  return hops;
};
