import type { Action, Drawn, Fact, GameState, Json, Seat, Title } from '../engine/core/index.js';
import {
  append,
  readKey,
  type GameRow,
  type LogRow,
  type SeatRow,
  type Transaction,
  type Tx,
} from '../db/index.js';
import type { Locked } from './authority.js';
import type { Deps } from './deps.js';
import { Invalid } from './errors.js';
import { hashState, rowHash } from './hashes.js';
import { keep } from './load.js';
import { notices } from './notices.js';
import { post } from './outbox.js';
import { hashOf } from './secrets.js';
import type { Submitted } from './types.js';

/** A state is kept after every so many standing actions; loading plays at most that many. */
const SNAPSHOT_EVERY = 25;

/** A request's key and what it asked, to tell a repetition from another request. */
export interface Once {
  readonly personId: string;
  readonly key: string;
  readonly requestHash: string;
}

const MAX_KEY = 255;

/** @throws Invalid `bad-idempotency-key` */
export const once = (personId: string, key: string | undefined, request: Json): Once | null => {
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > MAX_KEY)
    throw new Invalid('bad-idempotency-key', { most: MAX_KEY });
  return { personId, key, requestHash: hashOf(request) };
};

/**
 * The answer an earlier request with this key got.
 * @throws Invalid `idempotency-key-reused` when that request was another one
 */
export const earlierAnswer = async (tx: Tx, o: Once | null): Promise<Json | undefined> => {
  const row = o && (await readKey(tx, o.personId, o.key));
  if (!row) return undefined;
  if (row.request_hash !== o.requestHash) throw new Invalid('idempotency-key-reused', { key: o.key });
  return row.answer;
};

/** What is about to become the game's next row. */
export interface Step {
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
}

/**
 * Why a row was written: by its player (on a page, or by a reply to a mail), by a standing order, because
 * a clock ran out, because all agreed, or from a file, which tells nobody.
 */
export type Cause = 'player' | 'mail' | 'programmed' | 'clock' | 'consent' | 'import';

/** A row that is to be written, and the game after it. */
export interface Chained {
  readonly step: Step;
  readonly row: LogRow;
  readonly game: GameRow;
  readonly stateText: string;
}

/** The game's next row after `game`. */
export const chain = (deps: Deps, title: Title, game: GameRow, step: Step): Chained => {
  const { state } = step;
  const { text, hash: stateHash } = hashState(state);
  const row = rowOf(deps, game, step, stateHash);
  const standing = title.status(state);
  return {
    step,
    row,
    stateText: text,
    game: {
      ...game,
      number: row.number,
      hash: row.hash,
      state_hash: stateHash,
      top: step.top,
      depth: step.depth,
      undone: step.undone,
      turn: title.turn(state),
      standing,
      phase: standing.ended ? 'ended' : 'running',
      waiting_since: row.at,
      ended_at: standing.ended ? row.at : null,
    },
  };
};

/** Writes a step under the game's lock: row, position, snapshot, mails and answer, all sent with the commit. */
export const record = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  { game, seats }: Locked,
  step: Step,
  key: Once | null,
): Submitted => {
  const rows = [chain(deps, title, game, step)];
  const answer = answerOf(rows);
  rows.forEach((one, at) =>
    write(deps, tx, title, one, at === rows.length - 1 ? key && { ...key, answer } : null),
  );
  if (step.cause !== 'import') tell(deps, tx, game, seats, rows.at(-1)!.game);
  return { ...answer, replayed: false };
};

const answerOf = (rows: readonly Chained[]): Omit<Submitted, 'replayed'> => {
  const { game } = rows.at(-1)!;
  return {
    gameId: game.id,
    number: game.number,
    hash: game.hash,
    stateHash: game.state_hash!,
    facts: rows.flatMap(({ row }) => row.facts),
    turn: game.turn!,
    status: game.standing!,
  };
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
  keep(deps, game, row.state_hash, step.state);
};

/** Mails for what has changed since `before`. */
const tell = (
  deps: Deps,
  tx: Transaction,
  before: GameRow,
  seats: readonly SeatRow[],
  after: GameRow,
): void => {
  const ended = after.phase === 'ended';
  const told = notices({ before: before.turn, after: after.turn!, ended, seats: after.seats });
  tx.withCommit(post(deps, tx, after, seats, told));
};

const rowOf = (deps: Deps, game: GameRow, step: Step, stateHash: string): LogRow => {
  const row = {
    number: game.number + 1,
    kind: step.kind,
    seat: step.seat,
    action: step.action,
    count: step.count,
    draws: step.draws,
    facts: step.facts,
    reveals: step.reveals,
    sealed: (game.turn?.asked.length ?? 0) > 1,
    under: step.kind === 'action' ? game.top : step.top,
    depth: step.depth,
    by_person: step.personId,
    cause: step.cause,
    at: deps.clock(),
    previous_hash: game.hash,
    state_hash: stateHash,
  };
  return { ...row, hash: rowHash(game.id, row) };
};
