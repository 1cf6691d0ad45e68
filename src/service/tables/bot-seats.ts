import { countGamesOfBot, readBot, type BotRow, type Tx } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import { Conflict, NotFound } from '../errors.js';
import type { Deps } from '../deps.js';
import type { PersonActor } from '../types.js';
import { lockOwnFree } from './change.js';
import { sit } from './invitations.js';
import { startWhenFull } from './start.js';

/** Unfinished games that a bot sits in at most: whoever owns it must be able to play them. */
const MOST_GAMES = 20;

/**
 * A bot that somebody may give a seat: their own, or one for all.
 * @throws NotFound `no-such-bot`; Conflict `bot-busy`
 */
export const mustBeSeatable = async (tx: Tx, actor: PersonActor, id: string): Promise<BotRow> => {
  const bot = await readBot(tx, id);
  if (!bot || !(bot.for_all || bot.owner_id === actor.personId))
    throw new NotFound('no-such-bot', { bot: id });
  if ((await countGamesOfBot(tx, id)) >= MOST_GAMES)
    throw new Conflict('bot-busy', { name: bot.name, most: MOST_GAMES });
  return bot;
};

/**
 * Gives a bot an empty seat: it sits down at once, and the last seat filled starts the game. Before the start the game's
 * creator may, in one that runs every player.
 * @throws like `lockOwnFree`, `mustBeSeatable` and `sit`
 */
export const giveToBot = (
  deps: Deps,
  actor: PersonActor,
  { gameId, seat, bot: id }: { readonly gameId: string; readonly seat: Seat; readonly bot: string },
): Promise<void> =>
  deps.db.transaction(async tx => {
    await lockOwnFree(tx, actor, gameId, seat);
    const bot = await mustBeSeatable(tx, actor, id);
    await sit(deps, tx, gameId, seat, { personId: bot.id, name: bot.name });
    await startWhenFull(deps, tx, gameId);
  });
