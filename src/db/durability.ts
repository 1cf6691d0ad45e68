import type { Database, Tx } from './client.js';

/** Settings without which a move that was answered could be lost. */
const NEEDED = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** @returns the settings that are off: with any of them a crash may lose what was acknowledged */
export const unsafeSettings = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await tx.rows<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
    [NEEDED],
  );
  return rows.filter(row => row.setting === 'off').map(row => row.name);
};

/** Commits something that is kept nowhere, but waits for disk and standbys as any move does. */
export const commitNothing = (db: Database): Promise<void> =>
  db.transaction(async tx => {
    await tx.rows(`SELECT pg_logical_emit_message(true, 'bahnpost', '')`);
  });
