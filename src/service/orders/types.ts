import type { Fact, Option, Order, Seat } from '../../engine/core/index.js';

/** A standing order as its owner sees it; nobody else does. */
export interface OrderInfo {
  readonly id: string;
  readonly order: Order;
  /** In the title's notation: `auto pass until danger`. */
  readonly notation: string;
  readonly givenAt: Date;
  /** Rows in the log when it was given. */
  readonly givenNumber: number;
  /** Rows of the log it wrote, whether or not they still stand. */
  readonly made: readonly number[];
  /** Null while it stands. */
  readonly ended: OrderEnding | null;
}

export interface OrderEnding {
  readonly at: Date;
  /** Rows in the log when it ended. */
  readonly number: number;
  /** Worded by the words' `stop`. */
  readonly why: Fact;
  /** It has done what it was for. */
  readonly done: boolean;
}

/** What a seat's player may order, and has ordered. */
export interface OrderList {
  readonly gameId: string;
  readonly seat: Seat;
  /** Rows in the log. */
  readonly number: number;
  /** What may be ordered now, as forms to be filled in. */
  readonly forms: readonly Option[];
  readonly standing: readonly OrderInfo[];
  /** The newest first. */
  readonly ended: readonly OrderInfo[];
}
