import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { connect, direct } from '../../src/db/client.js';
import { keepsSession, mustKeepSessions } from '../../src/db/pooler.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

/** Two clients of a pooler: whoever asks gets a server process for a transaction, the one given back last. */
const inTransactionMode = (servers: readonly number[]): readonly [pg.Client, pg.Client] => {
  const free = [...servers];
  const client = (): pg.Client => {
    let held: number | undefined;
    const query = (text: string): Promise<{ rows: readonly object[] }> => {
      const pid = held ?? free.pop();
      // Nobody gives one back: who asks waits for ever.
      if (pid === undefined) return new Promise(() => undefined);
      held = text === 'BEGIN' || (held !== undefined && text !== 'ROLLBACK') ? pid : undefined;
      if (held === undefined) free.push(pid);
      return Promise.resolve({ rows: [{ pid }] });
    };
    return { query } as unknown as pg.Client;
  };
  return [client(), client()];
};

describe('a pooler between the service and its database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  test.each([[[1, 2]], [[1]]])(
    'that gives each transaction another session is found out: %j',
    async servers => {
      expect(await keepsSession(...inTransactionMode(servers))).toBe(false);
    },
  );

  test('is none where sessions are kept', async () => {
    await expect(mustKeepSessions(database.ownerUrl)).resolves.toBeUndefined();
  });

  test('is asked for nothing at the start of a connection that it does not know, and commands that only look still cannot write', async () => {
    const db = connect({ url: database.ownerUrl, readOnly: true, connections: 2 });
    expect((db.pool as unknown as { options: object }).options).not.toHaveProperty('options');
    await expect(
      direct(db).rows(`INSERT INTO switch (name, off_at) VALUES ('mail', now())`),
    ).rejects.toMatchObject({
      code: '25006',
    });
    await db.close();
  });
});
