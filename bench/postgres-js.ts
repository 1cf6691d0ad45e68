import postgres from 'postgres';
import type { Database, Transaction, Tx } from '../src/db/client.js';

/*
 * The service's transactions through the `postgres` package instead of `pg`: only to be measured beside them, see
 * docs/decisions/data-access.md.
 */

export type Sql = postgres.Sql<{ json: never }>;

/** A pool of its own. */
export const openPostgresJs = (url: string, connections: number): Sql =>
  postgres(url, {
    max: connections,
    // It would print them.
    onnotice: () => undefined,
    // As the service gives and takes values: JSON is text where it is written.
    transform: { undefined: null },
    types: {
      json: {
        to: 114,
        from: [114, 3802],
        serialize: (json: string) => json,
        parse: (json: string) => JSON.parse(json) as never,
      },
    },
  });

/** Statements are prepared at their first use, whatever they are called. */
const asTx = (sql: postgres.ISql<{ json: never }>): Tx => ({
  rows: async <R extends object>(text: string, values: readonly unknown[] = []) =>
    // Lazy until somebody waits: the others send at once.
    (await sql.unsafe(text, [...values] as never, { prepare: true }).execute()) as unknown as readonly R[],
});

/** As its documentation says: BEGIN and COMMIT are waited for. */
export const byBegin =
  (sql: Sql): Database['transaction'] =>
  async work => {
    const result = await sql.begin(async inside => {
      const writes: Promise<unknown>[] = [];
      const tx: Transaction = { ...asTx(inside), withCommit: write => void writes.push(write) };
      const done = await work(tx);
      await Promise.all(writes);
      return { done };
    });
    return result.done;
  };

/** As the service does with `pg`: BEGIN leaves with the first statements, COMMIT with the last ones. */
export const byReserve =
  (sql: Sql): Database['transaction'] =>
  async work => {
    const reserved = await sql.reserve();
    const tx = asTx(reserved);
    const sent: Promise<unknown>[] = [tx.rows('BEGIN')];
    try {
      const result = await work({ ...tx, withCommit: write => void sent.push(write) });
      await Promise.all([...sent, tx.rows('COMMIT')]);
      return result;
    } catch (error) {
      await tx.rows('ROLLBACK');
      throw error;
    } finally {
      reserved.release();
    }
  };
