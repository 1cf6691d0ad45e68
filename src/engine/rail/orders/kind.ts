import { finished, happened, type Decision, type Fact, type Order, type Seat } from '../../core/index.js';
import type { RailFact } from '../facts.js';
import type { Offer, Source } from '../state.js';

/**
 * How far a player wants to look on in a stock round, the narrowest first.
 * - `danger`: a presidency of the player's changed or could change with the next purchase, the player got one, or a
 *   company closed
 * - `mine`: the same; and somebody bought or sold shares of a company the player holds, started a company, or sold
 *   shares that the player could buy now
 * - `anything`: somebody did anything but pass
 * - `end`: nothing until the end of the round
 */
export type Watch = 'danger' | 'mine' | 'anything' | 'end';

/** The orders of every 18xx, as their forms make them. Like actions they are checked, then trusted. */
export type RailOrder =
  | { readonly type: 'pass-stock'; readonly seat: Seat; readonly until: Watch }
  | {
      readonly type: 'buy-shares';
      readonly seat: Seat;
      readonly company: string;
      readonly from: Source;
      /** Shares to have at last, or the company to be floated. */
      readonly goal: number | 'floated';
      /** What a certificate may cost at most. */
      readonly price: number;
      /** What follows: back to the player, or passing until something concerns them. */
      readonly then: 'ask' | Watch;
    }
  | { readonly type: 'pass-auction'; readonly seat: Seat }
  | {
      readonly type: 'bid-private';
      readonly seat: Seat;
      readonly private: string;
      /** The player's limit. */
      readonly price: number;
      /** What to do when more is needed. */
      readonly then: 'ask' | 'pass';
    }
  | {
      readonly type: 'operate';
      readonly seat: Seat;
      readonly company: string;
      /** How many turns of the company. */
      readonly rounds: number;
      readonly income: 'pay' | 'withhold';
      /** What the runs must be worth; 0 where the player does not mind. */
      readonly least: number;
      /** `touched`: the order also ends when another builds where the company's network reaches. */
      readonly until: 'changed' | 'touched';
    }
  | {
      readonly type: 'decline-offers';
      readonly seat: Seat;
      readonly what: 'all' | Offer['what'];
    };

/** Reads orders of these types as they were checked when they were given; a title's own too. */
export const orderAmong =
  <All extends { readonly type: string }>() =>
  <T extends All['type']>(order: Order, _type: T): Extract<All, { readonly type: T }> =>
    order as unknown as Extract<All, { readonly type: T }>;

/** An order of the kit. */
export const orderAs = /* @__PURE__ */ orderAmong<RailOrder>();

/** Why an order of the kit ends, besides what somebody did. Worded like facts. */
export type RailStop =
  | { readonly kind: 'stock-round-over' | 'auction-over' }
  /** The player has as many shares as they wanted, or the company has floated. */
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
  /** More than the player's limit is needed for the private. */
  | {
      readonly kind: 'outbid';
      readonly private: string;
      readonly price: number;
      readonly limit: number;
    }
  /** The player's free money is not enough for the next bid: the rest is tied up in other bids. */
  | { readonly kind: 'bids-bind'; readonly private: string; readonly needed: number; readonly has: number }
  | { readonly kind: 'rounds-over'; readonly company: string; readonly rounds: number }
  | { readonly kind: 'company-lost' | 'no-train'; readonly company: string }
  /** The next `train` that is bought scraps one of the company. */
  | { readonly kind: 'would-rust'; readonly company: string; readonly train: string; readonly next: string }
  | { readonly kind: 'runs-fell'; readonly company: string; readonly now: number; readonly least: number };

/** The reason, as one that the kit can word. */
export const because = (why: RailStop): Fact => why;

/** The order ends as its owner wanted, with what somebody did. */
export const finishedBy = (fact: RailFact): Decision => finished(happened(fact));
