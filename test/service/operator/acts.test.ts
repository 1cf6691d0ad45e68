import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { noteAct } from '../../../src/service/operator/acts.js';
import { commandLineOperator } from '../../../src/service/operator/authority.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps } from '../../support/service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const deps = testDeps(database.db);
  await deps.db.transaction(tx =>
    noteAct(deps, tx, commandLineOperator, 'switch', { name: 'mail', on: false }),
  );
});
afterAll(() => database.drop());

const refusal = async (url: string, sql: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
    return 'done';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
};

describe('what operators have done stays', () => {
  test.each([
    ['UPDATE', `UPDATE operator_act SET params = '{}'`],
    ['DELETE', 'DELETE FROM operator_act'],
    ['TRUNCATE', 'TRUNCATE operator_act'],
    ['a number of one’s own', `INSERT INTO operator_act (id, at, act, params) VALUES (1, now(), 'x', '{}')`],
    ['DISABLE TRIGGER', 'ALTER TABLE operator_act DISABLE TRIGGER USER'],
  ])('the service may not %s', async (_what, sql) => {
    const before = (await database.asOwner('SELECT * FROM operator_act')).rows;
    expect(before).toHaveLength(1);
    expect(await refusal(database.appUrl, sql)).toMatch(
      /permission denied|must be owner|cannot insert|GENERATED/,
    );
    expect((await database.asOwner('SELECT * FROM operator_act')).rows).toEqual(before);
  });

  test.each([
    ['UPDATE', `UPDATE operator_act SET params = '{}' WHERE false`],
    ['DELETE', 'DELETE FROM operator_act'],
    ['TRUNCATE', 'TRUNCATE operator_act'],
    ['DELETE as a replica', `SET session_replication_role = 'replica'; DELETE FROM operator_act`],
  ])('the triggers refuse the owner, too: %s', async (_what, sql) => {
    expect(await refusal(database.ownerUrl, sql)).toMatch(/append-only: \w+ refused/);
    expect((await database.asOwner('SELECT act, by_person FROM operator_act')).rows).toEqual([
      { act: 'switch', by_person: null },
    ]);
  });
});
