import {
  effective,
  type Action,
  type Entry,
  type Fact,
  type Thought,
  type Title,
} from '../../engine/core/index.js';
import {
  openedUpTo,
  readKinds,
  readRow,
  type GameRow,
  type KindRow,
  type LogRow,
  type Tx,
} from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Cause, EntryThought, LogEntry } from '../types.js';
import { setUp } from './load.js';

/** Which actions are in force, of all rows so far. */
export const inForce = (kinds: readonly KindRow[]): ReadonlySet<number> =>
  new Set(
    effective(
      kinds.map((row): Entry =>
        row.kind === 'action'
          ? { kind: 'action', action: { seat: row.seat, type: '' } }
          : { kind: row.kind, seat: row.seat, count: row.count },
      ),
    ).inForce,
  );

/** Is nothing hidden in the newest position, and so nothing of what led to it? */
export const isOpenToAll = async (tx: Tx, title: Title, game: GameRow): Promise<boolean> =>
  title.isOpen !== undefined &&
  (game.number === 0
    ? title.isOpen(setUp(title, game))
    : (await readRow(tx, game.id, game.number))?.open === true);

const isAction = (action: unknown): action is Action => {
  const { seat, type } = (action ?? {}) as Partial<Action>;
  return Number.isInteger(seat) && typeof type === 'string';
};

const isFact = (fact: unknown): fact is Fact => typeof (fact as Partial<Fact> | null)?.kind === 'string';

/** Null for what no move of the title is: a row that was altered by hand is shown as it stands. */
export const inNotation = (title: Title, action: Action): string | null => {
  try {
    return isAction(action) ? title.notation.print(action) : null;
  } catch {
    return null;
  }
};

/** Why the service chose a move, in the title's notation. */
export const shownThought = (title: Title, { compared, gain, instead }: Thought): EntryThought => ({
  compared,
  gain: Math.round(gain),
  instead: instead && inNotation(title, instead),
});

/**
 * Rows as the viewer may see them. While others still choose, a choice made together with theirs is its maker's
 * secret, and what was drawn is everybody's where it left something hidden. It comes to light when nothing is
 * hidden any more, and not with the end of a game that keeps it hidden.
 */
export const asEntries = async (
  tx: Tx,
  title: Title,
  game: GameRow,
  mine: readonly Seat[],
  rows: readonly LogRow[],
): Promise<readonly LogEntry[]> => {
  if (rows.length === 0) return [];
  const stand = inForce(await readKinds(tx, game.id));
  const open = rows.every(row => row.open) || (await isOpenToAll(tx, title, game));
  const opened = !open && rows.some(row => row.sealed) ? await openedUpTo(tx, game.id) : game.number;
  return rows.map(row => {
    const seen = row.number <= opened || mine.includes(row.seat);
    const action = seen && isAction(row.action) ? row.action : null;
    return {
      number: row.number,
      kind: row.kind,
      seat: row.seat,
      action,
      notation: action && inNotation(title, action),
      count: row.count,
      cause: row.cause as Cause,
      thought: row.thought && shownThought(title, row.thought),
      facts: row.facts.filter(isFact),
      draws: row.open || (open && stand.has(row.number)) ? row.draws : [],
      at: row.at,
      hash: row.hash,
      inForce: stand.has(row.number),
    };
  });
};
