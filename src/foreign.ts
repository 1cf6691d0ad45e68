import { setImmediate as breathe } from 'node:timers/promises';
import { Illegal, type Entry } from './engine/core/index.js';
import { BadRecord, openImport, readSiteGame, replayMoves } from './records/eighteenxx/index.js';
import { BadReport, isReport, readReportGame, type ReportGame, type Stop } from './records/rails/index.js';
import { Invalid } from './service/errors.js';
import type { GameRecord } from './service/types.js';
import type { Foreign, ReadRecord, RecordStop } from './service/log/read-record.js';

const idOf = (record: unknown): string => {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : '';
  return typeof id === 'number' || typeof id === 'string' ? String(id).slice(0, 20) : '';
};

const cut = (name: string): string => name.slice(0, 40);

/**
 * Turns a game exported by 18xx.games into a log of ours: what was taken back there is left out.
 * @throws Invalid `damaged-record` with what is wrong, and at which step when the rules refuse it
 */
const fromSite = (record: unknown): GameRecord => {
  const log: Entry[] = [];
  try {
    const game = readSiteGame(record);
    const opened = openImport(game);
    for (const { action } of replayMoves(opened, game.actions))
      if (action) log.push({ kind: 'action', action });
    return {
      format: 'bahnpost-log-1',
      title: opened.title.id,
      rules: opened.start.rules,
      name: `18xx.games ${idOf(record)}`.trim(),
      settings: opened.start.settings,
      players: game.players.map(player => cut(player.name)),
      setupDraws: opened.draws,
      log,
    };
  } catch (error) {
    if (error instanceof BadRecord)
      throw new Invalid('damaged-record', { path: error.path, reason: `wanted ${error.wanted}` });
    if (error instanceof Illegal)
      throw new Invalid('damaged-record', { step: log.length + 1, reason: error.code, ...error.params });
    throw error;
  }
};

/** Milliseconds that following a report may take; a long one takes some thousand. The game ends where it is then. */
const LONGEST = 60_000;

const followed = async (text: string): Promise<ReportGame> => {
  const until = performance.now() + LONGEST;
  try {
    return await readReportGame(text, async () => {
      await breathe();
      return performance.now() < until;
    });
  } catch (error) {
    if (!(error instanceof BadReport)) throw error;
    throw new Invalid('damaged-record', {
      line: error.line,
      reason: 'report-unreadable',
      subject: error.wanted,
    });
  }
};

const asParams = (stop: Stop): RecordStop => ({
  ...stop,
  reason: `report-${stop.reason}`,
});

/**
 * Turns a report of Rails into a log of ours, as far as it can be followed.
 * @throws Invalid `damaged-record` where not a single move can be followed
 */
const fromReport = async (text: string): Promise<ReadRecord> => {
  const { title, start, players, moves, stop } = await followed(text);
  if (stop && moves.length === 0) throw new Invalid('damaged-record', asParams(stop));
  const record: GameRecord = {
    format: 'bahnpost-log-1',
    title: title.id,
    rules: start.rules,
    name: 'Rails',
    settings: start.settings,
    players: players.map(cut),
    setupDraws: [],
    log: moves.map(action => ({ kind: 'action', action })),
  };
  return { record, stop: stop && asParams(stop) };
};

/** Games that were played elsewhere. */
export const foreign: Foreign = { fromSite, isReport, fromReport };
