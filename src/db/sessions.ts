import type { Database, Tx } from './client.js';

export interface SessionRow {
  readonly id: string;
  readonly jtiHash: string;
  readonly kind: 'person' | 'seat';
  readonly personId: string;
  readonly gameId: string | null;
  readonly seat: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const insertSession = async (tx: Tx, s: SessionRow): Promise<void> => {
  await tx.rows(
    `INSERT INTO session (id, jti_hash, kind, person_id, game_id, seat, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [s.id, s.jtiHash, s.kind, s.personId, s.gameId, s.seat, s.createdAt, s.expiresAt],
  );
};

export interface LiveSession {
  readonly id: string;
  readonly kind: 'person' | 'seat';
  readonly game_id: string | null;
  readonly seat: number | null;
  readonly person_id: string;
  readonly name: string;
  readonly language: 'de' | 'en';
  readonly time_zone: string;
}

/** A session that counts now, with whose it is. Asked at every request, so that a revoked one ends at once. */
export const liveSession = async (tx: Tx, jtiHash: string, now: Date): Promise<LiveSession | undefined> =>
  (
    await tx.rows<LiveSession>(
      `SELECT s.id, s.kind, s.game_id, s.seat, s.person_id, p.name, p.language, p.time_zone
       FROM session s JOIN person p ON p.id = s.person_id
       WHERE s.jti_hash = $1 AND s.revoked_at IS NULL AND s.expires_at > $2`,
      [jtiHash, now],
      'live-session',
    )
  )[0];

export const sessionsOf = (
  db: Database,
  personId: string,
  now: Date,
): Promise<
  readonly {
    readonly id: string;
    readonly kind: string;
    readonly gameId: string | null;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  }[]
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
