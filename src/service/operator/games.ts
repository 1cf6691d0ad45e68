import { direct, failedMails, gamesMatching, type FailedMail, type FoundGame } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { showGame } from '../tables/games.js';
import { readLog } from '../log/history.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import type { GameDetail, GameStatus, Language, LogEntry } from '../types.js';
import { listActs, type OperatorAct } from './acts.js';

export type { FailedMail, FoundGame } from '../../db/index.js';

const MOST_FOUND = 50;
const MOST_ROWS = 10;
const MOST_MAILS = 20;
const MOST_LETTERS = 100;

/** Text to look for, as somebody typed it. */
export const cleanSearch = (text: string | undefined): string =>
  (text ?? '').replaceAll('\0', '').trim().slice(0, MOST_LETTERS);

/**
 * Games by id, name or a player's name; those that were active last come first. One that is played in while somebody
 * pages moves to the front.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const findGames = async (
  deps: Deps,
  wanted: Page & { readonly text?: string; readonly status?: GameStatus },
): Promise<Paged<FoundGame>> => {
  const text = cleanSearch(wanted.text);
  const list = `found-games:${wanted.status ?? ''}:${text}`;
  const size = sizeOf(wanted, MOST_FOUND);
  const place = placeAfter(deps, list, wanted);
  const after = place && { at: new Date(place[0]!), id: place[1]! };
  const page = { most: size + 1, after };
  const rows = await gamesMatching(direct(deps.db), text, wanted.status ?? null, page);
  return cut(deps, list, rows, { size, placeOf: row => [row.last_at.toISOString(), row.id] });
};

/** A game as an operator sees it: like a spectator, so that an operator who plays learns nothing; and its mails. */
export interface OperatedGame {
  readonly game: GameDetail;
  /** The newest rows, oldest first; what is sealed stays sealed. */
  readonly entries: readonly LogEntry[];
  readonly failedMails: readonly FailedMail[];
  readonly acts: readonly OperatorAct[];
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
