import type { Seat } from '../../../../engine/core/index.js';
import type { Out, RailGame } from '../../../../engine/rail/contract.js';
import { ruleSet } from '../../../../engine/rail/rules.js';
import { presidentOf } from '../../../../engine/rail/shares/shares.js';
import type { Draft, RailState } from '../../../../engine/rail/state.js';
import { goOnPlacing } from './tokens.js';
import { takeTrains } from './trains.js';

/** The seats clockwise, from one on. */
export const seatsFrom = (s: RailState, from: Seat): readonly Seat[] =>
  s.players.map((_, i) => (from + i) % s.players.length);

export const formationRules = ruleSet('1856/formation', {
  /** Do the loans fall due with the purchase of the first 6-train, not after the turn of its buyer? */
  atOnce: false,
  /** Is a president asked who cannot pay a single loan? */
  asksHopeless: false,
  /** The companies with loans left, in the order in which their presidents are asked (1856 §8.1). */
  askedInOrder: (_g: RailGame, s: RailState, from: Seat, inDebt: readonly string[]): readonly string[] =>
    seatsFrom(s, from).flatMap(seat => inDebt.filter(id => presidentOf(s, id) === seat)),
  /** What becomes of the trains of the companies that merge. */
  takeTrains: (g: RailGame, d: Draft, out: Out): void => {
    takeTrains(g, d, out);
  },
  /** Goes on with the choice of tokens, as far as nobody has to be asked. */
  goOnPlacing: (g: RailGame, d: Draft, out: Out): void => {
    goOnPlacing(g, d, out);
  },
});
