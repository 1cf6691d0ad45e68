import { hexOf, NARROW, placeOf, STOP, vertexAt } from './face.js';
import { groundOf, laidOn } from './ground.js';
import { isClosed, networkOf, ownStops } from './network.js';
import type { Network, RailMap, StopRef } from './rail-map.js';
import { bonusesOf, earnedAt, isPassing, valueOf } from './revenue.js';
import {
  WHOLE,
  type RunEnd,
  type RunGraph,
  type RunLink,
  type RunRoute,
  type RunStop,
  type RunTrain,
} from './run-graph-types.js';
import { writePath, type Leg } from './run-path.js';
import {
  countsFor,
  hexCost,
  isAmong,
  isShut,
  laneOf,
  type Lane,
  type RunningTrain,
  type RunTerms,
} from './run-terms.js';
import type { BoardState, RunPath, StopDef, TrackDef } from './types.js';

/** The track a company can use, for the search of the best routes, and the way back to hexes. */
export interface CompanyGraph {
  readonly graph: RunGraph;
  /** By index of stop: which stop it is. */
  readonly stops: readonly StopRef[];
  /** The train, seen on this graph. */
  readonly trainOf: (train: RunningTrain) => RunTrain;
  /** The hexes of a route found in the graph. */
  readonly pathOf: (route: Pick<RunRoute, 'stops' | 'links'>) => RunPath;
}

/** Numbers for things in the order in which they are first met. */
const numbering = <T>(): { readonly of: (key: T) => number; readonly all: ReadonlyMap<T, number> } => {
  const all = new Map<T, number>();
  return {
    all,
    of: key => {
      const known = all.get(key);
      if (known !== undefined) return known;
      all.set(key, all.size);
      return all.size - 1;
    },
  };
};

/** Does the company come to this place of the hex? */
export const isReached = (network: Network, hex: number, place: number): boolean =>
  place >= STOP
    ? (network.stops[hex]! & (1 << (place - STOP))) !== 0
    : (network.edges[hex]! & (1 << (place % 6))) !== 0;

/** Every piece of track of which the company reaches both ends, from its lower place to its higher. */
const usableLegs = (map: RailMap, board: BoardState, network: Network): readonly Leg[] => {
  const ground = groundOf(map, board);
  const leadsOn = (hex: number, place: number): boolean =>
    isReached(network, hex, place) && (place >= STOP || map.across[vertexAt(hex, place)]! >= 0);
  const legs: Leg[] = [];
  for (let hex = 0; hex < map.hexes.length; hex++) {
    if (network.edges[hex] === 0 && network.stops[hex] === 0) continue;
    laidOn(map, ground, hex).ways.forEach((ways, from) => {
      for (const { to, piece } of ways)
        if (from < to && leadsOn(hex, from) && leadsOn(hex, to)) legs.push({ hex, from, to, piece });
    });
  }
  return legs;
};

/**
 * The graph of all track the company reaches. Track of a side has a lane for each gauge; dual track is
 * a link on either.
 */
export const runGraph = (map: RailMap, board: BoardState, company: string, terms: RunTerms): CompanyGraph => {
  const ground = groundOf(map, board);
  const legs = usableLegs(map, board, networkOf(map, board, company));
  const stopNumbers = numbering<number>();
  const sideNumbers = numbering<number>();
  const groups = numbering<string>();

  const endOf = (vertex: number): RunEnd => {
    if (placeOf(vertex) >= STOP) return { stop: stopNumbers.of(vertex) };
    const lane = placeOf(vertex) < NARROW ? 0 : 1;
    const here = vertex - lane * NARROW;
    const beyond = map.across[here]!;
    return { side: sideNumbers.of(Math.min(here, beyond)), half: here < beyond ? 0 : 1, lane };
  };
  const links: readonly RunLink[] = legs.map(({ hex, from, to }) => ({
    a: endOf(vertexAt(hex, from)),
    b: endOf(vertexAt(hex, to)),
  }));

  const own = ownStops(map, board, company);
  const vertices = [...stopNumbers.all.keys()];
  const defs = vertices.map(v => laidOn(map, ground, hexOf(v)).face.stops[placeOf(v) - STOP]!);
  const stops = vertices.map((v, i): RunStop => {
    const { group, port } = defs[i]!;
    return {
      own: own.includes(v),
      through: own.includes(v) || !isClosed(map, board, company, v),
      group: group === undefined ? null : groups.of(group),
      joins: port ? terms.portJoins * WHOLE : WHOLE,
    };
  });

  const refs = vertices.map(v => ({ hex: map.hexes[hexOf(v)]!.id, stop: placeOf(v) - STOP }));
  const values = defs.map(def => valueOf(def, terms.levels));
  const lanes = legs.map(leg => laneOf(laidOn(map, ground, leg.hex), leg));
  return {
    graph: { stops, sides: sideNumbers.all.size, links },
    stops: refs,
    trainOf: train => ({
      name: train.name,
      limit: train.reach ?? Infinity,
      value: values.map((value, i) => earnedAt(refs[i]!, value, train, terms)),
      ...(train.pays !== undefined && { pays: train.pays }),
      ...(train.hexes ? byHexes(train, links, lanes, stops.length) : byStops(train, defs)),
      ...keepingOut(train, terms, links, lanes, refs),
      ...passed(terms, legs, leg => laidOn(map, ground, leg.hex).face.track[leg.piece]!, map),
      ...visited(train, terms, refs),
    }),
    pathOf: route => writePath(map, board, travelled(links, legs, route)),
  };
};

/** Each hex is entered once on the way over its side, so one half of the side counts it. */
const entered = ({ a, b }: RunLink): number => [a, b].filter(end => 'side' in end && end.half === 0).length;

/** What counts for a train that counts hexes. */
const byHexes = (
  train: RunningTrain,
  links: readonly RunLink[],
  lanes: readonly Lane[],
  stops: number,
): Pick<RunTrain, 'stopCost' | 'linkCost'> => ({
  stopCost: Array.from({ length: stops }, () => 0),
  linkCost: links.map((link, i) => entered(link) * (hexCost(train, lanes[i]!) ?? 0)),
});

/** What counts for a train that counts stops, where not each of them counts one. */
const byStops = (train: RunningTrain, defs: readonly StopDef[]): Pick<RunTrain, 'stopCost' | 'second'> => {
  const counted = defs.map(def => countsFor(def, train));
  const { reach, towns, townsTakeStops } = train;
  if (reach === null || counted.every(limit => limit === 'reach')) return {};
  const against = (...limits: readonly ('reach' | 'towns')[]): readonly number[] =>
    counted.map(one => (one !== null && limits.includes(one) ? 1 : 0));
  const second = townsTakeStops
    ? { limit: reach + (towns ?? 0), stopCost: against('reach', 'towns') }
    : { limit: towns ?? 0, stopCost: against('towns') };
  return { stopCost: against('reach'), ...(towns !== undefined && { second }) };
};

/** Where the train cannot go: over track of the wrong gauge, and to stops that are shut to it. */
const keepingOut = (
  train: RunningTrain,
  terms: RunTerms,
  links: readonly RunLink[],
  lanes: readonly Lane[],
  refs: readonly StopRef[],
): Pick<RunTrain, 'usable'> => {
  if (!train.hexes && !terms.shut) return {};
  const shut = refs.map(ref => isShut(ref, train, terms));
  const isOpen = (end: RunEnd): boolean => !('stop' in end && shut[end.stop]);
  return {
    usable: links.map(({ a, b }, i) => hexCost(train, lanes[i]!) !== null && isOpen(a) && isOpen(b)),
  };
};

/** What the track earns. */
const passed = (
  { passing }: RunTerms,
  legs: readonly Leg[],
  pieceOf: (leg: Leg) => TrackDef,
  { hexes }: RailMap,
): Pick<RunTrain, 'linkValue'> =>
  passing
    ? { linkValue: legs.map(leg => (isPassing(pieceOf(leg)) ? (passing[hexes[leg.hex]!.id] ?? 0) : 0)) }
    : {};

/** What visits earn, as far as the company comes to the places. */
const visited = (
  train: RunningTrain,
  terms: RunTerms,
  refs: readonly StopRef[],
): Pick<RunTrain, 'bonuses'> => {
  const bonuses = bonusesOf(train, terms)
    .map(({ amount, visits }) => ({
      amount,
      visits:
        visits.length === 0
          ? [refs.map((_, i) => i)]
          : visits.map(places => refs.flatMap((ref, i) => (isAmong(places, ref) ? [i] : []))),
    }))
    .filter(({ visits }) => visits.every(stops => stops.length > 0));
  return bonuses.length > 0 ? { bonuses } : {};
};

/** The legs of a route in the direction in which it passes them. */
const travelled = (
  links: readonly RunLink[],
  legs: readonly Leg[],
  route: Pick<RunRoute, 'stops' | 'links'>,
): readonly Leg[] => {
  let here: RunEnd = { stop: route.stops[0]! };
  return route.links.map(index => {
    const { a, b } = links[index]!;
    const leg = legs[index]!;
    const forward = isAt(a, here);
    here = forward ? b : a;
    return forward ? leg : { ...leg, from: leg.to, to: leg.from };
  });
};

const isAt = (end: RunEnd, here: RunEnd): boolean =>
  'stop' in end
    ? 'stop' in here && end.stop === here.stop
    : 'side' in here && end.side === here.side && end.half !== here.half;
