import type { Action, Json, Seat, Title } from '../../engine/core/index.js';
import { readRows, type GameRow, type Tx } from '../../db/index.js';
import { lockForSeat, mustRun, seatsOf, type Locked } from '../authority.js';
import { actionStep } from './chain.js';
import type { Deps } from '../deps.js';
import { asEntries } from './entries.js';
import { Invalid, Refusal } from '../errors.js';
import { loadState, titleOf } from './load.js';
import { earlierAnswer, once, type Once } from '../once.js';
import { record } from './record.js';
import type { Actor, LogEntry, Submitted } from '../types.js';

/** Somebody moved first: the log's number is not the one the client saw. */
export class Stale extends Refusal {
  constructor(
    readonly expected: number,
    readonly number: number,
    readonly hash: string,
    /** What changed since, oldest first, as the one who asks may see it; the newest 100 rows at most. */
    readonly since: readonly LogEntry[],
  ) {
    super('stale', { expected, number });
  }
}

/** The newest row a client saw. */
export interface Seen {
  readonly expected: number;
  /** Of that row, or its first digits, where the client knows it. */
  readonly hash?: string;
}

export interface MoveRequest extends Seen {
  readonly gameId: string;
  /** Checked here against the menu; its seat must be the actor's. */
  readonly action: Action;
  /** How it came; by a page or the interface unless it says otherwise. */
  readonly cause?: 'player' | 'mail';
  /** At most 255 characters; the same key gives the first answer again. */
  readonly idempotencyKey?: string;
  /** The request as it came, where the action was made of it: read again after the move, it may mean another one. */
  readonly sent?: Json;
}

/**
 * Plays one action.
 * @throws NotFound `no-such-game`; Forbidden `not-your-seat`; Conflict `game-not-started`, `game-over`;
 *   Stale; Invalid `bad-action`, `bad-idempotency-key`, `idempotency-key-reused`; the engine's Illegal
 */
export const submit = async (deps: Deps, actor: Actor, move: MoveRequest): Promise<Submitted> => {
  const { gameId, expected, action } = move;
  mustBeStorable(action);
  const key = once(actor.personId, move.idempotencyKey, ['play', gameId, expected, move.sent ?? action]);
  return deps.db.transaction(async tx => {
    const [locked, earlier] = await Promise.all([
      lockForSeat(tx, actor, gameId, action.seat),
      answered(tx, key),
    ]);
    if (earlier) return earlier;
    const { game } = locked;
    const seen = (await isUnseen(tx, game, move, action.seat)) ? { expected: game.number } : move;
    const title = await mustBeCurrent(deps, tx, actor, locked, seen);
    const state = await loadState(deps, tx, game, game.top, game.state_hash!);
    const step = actionStep(deps, title, { game, state }, action, {
      personId: actor.personId,
      cause: move.cause ?? 'player',
      seatOnly: actor.kind === 'seat',
    });
    return record(deps, tx, title, locked, step, key);
  });
};

/** The first answer again, if there was one. */
export const answered = async (tx: Tx, key: Once | null): Promise<Submitted | undefined> => {
  const answer = await earlierAnswer(tx, key);
  return answer === undefined ? undefined : { ...(answer as unknown as Submitted), replayed: true };
};

/**
 * The game runs and nobody moved since the client looked.
 * @throws Conflict, Stale
 */
export const mustBeCurrent = async (
  deps: Deps,
  tx: Tx,
  actor: Actor,
  locked: Locked,
  { expected, hash = '' }: Seen,
): Promise<Title> => {
  const { game } = locked;
  const title = titleOf(deps, game);
  const current = expected === game.number && game.hash.startsWith(hash);
  if (!current && game.phase !== 'open') throw await stale(tx, title, actor, locked, expected);
  mustRun(game);
  return title;
};

/**
 * Has nothing happened since but what others who are asked at the same time have sealed? Nobody sees that before they have
 * made their own choice, so it makes nobody stale.
 */
const isUnseen = async (
  tx: Tx,
  game: GameRow,
  { expected, hash = '' }: Seen,
  seat: Seat,
): Promise<boolean> => {
  const since = game.number - expected;
  if (!(since > 0 && since < game.seats)) return false;
  const rows = await readRows(tx, game.id, expected, game.number);
  return (
    rows.length === since &&
    rows[0]!.previous_hash.startsWith(hash) &&
    rows.every(row => row.kind === 'action' && row.sealed && !row.reveals && row.seat !== seat)
  );
};

const MOST_SHOWN = 100;

const stale = async (
  tx: Tx,
  title: Title,
  actor: Actor,
  { game, seats }: Locked,
  expected: number,
): Promise<Stale> => {
  const seen = Number.isInteger(expected) && expected >= 0 && expected < game.number ? expected : game.number;
  const after = Math.max(seen, game.number - MOST_SHOWN);
  const mine = seatsOf(actor, game.id, seats);
  const rows = await readRows(tx, game.id, after, game.number);
  return new Stale(expected, game.number, game.hash, await asEntries(tx, title, game, mine, rows));
};

const MOST_BYTES = 16_384;

/** @throws Invalid `bad-action` for what the store could not hold: too long, or not well-formed text */
const mustBeStorable = (action: Action): void => {
  const text = JSON.stringify(action satisfies Json);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new Invalid('bad-action', { mostBytes: MOST_BYTES });
  // PostgreSQL holds neither NUL nor half of a surrogate pair; JSON writes both as escapes.
  if (/\\u(0000|d[89a-f])/.test(text)) throw new Invalid('bad-action', { type: 'text' });
};
