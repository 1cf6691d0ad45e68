import type { Tx } from '../client.js';
import type { Columns } from '../columns.js';
import type { BeyondTime } from '../games.js';
import { likeText } from './games.js';

export type FoundPerson = Columns<
  'person',
  'id' | 'name' | 'email' | 'created_at' | 'blocked_at',
  {
    readonly language: 'de' | 'en';
  }
> & {
  /** Sessions of theirs that count. */
  readonly sessions: number;
  /** Games that run, with them at a seat. */
  readonly running: number;
};

const FOUND = `p.id, p.name, p.email, p.language, p.created_at, p.blocked_at,
  (SELECT count(*)::integer FROM session s
   WHERE s.person_id = p.id AND s.revoked_at IS NULL AND s.expires_at > $1) AS sessions,
  (SELECT count(DISTINCT g.id)::integer FROM seat s JOIN game g ON g.id = s.game_id
   WHERE s.person_id = p.id AND g.phase = 'running') AS running`;

/** People by a part of their name or of one of their addresses. */
export const searchPeople = (
  tx: Tx,
  text: string,
  now: Date,
  { most, after }: { readonly most: number; readonly after: BeyondTime | null },
): Promise<readonly FoundPerson[]> =>
  tx.rows<FoundPerson>(
    `SELECT ${FOUND} FROM person p
     WHERE p.deleted_at IS NULL AND ($2 = '' OR p.id = $2 OR p.name ILIKE $3 OR EXISTS (
       SELECT FROM address a WHERE a.person_id = p.id AND a.email_canonical ILIKE $3))
       AND ($5::timestamptz IS NULL OR p.created_at <= $5 AND (p.created_at < $5 OR p.id > $6))
     ORDER BY p.created_at DESC, p.id LIMIT $4`,
    [now, text, likeText(text), most, after?.at ?? null, after?.id ?? ''],
  );

export const findPerson = async (tx: Tx, id: string, now: Date): Promise<FoundPerson | undefined> =>
  (
    await tx.rows<FoundPerson>(`SELECT ${FOUND} FROM person p WHERE p.id = $2 AND p.deleted_at IS NULL`, [
      now,
      id,
    ])
  )[0];

/** Blocks somebody, or (null) lets them in again. @returns false when nothing changed */
export const setBlocked = async (tx: Tx, id: string, at: Date | null): Promise<boolean> =>
  (
    await tx.rows(
      `UPDATE person SET blocked_at = $2
       WHERE id = $1 AND deleted_at IS NULL AND (blocked_at IS NULL) = ($2::timestamptz IS NOT NULL) RETURNING id`,
      [id, at],
    )
  ).length > 0;

export const isPersonBlocked = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.rows('SELECT FROM person WHERE id = $1 AND blocked_at IS NOT NULL', [id], 'is-blocked')).length >
  0;

/** Ends everything that lets a person in by itself: sessions, links of turn mails and tokens of programs. */
export const endAllSessions = async (tx: Tx, personId: string, now: Date): Promise<number> => {
  const ended = await tx.rows(
    'UPDATE session SET revoked_at = $2 WHERE person_id = $1 AND revoked_at IS NULL AND expires_at > $2 RETURNING id',
    [personId, now],
  );
  for (const table of ['seat_link', 'api_token'])
    await tx.rows(`UPDATE ${table} SET revoked_at = $2 WHERE person_id = $1 AND revoked_at IS NULL`, [
      personId,
      now,
    ]);
  return ended.length;
};

/** Is one of the person's own addresses among these? */
export const hasAddress = async (tx: Tx, personId: string, canonical: readonly string[]): Promise<boolean> =>
  (
    await tx.rows(
      `SELECT FROM address WHERE person_id = $1 AND verified_at IS NOT NULL AND email_canonical = ANY ($2) LIMIT 1`,
      [personId, canonical],
      'has-address',
    )
  ).length > 0;
