import type { Tx } from './client.js';

/** What a server says of itself. */
export interface ServerState {
  readonly now: Date;
  /** Is the service's own role there? */
  readonly role: boolean;
  /** Is what is written archived as well? */
  readonly archiving: boolean;
}

export const readServer = async (tx: Tx, role: string): Promise<ServerState> => {
  const rows = await tx.rows<ServerState>(
    `SELECT clock_timestamp() AS now, EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
       current_setting('archive_mode') <> 'off' AS archiving`,
    [role],
  );
  return rows[0]!;
};
