import type { Tx } from '../client.js';
import type { Columns } from '../columns.js';

/** Everybody and `players` (of running games) get a mail; a banner stands on every page until its end. */
export type Audience = 'everybody' | 'players' | 'banner';

export type AnnouncementRow = Columns<
  'announcement',
  'id' | 'german' | 'english' | 'at' | 'stopped_at',
  {
    readonly audience: Audience;
    /** Of a banner. */
    readonly until: Date | null;
    /** People written to so far. */
    readonly told: number;
    /** The last of them, in the order of their ids; '' when all have been written to. */
    readonly after_person: string;
    /** When all had been written to. */
    readonly told_at: Date | null;
  }
>;

export const insertAnnouncement = async (
  tx: Tx,
  a: Pick<AnnouncementRow, 'id' | 'audience' | 'german' | 'english' | 'at' | 'until'>,
): Promise<void> => {
  await tx.rows(
    'INSERT INTO announcement (id, audience, german, english, at, until) VALUES ($1, $2, $3, $4, $5, $6)',
    [a.id, a.audience, a.german, a.english, a.at, a.until],
  );
};

export const readAnnouncement = async (tx: Tx, id: string): Promise<AnnouncementRow | undefined> =>
  (await tx.rows<AnnouncementRow>('SELECT * FROM announcement WHERE id = $1', [id]))[0];

/** The same, for whoever writes to people next: one at a time. */
export const lockAnnouncement = async (tx: Tx, id: string): Promise<AnnouncementRow | undefined> =>
  (await tx.rows<AnnouncementRow>('SELECT * FROM announcement WHERE id = $1 FOR UPDATE', [id]))[0];

export const newestAnnouncements = (tx: Tx, most: number): Promise<readonly AnnouncementRow[]> =>
  tx.rows<AnnouncementRow>('SELECT * FROM announcement ORDER BY at DESC, id LIMIT $1', [most]);

/** What stands on every page now, the oldest first. */
export const bannersAt = (
  tx: Tx,
  now: Date,
): Promise<readonly Pick<AnnouncementRow, 'german' | 'english'>[]> =>
  tx.rows(
    `SELECT german, english FROM announcement
     WHERE audience = 'banner' AND stopped_at IS NULL AND until > $1 ORDER BY at, id`,
    [now],
    'banners-at',
  );

/** @returns false when it was stopped before, or there is none such */
export const stopAnnouncementRow = async (tx: Tx, id: string, at: Date): Promise<boolean> =>
  (
    await tx.rows(
      'UPDATE announcement SET stopped_at = $2 WHERE id = $1 AND stopped_at IS NULL RETURNING id',
      [id, at],
    )
  ).length > 0;

/** The next people to be told, in the order of their ids. */
export const peopleToTell = async (
  tx: Tx,
  audience: Audience,
  after: string,
  most: number,
): Promise<readonly string[]> =>
  (
    await tx.rows<Columns<'person', 'id'>>(
      `SELECT p.id FROM person p
       WHERE p.id > $1 AND p.deleted_at IS NULL AND p.blocked_at IS NULL AND ($2 = 'everybody' OR EXISTS (
         SELECT FROM seat s JOIN game g ON g.id = s.game_id WHERE s.person_id = p.id AND g.phase = 'running'))
       ORDER BY p.id LIMIT $3`,
      [after, audience, most],
    )
  ).map(({ id }) => id);

/** Notes how many were told, and up to whom; `over` when they were the last. */
export const noteToldPeople = async (
  tx: Tx,
  id: string,
  step: { readonly told: number; readonly after: string; readonly over: Date | null },
): Promise<void> => {
  await tx.rows('UPDATE announcement SET told = told + $2, after_person = $3, told_at = $4 WHERE id = $1', [
    id,
    step.told,
    step.after,
    step.over,
  ]);
};
