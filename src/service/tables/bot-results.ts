import { botLadder, direct, seatableBots, type LadderRow } from '../../db/index.js';
import { asBot, type Bot } from '../account/bots.js';
import type { Deps } from '../deps.js';
import type { Actor } from '../types.js';
import type { Wins } from './results.js';

export type { LadderRow };

/** A bot that may be given a seat, with whose it is and what became of its games. */
export interface SeatableBot extends Bot, Wins {
  readonly owner: string;
}

/** Bots that the actor may give a seat, by name: their own, and those for all. */
export const listSeatableBots = async (deps: Deps, actor: Actor | null): Promise<readonly SeatableBot[]> =>
  (await seatableBots(direct(deps.db), actor?.kind === 'person' ? actor.personId : null)).map(row => ({
    ...asBot(row),
    owner: row.owner,
    games: row.games,
    won: row.won,
    standing: row.standing ?? 0,
  }));

/** With fewer games a place on the ladder says nothing. */
const LEAST_GAMES = 3;

/** How bots stand among each other, by title: games of bots alone, of two owners at least. */
export const showBotLadder = (deps: Deps): Promise<readonly LadderRow[]> =>
  botLadder(direct(deps.db), LEAST_GAMES);
