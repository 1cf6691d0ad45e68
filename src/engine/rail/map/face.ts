import { turnEdge } from './hex.js';
import type { End, Face, TrackDef } from './types.js';

/*
 * Inside the map code a place in a hex is a small number, and a place on the map is
 * `hex * STRIDE + place`, called a vertex:
 *   0 .. 5    hex side, standard gauge
 *   6 .. 11   the same sides, narrow gauge (dual track lies on both)
 *   12 .. 15  the stops of the face
 */
export const STRIDE = 16;
export const NARROW = 6;
export const STOP = 12;
/** Stops a face may have at most. */
export const MAX_STOPS = STRIDE - STOP;

/** A place on a hex (by their numbers) as one number, for the searches. */
export const vertexAt = (hex: number, place: number): number => hex * STRIDE + place;
/** The number of the hex that a vertex lies on. */
export const hexOf = (vertex: number): number => vertex >> 4;
/** The place that it is there: a side, a side's narrow lane, or a stop. */
export const placeOf = (vertex: number): number => vertex & (STRIDE - 1);

/** One way out of a place: along `piece` (index into the face's track) to place `to`. */
export interface Way {
  readonly to: number;
  readonly piece: number;
}

/** A face as it lies on the map, with what the searches need. */
export interface LaidFace {
  readonly face: Face;
  /** Bit e is set when track leads to edge e. */
  readonly exits: number;
  /** Ways out of each place. */
  readonly ways: readonly (readonly Way[])[];
  /** `ways` without the pieces: the places one piece of track away. */
  readonly next: readonly (readonly number[])[];
  /** Bit i is set when stop i is a port. */
  readonly ports: number;
}

const turnEnd = (end: End, rotation: number): End =>
  'edge' in end ? { edge: turnEdge(end.edge, rotation) } : end;

/** The face turned clockwise by `rotation` sixths. */
export const turnFace = (face: Face, rotation: number): Face =>
  rotation === 0
    ? face
    : {
        ...face,
        stops: face.stops.map(s => (s.at === undefined ? s : { ...s, at: (s.at + rotation) % 6 })),
        track: face.track.map(t => ({ ...t, a: turnEnd(t.a, rotation), b: turnEnd(t.b, rotation) })),
      };

/** The places a piece of track joins: two pairs where dual track leads from side to side. */
export const joinsOf = ({ a, b, gauge }: TrackDef): readonly (readonly [number, number])[] => {
  if ('stop' in a && 'stop' in b) return [[STOP + a.stop, STOP + b.stop]];
  const place = (end: End, lane: number): number => ('edge' in end ? end.edge + lane : STOP + end.stop);
  const lanes = gauge === 'dual' ? [0, NARROW] : [gauge === 'narrow' ? NARROW : 0];
  return lanes.map(lane => [place(a, lane), place(b, lane)]);
};

/**
 * Works out what the searches need of a face as it lies on the map.
 * @throws Error when it has too many stops
 */
export const layFace = (face: Face): LaidFace => {
  if (face.stops.length > MAX_STOPS) throw new Error(`more than ${MAX_STOPS} stops on one hex`);
  const ways: Way[][] = Array.from({ length: STRIDE }, () => []);
  let exits = 0;
  face.track.forEach((track, piece) => {
    for (const end of [track.a, track.b]) if ('edge' in end) exits |= 1 << end.edge;
    for (const [a, b] of joinsOf(track)) {
      ways[a]!.push({ to: b, piece });
      ways[b]!.push({ to: a, piece });
    }
  });
  const ports = face.stops.reduce((bits, s, i) => (s.port ? bits | (1 << i) : bits), 0);
  return { face, exits, ways, next: ways.map(out => out.map(way => way.to)), ports };
};
