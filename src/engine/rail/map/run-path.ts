import { refuse, unlessRefused, type Refusal } from '../../core/index.js';
import { hexOf, NARROW, placeOf, STOP, STRIDE, vertexAt, type LaidFace } from './face.js';
import { groundOf, laidOn } from './ground.js';
import type { RailMap } from './rail-map.js';
import type { BoardState, RunPath } from './types.js';

/*
 * A run is written as the hexes it comes through (see `RunPath`). Here the words become pieces of
 * track and back.
 */

/** A piece of track as it is travelled: from place to place in a hex (see face.ts). */
export interface Leg {
  readonly hex: number;
  readonly from: number;
  readonly to: number;
  /** Index into the face's track. */
  readonly piece: number;
}

interface Word {
  readonly text: string;
  readonly hex: number;
  readonly bypass: boolean;
  readonly stop: number | null;
  /** The hex is entered over narrow track. */
  readonly narrow: boolean;
}

/** From a place in one word's hex to the place of arrival in the next word's. */
type Step = readonly [out: number, arrival: number];

/** Where a run begins, it arrives from nowhere; where it ends, it goes on nowhere. */
const NOWHERE = -1;

const isRefused = <T extends object>(found: T | Refusal): found is Refusal => 'code' in found;

const readWord = (map: RailMap, text: string): Word | Refusal => {
  const plain = map.hexIndex.get(text);
  if (plain !== undefined) return { text, hex: plain, bypass: false, stop: null, narrow: false };
  const match = /^(~?)(?:\(([^().~]+)\)|([^().~]+?)(?:\.(\d))?)$/u.exec(text);
  if (!match) return refuse('no-such-hex', { hex: text.slice(0, 20) });
  const [, mark, past, named, stop] = match;
  const hex = map.hexIndex.get(past ?? named!);
  if (hex === undefined) return refuse('no-such-hex', { hex: past ?? named! });
  return {
    text,
    hex,
    bypass: past !== undefined,
    stop: stop === undefined ? null : Number(stop),
    narrow: mark === '~',
  };
};

/**
 * Steps that lead from a word to the next: over the side between them, on narrow track alone where the
 * word says so, otherwise on standard track before narrow; or to another stop of the hex.
 */
const stepsTo = (map: RailMap, here: Word, next: Word, at: number): readonly Step[] | Refusal => {
  if (here.hex === next.hex && next.stop !== null) return [[STOP + next.stop, STOP + next.stop]];
  const steps: Step[] = [];
  for (let place = next.narrow ? NARROW : 0; place < STOP; place++) {
    const beyond = map.across[vertexAt(here.hex, place)]!;
    if (beyond >= 0 && hexOf(beyond) === next.hex) steps.push([place, placeOf(beyond)]);
  }
  return steps.length > 0 ? steps : refuse('run-not-adjacent', { from: here.text, to: next.text, at });
};

/** The piece of track between two places of a face, -1 when there is none. */
const pieceBetween = (face: LaidFace, from: number, to: number): number => {
  for (const way of face.ways[from]!) if (way.to === to) return way.piece;
  return -1;
};

const leadsOn = (face: LaidFace, from: number, steps: readonly Step[]): boolean =>
  steps.some(([out]) => pieceBetween(face, from, out) >= 0);

/**
 * Places in the hex where a run can rest that arrives at one place and goes on by one of the steps:
 * a stop where there is one, otherwise the place of arrival itself, for it drives past.
 * @param steps null at the run's end
 */
const rests = (
  face: LaidFace,
  { bypass, stop }: Pick<Word, 'bypass' | 'stop'>,
  arrival: number,
  steps: readonly Step[] | null,
): readonly number[] => {
  const past = arrival === NOWHERE ? [] : [arrival];
  if (arrival >= STOP || bypass) return past;
  const found: number[] = [];
  for (let i = 0; i < face.face.stops.length; i++) {
    const place = STOP + i;
    if (stop !== null && stop !== i) continue;
    if (arrival !== NOWHERE && pieceBetween(face, arrival, place) < 0) continue;
    if (!steps || leadsOn(face, place, steps)) found.push(place);
  }
  return found.length > 0 || stop !== null ? found : past;
};

/** The track that a path stands for, or why it stands for none. */
type ReadPath =
  | { readonly legs: readonly Leg[]; readonly refusal?: undefined }
  | { readonly legs?: undefined; readonly refusal: Refusal };

/** All of them, or the first refusal. */
const allOf = <T extends object>(found: readonly (T | Refusal)[]): readonly T[] | Refusal =>
  found.find(isRefused<T>) ?? (found as readonly T[]);

/**
 * Finds the track a path stands for: one stretch from stop to stop. Nothing else about it is checked. It is refused as
 * `no-such-hex`, `run-too-short`, `run-not-adjacent` (no track can lead from one hex to the next), `run-no-track` (none does, or
 * the run begins or ends at no stop), `run-ambiguous` (the number of a stop is missing); `at` is the hex's place in the path.
 */
export const readPath = (map: RailMap, board: BoardState, path: RunPath): ReadPath => {
  const words = allOf(path.map(text => readWord(map, text)));
  if (isRefused(words)) return { refusal: words };
  if (words.length < 2) return { refusal: refuse('run-too-short', { path: [...path] }) };
  const steps = allOf(words.slice(1).map((next, at) => stepsTo(map, words[at]!, next, at)));
  if (isRefused(steps)) return { refusal: steps };
  const ground = groundOf(map, board);
  const legs: Leg[] = [];
  /** Arrivals from which nothing leads on; two gauges on one side are two arrivals. */
  const dead = new Set<number>();
  let furthest = 0;
  let ambiguous: Refusal | undefined;

  /** Adds the track between two places, if there is any. */
  const travel = (hex: number, from: number, to: number): boolean => {
    const piece = pieceBetween(laidOn(map, ground, hex), from, to);
    if (piece >= 0) legs.push({ hex, from, to, piece });
    return piece >= 0;
  };

  /** Is the end of the path reached from here? Once it can be read in two ways, nothing more is looked for. */
  const goOn = (at: number, arrival: number): boolean => {
    furthest = Math.max(furthest, at);
    const word = words[at]!;
    const ahead = steps[at] ?? null;
    const found = rests(laidOn(map, ground, word.hex), word, arrival, ahead);
    if (found.length > 1)
      ambiguous ??= refuse('run-ambiguous', { hex: word.text, at, stops: found.map(place => place - STOP) });
    const rest = found[0];
    if (ambiguous || rest === undefined || dead.has(at * STRIDE + arrival)) return false;
    if (rest !== arrival && arrival !== NOWHERE) travel(word.hex, arrival, rest);
    if (!ahead) return rest >= STOP;
    const { length } = legs;
    for (const [out, next] of ahead) {
      if (travel(word.hex, rest, out) && goOn(at + 1, next)) return true;
      legs.length = length;
    }
    dead.add(at * STRIDE + arrival);
    return false;
  };

  if (goOn(0, NOWHERE)) return { legs };
  return { refusal: ambiguous ?? refuse('run-no-track', { hex: words[furthest]!.text, at: furthest }) };
};

/**
 * The track that a path stands for, where it is to stand for some.
 * @throws Illegal as `readPath` refuses it
 */
export const legsOf = (map: RailMap, board: BoardState, path: RunPath): readonly Leg[] => {
  const { legs, refusal } = readPath(map, board, path);
  unlessRefused(refusal);
  return legs!;
};

/** The parts of a stretch of track from each stop to the next. */
export const sections = (legs: readonly Leg[]): readonly (readonly Leg[])[] => {
  const all: Leg[][] = [];
  let here: Leg[] = [];
  for (const leg of legs) {
    here.push(leg);
    if (leg.to < STOP) continue;
    all.push(here);
    here = [];
  }
  return all;
};

/** Is all this track dual, so that no lane is to be told from the other? */
export const isAllDual = (map: RailMap, board: BoardState, part: readonly Leg[]): boolean => {
  const ground = groundOf(map, board);
  return part.every(({ hex, piece }) => laidOn(map, ground, hex).face.track[piece]!.gauge === 'dual');
};

const onStandard = (place: number): number => (place < STOP ? place % NARROW : place);

/** The same stretch, on the standard lane wherever only dual track leads from stop to stop. */
const plainLanes = (map: RailMap, board: BoardState, legs: readonly Leg[]): readonly Leg[] =>
  sections(legs).flatMap(part =>
    isAllDual(map, board, part)
      ? part.map(leg => ({ ...leg, from: onStandard(leg.from), to: onStandard(leg.to) }))
      : part,
  );

/** The hexes of a stretch of track, as short as they can be written so that `readPath` finds it again. */
export const writePath = (map: RailMap, board: BoardState, stretch: readonly Leg[]): RunPath => {
  const ground = groundOf(map, board);
  const legs = plainLanes(map, board, stretch);
  const path: string[] = [];
  let hex = legs[0]!.hex;
  let arrival = NOWHERE;
  let rest = legs[0]!.from;
  let mark = '';

  /** Does the way out need the mark of narrow track, because standard track seems to lead there too? */
  const needsMark = (out: number): boolean => {
    if (out < NARROW || out >= STOP) return false;
    const beyond = map.across[vertexAt(hex, onStandard(out))]!;
    return (
      pieceBetween(laidOn(map, ground, hex), rest, onStandard(out)) >= 0 &&
      laidOn(map, ground, hexOf(beyond)).next[placeOf(beyond)]!.length > 0
    );
  };
  const stepsSeen = (out: number, marked: boolean): readonly Step[] =>
    out >= STOP || marked
      ? [[out, NOWHERE]]
      : [
          [onStandard(out), NOWHERE],
          [onStandard(out) + NARROW, NOWHERE],
        ];
  const write = (out: number | null): void => {
    const marked = out !== null && needsMark(out);
    const steps = out === null ? null : stepsSeen(out, marked);
    const found = rests(laidOn(map, ground, hex), { bypass: false, stop: null }, arrival, steps);
    const { id } = map.hexes[hex]!;
    const inside = arrival >= STOP || (out !== null && out >= STOP);
    if (!inside && found.length === 1 && found[0] === rest) path.push(mark + id);
    else path.push(mark + (rest >= STOP ? `${id}.${rest - STOP}` : `(${id})`));
    mark = marked ? '~' : '';
  };

  for (const leg of legs) {
    if (leg.to >= STOP && rest < STOP) {
      rest = leg.to;
      continue;
    }
    write(leg.to);
    if (leg.to < STOP) {
      const beyond = map.across[vertexAt(hex, leg.to)]!;
      hex = hexOf(beyond);
      arrival = rest = placeOf(beyond);
    } else arrival = rest = leg.to;
  }
  write(null);
  return path;
};
