import { setImmediate as breathe } from 'node:timers/promises';
import { Illegal, type Entry, type Json } from './engine/core/index.js';
import {
  BadRecord,
  readSiteGame,
  replayMoves,
  waysToRead,
  type Import,
  type SiteGame,
} from './records/eighteenxx/index.js';
import {
  BadReport,
  isReport,
  readReportGame,
  type ReportGame,
  type ReportStop,
} from './records/rails/index.js';
import type { WantedInFile } from './records/wanted.js';
import { Invalid } from './service/errors.js';
import type { GameRecord } from './service/types.js';
import type { RecordImport, ReadRecord, RecordStop } from './service/log/read-record.js';

const idOf = (record: unknown): string => {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : '';
  return typeof id === 'number' || typeof id === 'string' ? String(id).slice(0, 20) : '';
};

const cut = (name: string): string => name.slice(0, 40);

/** A game of the site read in one way: its log, or how far that came and why no further. */
interface Read {
  readonly log: readonly Entry[];
  readonly opened: Import;
  readonly error: Illegal | BadRecord | null;
}

const readAs = (opened: Import, { actions }: SiteGame): Read => {
  const log: Entry[] = [];
  try {
    for (const { action } of replayMoves(opened, actions)) if (action) log.push({ kind: 'action', action });
    return { log, opened, error: null };
  } catch (error) {
    if (error instanceof Illegal || error instanceof BadRecord) return { log, opened, error };
    throw error;
  }
};

/** The first way that comes to the end, or the one that comes furthest. */
const readBest = (game: SiteGame): Read => {
  const [first, ...others] = waysToRead(game);
  let best = readAs(first!, game);
  for (const opened of others) {
    if (!best.error) return best;
    const other = readAs(opened, game);
    if (!other.error || other.log.length > best.log.length) best = other;
  }
  return best;
};

/** What a file lacks, as parameters. */
const wantedIn = ({ kind, ...more }: WantedInFile): { readonly [name: string]: Json } => ({
  wanted: kind,
  ...more,
});

const asInvalid = (error: Illegal | BadRecord, step: number): Invalid =>
  error instanceof BadRecord
    ? new Invalid('damaged-record', { path: error.path, reason: 'wanted', ...wantedIn(error.wanted) })
    : new Invalid('damaged-record', { step, reason: error.code, ...error.params });

const readSite = (record: unknown): { readonly game: SiteGame; readonly read: Read } => {
  try {
    const game = readSiteGame(record);
    return { game, read: readBest(game) };
  } catch (error) {
    if (error instanceof Illegal || error instanceof BadRecord) throw asInvalid(error, 1);
    throw error;
  }
};

/**
 * Turns a game exported by 18xx.games into a log of ours: what was taken back there is left out.
 * @throws Invalid `damaged-record` with what is wrong, and at which step when the rules refuse it
 */
const fromSite = (record: unknown): GameRecord => {
  const { game, read } = readSite(record);
  const { log, opened, error } = read;
  if (error) throw asInvalid(error, log.length + 1);
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
      ...wantedIn(error.wanted),
    });
  }
};

const asParams = (stop: ReportStop): RecordStop => ({
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
export const recordImport: RecordImport = { fromSite, isReport, fromReport };
