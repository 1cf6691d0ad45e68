import type { Seat } from '../../../../engine/core/index.js';
import { part } from '../../../../engine/rail/parts.js';
import type { Draft, RailState } from '../../../../engine/rail/state.js';

/**
 * How far it has come with the government's company (1856 §8): `due` until the turn of the company is over that bought the
 * first 6-train, `repaying` while presidents decide about their loans, `choosing` while its president chooses tokens
 * and trains, and then over, formed or not.
 */
export type Formation =
  | { readonly stage: 'before' }
  | { readonly stage: 'due'; readonly company: string; readonly seat: Seat }
  | { readonly stage: 'repaying'; readonly from: Seat; readonly merging: readonly string[] }
  | { readonly stage: 'choosing'; readonly spots: readonly string[] }
  | { readonly stage: 'over'; readonly formed: boolean };

const formation = part<Formation>('formation', { stage: 'before' });

/** How far it has come; `before` until the first 6-train is bought. */
export const formationOf = (s: RailState): Formation => formation.of(s);

/** Notes how far it has come. */
export const setFormation = (d: Draft, now: Formation): void => {
  formation.set(d, now);
};

/** Is it decided whether there is a government's company, and who owns it? */
export const isSettled = (s: RailState): boolean => ['choosing', 'over'].includes(formation.of(s).stage);

/** Is the government's company in the game? */
export const isFormed = (s: RailState): boolean => {
  const now = formation.of(s);
  return now.stage === 'over' ? now.formed : now.stage === 'choosing';
};

/** What is special about the company as long as it is so. */
export type NationalState = {
  /** Twenty shares were issued, not ten. */
  readonly twenty?: true;
  /** Its president owns only one of the two shares of the president's certificate (§8.4). */
  readonly half?: true;
  /** It has owned a permanent train (§8.9). */
  readonly permanent?: true;
  /** It has its turn next, whatever its price (§8.8). */
  readonly next?: true;
};

const state = part<NationalState>('national', {});

/** What is special about the company now; empty where nothing is. */
export const nationalState = (s: RailState): NationalState => state.of(s);

/** Notes all that is special about the company from now on; what is left out no longer is. */
export const setNational = (d: Draft, now: NationalState): void => {
  state.set(d, now);
};

/** The parts of the position that the government's company needs. */
export const nationalParts = [formation, state];
