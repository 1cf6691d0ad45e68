import { createHmac } from 'node:crypto';
import { direct, readLive, type LiveRow } from '../../db/index.js';
import type { Deps } from '../deps.js';

/**
 * Where a game stands, as far as one reader may know. Each mark is another one once that part of the game has changed, and
 * tells nothing else: what it is made from cannot be guessed from it.
 */
export interface Marks {
  /** Of the newest row of the log. */
  readonly number: number;
  /** Clocks and pauses. */
  readonly clocks: string;
  /** Seats and who is invited, the terms, who may look on, whether the game runs. */
  readonly table: string;
  /** Null for those who do not play. */
  readonly votes: string | null;
  /** What this reader may read of what is said; null for nothing. */
  readonly chat: string | null;
}

const markOf = (deps: Deps, part: string, value: string): string =>
  createHmac('sha256', deps.secret).update(`live:${part}:${value}`).digest('base64url').slice(0, 12);

const marksOf = (deps: Deps, gameId: string, row: LiveRow): Marks => {
  const mark = (part: keyof LiveRow, value: string): string => markOf(deps, `${gameId}:${part}`, value);
  return {
    number: row.number,
    clocks: mark('clocks', row.clocks),
    table: mark('table', row.table),
    votes: row.votes === null ? null : mark('votes', row.votes),
    chat: row.chat === null ? null : mark('chat', row.chat),
  };
};

/**
 * Where a game stands for each of these readers, in one look; null where there is no such game.
 * @param readers ids of people who may look at it; null for somebody without a name
 */
export const readMarks = async (
  deps: Deps,
  gameId: string,
  readers: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Marks> | null> => {
  const each = [...new Set(readers)];
  const rows = await readLive(direct(deps.db), gameId, each);
  if (rows.length === 0) return null;
  return new Map(each.map((reader, at) => [reader, marksOf(deps, gameId, rows[at]!)]));
};
