import { setImmediate as breathe } from 'node:timers/promises';
import {
  canonical,
  type Entry,
  type Json,
  type Title,
  foldLog,
  type Folded,
} from '../../engine/core/index.js';
import {
  allGameIds,
  direct,
  repeatableRead,
  readGame,
  readRows,
  someGameIds,
  type GameRow,
  type LogRow,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { hashState, rowHash, startHash } from './hashes.js';
import { setUp, titleOf } from './load.js';

/** Where a log is not what it was when it was written. */
export interface LogFault {
  readonly gameId: string;
  /** The first bad row; 0 for the start. One more than the log has, when its end is missing. */
  readonly number: number;
  readonly what: FaultKind;
}

export type FaultKind =
  /** There is no such game. */
  | 'missing'
  /** The set-up does not lead to the hash the first row builds on. */
  | 'start'
  /** A number is missing. */
  | 'gap'
  /** The row does not build on the one before it. */
  | 'link'
  /** The row's content is not what its hash says. */
  | 'row'
  /** The rules do not give the state the row records, or refuse its action. */
  | 'replay'
  /** The game's own row says something else than the log's end. */
  | 'head';

/** What it takes to play logs again. */
export type Verifier = Pick<Deps, 'db' | 'titles' | 'log'>;

const at = (gameId: string, number: number, what: FaultKind): LogFault => ({ gameId, number, what });

interface Kept {
  readonly game: GameRow;
  readonly rows: readonly LogRow[];
}

/** A game and its log of one instant: a move that is made meanwhile is in both or in neither. */
const readKept = ({ db }: Verifier, gameId: string): Promise<Kept | undefined> =>
  db.transaction(async tx => {
    await repeatableRead(tx);
    const game = await readGame(tx, gameId);
    return game && { game, rows: await readRows(tx, gameId, 0, 2 ** 31 - 1) };
  });

/**
 * Recomputes a game from its start: every hash of the chain, every position, and where it stands. People play on
 * meanwhile.
 * @returns the first fault, or null when all is as it was written
 */
export const verifyGame = async (deps: Verifier, gameId: string): Promise<LogFault | null> => {
  const kept = await readKept(deps, gameId);
  if (!kept) return at(gameId, 0, 'missing');
  const { game, rows } = kept;
  const begun = game.phase !== 'open' && game.called_off_at === null;
  if (!game.setup_draws) return rows.length === 0 && !begun ? null : at(gameId, 0, 'start');
  const start = hashOfStart(titleOf(deps, game), game);
  if (start === null) return at(gameId, 0, 'start');
  return chainFault(game, rows, start) ?? replayFault(titleOf(deps, game), game, rows);
};

/** Every game that is not as it was written. @param told is told of each game as it is done */
export const verifyAll = async (
  deps: Deps,
  told: (gameId: string, fault: LogFault | null) => void = () => undefined,
): Promise<readonly LogFault[]> => {
  const faults: LogFault[] = [];
  for (const id of await allGameIds(direct(deps.db))) {
    const fault = await verifyGame(deps, id);
    told(id, fault);
    if (fault) faults.push(fault);
  }
  return faults;
};

export interface Sample {
  /** How many games were looked at. */
  readonly games: number;
  readonly faults: readonly LogFault[];
}

/**
 * Recomputes some games, the newest and some others, as long as there is time: shows soon whether a new version plays
 * them as the one before it did.
 */
export const verifySome = async (
  deps: Verifier,
  {
    games: most,
    seconds,
    signal,
  }: { readonly games: number; readonly seconds: number; readonly signal?: AbortSignal },
): Promise<Sample> => {
  const until = performance.now() + seconds * 1000;
  const faults: LogFault[] = [];
  let games = 0;
  for (const id of await someGameIds(direct(deps.db), most)) {
    if (signal?.aborted || performance.now() > until) break;
    const fault = await verifyGame(deps, id);
    games += 1;
    if (fault) faults.push(fault);
  }
  for (const fault of faults) deps.log.error({ ...fault }, 'a game does not replay in this version');
  return { games, faults };
};

const hashOfStart = (title: Title, game: GameRow): string | null => {
  try {
    return startHash(game, game.setup_draws, hashState(setUp(title, game)).hash);
  } catch {
    return null;
  }
};

const chainFault = (game: GameRow, rows: readonly LogRow[], start: string): LogFault | null => {
  let previous = start;
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    if (row.number !== number) return at(game.id, number, 'gap');
    if (row.hash !== rowHash(game, row)) return at(game.id, number, 'row');
    // A first row that is whole, on another start: it is the start that was changed.
    if (row.previous_hash !== previous)
      return number === 1 ? at(game.id, 0, 'start') : at(game.id, number, 'link');
    previous = row.hash;
  }
  if (game.number > rows.length) return at(game.id, rows.length + 1, 'gap');
  if (game.number < rows.length || game.hash !== previous) return at(game.id, rows.length, 'head');
  return null;
};

const asEntry = (row: LogRow): Entry =>
  row.kind === 'action'
    ? { kind: 'action', action: row.action!, draws: row.draws }
    : { kind: row.kind, seat: row.seat, count: row.count };

const replayFault = async (
  title: Title,
  game: GameRow,
  rows: readonly LogRow[],
): Promise<LogFault | null> => {
  let last: Folded | null = null;
  try {
    for (const folded of foldLog(title, setUp(title, game), rows.map(asEntry))) {
      last = folded;
      if (hashState(folded.state).hash !== rows[folded.number - 1]!.state_hash)
        return at(game.id, folded.number, 'replay');
      await breathe();
    }
  } catch {
    return at(game.id, (last?.number ?? 0) + 1, 'replay');
  }
  return headFits(title, game, last) ? null : at(game.id, rows.length, 'head');
};

const same = (a: unknown, b: unknown): boolean => canonical(a as Json) === canonical(b as Json);

/** Does the game's own row say what follows from the log? */
const headFits = (title: Title, game: GameRow, last: Folded | null): boolean => {
  const state = last?.state ?? setUp(title, game);
  const status = title.status(state);
  return (
    game.state_hash === hashState(state).hash &&
    game.top === (last?.top ?? 0) &&
    game.depth === (last?.depth ?? 0) &&
    same(game.undone, last?.undone ?? []) &&
    same(game.turn, title.turn(state)) &&
    same(game.standing, status) &&
    game.phase === (status.ended || game.ended_by !== null ? 'ended' : 'running')
  );
};
