import type { Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

/** What the operator has switched off, and since when. */
export const switchedOff = (
  tx: Tx,
): Promise<readonly (Columns<'switch', 'name'> & { readonly since: ColumnType<'switch', 'off_at'> })[]> =>
  tx.rows('SELECT name, off_at AS since FROM switch ORDER BY name');

/**
 * Switches something off, or on again (`at` null).
 * @returns since when it was off that is on again; null for what was on
 */
export const setSwitch = async (tx: Tx, name: string, at: Date | null): Promise<Date | null> => {
  if (at) {
    await tx.rows('INSERT INTO switch (name, off_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      name,
      at,
    ]);
    return null;
  }
  const rows = await tx.rows<{ since: ColumnType<'switch', 'off_at'> }>(
    'DELETE FROM switch WHERE name = $1 RETURNING off_at AS since',
    [name],
  );
  return rows[0]?.since ?? null;
};
