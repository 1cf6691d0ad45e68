import { isFixed } from './compile.js';
import { hexOf, placeOf, vertexAt } from './face.js';
import { groundOf, laidOn } from './ground.js';
import { networkOf } from './network.js';
import type { Ground, RailMap } from './rail-map.js';
import type { BoardState } from './types.js';

/** Steps on the way to a stop, in halves of a tile: a hex takes a tile; where track comes to its side, perhaps a better one. */
const EMPTY = 2;
const LAID = 1;

/** So far is looked: four tiles. */
const FARTHEST = 4 * EMPTY;

/** How much less a stop counts for each half tile on the way to it. */
const FADES = Math.SQRT1_2;

/** What it takes to come through a hex from one of its sides: nothing over printed track, which is there for good. */
const stepInto = (map: RailMap, ground: Ground, h: number, place: number): number => {
  if (isFixed(map.hexes[h]!)) return 0;
  return laidOn(map, ground, h).ways[place]!.length > 0 ? LAID : EMPTY;
};

/**
 * How near the stops lie that the company does not reach yet: each counts 1, and half of that for each tile that is missing on
 * the way. Whether a tile fits there nobody asks.
 */
export const nearStops = (map: RailMap, board: BoardState, company: string): number => {
  const ground = groundOf(map, board);
  const network = networkOf(map, board, company);
  const costs = new Map<number, number>();
  const waiting: number[][] = Array.from({ length: FARTHEST + 1 }, () => []);
  const comeTo = (h: number, cost: number): void => {
    if (cost > FARTHEST || (costs.get(h) ?? Infinity) <= cost) return;
    costs.set(h, cost);
    waiting[cost]!.push(h);
  };
  const comeOver = (h: number, place: number, before: number): void => {
    comeTo(h, before + stepInto(map, ground, h, place));
  };
  // Sides that the company reaches, and behind which its track ends.
  for (const [h, sides] of network.edges.entries())
    for (let side = 0; side < 6; side++)
      if (sides & (1 << side) && laidOn(map, ground, h).ways[side]!.length === 0) comeOver(h, side, 0);
  for (const [cost, hexes] of waiting.entries())
    for (const h of hexes)
      for (let side = 0; side < 6; side++) {
        const beyond = map.across[vertexAt(h, side)]!;
        if (costs.get(h) === cost && beyond >= 0) comeOver(hexOf(beyond), placeOf(beyond), cost);
      }
  let near = 0;
  for (const [h, cost] of costs) {
    const all = laidOn(map, ground, h).face.stops.length;
    if (all > 0 && network.stops[h]! !== (1 << all) - 1) near += FADES ** cost;
  }
  return near;
};
