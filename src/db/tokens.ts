import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

export type TokenRow = Columns<
  'api_token',
  'id' | 'person_id' | 'name' | 'created_at' | 'expires_at' | 'last_used_at',
  {
    readonly scopes: readonly string[];
    /** The one game it is for; null for all. */
    readonly game_id: string | null;
  }
>;

const COLUMNS = 'id, person_id, name, scopes, game_id, created_at, expires_at, last_used_at';
const VALID = 'revoked_at IS NULL AND expires_at > $2';

export const insertToken = async (
  tx: Tx,
  t: Omit<TokenRow, 'last_used_at'> & { readonly hash: string },
): Promise<void> => {
  await tx.rows(
    `INSERT INTO api_token (id, person_id, name, scopes, game_id, created_at, expires_at, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [t.id, t.person_id, t.name, t.scopes, t.game_id, t.created_at, t.expires_at, t.hash],
  );
};

/** A person's tokens that count, the newest first. */
export const tokensOf = (tx: Tx, personId: string, now: Date): Promise<readonly TokenRow[]> =>
  tx.rows<TokenRow>(
    `SELECT ${COLUMNS} FROM api_token WHERE person_id = $1 AND ${VALID} ORDER BY created_at DESC, id`,
    [personId, now],
  );

/** A token that counts now, with whose it is. */
export type LiveToken = TokenRow &
  Columns<'person', 'time_zone', { readonly language: 'de' | 'en' }> & {
    readonly person_name: ColumnType<'person', 'name'>;
  };

/** The token of a hash: neither revoked nor out of date, of a person who may come in, or of the bot of one. */
export const liveToken = async (tx: Tx, hash: string, now: Date): Promise<LiveToken | undefined> =>
  (
    await tx.rows<LiveToken>(
      `SELECT t.id, t.person_id, t.name, t.scopes, t.game_id, t.created_at, t.expires_at, t.last_used_at,
         p.name AS person_name, p.language, p.time_zone
       FROM api_token t JOIN person p ON p.id = t.person_id
       WHERE t.hash = $1 AND t.revoked_at IS NULL AND least(t.expires_at, t.access_until) > $2 AND p.deleted_at IS NULL
         AND p.blocked_at IS NULL AND NOT EXISTS (
           SELECT FROM person o WHERE o.id = p.owner_id AND (o.blocked_at IS NOT NULL OR o.deleted_at IS NOT NULL))`,
      [hash, now],
      'live-token',
    )
  )[0];

export const touchToken = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.rows('UPDATE api_token SET last_used_at = $2 WHERE id = $1', [id, now]);
};

/** @returns false when that person has no such token */
export const revokeToken = async (tx: Tx, personId: string, id: string, now: Date): Promise<boolean> =>
  (
    await tx.rows(
      `UPDATE api_token SET revoked_at = $2 WHERE person_id = $1 AND id = $3 AND ${VALID} RETURNING id`,
      [personId, now, id],
    )
  ).length > 0;

/** What a program was allowed. */
export type GrantRow = Pick<TokenRow, 'id' | 'scopes'>;

/**
 * Lets a token count that has lain ready for so many minutes at most, once.
 * @param accessUntil when it has to be renewed; null where it counts until it expires
 * @returns undefined where there is none that waits
 */
export const activateToken = async (
  tx: Tx,
  hash: string,
  {
    now,
    until,
    minutes,
    accessUntil,
  }: {
    readonly now: Date;
    readonly until: Date;
    readonly minutes: number;
    readonly accessUntil: Date | null;
  },
): Promise<GrantRow | undefined> =>
  (
    await tx.rows<GrantRow>(
      `UPDATE api_token SET expires_at = $3, access_until = $5
       WHERE hash = $1 AND ${VALID} AND expires_at <= created_at + make_interval(mins => $4) RETURNING id, scopes`,
      [hash, now, until, minutes, accessUntil],
    )
  )[0];

/** Puts a new token in place of one that was renewed so often. @returns undefined where there is none, or none any more */
export const renewToken = async (
  tx: Tx,
  {
    id,
    now,
    renewed,
    hash,
    accessUntil,
  }: {
    readonly id: string;
    readonly now: Date;
    readonly renewed: number;
    readonly hash: string;
    readonly accessUntil: Date;
  },
): Promise<Pick<TokenRow, 'scopes' | 'expires_at'> | undefined> =>
  (
    await tx.rows<Pick<TokenRow, 'scopes' | 'expires_at'>>(
      `UPDATE api_token SET first_hash = coalesce(first_hash, hash), hash = $4, renewed = renewed + 1, access_until = $5
       WHERE id = $1 AND renewed = $3 AND ${VALID} RETURNING scopes, expires_at`,
      [id, now, renewed, hash, accessUntil],
    )
  )[0];

/** Ends the token of a hash, or that was renewed from it, whosever it is. */
export const revokeTokenOf = async (tx: Tx, hash: string, now: Date): Promise<void> => {
  await tx.rows(`UPDATE api_token SET revoked_at = $2 WHERE (hash = $1 OR first_hash = $1) AND ${VALID}`, [
    hash,
    now,
  ]);
};

/** Ends a token, whosever it is. */
export const revokeTokenById = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.rows(`UPDATE api_token SET revoked_at = $2 WHERE id = $1 AND ${VALID}`, [id, now]);
};
