import { openVotes, type GameRow, type Tx } from '../../db/index.js';
import { isPaused } from '../../pace/index.js';
import { pausesOf } from '../clocks/calendars.js';
import type { Deps } from '../deps.js';

/** What is voted on while an order acts on nothing: it would build on what may be gone once that is decided. */
export const undecided: ReadonlySet<string> = new Set(['end', 'undo', 'redo']);

/** The same where a move is made: with it, votes on what was newest are over. */
export const undecidedAfterMove: ReadonlySet<string> = new Set(['end']);

/** Do standing orders wait, for the end of a pause or of such a vote? */
export const areHeld = async (
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  game: GameRow,
  abouts: ReadonlySet<string>,
): Promise<boolean> =>
  isPaused(pausesOf(game), deps.clock().getTime()) ||
  (await openVotes(tx, game.id)).some(({ about }) => abouts.has(about));
