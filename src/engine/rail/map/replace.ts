import { isFixed, printed } from './compile.js';
import type { LaidFace } from './face.js';
import type { RailMap, Replacement } from './rail-map.js';
import type { Colour, End, Face, Gauge, HexDef, StopChange, TrackDef, Upgrade } from './types.js';

/** In place of the number of a stop: no stop takes the place of the old one. */
export const GONE = -1;

const succession: readonly Colour[] = ['white', 'yellow', 'green', 'brown', 'gray'];

/** Is `after` the colour that follows `before` (1830 §7.2.1 (6) (7), §7.2.2 (5))? */
export const follows = (before: Colour, after: Colour): boolean => {
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
  // Track between two stops that have become one is part of that one.
  if ('stop' in a && sameEnd(a, b)) return true;
  return now.track.some(
    t =>
      carriesGauge(old.gauge, t.gauge) &&
      ((sameEnd(t.a, a) && sameEnd(t.b, b)) || (sameEnd(t.a, b) && sameEnd(t.b, a))),
  );
};

/** The track of a face that the one before it, all of whose track it keeps, does not have in the same gauge. */
export const addedTrack = (old: Face, now: Face): readonly TrackDef[] => {
  const carry = followStops(old, now) ?? [];
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

/** By gate: the one on the same track; null where one has none. */
const matchGates = (old: Face, now: Face): readonly number[] | null => {
  const edgesAt = (face: Face, stop: number): readonly number[] =>
    face.track.flatMap(({ a, b }) => {
      if ('stop' in a && a.stop === stop && 'edge' in b) return [b.edge];
      return 'stop' in b && b.stop === stop && 'edge' in a ? [a.edge] : [];
    });
  const carry = old.stops.map((_, stop) =>
    now.stops.findIndex(({ gate }, to) => {
      const edges = edgesAt(now, to);
      return gate === true && edgesAt(old, stop).every(edge => edges.includes(edge));
    }),
  );
  return carry.includes(-1) ? null : carry;
};

/** Old stops with track go where that track leads now; those without keep their place among the rest. */
const match = (old: Face, now: Face, merges: boolean, joins: boolean): readonly number[] | null => {
  const carry: (number | undefined)[] = old.stops.map((_, stop) => {
    const edge = firstEdge(old, stop);
    return edge === undefined ? undefined : (stopOnEdge(now, edge) ?? GONE);
  });
  const taken = new Set(carry);
  const free = now.stops.map((_, i) => i).filter(i => !taken.has(i));
  const full = carry.map((to, stop) => {
    if (to !== undefined) return to;
    const at = Math.max(0, free.indexOf(stop));
    return free.splice(at, 1)[0] ?? (merges && now.stops.length === 1 ? 0 : GONE);
  });
  const wanted = joins ? 1 : merges ? now.stops.length : full.length;
  return full.includes(GONE) || new Set(full).size < wanted ? null : full;
};

/** Where stops give way to track: is each two of the sides that a stop joined joined by track now? */
const staysJoined = (old: Face, now: Face): boolean => {
  const ends = old.track.flatMap(({ a, b, gauge }) => {
    if ('edge' in a && 'stop' in b) return [{ edge: a.edge, stop: b.stop, gauge }];
    return 'stop' in a && 'edge' in b ? [{ edge: b.edge, stop: a.stop, gauge }] : [];
  });
  const joins = (x: (typeof ends)[number], y: (typeof ends)[number]): boolean =>
    now.track.some(
      ({ a, b, gauge }) =>
        [x, y].every(({ gauge: had }) => carriesGauge(had, gauge)) &&
        [x, y].every(({ edge }) => sameEnd(a, { edge }) || sameEnd(b, { edge })),
    );
  return (
    ends.every(x => ends.every(y => x.stop !== y.stop || joins(x, y))) &&
    old.track.every(track => 'stop' in track.a || 'stop' in track.b || keeps(now, track, []))
  );
};

/**
 * Where the stops of a face go when another takes its place so that all old track and all old
 * connections stay (1830 §7.2.2 (3) (4)); null when it does not fit. If nothing is said, no two old stops
 * become one, and none changes its kind (1830 §7.2.1 (5)) or becomes a gate.
 */
export const carryStops = (
  old: Face,
  now: Face,
  { merges = false, joins = false, adds = false, becomes }: StopChange = {},
): readonly number[] | null => {
  if (adds) {
    const gates = old.stops.length > 0 && old.stops.every(({ gate }) => gate) ? matchGates(old, now) : null;
    return gates && old.track.every(track => keeps(now, track, gates)) ? gates : null;
  }
  if (becomes === 'track')
    return now.stops.length === 0 && staysJoined(old, now) ? old.stops.map(() => GONE) : null;
  const { length } = now.stops;
  if (merges ? length >= old.stops.length : length !== old.stops.length) return null;
  const carry = match(old, now, merges, joins);
  const fits = (to: number, stop: number): boolean =>
    now.stops[to]!.kind === (becomes ?? old.stops[stop]!.kind) &&
    now.stops[to]!.gate === old.stops[stop]!.gate;
  if (!carry?.every(fits)) return null;
  return old.track.every(track => keeps(now, track, carry)) ? carry : null;
};

const allChanges: readonly StopChange[] = [
  ...([undefined, 'city', 'town'] as const).flatMap(becomes =>
    [false, true].map(merges => ({ merges, ...(becomes && { becomes }) })),
  ),
  { becomes: 'track' },
  { joins: true },
  { adds: true },
];

/** The same where it is known that the one face came from the other, be it over several tiles. */
export const followStops = (old: Face, now: Face): readonly number[] | null => {
  for (const change of allChanges) {
    const carry = carryStops(old, now, change);
    if (carry) return carry;
  }
  return null;
};

/** What may follow the face by the data, whatever the map around it. */
const upgradesOf = (map: RailMap, face: number): readonly Upgrade[] => {
  const { colour } = map.faces[face]!.face;
  const isNext = (tile: string): boolean => follows(colour, map.tiles[map.tileIndex.get(tile)!]!.colour);
  const hex = face - printed(map, 0);
  const listed =
    hex >= 0
      ? (map.hexes[hex]!.takes ?? map.tiles.map(({ id }) => id))
      : (map.data.upgrades[map.tiles[Math.floor(face / 6)]!.id] ?? []);
  return listed
    .filter(one => map.tileIndex.has(typeof one === 'string' ? one : one.tile))
    .flatMap(one => (typeof one !== 'string' ? [one] : isNext(one) ? [{ tile: one }] : []));
};

const findReplacements = (map: RailMap, face: number): readonly Replacement[] => {
  const hex = face - printed(map, 0);
  if (hex >= 0 && isFixed(map.hexes[hex]!)) return [];
  const found = new Map<number, Replacement>();
  const old: LaidFace = map.faces[face]!;
  for (const { tile: id, rotations, ...change } of upgradesOf(map, face)) {
    const tile = map.tileIndex.get(id)!;
    for (let rotation = 0; rotation < 6; rotation++) {
      const now = tile * 6 + rotation;
      const carry = carryStops(old.face, map.faces[now]!.face, change);
      if (!carry || found.has(now)) continue;
      const barred = rotations !== undefined && !rotations.includes(rotation);
      found.set(now, { tile, rotation, face: now, carry, ...(barred && { barred }) });
    }
  }
  return [...found.values()].sort((a, b) => a.face - b.face);
};

/** Of these the ones with the label that tiles must have there: the old one, if the hex has none of its own. */
const withLabel = (
  map: RailMap,
  all: readonly Replacement[],
  old: string | undefined,
  labels: NonNullable<HexDef['labels']>,
): readonly Replacement[] =>
  all.filter(({ tile }) => {
    const { colour, label } = map.tiles[tile]!;
    return label === (labels[colour] ?? old);
  });

/**
 * All turned tiles that may take the place of a face, in the order of the tiles. The label stays (1830
 * §7.2.1 (6) (7)), unless the hex has its own for tiles of a colour. Worked out once for each face.
 */
export const replacementsOf = (
  map: RailMap,
  face: number,
  labels?: HexDef['labels'],
): readonly Replacement[] => {
  const old = map.faces[face]!.face.label;
  let found = map.replacements[face];
  if (!found) {
    const all = findReplacements(map, face);
    map.replacements[face] = found = { all, sameLabel: withLabel(map, all, old, {}) };
  }
  return labels ? withLabel(map, found.all, old, labels) : found.sameLabel;
};
