import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { submit } from '../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { testDeps, toyGame } from '../support/service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const deps = testDeps(database.db);
  const { game, players } = await toyGame(deps);
  await submit(deps, players[0]!, {
    gameId: game.id,
    expected: 0,
    action: { seat: 0, type: 'bid', amount: 1 },
  });
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

const rows = async (): Promise<unknown> => (await database.asOwner('SELECT * FROM log')).rows;

describe("the service's own role", () => {
  test.each([
    ['UPDATE', 'UPDATE log SET facts = facts', /permission denied for table log/],
    ['DELETE', 'DELETE FROM log', /permission denied for table log/],
    ['TRUNCATE', 'TRUNCATE log', /permission denied for table log/],
    ['TRUNCATE by way of the game', 'TRUNCATE game CASCADE', /permission denied/],
    ['DROP TRIGGER', 'DROP TRIGGER log_is_append_only ON log', /must be owner/],
    ['DISABLE TRIGGER', 'ALTER TABLE log DISABLE TRIGGER USER', /must be owner/],
    ['ALTER TABLE', 'ALTER TABLE log DROP CONSTRAINT log_pkey', /must be owner/],
    ['DROP TABLE', 'DROP TABLE log', /must be owner/],
    [
      'a function in its place',
      'CREATE OR REPLACE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
      /permission denied|must be owner/,
    ],
    ['a way round the triggers', `SET session_replication_role = 'replica'`, /permission denied/],
    [
      'GRANT to itself',
      'GRANT UPDATE ON log TO CURRENT_USER; UPDATE log SET facts = facts',
      /permission denied for table log/,
    ],
    ['DELETE of games', 'DELETE FROM game', /permission denied for table game/],
  ])('may not %s', async (_what, sql, wanted) => {
    const before = await rows();
    expect(await refusal(database.appUrl, sql)).toMatch(wanted);
    expect(await rows()).toEqual(before);
  });
});

describe('the owner, too, is refused by the triggers', () => {
  test.each([
    ['UPDATE', 'UPDATE log SET facts = facts'],
    ['DELETE', 'DELETE FROM log'],
    ['TRUNCATE', 'TRUNCATE log'],
    ['UPDATE of no row at all', 'UPDATE log SET facts = facts WHERE false'],
    ['UPDATE as a replica', `SET session_replication_role = 'replica'; DELETE FROM log`],
  ])('%s', async (_what, sql) => {
    const before = await rows();
    expect(await refusal(database.ownerUrl, sql)).toMatch(/append-only: \w+ refused/);
    expect(await rows()).toEqual(before);
  });
});

test('a second row with a number that is taken fails on the key', async () => {
  const again = 'INSERT INTO log SELECT * FROM log';
  expect(await refusal(database.appUrl, again)).toMatch(/duplicate key .*log_pkey/);
});
