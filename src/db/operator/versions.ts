import type { Transaction, Tx } from '../client.js';
import type { Columns } from '../columns.js';

export type StartedVersionRow = Columns<'started_version', 'version' | 'at'>;

/** Notes that a version has started, unless it was the last to do so; processes that start at once note it once. */
export const noteStartedVersion = async (tx: Transaction, version: string, at: Date): Promise<void> => {
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended('started_version', 0))`);
  await tx.rows(
    `INSERT INTO started_version (version, at) SELECT $1, $2
     WHERE $1 IS DISTINCT FROM (SELECT version FROM started_version ORDER BY id DESC LIMIT 1)`,
    [version, at],
  );
};

/** The newest first. */
export const startedVersions = (tx: Tx, most: number): Promise<readonly StartedVersionRow[]> =>
  tx.rows<StartedVersionRow>('SELECT version, at FROM started_version ORDER BY id DESC LIMIT $1', [most]);
