import type { Title } from '../../engine/core/index.js';
import { append, changeOrders, type Transaction } from '../../db/index.js';
import type { Locked } from '../authority.js';
import type { Deps } from '../deps.js';
import type { Once } from '../once.js';
import type { Submitted } from '../types.js';
import type { Acted, Chained, Mover, NextRow, WrittenRows } from '../written.js';
import { chain } from './chain.js';
import { keepPosition } from './load.js';

/** After how many actions in force a state is kept; loading plays at most that many. */
const SNAPSHOT_EVERY = 25;

/**
 * Writes a step under the game's lock, with all that standing orders make of it: rows, position, snapshots,
 * the answer, and what the listeners have to write about it, all sent with the commit.
 */
export const record = async (
  deps: Deps,
  tx: Transaction,
  title: Title,
  locked: Locked,
  step: NextRow,
  key: Once | null,
): Promise<Submitted> => {
  const first = chain(deps, title, locked, step);
  const imported = step.cause === 'import';
  const acted = imported ? nobody : await deps.listeners.orders(deps, tx, title, locked, first);
  const rows = [first, ...acted.rows];
  const answer = answerOf(rows);
  writeAll(deps, tx, title, rows, key && { ...key, answer });
  tx.withCommit(changeOrders(tx, acted.changes));
  const mover = step.personId === null ? null : { ...step, personId: step.personId };
  if (!imported) tell(deps, tx, locked, { rows, ended: acted.ended, mover });
  return { ...answer, replayed: false };
};

const nobody: Acted = { rows: [], ended: [], changes: [] };

/** Writes what standing orders do where nobody has moved: one was given, or they have waited. Writes like `record`. */
export const recordOrders = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  locked: Locked,
  { rows, ended, changes }: Acted,
  giver: Mover | null,
): void => {
  writeAll(deps, tx, title, rows, null);
  tx.withCommit(changeOrders(tx, changes));
  tell(deps, tx, locked, { rows, ended, mover: giver });
};

const answerOf = (rows: readonly Chained[]): Omit<Submitted, 'replayed'> => {
  const { game, row: newest } = rows.at(-1)!;
  return {
    gameId: game.id,
    number: game.number,
    hash: game.hash,
    stateHash: newest.open ? newest.state_hash : null,
    facts: rows.flatMap(({ row }) => row.facts),
    turn: game.turn!,
    status: game.standing!,
  };
};

/** The answer stands with the last row. */
const writeAll = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  rows: readonly Chained[],
  answer: (Once & { readonly answer: Omit<Submitted, 'replayed'> }) | null,
): void => {
  for (const [at, one] of rows.entries()) write(deps, tx, title, one, at === rows.length - 1 ? answer : null);
};

const write = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  { step, row, game, stateText }: Chained,
  answer: (Once & { readonly answer: Omit<Submitted, 'replayed'> }) | null,
): void => {
  const keeps = step.kind === 'action' && step.depth % SNAPSHOT_EVERY === 0;
  tx.withCommit(
    append(tx, {
      gameId: game.id,
      row,
      top: step.top,
      undone: step.undone,
      turn: game.turn!,
      standing: game.standing!,
      snapshot: keeps ? { rules: title.rules, state: stateText } : null,
      answer: answer && { ...answer, answer: JSON.stringify(answer.answer) },
    }),
  );
  keepPosition(deps, game, row.state_hash, step.state);
};

/** The listeners write what follows, with the commit. */
const tell = (
  deps: Deps,
  tx: Transaction,
  { game, seats }: Locked,
  news: Pick<WrittenRows, 'rows' | 'ended' | 'mover'>,
): void => {
  const written = { ...news, before: game, after: news.rows.at(-1)?.game ?? game, seats };
  for (const listener of deps.listeners.rows) tx.withCommit(listener(deps, tx, written));
};
