import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import type { RailMap } from '../../../../src/engine/rail/map/rail-map.js';
import { neighbourName, opposite } from '../../../../src/engine/rail/map/hex.js';
import type {
  BoardState,
  End,
  Gauge,
  HexDef,
  PlacedToken,
  StopDef,
  TrackDef,
} from '../../../../src/engine/rail/map/types.js';

/** Numbers that are the same for the same seed (mulberry32). */
export const random = (seed: number): ((below: number) => number) => {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
};

const grid = ['A2', 'A4', 'A6', 'B1', 'B3', 'B5', 'B7', 'C2', 'C4', 'C6'];
const larger = [...grid, 'A8', 'B9', 'C8', 'D1', 'D3', 'D5', 'D7'];

const randomStop = (next: (below: number) => number): StopDef => {
  const kind = (['city', 'city', 'city', 'town', 'offboard'] as const)[next(5)]!;
  return { kind, revenue: 10, slots: kind === 'city' ? 1 + next(2) : 0 };
};

const randomTrack = (next: (below: number) => number, stops: number): TrackDef => {
  const edge = next(6);
  const other: End = stops > 0 && next(3) > 0 ? { stop: next(stops) } : { edge: (edge + 1 + next(5)) % 6 };
  return { a: { edge }, b: other, gauge: 'standard' };
};

const randomHex = (id: string, next: (below: number) => number, busy: boolean): HexDef => {
  const stops = Array.from({ length: (busy ? [0, 0, 1, 1, 2] : [0, 0, 0, 0, 1])[next(5)]! }, () =>
    randomStop(next),
  );
  const track = Array.from({ length: busy ? 1 + next(4) : 2 + next(3) }, () =>
    randomTrack(next, stops.length),
  );
  return { id, colour: 'yellow', stops, track };
};

/**
 * A small map full of random track, cities and tokens, far wilder than any set of tiles; or a larger
 * one with few stops, where ways meet in many loops.
 */
export const randomPosition = (
  seed: number,
): { readonly map: RailMap; readonly board: BoardState; readonly company: string } => {
  const next = random(seed);
  const busy = next(2) === 0;
  const hexes = (busy ? grid : larger).map(id => randomHex(id, next, busy));
  const tokens: PlacedToken[] = [];
  for (const { id, stops } of hexes)
    stops.forEach(({ slots }, stop) => {
      for (const company of ['NYC', 'CPR', 'PRR'])
        if (tokens.filter(t => t.hex === id && t.stop === stop).length < slots && next(4) === 0)
          tokens.push({ company, hex: id, stop });
    });
  return { map: compileMap({ hexes, tiles: [], upgrades: {} }), board: { laid: {}, tokens }, company: 'PRR' };
};

/**
 * The same wild map in two gauges: track to a side has the side's gauge, so that no switch joins two; in
 * cities dual track may end.
 */
export const inTwoGauges = (seed: number, map: RailMap): RailMap => {
  const next = random(seed);
  const hexes = map.hexes.map(hex => {
    const gauges = Array.from({ length: 6 }, (): Gauge => (next(2) === 0 ? 'standard' : 'narrow'));
    const ends = hex.track.flatMap(t => [t.a, t.b]);
    const alone = (edge: number): boolean => ends.filter(e => 'edge' in e && e.edge === edge).length === 1;
    const track = hex.track.flatMap((t): TrackDef[] => {
      const edges = [t.a, t.b].flatMap(e => ('edge' in e ? [e.edge] : []));
      if (edges.length === 0) return [t];
      if (edges.length === 2)
        return gauges[edges[0]!] === gauges[edges[1]!] ? [{ ...t, gauge: gauges[edges[0]!]! }] : [];
      return [{ ...t, gauge: alone(edges[0]!) && next(3) === 0 ? 'dual' : gauges[edges[0]!]! }];
    });
    return { ...hex, track };
  });
  return compileMap({ ...map.data, hexes });
};

const lanes: { readonly [gauge in Gauge]: number } = { standard: 1, narrow: 2, dual: 3 };

interface Brute {
  readonly edges: Set<string>;
  readonly stops: Set<string>;
  /** Pieces of track, as `E19#0` for the first on E19. */
  readonly pieces: Set<string>;
  canRun: boolean;
}

/** What a company reaches, by travelling every legal route to its end. Only printed track. */
export const bruteNetwork = (map: RailMap, board: BoardState, company: string): Brute => {
  const found: Brute = { edges: new Set(), stops: new Set(), pieces: new Set(), canRun: false };
  const hexes = new Map(map.hexes.map(h => [h.id, h]));
  const own = (hex: string, stop: number): boolean =>
    board.tokens.some(t => t.company === company && t.hex === hex && t.stop === stop);
  const passable = (hex: string, stop: number): boolean => {
    const { kind, slots } = hexes.get(hex)!.stops[stop]!;
    const taken = board.tokens.filter(t => t.hex === hex && t.stop === stop).length;
    return own(hex, stop) || (kind !== 'offboard' && (kind === 'town' || taken < slots));
  };
  const used = new Set<string>();

  /** @param lane bits of the gauges that the route can have since the last stop */
  const along = (hex: string, piece: number, to: End, lane: number): void => {
    if ('stop' in to) {
      const name = `${hex}.${to.stop}`;
      if (used.has(name)) return;
      found.pieces.add(`${hex}#${piece}`);
      found.stops.add(name);
      found.canRun = true;
      if (!passable(hex, to.stop)) return;
      used.add(name);
      leave(hex, to, 3);
      used.delete(name);
      return;
    }
    const beyond = neighbourName(hex, to.edge);
    if (!hexes.has(beyond)) return;
    const side = [`${hex}/${to.edge}`, `${beyond}/${opposite(to.edge)}`];
    if (side.some(name => used.has(name))) return;
    found.pieces.add(`${hex}#${piece}`);
    for (const name of side) found.edges.add(name);
    for (const name of side) used.add(name);
    leave(beyond, { edge: opposite(to.edge) }, lane);
    for (const name of side) used.delete(name);
  };

  const same = (a: End, b: End): boolean => JSON.stringify(a) === JSON.stringify(b);

  const leave = (hex: string, from: End, lane: number): void => {
    for (const [piece, { a, b, gauge }] of hexes.get(hex)!.track.entries()) {
      const left = lane & lanes[gauge];
      if (left !== 0 && same(a, from)) along(hex, piece, b, left);
      if (left !== 0 && same(b, from)) along(hex, piece, a, left);
    }
  };

  for (const { company: whose, hex, stop } of board.tokens) {
    if (whose !== company) continue;
    found.stops.add(`${hex}.${stop}`);
    for (let e = 0; e < 6; e++) if (hexes.has(neighbourName(hex, e))) found.edges.add(`${hex}/${e}`);
    used.add(`${hex}.${stop}`);
    leave(hex, { stop }, 3);
    used.clear();
  }
  return found;
};
