import type { Tx } from './client.js';

/** What the operator has switched off, and since when. */
export const switchedOff = (tx: Tx): Promise<readonly { readonly name: string; readonly since: Date }[]> =>
  tx.rows('SELECT name, off_at AS since FROM switch ORDER BY name');

/** Switches something off, or on again (`at` null). */
export const setSwitch = async (tx: Tx, name: string, at: Date | null): Promise<void> => {
  if (at)
    await tx.rows('INSERT INTO switch (name, off_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      name,
      at,
    ]);
  else await tx.rows('DELETE FROM switch WHERE name = $1', [name]);
};
