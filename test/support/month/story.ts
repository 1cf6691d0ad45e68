import { direct } from '../../../src/db/index.js';
import type { Month } from './month.js';

/** What is known of a game that did not end, for whoever has to find out why. */
export interface Story {
  readonly game: object;
  readonly seats: readonly object[];
  readonly lastRows: readonly object[];
  readonly lastMails: readonly object[];
  readonly votes: readonly object[];
  readonly jobs: readonly object[];
}

/** @returns one story for each game that still goes on, or that ended without a result or an agreement */
export const unfinished = async ({ deps, people }: Month): Promise<readonly Story[]> => {
  const db = direct(deps.db);
  const gone = new Map(people.map(who => [who.actor.personId, who.goneFrom < Infinity]));
  const games = await db.rows<{ id: string; title: string; asked: readonly number[] }>(
    `SELECT id, title, name, phase, number, turn -> 'asked' AS asked, waiting_since, started_at, settings
     FROM game
     WHERE phase <> 'ended' OR (ended_by IS NULL AND coalesce(jsonb_typeof(standing -> 'result'), 'null') = 'null')
     ORDER BY id`,
  );
  const stories: Story[] = [];
  for (const game of games) {
    const seats = await db.rows<{ person_id: string | null }>(
      'SELECT seat, person_id, offered_at, joinable FROM seat WHERE game_id = $1 ORDER BY seat',
      [game.id],
    );
    stories.push({
      game,
      seats: seats.map(seat => ({ ...seat, gone: gone.get(seat.person_id ?? '') ?? null })),
      lastRows: await db.rows(
        'SELECT number, kind, seat, cause, by_person, at FROM log WHERE game_id = $1 ORDER BY number DESC LIMIT 5',
        [game.id],
      ),
      lastMails: await db.rows(
        `SELECT kind, person_id, seat, number, status, channel, created_at, sent_at FROM delivery
         WHERE game_id = $1 ORDER BY created_at DESC LIMIT 12`,
        [game.id],
      ),
      votes: await db.rows(
        `SELECT about, subject, started_by, opened_at, closed_at, outcome, tally -> 'ballots' AS ballots FROM vote
         WHERE game_id = $1 ORDER BY opened_at DESC LIMIT 8`,
        [game.id],
      ),
      jobs: await db.rows(
        `SELECT key, run_at, attempts, last_error FROM graphile_worker._private_jobs WHERE payload::text LIKE $1`,
        [`%${game.id}%`],
      ),
    });
  }
  return stories;
};
