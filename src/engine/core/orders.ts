import type { Seat } from './json.js';
import type { Notation } from './notation.js';
import type { Action, Option } from './option.js';
import type { Fact, GameState } from './state.js';

/**
 * Standing orders: moves a player has decided on, to be made for them as soon as they are asked.
 * An order belongs to its owner alone: it is in no position, no log and no fact until it acts, and what it
 * does then is its owner's move like any other. A log with such moves replays without any orders.
 */

/** What a seat wants done: shaped like an action, `type` being the kind of order. */
export type Order = Action;

/** What becomes of an order in a position. */
export type Decision =
  /** This move is to be made now. With `last`, only if no other order of the seat does more: it is a pass. */
  | { readonly do: 'act'; readonly action: Action; readonly last?: true }
  /** The seat is not asked, or not for this. */
  | { readonly do: 'wait' }
  /** The order ends. `done`: as its owner wanted; else because the situation is no longer what it was. */
  | { readonly do: 'stop'; readonly why: Fact; readonly done: boolean };

/** The orders a title knows. All functions are pure. */
export interface Orders<S extends GameState = GameState> {
  /** Kinds that are offered besides the game itself to whoever waits; the others are looked for when they are wanted. */
  readonly handy?: readonly string[];
  /** The orders that are sensible for the seat now, as forms to be filled in. */
  forms(state: S, seat: Seat): readonly Option[];
  /** What the order sees to. A seat has one order for each: a new one takes the place of the old. */
  about(order: Order): string;
  /**
   * What becomes of the order now. It must not use what its seat cannot see.
   * @param since what has happened since it was given
   */
  decide(state: S, order: Order, since: readonly Fact[]): Decision;
  /** The text form of orders. */
  readonly notation: Notation;
}

/** An order that stands, with all that has happened since it was given. */
export interface StandingOrder {
  readonly order: Order;
  readonly since: readonly Fact[];
}

/** What is to be done next; `at` is the order's place in the list. */
export type OrderStep =
  | { readonly at: number; readonly do: 'act'; readonly action: Action }
  | { readonly at: number; readonly do: 'stop'; readonly why: Fact; readonly done: boolean };

export const waiting: Decision = { do: 'wait' };

/** The order makes this move now. */
export const acting = (action: Action): Decision => ({ do: 'act', action });

/** The order passes, if no other one of the seat does more. */
export const passing = (seat: Seat): Decision => ({ do: 'act', action: { seat, type: 'pass' }, last: true });

/** The order has done what it was for, or its time is over. */
export const finished = (why: Fact): Decision => ({ do: 'stop', why, done: true });

/** The order is switched off, and its owner told. */
export const stopping = (why: Fact): Decision => ({ do: 'stop', why, done: false });

/** As the reason for an end: what somebody did. */
export const happened = (fact: Fact): Fact => ({ kind: 'happened', fact });

/** As the reason for an end: the seat is asked what the order does not answer. */
export const askedElse = (ask: Fact): Fact => ({ kind: 'asked', ask });
