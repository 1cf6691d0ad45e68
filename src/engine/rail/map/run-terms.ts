import { NARROW, STOP, type LaidFace } from './face.js';
import type { StopRef } from './rail-map.js';
import type { Leg } from './run-path.js';
import type { StopDef } from './types.js';

/**
 * Earned once by a run that stops at a place of each list: one list for a visit, two for a run that joins
 * two places, none for any run. Places are hexes or single stops of them (`G19.1`).
 */
export interface RunBonus {
  /** In dollars, never negative. */
  readonly amount: number;
  readonly visits: readonly (readonly string[])[];
}

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
  /** How many towns it may visit in addition to its stops, which are then cities and off-board locations only (3+3). */
  readonly towns?: number;
  /** Towns may use its stops as well: in all it visits no more than `reach` and `towns` together. */
  readonly townsTakeStops?: true;
  /** How many of the stops on a run pay, the best of them; all if nothing is said (a 3/5-train). */
  readonly pays?: number;
  readonly bonuses?: readonly RunBonus[];
  /** Shut places (see `RunTerms`) at which it may stop. */
  readonly opens?: readonly string[];
}

/** What one train of a company takes along on its run, such as a railcar. It never makes a run worse. */
export interface Gear {
  /** Unlike that of any other gear of the company. */
  readonly name: string;
  /** The train visits as many towns as it makes stops, in addition to them. */
  readonly plus?: true;
  /** With `plus`: towns may take the train's own stops as well. */
  readonly townsTakeStops?: true;
  readonly bonuses?: readonly RunBonus[];
  readonly opens?: readonly string[];
  /** It is one of these, whichever is best for the run, each with a name of its own. */
  readonly either?: readonly Gear[];
}

/** What decides, besides map and train, which runs are legal and what they earn. */
export interface RunTerms {
  /** Levels of stops' values that are reached, the highest last. */
  readonly levels: readonly string[];
  /** What a port counts towards the two stops that a run must join: 0, or half a stop. */
  readonly portJoins: 0 | 0.5;
  /** By hex, or by stop (`G19.1`): what its stops earn this company in addition. */
  readonly bonus: { readonly [place: string]: number };
  /** By hex: what a run earns each time it passes from side to side, past all stops. */
  readonly passing?: { readonly [hex: string]: number };
  /** Bonuses that each of its trains can earn. */
  readonly bonuses?: readonly RunBonus[];
  /** Hexes or stops at which a train stops only if it opens them. */
  readonly shut?: readonly string[];
  /** For its trains; each goes to one of them. */
  readonly gear?: readonly Gear[];
  /** How many of these one train may have; any number if nothing is said. */
  readonly gearPerTrain?: number;
}

const added = (
  one: { readonly [place: string]: number } = {},
  other: { readonly [place: string]: number } = {},
): { readonly [place: string]: number } => {
  const sum: { [place: string]: number } = { ...one };
  for (const [place, amount] of Object.entries(other)) sum[place] = (sum[place] ?? 0) + amount;
  return sum;
};

/** Both terms together: lists one after the other, amounts added; of anything else the second counts. */
export const joinTerms = (one: Partial<RunTerms>, other: Partial<RunTerms>): Partial<RunTerms> => {
  const both = { ...one, ...other };
  return {
    ...both,
    ...(both.bonus && { bonus: added(one.bonus, other.bonus) }),
    ...(both.passing && { passing: added(one.passing, other.passing) }),
    ...(both.bonuses && { bonuses: [...(one.bonuses ?? []), ...(other.bonuses ?? [])] }),
    ...(both.shut && { shut: [...(one.shut ?? []), ...(other.shut ?? [])] }),
    ...(both.gear && { gear: [...(one.gear ?? []), ...(other.gear ?? [])] }),
  };
};

/** Is the stop one of these places? */
export const isAmong = (places: readonly string[], { hex, stop }: StopRef): boolean =>
  places.includes(hex) || places.includes(`${hex}.${String(stop)}`);

/** May the train not stop there? */
export const isShut = (stop: StopRef, { opens }: RunningTrain, { shut }: Pick<RunTerms, 'shut'>): boolean =>
  shut !== undefined && isAmong(shut, stop) && !(opens && isAmong(opens, stop));

/** What a stop counts against the limits of a train that counts stops; a port counts against none. */
export const countsFor = (
  { kind, port }: Pick<StopDef, 'kind' | 'port'>,
  { towns }: RunningTrain,
): 'reach' | 'towns' | null => (port ? null : kind === 'town' && towns !== undefined ? 'towns' : 'reach');

/** The two gauges on which a train can travel: it crosses a hex side on one of them, and changes at stops only. */
export type Lane = 'standard' | 'narrow';

/** What a hex entered on that lane counts for the train; null where it cannot go. */
export const hexCost = ({ hexes }: RunningTrain, lane: Lane): number | null => (hexes ? hexes[lane] : 0);

/** The lane of a piece of track as it is travelled; between two stops of a hex its gauge says it. */
export const laneOf = (face: LaidFace, { from, to, piece }: Omit<Leg, 'hex'>): Lane => {
  const side = Math.min(from, to);
  if (side < STOP) return side < NARROW ? 'standard' : 'narrow';
  return face.face.track[piece]!.gauge === 'narrow' ? 'narrow' : 'standard';
};
