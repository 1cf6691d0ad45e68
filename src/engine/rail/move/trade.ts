import type { Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import type { Draft, Offer, RailState } from '../state.js';

/** A trade that could be offered now, with the prices that could be paid. */
export interface Proposal {
  readonly what: Offer['what'];
  readonly item: string;
  readonly from: string;
  readonly buyer: string;
  /** Whose word is needed. */
  readonly to: Seat;
  readonly price: { readonly from: number; readonly to: number };
}

/** One kind of thing that people trade. */
export interface Trade {
  readonly what: Offer['what'];
  /** What the seat could ask others for, or offer them, at this moment. */
  proposals(g: RailGame, s: RailState, seat: Seat): readonly Proposal[];
  /** Carries out a trade that still stands. */
  carryOut(g: RailGame, d: Draft, facts: RailFact[], offer: Offer): void;
}
