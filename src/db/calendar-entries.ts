import type { Tx } from './client.js';

/** A deadline that a mail put into its reader's calendar. */
export interface CalendarEntryRow {
  readonly seat: number;
  readonly until: Date;
}

/** Notes what a mail that is about to go out puts into its reader's calendar; one that is over takes it out. */
export const noteCalendarEntry = async (
  tx: Tx,
  delivery: string,
  { seat, until }: CalendarEntryRow,
): Promise<void> => {
  await tx.rows('UPDATE delivery SET calendar = $2 WHERE id = $1', [
    delivery,
    JSON.stringify({ seat, until }),
  ]);
};

/** What mails put last into somebody's calendar, for each of their seats at a game. */
export const calendarEntries = async (
  tx: Tx,
  personId: string,
  gameId: string,
): Promise<readonly CalendarEntryRow[]> =>
  tx.rows<CalendarEntryRow>(
    `SELECT DISTINCT ON (calendar->'seat') (calendar->>'seat')::integer AS seat,
       (calendar->>'until')::timestamptz AS until
     FROM delivery
     WHERE game_id = $1 AND person_id = $2 AND status = 'sent' AND calendar IS NOT NULL
     ORDER BY calendar->'seat', sent_at DESC`,
    [gameId, personId],
  );
