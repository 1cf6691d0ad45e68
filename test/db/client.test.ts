import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { connect, direct, type Transaction, type Tx } from '../../src/db/client.js';
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

const divide = (tx: Tx): Promise<unknown> => tx.rows('SELECT 1 / 0');

const failures: readonly (readonly [string, string, (tx: Transaction) => Promise<unknown>])[] = [
  ['a statement, though its failure is caught', 'division by zero', tx => divide(tx).catch(() => undefined)],
  [
    'a statement that nobody waits for',
    'division by zero',
    tx => {
      void divide(tx);
      return Promise.resolve();
    },
  ],
  [
    'a write of its commit, with the error that came first',
    'division by zero',
    tx => {
      tx.withCommit(Promise.all([tx.rows('SELECT'), divide(tx), tx.rows('SELECT')]));
      return Promise.resolve();
    },
  ],
  [
    'a write of its commit that goes wrong by itself',
    'wrong',
    tx => {
      tx.withCommit(Promise.reject(new Error('wrong')));
      return Promise.resolve();
    },
  ],
  [
    'a write of its commit that goes wrong by itself, but not at once',
    'wrong',
    tx => {
      const write = async (): Promise<void> => {
        for (let step = 0; step < 20; step++) await Promise.resolve();
        throw new Error('wrong');
      };
      tx.withCommit(write());
      return Promise.resolve();
    },
  ],
];

test.each(failures)('a transaction is rolled back that fails by %s', async (_what, error, fails) => {
  const db = connect({ url: database.ownerUrl, connections: 1 });
  const failing = db.transaction(async tx => {
    await tx.rows('UPDATE two SET n = 9');
    await fails(tx);
  });
  await expect(failing).rejects.toThrow(error);
  expect(await direct(db).rows('SELECT FROM two WHERE n = 9')).toEqual([]);
  await db.transaction(async tx => {
    tx.withCommit(tx.rows('UPDATE two SET n = 10'));
  });
  expect(await direct(db).rows('SELECT n FROM two')).toEqual([{ n: 10 }, { n: 10 }]);
  await db.close();
});

test('what goes on after its transaction has failed writes nothing', async () => {
  const db = connect({ url: database.ownerUrl, connections: 1 });
  let late: Promise<unknown> | undefined;
  const failing = db.transaction(tx => {
    const failed = divide(tx);
    late = failed.catch(() => direct(db).rows('SELECT')).then(() => tx.rows('UPDATE two SET n = 11'));
    return failed;
  });
  await expect(failing).rejects.toThrow('division by zero');
  await expect(late).rejects.toThrow('the transaction is over');
  expect(await direct(db).rows('SELECT FROM two WHERE n = 11')).toEqual([]);
  await db.close();
});
