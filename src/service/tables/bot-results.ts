import {
  botLadder,
  direct,
  ladderGames,
  seatableBots,
  type LadderGameRow,
  type LadderRow,
} from '../../db/index.js';
import { asBot, type Bot } from '../account/bots.js';
import type { Deps } from '../deps.js';
import type { Actor } from '../types.js';
import { ratingsAfter } from './rating.js';
import { groupBy, type Wins } from './results.js';

/** A place on the ladder of a title. */
export interface LadderPlace extends LadderRow {
  readonly rating: number;
}

/** A bot that can be given a seat, with its owner and its results. */
export interface SeatableBot extends Bot, Wins {
  readonly owner: string;
}

/** Bots that the actor can give a seat, by name: their own, and those that are offered to everybody. */
export const listSeatableBots = async (deps: Deps, actor: Actor | null): Promise<readonly SeatableBot[]> =>
  (await seatableBots(direct(deps.db), actor?.kind === 'person' ? actor.personId : null)).map(row => ({
    ...asBot(row),
    owner: row.owner,
    games: row.games,
    won: row.won,
    standing: row.standing ?? 0,
  }));

/** With fewer games a rank says nothing. */
const MINIMUM_GAMES = 3;

/** What each bot is rated in a title; games of other titles say nothing of it. */
const ratingsIn = (rows: readonly LadderGameRow[]): ReadonlyMap<string, ReadonlyMap<string, number>> =>
  new Map(
    [...groupBy(rows, ({ title }) => title)].map(([title, own]) => [
      title,
      ratingsAfter([...groupBy(own, row => row.game_id).values()]),
    ]),
  );

/**
 * How bots rank against each other, by title, the best first: games of bots alone, of two owners at least.
 * @param title the only one that is wanted; all by default
 */
export const showBotLadder = async (
  deps: Deps,
  title: string | null = null,
): Promise<readonly LadderPlace[]> => {
  const tx = direct(deps.db);
  const [places, games] = await Promise.all([botLadder(tx, MINIMUM_GAMES, title), ladderGames(tx, title)]);
  const ratings = ratingsIn(games);
  const rated = places.map(place => ({ ...place, rating: ratings.get(place.title)!.get(place.id)! }));
  return [...groupBy(rated, ({ title }) => title).values()].flatMap(own =>
    [...own].sort((a, b) => b.rating - a.rating || b.standing - a.standing),
  );
};
