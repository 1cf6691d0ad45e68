import type { Action, Drawn, Fact, GameState, Seat, Thought } from '../engine/core/index.js';
import type { GameRow, LogRow, OrderChange, OrderEnd, OrderRow, SeatRow } from '../db/index.js';
import type { Clocks } from '../pace/index.js';
import type { Cause } from './types.js';

/** What is about to become the game's next row. */
export interface NextRow {
  readonly kind: LogRow['kind'];
  readonly seat: Seat;
  readonly action: Action | null;
  readonly count: number;
  readonly draws: readonly Drawn[];
  readonly facts: readonly Fact[];
  readonly reveals: boolean;
  /** After the step: the action on top, how many stand, and what a redo would bring back. */
  readonly top: number;
  readonly depth: number;
  readonly undone: readonly number[];
  readonly state: GameState;
  readonly personId: string | null;
  readonly cause: Cause;
  /** What the service thought of it, where all may know. */
  readonly thought?: Thought | null;
  /** Who acted sees this seat only: the session was opened from its mail. */
  readonly seatOnly?: boolean;
  /** Of an undo or redo: the clocks at the position it goes to, see `clocksAt`. */
  readonly then?: Clocks | null;
}

/** A row that is to be written, and the game after it. */
export interface Chained {
  readonly step: NextRow;
  readonly row: LogRow;
  readonly game: GameRow;
  readonly stateText: string;
}

/** Who brought rows about, and how. */
export interface Mover {
  readonly personId: string;
  readonly kind: LogRow['kind'];
  readonly seat: Seat;
  readonly cause: Cause;
  /** They see that seat only, whatever else they play. */
  readonly seatOnly?: boolean;
}

/** How a standing order ended. */
export interface Ended {
  readonly row: OrderRow;
  readonly end: OrderEnd;
}

/** What standing orders made of a row. */
export interface Acted {
  /** What they did after it. */
  readonly rows: readonly Chained[];
  /** Those that ended with it or after it. */
  readonly ended: readonly Ended[];
  /** What is still to be written of them. */
  readonly changes: readonly OrderChange[];
}

/** Rows that have been written together: a move, and what standing orders did after it. */
export interface WrittenRows {
  /** The game without the rows, and with them. */
  readonly before: GameRow;
  readonly after: GameRow;
  readonly seats: readonly SeatRow[];
  /** None where an order has only ended. */
  readonly rows: readonly Chained[];
  readonly ended: readonly Ended[];
  /** Null for rows that nobody's hand led to. */
  readonly mover: Mover | null;
}
