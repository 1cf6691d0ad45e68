import {
  direct,
  gamesLeft,
  paceOf,
  reliabilityOf,
  resultsOf,
  standingsOf,
  winsByOpponent,
  winsByTitle,
  titleResults,
  type LeftRow,
  type WaitsRow,
  type ReliabilityRow,
  type ResultRow,
  type StandingRow,
  type WinsRow as Wins,
  type TitleRow,
} from '../../db/index.js';
import { playerName } from '../../words/index.js';
import type { Deps } from '../deps.js';
import { cut, placeAfter, sizeOf, type Page, type Paged } from '../paging.js';
import type { PersonActor } from '../types.js';

export type { Wins, TitleRow, StandingRow };

export interface FinishedGame {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** All agreed to end it, or an operator did; null where the rules ended it. */
  readonly endedBy: 'consent' | 'operator' | null;
  /** Somebody left it or was replaced on the way. */
  readonly replaced: boolean;
  /** The best first. */
  readonly scores: readonly {
    readonly name: string;
    readonly points: number;
    readonly place: number;
    readonly mine: boolean;
  }[];
}

export interface Results {
  /** A page of them, the newest first. */
  readonly games: readonly FinishedGame[];
  /** Where the next page of games begins. */
  readonly next: string | null;
  readonly all: Wins;
  readonly byTitle: readonly (Wins & { readonly title: string })[];
  /** Against the people one has finished most games with: `won` are the games one came out ahead. */
  readonly byOpponent: readonly (Wins & { readonly name: string })[];
  /** Minutes from the move before to one's own. */
  readonly pace: WaitsRow;
  /** The newest games the actor has left or was voted out of; whoever sat there at the end has their result. */
  readonly left: readonly LeftRow[];
  readonly reliability: Reliability;
}

/** What may be expected of somebody. */
export interface Reliability {
  readonly finished: number;
  readonly left: number;
  /** Between 0 and 1: turns that were made before their time was up; null where none had a clock. */
  readonly inTime: number | null;
}

/** With fewer finished games nothing is said about somebody to others. */
const ENOUGH_GAMES = 5;

const MOST_OPPONENTS = 100;

const MOST_LEFT = 100;

/** The same things by a key of theirs, in the order in which each key is met. */
export const groupBy = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const asFinished = (rows: readonly ResultRow[], personId: string): FinishedGame => ({
  id: rows[0]!.game_id,
  name: rows[0]!.name,
  title: rows[0]!.title,
  startedAt: rows[0]!.started_at,
  endedAt: rows[0]!.ended_at,
  endedBy: rows[0]!.ended_by,
  replaced: rows[0]!.replaced,
  scores: rows.map(({ player, points, place, person_id: person }) => ({
    name: player,
    points,
    place,
    mine: person === personId,
  })),
});

/**
 * The actor's finished games, the newest first.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const listResults = async (
  deps: Deps,
  { personId, language }: PersonActor,
  page: Page,
): Promise<Paged<FinishedGame>> => {
  const list = `results:${personId}`;
  const size = sizeOf(page);
  const place = placeAfter(deps, list, page);
  const after = place && { at: new Date(place[0]!), id: place[1]! };
  const found = await resultsOf(direct(deps.db), personId, size + 1, after);
  const rows = found.map(row => ({ ...row, player: playerName(language, row.player) }));
  const games = [...groupBy(rows, row => row.game_id).values()].map(of => asFinished(of, personId));
  return cut(deps, list, games, { size, placeOf: game => [game.endedAt.toISOString(), game.id] });
};

/** All of them together. */
export const totalWins = (all: readonly Wins[]): Wins => {
  const games = all.reduce((sum, one) => sum + one.games, 0);
  const standings = all.reduce((sum, one) => sum + one.standing * one.games, 0);
  return {
    games,
    won: all.reduce((sum, one) => sum + one.won, 0),
    standing: standings / Math.max(1, games),
  };
};

/**
 * The actor's finished games, and what can be counted in all of them.
 * @throws Invalid `bad-cursor`, `bad-limit`
 */
export const showResults = async (deps: Deps, actor: PersonActor, page: Page = {}): Promise<Results> => {
  const { personId } = actor;
  const tx = direct(deps.db);
  const [{ items, next }, byTitle, byOpponent, pace, left, [own]] = await Promise.all([
    listResults(deps, actor, page),
    winsByTitle(tx, personId),
    winsByOpponent(tx, personId, MOST_OPPONENTS),
    paceOf(tx, personId),
    gamesLeft(tx, personId, MOST_LEFT),
    reliabilityOf(tx, [personId]),
  ]);
  return {
    games: items,
    next,
    all: totalWins(byTitle),
    byTitle,
    byOpponent: byOpponent.map(one => ({ ...one, name: playerName(actor.language, one.name) })),
    pace,
    left,
    reliability: asReliability(own!),
  };
};

/** A chart with more of them could not be read. */
export const MOST_STANDINGS = 40;

/** How the actor came out of their newest finished games, the oldest of these first. */
export const showStandings = (deps: Deps, { personId }: PersonActor): Promise<readonly StandingRow[]> =>
  standingsOf(direct(deps.db), personId, MOST_STANDINGS);

const asReliability = ({ finished, left, turns, inTime }: ReliabilityRow): Reliability => ({
  finished,
  left,
  inTime: turns > 0 ? inTime / turns : null,
});

/**
 * What those who consider playing in an open game may know of those who sit there already, by person; nothing of
 * somebody who has finished few games.
 */
export const reliabilityAt = async (
  deps: Deps,
  seats: readonly { readonly personId: string | null }[],
): Promise<ReadonlyMap<string, Reliability>> => {
  const people = [...new Set(seats.flatMap(seat => seat.personId ?? []))];
  const rows = await reliabilityOf(direct(deps.db), people);
  return new Map(
    rows.filter(({ finished }) => finished >= ENOUGH_GAMES).map(row => [row.person_id, asReliability(row)]),
  );
};

/** What the finished games here were like, by title and number of players; no names. */
export const showTitleResults = (deps: Deps): Promise<readonly TitleRow[]> => titleResults(direct(deps.db));
