import type { Action, Drawn, Fact, GameState, Json, Seat, Title } from '../engine/core/index.js';
import { append, readKey, type GameRow, type LogRow, type Transaction, type Tx } from '../db/index.js';
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
  /** `import` tells nobody. */
  readonly cause: 'player' | 'import';
}

/** Writes a step under the game's lock: row, position, snapshot, mails and answer, all sent with the commit. */
export const record = (
  deps: Deps,
  tx: Transaction,
  title: Title,
  { game, seats }: Locked,
  step: Step,
  key: Once | null,
): Submitted => {
  const { state } = step;
  const { text, hash: stateHash } = hashState(state);
  const row = chained(deps, game, step, stateHash);
  const turn = title.turn(state);
  const standing = title.status(state);
  const answer = {
    gameId: game.id,
    number: row.number,
    hash: row.hash,
    stateHash,
    facts: row.facts,
    turn,
    status: standing,
  };
  const keeps = step.kind === 'action' && step.depth % SNAPSHOT_EVERY === 0;
  tx.withCommit(
    append(tx, {
      gameId: game.id,
      row,
      top: step.top,
      undone: step.undone,
      turn,
      standing,
      snapshot: keeps ? { rules: title.rules, state: text } : null,
      answer: key && { ...key, answer: JSON.stringify(answer) },
    }),
  );
  if (step.cause === 'player') {
    const told = notices({ before: game.turn, after: turn, ended: standing.ended, seats: game.seats });
    tx.withCommit(post(deps, tx, { id: game.id, number: row.number }, seats, told));
  }
  keep(deps, game, stateHash, state);
  return { ...answer, replayed: false };
};

const chained = (deps: Deps, game: GameRow, step: Step, stateHash: string): LogRow => {
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
