import type { Tx } from './client.js';
import type { Columns } from './columns.js';

export type PasskeyRow = Columns<
  'passkey',
  'id' | 'person_id' | 'name' | 'created_at' | 'last_used_at',
  {
    /** The authenticator's own id of it. */
    readonly credential: string;
    readonly public_key: Uint8Array<ArrayBuffer>;
    readonly transports: readonly string[];
  }
> & {
  /** How often it has signed; always 0 for those that do not count. */
  readonly counter: number;
};

const COLUMNS =
  'id, person_id, credential, public_key, counter::float8 AS counter, transports, name, created_at, last_used_at';

/** @returns false when the passkey is known already */
export const insertPasskey = async (tx: Tx, p: Omit<PasskeyRow, 'last_used_at'>): Promise<boolean> => {
  const rows = await tx.rows(
    `INSERT INTO passkey (id, person_id, credential, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential) DO NOTHING RETURNING id`,
    [
      p.id,
      p.person_id,
      p.credential,
      Buffer.from(p.public_key),
      p.counter,
      p.transports,
      p.name,
      p.created_at,
    ],
  );
  return rows.length > 0;
};

export const passkeysOf = (tx: Tx, personId: string): Promise<readonly PasskeyRow[]> =>
  tx.rows<PasskeyRow>(`SELECT ${COLUMNS} FROM passkey WHERE person_id = $1 ORDER BY created_at, id`, [
    personId,
  ]);

export const readPasskey = async (tx: Tx, credential: string): Promise<PasskeyRow | undefined> =>
  (await tx.rows<PasskeyRow>(`SELECT ${COLUMNS} FROM passkey WHERE credential = $1`, [credential]))[0];

/** Locked until the transaction ends: of two sign-ins with one counter, one comes second. */
export const lockPasskey = async (tx: Tx, credential: string): Promise<PasskeyRow | undefined> =>
  (
    await tx.rows<PasskeyRow>(`SELECT ${COLUMNS} FROM passkey WHERE credential = $1 FOR UPDATE`, [credential])
  )[0];

/** Notes a sign-in and how far the authenticator has counted. */
export const countPasskey = async (tx: Tx, id: string, counter: number, now: Date): Promise<void> => {
  await tx.rows('UPDATE passkey SET counter = $2, last_used_at = $3 WHERE id = $1', [id, counter, now]);
};

/** @returns its name; undefined when that person has no such passkey */
export const deletePasskey = async (tx: Tx, personId: string, id: string): Promise<string | undefined> =>
  (
    await tx.rows<Columns<'passkey', 'name'>>(
      'DELETE FROM passkey WHERE person_id = $1 AND id = $2 RETURNING name',
      [personId, id],
    )
  )[0]?.name;

/** @param personId null for a sign-in */
export const insertChallenge = async (
  tx: Tx,
  hash: string,
  personId: string | null,
  expiresAt: Date,
): Promise<void> => {
  await tx.rows('INSERT INTO passkey_challenge (hash, person_id, expires_at) VALUES ($1, $2, $3)', [
    hash,
    personId,
    expiresAt,
  ]);
};

/** Spends a challenge that was set for that person (null: for a sign-in). @returns false when there is none */
export const spendChallenge = async (
  tx: Tx,
  hash: string,
  personId: string | null,
  now: Date,
): Promise<boolean> =>
  (
    await tx.rows(
      `DELETE FROM passkey_challenge WHERE hash = $1 AND person_id IS NOT DISTINCT FROM $2 AND expires_at > $3
       RETURNING hash`,
      [hash, personId, now],
    )
  ).length > 0;
