import { hexOf, placeOf, STOP } from './face.js';
import type { RailMap, Reached, ReachSearch } from './rail-map.js';

/*
 * What can be reached from some stops by a legal route, exactly. A side has a vertex for each gauge,
 * and only stops join the two: a route changes gauge in stations alone (1849 §4.3.1). (Dual track has
 * both vertices; where it runs past stops and switches, the search takes them for two tracks.)
 *
 * A route may use no hex side and no stop twice and never turns at a switch. A plain search that
 * only remembers "side entered in this direction" would say too much: it runs to a city along one
 * arm of a switch and comes back over the same side to the other arm. Trying all routes would be
 * exact but grows without bound.
 *
 * A side has two faces, one in each hex; a route comes in at one and goes on from the other. Take
 * the two as a matched pair: then a legal route is an alternating path, and what it reaches is what
 * Edmonds' search for alternating paths finds, blossoms and all, in nearly linear time. A stop that
 * may be passed is a pair too, both halves with the same track; such a pair always closes a
 * blossom with the place it was reached from, so it is one vertex that at once joins that place's
 * blossom. All own tokens together are the root: a route that passes a second own token can as
 * well begin there.
 *
 * "Outer" vertices are those from which a route may go on: for a side, the face in the hex entered.
 */
const NEW = 0;
const INNER = 1;
const OUTER = 2;

/** Prepares the search for a map. It has one working memory, so it must not be begun anew while it runs. */
export const makeSearch = ({
  faces,
  across,
  hexes,
}: Pick<RailMap, 'faces' | 'across' | 'hexes'>): ReachSearch => {
  const label = new Uint8Array(across.length);
  /** The blossom a vertex belongs to, by way of others (union-find). */
  const base = new Int16Array(across.length);
  /** The outer vertex from which an inner one was reached. */
  const parent = new Int16Array(across.length);
  const mark = new Int32Array(across.length);
  /** Outer vertices in the order in which they were found. */
  const queue = new Int16Array(across.length);
  let edges = new Uint8Array(0);
  let stops = new Uint8Array(0);
  let onward = new Uint16Array(0);
  let root = 0;
  let tail = 0;
  let stamp = 0;
  let further = false;
  let anywhere = false;

  const find = (vertex: number): number => {
    let v = vertex;
    while (base[v] !== v) v = base[v] = base[base[v]!]!;
    return v;
  };

  const touch = (v: number): void => {
    const place = placeOf(v);
    const hex = hexOf(v);
    if (place >= STOP) stops[hex]! |= 1 << (place - STOP);
    else edges[hex]! |= 1 << (place % 6);
  };

  const grow = (v: number): void => {
    label[v] = OUTER;
    onward[hexOf(v)]! |= 1 << placeOf(v);
    queue[tail++] = v;
  };

  /** The next blossom towards the root. */
  const up = (v: number): number => find(parent[across[v]!]!);

  /** The nearest blossom on the ways of both towards the root, climbing from both in turn. */
  const meeting = (a: number, b: number): number => {
    stamp++;
    let v = a;
    let other = b;
    for (;;) {
      if (v >= 0) {
        if (mark[v] === stamp) return v;
        mark[v] = stamp;
        v = v === root ? -1 : up(v);
      }
      const turn = v;
      v = other;
      other = turn;
    }
  };

  /** Joins everything between `from` and `top` into the blossom of `top`: routes now run through it both ways. */
  const contract = (from: number, top: number): void => {
    let v = from;
    while (v !== top) {
      const inner = across[v]!;
      const next = up(v);
      base[v] = top;
      base[inner] = top;
      if (label[inner] === INNER) grow(inner);
      v = next;
    }
  };

  const meet = (x: number, y: number): void => {
    const a = find(x);
    const b = find(y);
    if (a === b) return;
    const top = meeting(a, b);
    contract(a, top);
    contract(b, top);
  };

  const arriveAtStop = (x: number, y: number, ends: boolean, isPort: boolean): void => {
    touch(y);
    anywhere = true;
    if (!isPort) further = true;
    base[y] = find(x);
    if (ends) label[y] = INNER;
    else grow(y);
  };

  const arriveAtSide = (x: number, y: number): void => {
    const beyond = across[y]!;
    label[y] = INNER;
    parent[y] = x;
    base[y] = y;
    base[beyond] = beyond;
    touch(y);
    touch(beyond);
    grow(beyond);
  };

  const begin = (roots: readonly number[]): void => {
    edges = new Uint8Array(hexes.length);
    stops = new Uint8Array(hexes.length);
    onward = new Uint16Array(hexes.length);
    label.fill(NEW);
    mark.fill(0);
    stamp = 0;
    root = roots[0]!;
    tail = 0;
    further = false;
    anywhere = false;
    for (const v of roots) {
      base[v] = root;
      touch(v);
      grow(v);
    }
  };

  return (ground, roots, endsAt, shut = -1): Reached => {
    begin(roots);
    for (let head = 0; head < tail; head++) {
      const x = queue[head]!;
      const place = placeOf(x);
      const { next, ports } = faces[ground.faces[hexOf(x)]!]!;
      for (const to of next[place]!) {
        const y = x - place + to;
        if (label[y] === OUTER) meet(x, y);
        else if (label[y] !== NEW) continue;
        else if (to >= STOP) arriveAtStop(x, y, endsAt(y), ((ports >> (to - STOP)) & 1) === 1);
        else if (across[y]! >= 0 && y !== shut && across[y] !== shut) arriveAtSide(x, y);
      }
    }
    return { edges, stops, onward, further, anywhere };
  };
};
