import pg from 'pg';

/** A server on a machine that has much to do may take so long to let somebody in, in milliseconds. */
const PATIENCE = 30_000;

/** Does something as the owner of a database, on a connection of its own. */
export const asOwner = async <T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  patience = PATIENCE,
): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience });
  // Told to whoever waits for an answer; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
