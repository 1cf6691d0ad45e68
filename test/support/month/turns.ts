import { direct } from '../../../src/db/index.js';
import type { Seat } from '../../../src/engine/core/index.js';
import { position } from '../../../src/service/log/history.js';
import type { Month } from './month.js';

/** A time a seat was asked without a break, by somebody else's doing. */
export interface Turn {
  readonly gameId: string;
  readonly seat: Seat;
  readonly personId: string;
  /** The rows between which it was asked: after `from`, until `to`. */
  readonly from: number;
  readonly to: number;
  readonly hours: number;
}

/** What the outbox has about a turn. */
export interface Announcement {
  readonly number: number;
  readonly status: string;
  readonly sent_at: Date | null;
}

interface Row {
  readonly number: number;
  readonly kind: string;
  readonly cause: string;
  readonly by_person: string | null;
  readonly at: Date;
}

/** Those who have played their seat from the start to the end. */
const stayers = async (month: Month, gameId: string): Promise<ReadonlyMap<Seat, string>> => {
  const rows = await direct(month.deps.db).rows<{ seat: Seat; person_id: string }>(
    `SELECT seat, person_id FROM seat s WHERE game_id = $1 AND person_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM tenure t WHERE t.game_id = s.game_id AND t.seat = s.seat)`,
    [gameId],
  );
  return new Map(rows.map(({ seat, person_id }) => [seat, person_id]));
};

/** Turns of a game as replaying its log tells them, apart from what the service made of them at the time. */
export const turnsOf = async (month: Month, gameId: string): Promise<readonly Turn[]> => {
  const { deps } = month;
  const db = direct(deps.db);
  const rows = await db.rows<Row>(
    `SELECT 0 AS number, 'start' AS kind, '' AS cause, NULL AS by_person, started_at AS at FROM game WHERE id = $1
     UNION ALL
     SELECT number, kind, cause, by_person, at FROM log WHERE game_id = $1 ORDER BY number`,
    [gameId],
  );
  const people = await stayers(month, gameId);
  const turns: Turn[] = [];
  const since = new Map<Seat, Row>();
  for (const row of rows) {
    const { turn, status } = await position(deps, null, { gameId, number: row.number });
    const asked = status.ended ? [] : turn.asked;
    for (const [seat, from] of since) {
      if (asked.includes(seat)) continue;
      since.delete(seat);
      const hours = (row.at.getTime() - from.at.getTime()) / 3_600_000;
      turns.push({ gameId, seat, personId: people.get(seat)!, from: from.number, to: row.number, hours });
    }
    for (const seat of asked) if (people.has(seat) && !since.has(seat)) since.set(seat, row);
  }
  // Rows of one moment were written together: who moved by hand then sees what is asked next.
  const byHand = (turn: Turn): boolean => {
    const { at } = rows[turn.from]!;
    const together = rows.filter(row => row.at.getTime() === at.getTime());
    return together.some(
      ({ kind, cause, by_person: by }) =>
        kind === 'action' && (cause === 'player' || cause === 'mail') && by === turn.personId,
    );
  };
  return turns.filter(turn => turn.hours > 0 && !byHand(turn));
};

/** The turn mails that were written while a turn lasted. */
export const announcementsOf = (month: Month, turn: Turn): Promise<readonly Announcement[]> =>
  direct(month.deps.db).rows<Announcement>(
    `SELECT number, status, sent_at FROM delivery
     WHERE game_id = $1 AND seat = $2 AND person_id = $3 AND channel = 'mail' AND kind IN ('turn', 'offer')
       AND number >= $4 AND number < $5`,
    [turn.gameId, turn.seat, turn.personId, turn.from, turn.to],
  );
