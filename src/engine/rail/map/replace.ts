import { isFixed, printed } from './compile.js';
import type { LaidFace } from './face.js';
import type { RailMap, Replacement } from './rail-map.js';
import type { Colour, End, Face, Gauge, TrackDef } from './types.js';

const succession: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray'];

/** Is `after` the colour that follows `before` (1830 §7.2.1 (6) (7), §7.2.2 (5))? */
const follows = (before: Colour, after: Colour): boolean => {
  const at = succession.indexOf(before);
  return at >= 0 && succession[at + 1] === after;
};

const sameEnd = (a: End, b: End): boolean =>
  'edge' in a ? 'edge' in b && a.edge === b.edge : 'stop' in b && a.stop === b.stop;

const carriesGauge = (old: Gauge, now: Gauge): boolean => old === now || now === 'dual';

/** Is the old piece still there, its stops being those of `carry`? */
const keeps = (now: Face, old: TrackDef, carry: readonly number[]): boolean => {
  const moved = (end: End): End => ('edge' in end ? end : { stop: carry[end.stop]! });
  const a = moved(old.a);
  const b = moved(old.b);
  return now.track.some(
    t =>
      carriesGauge(old.gauge, t.gauge) &&
      ((sameEnd(t.a, a) && sameEnd(t.b, b)) || (sameEnd(t.a, b) && sameEnd(t.b, a))),
  );
};

/** The track of a face that the one before it, all of whose track it keeps, does not have in the same gauge. */
export const addedTrack = (old: Face, now: Face): readonly TrackDef[] => {
  const carry = carryStops(old, now) ?? [];
  const moved = (end: End): End => ('edge' in end ? end : { stop: carry[end.stop] ?? -1 });
  const isSame = (t: TrackDef, o: TrackDef): boolean =>
    t.gauge === o.gauge &&
    ((sameEnd(t.a, moved(o.a)) && sameEnd(t.b, moved(o.b))) ||
      (sameEnd(t.a, moved(o.b)) && sameEnd(t.b, moved(o.a))));
  return now.track.filter(t => !old.track.some(o => isSame(t, o)));
};

/** The stop at the other end of the first piece of track between `edge` and a stop. */
const stopOnEdge = (face: Face, edge: number): number | undefined => {
  for (const { a, b } of face.track) {
    if ('edge' in a && a.edge === edge && 'stop' in b) return b.stop;
    if ('edge' in b && b.edge === edge && 'stop' in a) return a.stop;
  }
  return undefined;
};

const firstEdge = (face: Face, stop: number): number | undefined => {
  for (const { a, b } of face.track) {
    if ('stop' in a && a.stop === stop && 'edge' in b) return b.edge;
    if ('stop' in b && b.stop === stop && 'edge' in a) return a.edge;
  }
  return undefined;
};

/** Old stops with track go where that track leads now; those without keep their place among the rest. */
const match = (old: Face, now: Face): readonly number[] | null => {
  const carry: (number | undefined)[] = old.stops.map((_, stop) => {
    const edge = firstEdge(old, stop);
    return edge === undefined ? undefined : (stopOnEdge(now, edge) ?? -1);
  });
  const taken = new Set(carry);
  const free = now.stops.map((_, i) => i).filter(i => !taken.has(i));
  const full = carry.map((to, stop) => {
    if (to !== undefined) return to;
    const at = Math.max(0, free.indexOf(stop));
    return free.splice(at, 1)[0] ?? -1;
  });
  return full.includes(-1) || new Set(full).size < full.length ? null : full;
};

/**
 * Where the stops of a face go when another takes its place so that all old track and all old
 * connections stay (1830 §7.2.2 (3) (4)); null when it does not fit. Two old stops never become
 * one, and none changes its kind (1830 §7.2.1 (5)).
 */
export const carryStops = (old: Face, now: Face): readonly number[] | null => {
  if (old.stops.length !== now.stops.length) return null;
  const carry = match(old, now);
  if (!carry) return null;
  if (!carry.every((to, stop) => now.stops[to]!.kind === old.stops[stop]!.kind)) return null;
  return old.track.every(track => keeps(now, track, carry)) ? carry : null;
};

/** May the tile follow the face at all, however it is turned? */
const mayFollow = (map: RailMap, face: number, tile: number): boolean => {
  const old = map.faces[face]!.face;
  const { id, colour, label } = map.tiles[tile]!;
  if (!follows(old.colour, colour) || old.label !== label) return false;
  if (face >= printed(map, 0)) return true;
  return (map.data.upgrades[map.tiles[Math.floor(face / 6)]!.id] ?? []).includes(id);
};

const findReplacements = (map: RailMap, face: number): readonly Replacement[] => {
  const hex = face - printed(map, 0);
  if (hex >= 0 && isFixed(map.hexes[hex]!)) return [];
  const found: Replacement[] = [];
  const old: LaidFace = map.faces[face]!;
  map.tiles.forEach((_, tile) => {
    if (!mayFollow(map, face, tile)) return;
    for (let rotation = 0; rotation < 6; rotation++) {
      const now = tile * 6 + rotation;
      const carry = carryStops(old.face, map.faces[now]!.face);
      if (carry) found.push({ tile, rotation, face: now, carry });
    }
  });
  return found;
};

/** All turned tiles that may take the place of a face, wherever it lies; worked out once for each face. */
export const replacementsOf = (map: RailMap, face: number): readonly Replacement[] =>
  (map.replacements[face] ??= findReplacements(map, face));
