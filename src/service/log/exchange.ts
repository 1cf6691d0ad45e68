import { begin, seatName, type Entry, type Status } from '../../engine/core/index.js';
import { direct, readGame, readRows, readSeats } from '../../db/index.js';
import { FORMER, playerName } from '../../words/index.js';
import type { Deps } from '../deps.js';
import { Conflict, NotFound } from '../errors.js';
import { checkRecordNow, type Titles } from './check-record.js';
import { isOpenToAll, inNotation } from './entries.js';
import { hashState } from './hashes.js';
import { titleOf } from './load.js';
import { parseRecord, printRecord } from './notation.js';
import type { GameRecord } from '../types.js';

export type { GameRecord } from '../types.js';

/**
 * A game's log. One that holds secrets is not given out: whoever replays it knows all that is hidden in its newest
 * position, be it a choice that others have not answered yet, something drawn or others' money.
 * @throws NotFound `no-such-game`; Conflict `game-not-started`, `export-after-the-end`, `stays-hidden`
 */
export const exportLog = async (deps: Deps, gameId: string): Promise<GameRecord> => {
  const tx = direct(deps.db);
  const game = await readGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  if (!game.setup_draws) throw new Conflict('game-not-started', { game: gameId });
  if (!(await isOpenToAll(tx, titleOf(deps, game), game)))
    throw new Conflict(game.phase === 'ended' ? 'stays-hidden' : 'export-after-the-end', { game: gameId });
  const rows = await readRows(tx, gameId, 0, game.number);
  return {
    format: 'bahnpost-log-1',
    title: game.title,
    rules: game.rules,
    name: game.name,
    settings: game.settings,
    players: (await readSeats(tx, [gameId])).map(({ name, seat }) =>
      name === FORMER ? seatName(seat) : playerName('en', name),
    ),
    setupDraws: game.setup_draws,
    log: rows.map((row): Entry => {
      if (row.kind !== 'action' || !row.action)
        return { kind: row.kind === 'redo' ? 'redo' : 'undo', seat: row.seat, count: row.count };
      return {
        kind: 'action',
        action: row.action,
        ...(row.draws.length > 0 && { draws: row.draws }),
        ...(row.cause === 'forced' && { forced: true }),
      };
    }),
    stateHashes: rows.map(row => row.state_hash),
  };
};

/**
 * The same in the title's notation, one line a row, pleasant to read.
 * @throws like `exportLog`; Conflict `game-does-not-replay` where a row was altered to what cannot be written
 */
export const exportNotation = async (deps: Deps, gameId: string): Promise<string> => {
  const record = await exportLog(deps, gameId);
  const title = titleOf(deps, record);
  const number =
    record.log.findIndex(row => row.kind === 'action' && inNotation(title, row.action) === null) + 1;
  if (number > 0) throw new Conflict('game-does-not-replay', { game: gameId, number, kept: null });
  return printRecord(title, record);
};

/** Reads what `exportNotation` wrote. @throws Invalid `damaged-record` with the line */
export const parseNotation = (deps: Titles, text: string): GameRecord => parseRecord(deps, text);

export interface ReplayedRecord {
  readonly record: GameRecord;
  /** Of the final position. */
  readonly stateHash: string;
  readonly status: Status;
}

/** Plays a record from its start without keeping it. Throws like `importRecord`. */
export const replayRecord = (deps: Titles, given: unknown): ReplayedRecord => {
  const { title, record, steps } = checkRecordNow(deps, given);
  const start = { ...record, seats: record.players.length };
  const state = steps.at(-1)?.state ?? begin(title, start, record.setupDraws);
  return { record, stateHash: hashState(state).hash, status: title.status(state) };
};
