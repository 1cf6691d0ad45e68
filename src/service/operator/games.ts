import { direct, failedMails, searchGames, type FailedMail, type FoundGame } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { showGame } from '../games.js';
import { readLog } from '../history.js';
import type { GameDetail, GameStatus, Language, LogEntry } from '../types.js';
import { listActs, type Act } from './acts.js';

export type { FailedMail, FoundGame } from '../../db/index.js';

const MOST_FOUND = 50;
const MOST_ROWS = 10;
const MOST_MAILS = 20;
const MOST_LETTERS = 100;

/** Text to look for, as somebody typed it. */
export const cleanSearch = (text: string | undefined): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, MOST_LETTERS);

/** Games by id, name or a player's name; those that were active last come first. */
export const findGames = (
  deps: Deps,
  wanted: { readonly text?: string; readonly status?: GameStatus },
): Promise<readonly FoundGame[]> =>
  searchGames(direct(deps.db), cleanSearch(wanted.text), wanted.status ?? null, MOST_FOUND);

/** A game as an operator sees it: like an onlooker, so that who plays and operates learns nothing; and its mails. */
export interface OperatedGame {
  readonly game: GameDetail;
  /** The newest rows, oldest first; what is sealed stays sealed. */
  readonly entries: readonly LogEntry[];
  readonly failedMails: readonly FailedMail[];
  readonly acts: readonly Act[];
}

/** @throws NotFound `no-such-game` */
export const showOperatedGame = async (
  deps: Deps,
  gameId: string,
  language: Language = 'en',
): Promise<OperatedGame> => {
  const game = await showGame(deps, null, gameId, language);
  const after = Math.max(0, game.number - MOST_ROWS);
  const [log, mails, acts] = await Promise.all([
    game.status === 'open' || game.startedAt === null
      ? null
      : readLog(deps, null, { gameId, after, limit: MOST_ROWS }),
    failedMails(direct(deps.db), MOST_MAILS, { gameId }),
    listActs(deps, { game: gameId }),
  ]);
  return { game, entries: log?.entries ?? [], failedMails: mails, acts };
};
