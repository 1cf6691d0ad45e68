import { hexOf, placeOf, STOP, vertexAt } from './face.js';
import { hexNumber } from './ground.js';
import { hopOf, hopsOf, turned, type Hop } from './hops.js';
import { distancesTo, searchHops, type HopQuery } from './hop-search.js';
import { isClosed, networkOf, ownStops } from './network.js';
import type { RailMap, StopRef } from './rail-map.js';
import { hexesCounted, countStops, mostTowns } from './run-length.js';
import { legsOf, sections, writePath } from './run-path.js';
import type { RunningTrain } from './run-terms.js';
import type { BoardState, Run, RunPath } from './types.js';

/*
 * Changing a run by naming hexes. While it is being made a run may be no stop at all (an empty path),
 * or one stop alone (`H12.0`), and it may break rules: that is for `checkRun`.
 */

/** A run as it is being made; null before it has a stop. */
type Draft = { readonly start: number; readonly hops: readonly Hop[] } | null;

const stopsOf = (draft: Draft): readonly number[] =>
  draft ? [draft.start, ...draft.hops.map(({ to }) => to)] : [];

/** @throws Illegal as `readPath` refuses a path */
const readDraft = (map: RailMap, board: BoardState, path: RunPath): Draft => {
  const [only] = path;
  if (only === undefined) return null;
  if (path.length === 1) {
    const [hex = '', stop] = only.split('.');
    return { start: vertexAt(hexNumber(map, hex), STOP + Number(stop ?? 0)), hops: [] };
  }
  const hops = sections(legsOf(map, board, path)).map(legs => hopOf(map, legs));
  return { start: hops[0]!.from, hops };
};

const writeDraft = (map: RailMap, board: BoardState, draft: Draft): RunPath => {
  if (!draft) return [];
  const { start, hops } = draft;
  if (hops.length === 0) return [`${map.hexes[hexOf(start)]!.id}.${String(placeOf(start) - STOP)}`];
  return writePath(
    map,
    board,
    hops.flatMap(({ legs }) => legs),
  );
};

const backwards = (map: RailMap, draft: NonNullable<Draft>): NonNullable<Draft> => ({
  start: stopsOf(draft).at(-1)!,
  hops: draft.hops.toReversed().map(hop => turned(map, hop)),
});

/** The run without its beginning before that stop, or without its end behind it. */
const from = ({ hops }: NonNullable<Draft>, at: number): Draft => {
  const first = hops[at];
  return first ? { start: first.from, hops: hops.slice(at) } : { start: hops.at(-1)!.to, hops: [] };
};
const upTo = ({ start, hops }: NonNullable<Draft>, at: number): NonNullable<Draft> => ({
  start,
  hops: hops.slice(0, at),
});

/** The runs that end at stop `at` of the run; where it ends there already, it ends a stop earlier. */
const cuts = (draft: NonNullable<Draft>, at: number): readonly Draft[] => {
  const last = draft.hops.length;
  if (last === 0) return [null];
  if (at === 0) return [from(draft, 1)];
  if (at === last) return [upTo(draft, last - 1)];
  return [upTo(draft, at), from(draft, at)];
};

/** What a hop counts for the train; null where it cannot go. */
type Cost = (hop: Hop) => number | null;

const costFor = (map: RailMap, board: BoardState, train: RunningTrain): Cost => {
  if (!train.hexes) return () => 1;
  const known = new Map<Hop, number | null>();
  return hop => {
    let cost = known.get(hop);
    if (cost === undefined) known.set(hop, (cost = hexesCounted(map, board, hop.legs, train)));
    return cost;
  };
};

/** How many ways to look for where nothing of the run is given up, and where something is. */
const many = 6;
const few = 2;

/** Ways on from each stop of the run, what lies behind it given up, over the hop that is wanted. */
const leadingOn = (draft: NonNullable<Draft>, find: Finder): readonly NonNullable<Draft>[] =>
  stopsOf(draft).flatMap((stop, at) => {
    const kept = upTo(draft, at);
    const most = at === draft.hops.length ? many : few;
    return find(stop, null, [stopsOf(kept), kept.hops], most).map(way => ({
      ...kept,
      hops: [...kept.hops, ...way],
    }));
  });

/** Ways over the hop that is wanted between two stops that follow each other. */
const between = (draft: NonNullable<Draft>, find: Finder): readonly Draft[] =>
  draft.hops.flatMap((hop, at) => {
    const kept = draft.hops.filter(other => other !== hop);
    const stops = stopsOf(draft).filter(stop => stop !== hop.to);
    return find(hop.from, hop.to, [stops, kept], few).map(way => ({
      ...draft,
      hops: [...draft.hops.slice(0, at), ...way, ...draft.hops.slice(at + 1)],
    }));
  });

type Finder = (
  from: number,
  end: number | null,
  taken: readonly [stops: readonly number[], hops: readonly Hop[]],
  most: number,
) => readonly (readonly Hop[])[];

/** The run with a hop replaced by other track from the one stop to the next. */
const otherTrack = (draft: NonNullable<Draft>, all: readonly Hop[], at: number): readonly Draft[] => {
  const old = draft.hops[at]!;
  const used = draft.hops.flatMap((hop, i) => (i === at ? [] : hop.uses));
  return all
    .filter(hop => hop.to === old.to && !hop.uses.some(use => used.includes(use)))
    .map(hop => ({ ...draft, hops: draft.hops.with(at, hop) }));
};

/** Without stops at its beginning as long as the train does not come so far. */
const shortened = (
  map: RailMap,
  board: BoardState,
  train: RunningTrain,
  costs: Cost,
  draft: NonNullable<Draft>,
): NonNullable<Draft> => {
  const { reach } = train;
  if (reach === null) return draft;
  const isWithin = (one: NonNullable<Draft>): boolean => {
    if (train.hexes) return one.hops.reduce((sum, hop) => sum + (costs(hop) ?? 0), 0) <= reach;
    const count = countStops(map, board, stopsOf(one), train);
    return count.reach <= reach && count.towns <= mostTowns(train, count.reach);
  };
  let one = draft;
  while (one.hops.length > 1 && !isWithin(one)) one = { start: one.hops[1]!.from, hops: one.hops.slice(1) };
  return one;
};

/** Runs that lead to a hex or through it, made from a run by going on, giving up what lies behind, or a way round. */
const leadingTo = (
  map: RailMap,
  board: BoardState,
  company: string,
  train: RunningTrain,
  draft: NonNullable<Draft>,
  hit: (hop: Hop) => boolean,
): readonly Draft[] => {
  const hops = hopsOf(map, board, company);
  const own = ownStops(map, board, company);
  const distances = distancesTo(hops, hit);
  const costs = costFor(map, board, train);
  const strict: Pick<HopQuery, 'through' | 'usable'> = {
    through: stop => own.includes(stop) || !isClosed(map, board, company, stop),
    usable: hop => costs(hop) !== null,
  };
  const find = (kind: typeof strict): readonly Draft[] => {
    const finder: Finder = (start, end, [stops, kept], most) =>
      searchHops(hops, distances, {
        ...kind,
        most,
        from: start,
        hit,
        end,
        stops: stops.filter(stop => stop !== start),
        uses: kept.flatMap(({ uses }) => uses),
      });
    const goOn = (one: NonNullable<Draft>): readonly NonNullable<Draft>[] => {
      const on = leadingOn(one, finder);
      return [...on, ...on.map(longer => shortened(map, board, train, costs, longer))];
    };
    const ahead = goOn(draft);
    const behind = draft.hops.length > 0 ? goOn(backwards(map, draft)) : [];
    return [...ahead, ...behind.map(one => backwards(map, one)), ...between(draft, finder)];
  };
  const found = find(strict);
  // What is not allowed is shown with the reason rather than not found.
  return found.length > 0 ? found : find({ through: () => true, usable: () => true });
};

const drafts = (
  map: RailMap,
  board: BoardState,
  company: string,
  train: RunningTrain,
  draft: Draft,
  hex: number,
): readonly Draft[] => {
  const { stops: bits } = networkOf(map, board, company);
  const here = [0, 1, 2, 3].filter(stop => bits[hex]! & (1 << stop)).map(stop => vertexAt(hex, STOP + stop));
  if (!draft) return here.map(start => ({ start, hops: [] }));
  const stops = stopsOf(draft);
  const cut = stops.flatMap((stop, at) => (hexOf(stop) === hex ? cuts(draft, at) : []));
  const stopping = here.some(stop => !stops.includes(stop))
    ? leadingTo(map, board, company, train, draft, hop => hexOf(hop.to) === hex)
    : [];
  if (cut.length + stopping.length > 0) return [...cut, ...stopping];
  const at = draft.hops.findIndex(({ hexes }) => hexes.includes(hex));
  if (at >= 0) return otherTrack(draft, hopsOf(map, board, company).get(draft.hops[at]!.from) ?? [], at);
  return leadingTo(map, board, company, train, draft, ({ hexes }) => hexes.includes(hex));
};

/**
 * What a run can become when a hex is named: it begins or ends at a stop there, which it loses where it
 * ended there before; it comes through; or, where it already drives past, it takes other track. What is
 * found keeps the shape of a run and may break other rules.
 * @param path as it is being made: no stop, one stop as `H12.0`, or a run's path
 * @throws Illegal as `readPath` refuses a path
 */
export const waysTo = (
  map: RailMap,
  board: BoardState,
  company: string,
  train: RunningTrain,
  path: Run['path'],
  hex: string,
): readonly RunPath[] => {
  const draft = readDraft(map, board, path);
  const old = writeDraft(map, board, draft).join(' ');
  const found = new Map<string, RunPath>();
  for (const one of drafts(map, board, company, train, draft, hexNumber(map, hex))) {
    const written = writeDraft(map, board, one);
    if (written.join(' ') !== old) found.set(written.join(' '), written);
  }
  return [...found.values()];
};

/**
 * The stops of a run as it is being made, whether it is legal or not.
 * @throws Illegal as `readPath` refuses a path
 */
export const stopsAlong = (map: RailMap, board: BoardState, path: RunPath): readonly StopRef[] =>
  stopsOf(readDraft(map, board, path)).map(stop => ({
    hex: map.hexes[hexOf(stop)]!.id,
    stop: placeOf(stop) - STOP,
  }));
