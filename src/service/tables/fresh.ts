import { addJob, dropJob, lockGame, readGame, setListed, type GameRow, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { tellTable } from './tell.js';

/** A table at which nothing changes is asked about after this many days, and leaves the list this many later. */
export const QUIET_DAYS = 30;
export const LAST_DAYS = 7;

const DAY = 86_400_000;

const jobKey = (gameId: string): string => `table:${gameId}`;

const lookIn = (deps: Deps, tx: Tx, gameId: string, days: number, asked: boolean): Promise<void> =>
  addJob(tx, {
    task: 'table',
    payload: { game: gameId, asked },
    runAt: new Date(deps.clock().getTime() + days * DAY),
    key: jobKey(gameId),
  });

/** Something has changed at a table: the days begin anew. One that is not listed is not looked at. */
export const renewListing = async (deps: Deps, tx: Tx, gameId: string): Promise<void> => {
  const game = await readGame(tx, gameId);
  if (game?.phase === 'open' && game.listed) await lookIn(deps, tx, gameId, QUIET_DAYS, false);
  else await dropJob(tx, jobKey(gameId));
};

/** Asks the creator of a table where nothing has changed for long; the next time takes it out of the list. */
export const checkListing = (deps: Deps, gameId: string, asked: boolean): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await lockGame(tx, gameId);
    if (game?.phase !== 'open' || !game.listed) return;
    if (asked) return setListed(tx, gameId, false);
    await tellQuiet(deps, tx, game);
    await lookIn(deps, tx, gameId, LAST_DAYS, true);
  });

const tellQuiet = (deps: Deps, tx: Tx, game: GameRow): Promise<void> =>
  tellTable(deps, tx, game.id, [game.created_by], {
    kind: 'table-quiet',
    data: { days: QUIET_DAYS, last: LAST_DAYS },
  });
