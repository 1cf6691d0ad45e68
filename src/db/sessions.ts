import type { SessionModel } from './generated/models.js';
import type { Database, Tx } from './client.js';
import type { Columns } from './columns.js';

/** `device`: browser and system in a few words; may be empty. */
export type SessionRow = Readonly<
  Pick<SessionModel, 'id' | 'jtiHash' | 'personId' | 'gameId' | 'createdAt' | 'expiresAt' | 'device'>
> &
  Columns<'session', 'seat', { readonly kind: 'person' | 'seat' }>;

export const insertSession = async (tx: Tx, s: SessionRow): Promise<void> => {
  await tx.rows(
    `INSERT INTO session
       (id, jti_hash, kind, person_id, game_id, seat, created_at, last_used_at, expires_at, device)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)`,
    [s.id, s.jtiHash, s.kind, s.personId, s.gameId, s.seat, s.createdAt, s.expiresAt, s.device],
  );
};

export type LiveSession = Columns<
  'session',
  'id' | 'game_id' | 'seat' | 'person_id' | 'last_used_at',
  {
    readonly kind: 'person' | 'seat';
  }
> &
  Columns<
    'person',
    'name' | 'time_zone',
    {
      readonly language: 'de' | 'en';
    }
  >;

/** A session that counts now, with whose it is. Asked at every request, so that a revoked one ends at once. */
export const liveSession = async (tx: Tx, jtiHash: string, now: Date): Promise<LiveSession | undefined> =>
  (
    await tx.rows<LiveSession>(
      `SELECT s.id, s.kind, s.game_id, s.seat, s.person_id, p.name, p.language, p.time_zone,
         s.last_used_at
       FROM session s JOIN person p ON p.id = s.person_id
       WHERE s.jti_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2 AND p.deleted_at IS NULL
         AND p.blocked_at IS NULL`,
      [jtiHash, now],
      'live-session',
    )
  )[0];

/** Those that count now, the newest first. */
export const sessionsOf = (
  db: Database,
  personId: string,
  now: Date,
): Promise<
  readonly Readonly<
    Pick<SessionModel, 'id' | 'kind' | 'gameId' | 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'device'>
  >[]
> =>
  db.prisma.session.findMany({
    where: { personId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
  });

/** @returns false when that person has no such session */
export const revokeSessionRow = async (
  db: Database,
  personId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const { count } = await db.prisma.session.updateMany({
    where: { id, personId, revokedAt: null },
    data: { revokedAt: now },
  });
  return count > 0;
};

/** Notes that a session is in use. */
export const touchSession = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.rows('UPDATE session SET last_used_at = $2 WHERE id = $1', [id, now]);
};

/** When a person's session was opened; undefined when it is not one that counts. */
export const sessionOpenedAt = async (tx: Tx, id: string): Promise<Date | undefined> =>
  (
    await tx.rows<Columns<'session', 'created_at'>>(
      `SELECT created_at FROM session WHERE id = $1 AND kind = 'person' AND revoked_at IS NULL`,
      [id],
    )
  )[0]?.created_at;

/** Ends all sessions of a person but one, and the links of turn mails. */
export const revokeOtherSessions = async (
  tx: Tx,
  personId: string,
  but: string,
  now: Date,
): Promise<void> => {
  await tx.rows(
    'UPDATE session SET revoked_at = $3 WHERE person_id = $1 AND id <> $2 AND revoked_at IS NULL',
    [personId, but, now],
  );
  await tx.rows('UPDATE seat_link SET revoked_at = $2 WHERE person_id = $1 AND revoked_at IS NULL', [
    personId,
    now,
  ]);
};
