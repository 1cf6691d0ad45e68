import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, direct, type Tx } from '../../src/db/client.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.asOwner('CREATE TABLE two (id integer PRIMARY KEY, n integer NOT NULL)');
  await database.asOwner('INSERT INTO two VALUES (1, 0), (2, 0)');
});
afterAll(() => database.drop());

test('two transactions that wait for each other both come to their end', async () => {
  const db = connect({ url: database.ownerUrl });
  const add = (tx: Tx, id: number): Promise<unknown> =>
    tx.rows('UPDATE two SET n = n + 1 WHERE id = $1', [id]);
  let holding = 0;
  let both: () => void;
  const bothHold = new Promise<void>(resolve => (both = resolve));
  let runs = 0;
  const inOrder = (first: number, second: number): Promise<void> =>
    db.transaction(async tx => {
      runs += 1;
      await add(tx, first);
      if (++holding === 2) both();
      await bothHold;
      await add(tx, second);
    });
  await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
  expect(await direct(db).rows('SELECT n FROM two')).toEqual([{ n: 2 }, { n: 2 }]);
  expect(runs).toBe(3);
  await db.close();
});

test('a transaction whose connection breaks writes nothing more, though others connect meanwhile', async () => {
  const db = connect({ url: database.ownerUrl });
  const broken = db.transaction(async tx => {
    const [backend] = await tx.rows<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await database.asOwner('SELECT pg_terminate_backend($1, 5000)', [backend!.pid]);
    await direct(db).rows('SELECT');
    await tx.rows('UPDATE two SET n = 9');
  });
  await expect(broken).rejects.toThrow();
  expect(await direct(db).rows('SELECT FROM two WHERE n = 9')).toEqual([]);
  await db.close();
});

test('what is opened to read refuses every change', async () => {
  const db = connect({ url: database.ownerUrl, readOnly: true });
  await expect(direct(db).rows('UPDATE two SET n = 9')).rejects.toThrow(/read-only transaction/);
  await expect(db.transaction(tx => tx.rows('UPDATE two SET n = 9'))).rejects.toThrow(
    /read-only transaction/,
  );
  await db.close();
});
