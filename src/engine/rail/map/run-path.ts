import { Illegal } from '../../core/index.js';
import { MAX_STOPS, STOP, STRIDE, type LaidFace } from './face.js';
import { groundOf, hexNumber, laidOn } from './ground.js';
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
}

/** From a place in one word's hex to the place of arrival in the next word's. */
type Step = readonly [out: number, arrival: number];

/** Where a run begins, it arrives from nowhere; where it ends, it goes on nowhere. */
const NOWHERE = -1;

const readWord = (map: RailMap, text: string): Word => {
  const match = /^(\()?([^().]+)(?:\.(\d))?(\))?$/u.exec(text);
  if (!match || (match[1] === undefined) !== (match[4] === undefined))
    throw new Illegal('run-unreadable', { word: text.slice(0, 20) });
  const stop = match[3] === undefined ? null : Number(match[3]);
  return { text, hex: hexNumber(map, match[2]!), bypass: match[1] !== undefined, stop };
};

/** Steps that lead from a word to the next: over the side between them, in either gauge, or to another stop of the hex. */
const stepsTo = (map: RailMap, here: Word, next: Word, at: number): readonly Step[] => {
  if (here.hex === next.hex && next.stop !== null) return [[STOP + next.stop, STOP + next.stop]];
  const steps: Step[] = [];
  for (let place = 0; place < STOP; place++) {
    const beyond = map.across[here.hex * STRIDE + place]!;
    if (beyond >= 0 && Math.floor(beyond / STRIDE) === next.hex) steps.push([place, beyond % STRIDE]);
  }
  if (steps.length === 0) throw new Illegal('run-not-adjacent', { from: here.text, to: next.text, at });
  return steps;
};

const joined = (face: LaidFace, from: number, to: number): boolean =>
  face.ways[from]?.some(way => way.to === to) ?? false;

const stopPlaces = Array.from({ length: MAX_STOPS }, (_, stop) => STOP + stop);

/**
 * Places in the hex where a run can rest that arrives at one place and goes on by one of `outs`: a
 * stop where there is one, otherwise the place of arrival itself, for it drives past.
 * @param outs null at the run's end
 */
const rests = (
  face: LaidFace,
  word: Pick<Word, 'bypass' | 'stop'>,
  arrival: number,
  outs: readonly number[] | null,
): readonly number[] => {
  const past = arrival === NOWHERE ? [] : [arrival];
  if (arrival >= STOP || word.bypass) return past;
  const stops = (word.stop === null ? stopPlaces : [STOP + word.stop]).filter(
    stop =>
      stop < STOP + face.face.stops.length &&
      (arrival === NOWHERE || joined(face, arrival, stop)) &&
      (outs === null || outs.some(out => joined(face, stop, out))),
  );
  return stops.length > 0 || word.stop !== null ? stops : past;
};

/**
 * Finds the track a path stands for: one stretch from stop to stop. Nothing else about it is checked.
 * @throws Illegal `run-unreadable`, `no-such-hex`, `run-too-short`, `run-not-adjacent` (no track can
 *   lead from one hex to the next), `run-no-track` (none does, or the run begins or ends at no stop),
 *   `run-ambiguous` (the number of a stop is missing); `at` is the hex's place in the path
 */
export const readPath = (map: RailMap, board: BoardState, path: RunPath): readonly Leg[] => {
  const words = path.map(text => readWord(map, text));
  if (words.length < 2) throw new Illegal('run-too-short', { path: [...path] });
  const ground = groundOf(map, board);
  const steps = words.slice(1).map((next, i) => stepsTo(map, words[i]!, next, i));
  /** Arrivals from which nothing leads on; two gauges on one side are two arrivals. */
  const dead = new Set<number>();
  let furthest = 0;

  const legs = (at: number, from: number, to: number): readonly Leg[] => {
    const { hex } = words[at]!;
    const way = laidOn(map, ground, hex).ways[from]?.find(w => w.to === to);
    return way ? [{ hex, from, to, piece: way.piece }] : [];
  };

  const goOn = (at: number, arrival: number): readonly Leg[] | null => {
    furthest = Math.max(furthest, at);
    const word = words[at]!;
    const ahead = steps[at] ?? null;
    const found = rests(laidOn(map, ground, word.hex), word, arrival, ahead && ahead.map(([out]) => out));
    if (found.length > 1)
      throw new Illegal('run-ambiguous', { hex: word.text, at, stops: found.map(place => place - STOP) });
    const rest = found[0];
    if (rest === undefined || dead.has(at * STRIDE + arrival)) return null;
    const into = rest === arrival || arrival === NOWHERE ? [] : legs(at, arrival, rest);
    if (!ahead) return rest >= STOP ? into : null;
    for (const [out, next] of ahead) {
      const leave = legs(at, rest, out);
      const others = leave.length > 0 ? goOn(at + 1, next) : null;
      if (others) return [...into, ...leave, ...others];
    }
    dead.add(at * STRIDE + arrival);
    return null;
  };

  const found = goOn(0, NOWHERE);
  if (!found) throw new Illegal('run-no-track', { hex: words[furthest]!.text, at: furthest });
  return found;
};

/** The hexes of a stretch of track, as short as they can be written so that `readPath` finds it again. */
export const writePath = (map: RailMap, board: BoardState, legs: readonly Leg[]): RunPath => {
  const ground = groundOf(map, board);
  const plain = { bypass: false, stop: null };
  const path: string[] = [];
  let hex = legs[0]!.hex;
  let arrival = NOWHERE;
  let rest = legs[0]!.from;

  const write = (out: number | null): void => {
    const found = rests(laidOn(map, ground, hex), plain, arrival, out === null ? null : [out]);
    const { id } = map.hexes[hex]!;
    const inside = arrival >= STOP || (out !== null && out >= STOP);
    if (!inside && found.length === 1 && found[0] === rest) path.push(id);
    else path.push(rest >= STOP ? `${id}.${rest - STOP}` : `(${id})`);
  };

  for (const leg of legs) {
    if (leg.to >= STOP && rest < STOP) {
      rest = leg.to;
      continue;
    }
    write(leg.to);
    if (leg.to < STOP) {
      const beyond = map.across[hex * STRIDE + leg.to]!;
      hex = Math.floor(beyond / STRIDE);
      arrival = rest = beyond % STRIDE;
    } else arrival = rest = leg.to;
  }
  write(null);
  return path;
};
