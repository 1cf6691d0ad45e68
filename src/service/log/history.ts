import type { Fact, GameState, Option, Seat, Status } from '../../engine/core/index.js';
import {
  direct,
  findHash,
  lastActed,
  readGame,
  readRow,
  readRows,
  readSeats,
  type GameRow,
  type Tx,
} from '../../db/index.js';
import { mustBeSeat, seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { asEntries } from './entries.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import { hashState, startHash } from './hashes.js';
import { loadState, setUp, titleOf } from './load.js';
import type { Actor, LogEntry, LogPage, Position } from '../types.js';
import { takeBacks } from './undo.js';

/** @throws NotFound `no-such-game`, Conflict `game-not-started` */
const readStarted = async (tx: Tx, gameId: string): Promise<GameRow> => {
  const game = await readGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  if (game.phase === 'open') throw new Conflict('game-not-started', { game: gameId });
  return game;
};

const mySeats = async (tx: Tx, actor: Actor | null, gameId: string): Promise<readonly Seat[]> =>
  seatsOf(actor, gameId, await readSeats(tx, [gameId]));

export interface Where {
  readonly gameId: string;
  /** After which row; the newest by default. */
  readonly number?: number;
  /** As which of the actor's seats; the one that is asked by default. */
  readonly seat?: Seat;
}

/**
 * The position as the actor may see it.
 * @throws NotFound `no-such-game`, `no-such-position`; Conflict `game-not-started`; Forbidden `not-your-seat`
 */
export const position = async (deps: Deps, actor: Actor | null, where: Where): Promise<Position> => {
  const tx = direct(deps.db);
  const game = await readStarted(tx, where.gameId);
  const number = where.number ?? game.number;
  const at = await stateAt(deps, tx, game, number);
  const mine = await mySeats(tx, actor, game.id);
  const title = titleOf(deps, game);
  const turn = title.turn(at.state);
  const seat = chooseSeat(mine, where.seat, turn.asked);
  const newest = number === game.number;
  const open = title.isOpen?.(at.state) ?? false;
  const acts = newest && game.phase === 'running' && !game.frozen_at && seat !== null;
  return {
    gameId: game.id,
    title: game.title,
    number,
    hash: at.hash,
    // With all that can be seen, what is hidden could be guessed until the hash is right.
    stateHash: open ? at.stateHash : null,
    open,
    newest,
    of: game.number,
    seat,
    view: title.view(at.state, seat),
    turn: newest && game.phase === 'ended' ? { ...turn, asked: [] } : turn,
    status: newest ? statusOf(game) : title.status(at.state),
    menu: acts ? title.menu(at.state, seat) : [],
    ...(acts ? await takeBacks(tx, game, seat) : { undo: 0, redo: 0, undoAlso: [] }),
  };
};

/** Where the game stands. Of an end outside its log, which all agreed to, the rules know nothing. */
const statusOf = (game: GameRow): Status =>
  game.ended_by ? { ...game.standing!, ended: true, result: game.agreed_result } : game.standing!;

const chooseSeat = (mine: readonly Seat[], wanted: Seat | undefined, asked: readonly Seat[]): Seat | null => {
  if (wanted !== undefined && !mine.includes(wanted))
    throw new Forbidden('not-your-seat', { seat: wanted, yours: mine });
  return wanted ?? mine.find(seat => asked.includes(seat)) ?? mine[0] ?? null;
};

interface At {
  readonly state: GameState;
  readonly hash: string;
  readonly stateHash: string;
}

/** The state after a row, whether or not what it did still stands. @throws NotFound `no-such-position` */
export const stateAt = async (deps: Deps, tx: Tx, game: GameRow, number: number): Promise<At> => {
  if (number === game.number)
    return {
      state: await loadState(deps, tx, game, game.top, game.state_hash!, true),
      hash: game.hash,
      stateHash: game.state_hash!,
    };
  if (number === 0) {
    const state = setUp(titleOf(deps, game), game);
    const { hash: stateHash } = hashState(state);
    return { state, stateHash, hash: startHash(game, game.setup_draws, stateHash) };
  }
  const isRow = Number.isInteger(number) && number > 0 && number < game.number;
  const row = isRow ? await readRow(tx, game.id, number) : undefined;
  if (!row) throw new NotFound('no-such-position', { number, of: game.number });
  const top = row.kind === 'action' ? row.number : row.under;
  const state = await loadState(deps, tx, game, top, row.state_hash, true);
  return { state, hash: row.hash, stateHash: row.state_hash };
};

const openingOf = (deps: Deps, game: GameRow): readonly Fact[] => {
  const title = titleOf(deps, game);
  return title.opening?.(setUp(title, game)) ?? [];
};

/** What the set-up brought about. Throws like `position`. */
export const openingFacts = async (deps: Deps, gameId: string): Promise<readonly Fact[]> =>
  openingOf(deps, await readStarted(direct(deps.db), gameId));

export interface MenuAnswer {
  readonly number: number;
  readonly hash: string;
  readonly seat: Seat;
  readonly menu: readonly Option[];
}

/** Everything the seat may do now. Throws like `position`, and Forbidden for a spectator. */
export const readMenu = async (
  deps: Deps,
  actor: Actor,
  where: { readonly gameId: string; readonly seat?: Seat },
): Promise<MenuAnswer> => {
  const { number, hash, seat, menu: options } = await position(deps, actor, where);
  if (seat === null) throw new Forbidden('not-your-seat', { yours: [] });
  return { number, hash, seat, menu: options };
};

/** Rows of the log at once: where nobody says otherwise, and at most. */
export const USUAL_ROWS = 200;
export const MOST_ROWS = 1000;

/**
 * Rows after `after` (0 by default), at most `limit` (200 by default, 1000 at most).
 * @throws Invalid `bad-page`; otherwise like `position`
 */
export const readLog = async (
  deps: Deps,
  actor: Actor | null,
  request: { readonly gameId: string; readonly after?: number; readonly limit?: number },
): Promise<LogPage> => {
  const { gameId, after = 0, limit = USUAL_ROWS } = request;
  if (!Number.isInteger(after) || !Number.isInteger(limit) || after < 0 || limit < 1 || limit > MOST_ROWS)
    throw new Invalid('bad-page', { after, limit, most: MOST_ROWS });
  const tx = direct(deps.db);
  const game = await readStarted(tx, gameId);
  const from = Math.min(after, game.number);
  const to = Math.min(from + limit, game.number);
  return {
    opening: after === 0 ? openingOf(deps, game) : [],
    entries: await entriesOf(deps, tx, actor, game, from, to),
    of: game.number,
    next: to < game.number ? to : null,
  };
};

const entriesOf = async (
  deps: Deps,
  tx: Tx,
  actor: Actor | null,
  game: GameRow,
  after: number,
  to: number,
): Promise<readonly LogEntry[]> =>
  asEntries(
    tx,
    titleOf(deps, game),
    game,
    await mySeats(tx, actor, game.id),
    await readRows(tx, game.id, after, to),
  );

/**
 * The number of the row whose hash begins with `hash` (8 hex digits at least); 0 for the start.
 * @throws NotFound `no-such-position`
 */
export const numberOfHash = async (deps: Deps, gameId: string, hash: string): Promise<number> => {
  const missing = new NotFound('no-such-position', { hash: hash.slice(0, 64) });
  if (!/^[0-9a-f]{8,64}$/.test(hash)) throw missing;
  const tx = direct(deps.db);
  const game = await readStarted(tx, gameId);
  const start = await stateAt(deps, tx, game, 0);
  const found = [...(start.hash.startsWith(hash) ? [0] : []), ...(await findHash(tx, gameId, hash))];
  if (found.length !== 1) throw missing;
  return found[0]!;
};

/**
 * What happened since the seat last acted, oldest first; the newest 1000 rows at most.
 * @throws Invalid `no-such-seat`; otherwise like `position`
 */
export const sinceLastTurn = async (
  deps: Deps,
  actor: Actor | null,
  request: { readonly gameId: string; readonly seat: Seat },
): Promise<readonly LogEntry[]> => {
  const tx = direct(deps.db);
  const game = await readStarted(tx, request.gameId);
  mustBeSeat(game, request.seat);
  const after = Math.max(await lastActed(tx, game.id, request.seat), game.number - MOST_ROWS);
  return entriesOf(deps, tx, actor, game, after, game.number);
};
