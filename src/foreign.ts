import { Illegal, type Entry } from './engine/core/index.js';
import { BadRecord, openImport, readSiteGame, replayMoves } from './records/eighteenxx/index.js';
import { Invalid } from './service/errors.js';
import type { GameRecord } from './service/types.js';

const idOf = (record: unknown): string => {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : '';
  return typeof id === 'number' || typeof id === 'string' ? String(id).slice(0, 20) : '';
};

/**
 * Turns a game exported by 18xx.games into a log of ours: what was taken back there is left out.
 * @throws Invalid `damaged-record` with what is wrong, and at which step when the rules refuse it
 */
export const readForeignRecord = (record: unknown): GameRecord => {
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
      players: game.players.map(player => player.name.slice(0, 40)),
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
