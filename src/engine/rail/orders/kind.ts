import {
  finished,
  happened,
  type Decision,
  type Fact,
  type Option,
  type Order,
  type Seat,
} from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { RailGame } from '../game.js';
import type { RailState } from '../state.js';

/** One kind of standing order. */
export interface OrderKind {
  readonly type: string;
  /** The orders of this kind that are sensible for the seat now. */
  forms(g: RailGame, s: RailState, seat: Seat): readonly Option[];
  /** What it sees to: a seat has one order for each. */
  about(order: Order): string;
  /** What becomes of it now. @param since what has happened since it was given */
  decide(g: RailGame, s: RailState, order: Order, since: readonly RailFact[]): Decision;
}

/** Why an order of the kit ends, beside what somebody did. Worded like facts. */
export type RailStop =
  | { readonly kind: 'stock-round-over' | 'auction-over' }
  /** He has as many shares as he wanted, or the company has floated. */
  | { readonly kind: 'goal-reached'; readonly company: string; readonly goal: number | 'floated' }
  | {
      readonly kind: 'above-limit';
      readonly company: string;
      readonly price: number;
      readonly limit: number;
    }
  /** Why the share cannot be bought: a refusal. */
  | {
      readonly kind: 'cannot-buy';
      readonly company: string;
      readonly code: string;
      readonly params: { readonly [name: string]: Fact[string] };
    }
  | { readonly kind: 'rounds-over'; readonly company: string; readonly rounds: number }
  | { readonly kind: 'company-lost' | 'no-train'; readonly company: string }
  /** The next `train` that is bought scraps one of the company. */
  | { readonly kind: 'would-rust'; readonly company: string; readonly train: string; readonly next: string }
  | { readonly kind: 'runs-fell'; readonly company: string; readonly was: number; readonly now: number };

/** The reason, as one that the kit can word. */
export const because = (why: RailStop): Fact => why;

/** The order ends as its owner wanted, with what somebody did. */
export const finishedBy = (fact: RailFact): Decision => finished(happened(fact));
