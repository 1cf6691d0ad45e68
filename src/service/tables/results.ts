import {
  direct,
  gamesLeft,
  paceOf,
  reliabilityOf,
  resultsOf,
  titleResults,
  type LeftRow,
  type PaceRow,
  type ReliabilityRow,
  type ResultRow,
  type TitleRow,
} from '../../db/index.js';
import { playerName } from '../../words/index.js';
import type { Deps } from '../deps.js';
import type { PersonActor } from '../types.js';

export type { TitleRow };

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

/** Games of one kind, or against one person. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Between 0 (always last) and 1 (always first), so that games of different sizes compare. */
  readonly standing: number;
}

export interface Results {
  readonly games: readonly FinishedGame[];
  readonly all: Tally;
  readonly byTitle: readonly (Tally & { readonly title: string })[];
  /** Against each person one has finished a game with: `won` are the games one came out ahead. */
  readonly byOpponent: readonly (Tally & { readonly name: string })[];
  /** Minutes from the move before to one's own. */
  readonly pace: PaceRow;
  /** Games the actor has left or was voted out of; whoever sat there at the end has their result. */
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

const MOST_GAMES = 500;

interface Finished {
  readonly rows: readonly ResultRow[];
  /** The actor's best seat: somebody may have played several at one device. */
  readonly mine: ResultRow;
}

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** How high a place is among so many seats: 1 for the first, 0 for the last. */
const height = (place: number, seats: number): number => (seats > 1 ? (seats - place) / (seats - 1) : 1);

const tally = (games: readonly Finished[]): Tally => ({
  games: games.length,
  won: games.filter(({ mine }) => mine.place === 1).length,
  standing:
    games.reduce((sum, { mine, rows }) => sum + height(mine.place, rows.length), 0) /
    Math.max(1, games.length),
});

const against = (
  games: readonly Finished[],
  personId: string,
): readonly (Tally & { readonly name: string })[] => {
  const meetings = games.flatMap(({ rows, mine }) =>
    rows
      .filter(row => row.person_id !== null && row.person_id !== personId)
      .map(other => ({ other, ahead: Math.sign(other.place - mine.place) })),
  );
  return [...groupBy(meetings, ({ other }) => other.person_id!).values()]
    .map(met => ({
      name: met[0]!.other.player,
      games: met.length,
      won: met.filter(({ ahead }) => ahead > 0).length,
      standing: met.reduce((sum, { ahead }) => sum + (ahead + 1) / 2, 0) / met.length,
    }))
    .sort((a, b) => b.games - a.games);
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

/** The actor's finished games and what can be counted in them. */
export const showResults = async (deps: Deps, actor: PersonActor): Promise<Results> => {
  const { personId } = actor;
  const tx = direct(deps.db);
  const [found, pace, left, [own]] = await Promise.all([
    resultsOf(tx, personId, MOST_GAMES),
    paceOf(tx, personId),
    gamesLeft(tx, personId),
    reliabilityOf(tx, [personId]),
  ]);
  const rows = found.map(row => ({ ...row, player: playerName(actor.language, row.player) }));
  const games = [...groupBy(rows, row => row.game_id).values()].map((of): Finished => ({
    rows: of,
    mine: of.find(row => row.person_id === personId)!,
  }));
  return {
    games: games.map(game => asFinished(game.rows, personId)),
    all: tally(games),
    byTitle: [...groupBy(games, ({ mine }) => mine.title)].map(([title, of]) => ({ title, ...tally(of) })),
    byOpponent: against(games, personId),
    pace,
    left,
    reliability: asReliability(own!),
  };
};

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
