import type { Hop, Hops } from './hops.js';

/** What is looked for between two stops. */
export interface HopQuery {
  readonly from: number;
  /** The hop that is wanted; with it the search ends, or goes on to `end`. */
  readonly hit: (hop: Hop) => boolean;
  readonly end: number | null;
  /** Stops and track (see `Hop.uses`) that are taken. */
  readonly stops: readonly number[];
  readonly uses: readonly number[];
  /** May a run go on behind this stop? */
  readonly through: (stop: number) => boolean;
  /** No more ways than this are looked for. */
  readonly most: number;
  /** Can the train use the hop? */
  readonly usable: (hop: Hop) => boolean;
}

/** By stop: how many hops there are to one that is hit, that one counted. */
export type Distances = ReadonlyMap<number, number>;

/** The distance of every stop from which some hop is hit, found from those hops backwards. */
export const distancesTo = (hops: Hops, hit: (hop: Hop) => boolean): Distances => {
  const found = new Map<number, number>();
  let edge = [...hops].flatMap(([stop, all]) => (all.some(hit) ? [stop] : []));
  for (let far = 1; edge.length > 0; far++) {
    for (const stop of edge) found.set(stop, far);
    edge = [...new Set(edge.flatMap(stop => hops.get(stop)!.map(({ to }) => to)))].filter(
      stop => !found.has(stop),
    );
  }
  return found;
};

/** Ways longer than the shortest by more hops than this are not looked at. */
const detour = 2;
/** Hops that are tried before the search is given up. */
const patience = 3000;

/**
 * Ways that fulfil the wish, the shortest first.
 * @param before distances to what is to be hit
 */
export const searchHops = (hops: Hops, before: Distances, wish: HopQuery): readonly (readonly Hop[])[] => {
  const { from, hit, end, through, usable } = wish;
  const after = end === null ? null : distancesTo(hops, hop => hop.to === end);
  const ahead = (at: number, met: boolean): number => {
    const toEnd = after === null || at === end ? 0 : (after.get(at) ?? Infinity);
    return met ? toEnd : Math.max(toEnd, before.get(at) ?? Infinity);
  };
  const found: (readonly Hop[])[] = [];
  let tried = 0;
  const walk = (way: readonly Hop[], at: number, met: boolean, limit: number): void => {
    if (met && (end === null || at === end)) {
      if (way.length === limit) found.push(way);
      return;
    }
    if (way.length > 0 && !through(at)) return;
    for (const hop of hops.get(at) ?? []) {
      if (found.length >= wish.most || tried > patience) return;
      const now = met || hit(hop);
      if (way.length + 1 + ahead(hop.to, now) > limit || (hop.to === end && !now)) continue;
      tried++;
      if (!usable(hop) || wish.stops.includes(hop.to) || hop.to === from) continue;
      if (hop.uses.some(use => wish.uses.includes(use))) continue;
      if (way.some(({ to, uses }) => to === hop.to || uses.some(use => hop.uses.includes(use)))) continue;
      walk([...way, hop], hop.to, now, limit);
    }
  };
  const shortest = ahead(from, false);
  if (shortest < Infinity)
    for (let limit = shortest; limit <= shortest + detour; limit++) walk([], from, false, limit);
  return found;
};
