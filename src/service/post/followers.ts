import { addJob, enqueue, followersToTell, readGame, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';
import type { WrittenRows } from '../written.js';

/** A game has ended: those who follow it are told soon. One statement, so that it goes with the commit. */
export const tellFollowersLater = (deps: Deps, tx: Tx, gameId: string): Promise<void> =>
  addJob(tx, { task: 'tell-followers', payload: { game: gameId }, runAt: deps.clock() });

/** The same where rows have ended it. */
export const tellFollowersOfEnd = async (deps: Deps, tx: Tx, { after, rows }: WrittenRows): Promise<void> => {
  if (rows.length > 0 && after.phase === 'ended') await tellFollowersLater(deps, tx, after.id);
};

/** Writes the mails about a game's end to those who follow it and want to be told; each is told once. */
export const tellFollowers = (deps: Deps, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = await readGame(tx, gameId);
    // It goes on: the last move was taken back.
    if (game?.phase !== 'ended') return;
    const at = deps.clock();
    await enqueue(
      tx,
      (await followersToTell(tx, gameId)).map(personId => ({
        id: newId(deps, 16),
        kind: 'watched-over',
        personId,
        gameId,
        seat: null,
        number: game.number,
        subjectId: null,
        dedupe: `g${gameId}.a${String(game.number)}.u${personId}.watched-over`,
        at,
        sendAt: at,
      })),
    );
  });
