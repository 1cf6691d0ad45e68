import pg from 'pg';

/** Nothing that lives takes longer to answer, in milliseconds. */
const PATIENCE = 5_000;

/** Does something as the owner of a database, on a connection of its own. */
export const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  // Told to whoever waits for an answer; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
