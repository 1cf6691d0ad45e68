import type { Tx } from './client.js';
import type { Columns } from './columns.js';

/** How far the mails to one provider are: instants, in milliseconds. */
export interface ThrottleRow {
  /** When the next one may go. */
  readonly free: number;
  /** The last place given to one that waits. */
  readonly first: number;
  readonly soon: number;
  readonly rest: number;
}

/** Reads a provider's row and holds it until the transaction ends; a new one is free at once. */
export const lockThrottle = async (tx: Tx, name: string, now: Date): Promise<ThrottleRow> => {
  const rows = await tx.rows<Columns<'mail_pace', 'free_at' | 'first_at' | 'soon_at' | 'rest_at'>>(
    `INSERT INTO mail_pace (name, free_at, first_at, soon_at, rest_at) VALUES ($1, $2, $2, $2, $2)
     ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING free_at, first_at, soon_at, rest_at`,
    [name, now],
    'lock-pace',
  );
  const row = rows[0]!;
  return {
    free: row.free_at.getTime(),
    first: row.first_at.getTime(),
    soon: row.soon_at.getTime(),
    rest: row.rest_at.getTime(),
  };
};

export const writeThrottle = async (tx: Tx, name: string, pace: ThrottleRow): Promise<void> => {
  await tx.rows(
    'UPDATE mail_pace SET free_at = $2, first_at = $3, soon_at = $4, rest_at = $5 WHERE name = $1',
    [name, new Date(pace.free), new Date(pace.first), new Date(pace.soon), new Date(pace.rest)],
    'write-pace',
  );
};
