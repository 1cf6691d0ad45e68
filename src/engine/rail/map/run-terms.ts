import { NARROW, STOP, type LaidFace } from './face.js';
import type { Leg } from './run-path.js';

/** A train that is to run. */
export interface RunningTrain {
  readonly name: string;
  /** Stops on a run (1830 §7.4.1), or hexes where `hexes` is given; null is any number. */
  readonly reach: number | null;
  /**
   * What a hex counts that is entered over track of that gauge; null where the train cannot go (1849
   * §4.3.1). From one stop to the next, dual track alone is what counts less.
   */
  readonly hexes?: { readonly standard: number | null; readonly narrow: number | null };
  /** Hexes whose stops earn this train double. */
  readonly doubles?: readonly string[];
}

/** What decides, beside map and train, which runs are legal and what they earn. */
export interface RunTerms {
  /** Levels of stops' values that are reached, the highest last. */
  readonly levels: readonly string[];
  /** What a port counts towards the two stops that a run must join: 0, or half a stop. */
  readonly portJoins: 0 | 0.5;
  /** By hex: what its stops earn this company more. */
  readonly bonus: { readonly [hex: string]: number };
}

/** The two ways a train can travel: sides are passed on one of them, and it changes in stops only. */
export type Lane = 'standard' | 'narrow';

/** What a hex entered on that lane counts for the train; null where it cannot go. */
export const hexCost = ({ hexes }: RunningTrain, lane: Lane): number | null => (hexes ? hexes[lane] : 0);

/** The lane of a piece of track as it is travelled; between two stops of a hex its gauge says it. */
export const laneOf = (face: LaidFace, { from, to, piece }: Omit<Leg, 'hex'>): Lane => {
  const side = Math.min(from, to);
  if (side < STOP) return side < NARROW ? 'standard' : 'narrow';
  return face.face.track[piece]!.gauge === 'narrow' ? 'narrow' : 'standard';
};
