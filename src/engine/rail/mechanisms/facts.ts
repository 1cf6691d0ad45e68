import type { Seat } from '../../core/index.js';

/*
 * What the mechanisms bring about, besides what happens in every 18xx. Their words are those of all 18xx; a title may
 * say them otherwise.
 */

/** Players choose companies, one after another. */
export type DraftFact =
  /** The order of play; the first holds number 1. */
  | { readonly kind: 'order-cards'; readonly seats: readonly Seat[] }
  | { readonly kind: 'minor-drafted'; readonly seat: Seat; readonly company: string }
  /** Minors that nobody chose leave the game. */
  | { readonly kind: 'minors-removed'; readonly companies: readonly string[] };

/** Where the game stands then. */
export type DraftRound = { readonly kind: 'draft' };

/** A round in which each player in turn chooses one company, pass after pass. */
export type Drafting = {
  readonly kind: `${string}/draft`;
  /** Seats by the numbers of their order cards. */
  readonly cards: readonly Seat[];
  /** How many have had their choice since the cards were passed on. */
  readonly chosen: number;
};

/** What the trains of a minor have earned is shared with its owner, who gets `paid`; it keeps `kept`. */
export type IncomeFact = {
  readonly kind: 'income-shared';
  readonly company: string;
  readonly seat: Seat;
  readonly paid: number;
  readonly kept: number;
};
