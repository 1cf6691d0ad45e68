import type { Json } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';

export type KeyRow = Columns<
  'idempotency_key',
  'request_hash',
  {
    readonly answer: Json;
  }
>;

/** What a key was used for before, with its answer. */
export const readKey = async (tx: Tx, personId: string, key: string): Promise<KeyRow | undefined> =>
  (
    await tx.rows<KeyRow>(
      'SELECT request_hash, answer FROM idempotency_key WHERE person_id = $1 AND key = $2',
      [personId, key],
      'read-key',
    )
  )[0];

/**
 * Reserves a key for a request that no game's lock stands guard over; a second request with the same
 * key waits here until the first is done.
 * @returns false when the key is taken
 */
export const reserveKey = async (
  tx: Tx,
  personId: string,
  key: string,
  requestHash: string,
  at: Date,
): Promise<boolean> => {
  const rows = await tx.rows(
    `INSERT INTO idempotency_key (person_id, key, request_hash, answer, created_at)
     VALUES ($1, $2, $3, 'null', $4) ON CONFLICT DO NOTHING RETURNING key`,
    [personId, key, requestHash, at],
  );
  return rows.length > 0;
};

/** Keeps the answer that the key gives from now on. */
export const answerKey = async (tx: Tx, personId: string, key: string, answer: Json): Promise<void> => {
  await tx.rows('UPDATE idempotency_key SET answer = $3 WHERE person_id = $1 AND key = $2', [
    personId,
    key,
    JSON.stringify(answer),
  ]);
};
