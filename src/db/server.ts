import type { Tx } from './client.js';

/** What a server says of itself. */
export interface ServerState {
  readonly now: Date;
  /** Is the service's own role there? */
  readonly role: boolean;
  /** Is the connection encrypted, or does it stay on this machine? */
  readonly encrypted: boolean;
  readonly local: boolean;
  /** Is what is written archived as well? */
  readonly archiving: boolean;
}

export const readServer = async (tx: Tx, role: string): Promise<ServerState> => {
  const rows = await tx.rows<ServerState>(
    `SELECT clock_timestamp() AS now, EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
       coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false) AS encrypted,
       coalesce(inet_client_addr() = inet_server_addr() OR inet_client_addr() <<= '127.0.0.0/8', true) AS local,
       current_setting('archive_mode') <> 'off' AS archiving`,
    [role],
  );
  return rows[0]!;
};
