import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from '../../src/service/tables/sandbox.js';
import { submit } from '../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { testDeps, toyGame } from '../support/service.js';

let database: TestDatabase;
let sandbox: string;
let game: string;
beforeAll(async () => {
  database = await freshDatabase();
  const deps = testDeps(database.db);
  const { game: made, players } = await toyGame(deps);
  game = made.id;
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }].slice(0, made.seats.length) as {
    kind: 'me';
  }[];
  sandbox = (
    await createSandbox(deps, players[0]!, { title: made.title, name: 'Trial', settings: {}, seats })
  ).id;
  for (const gameId of [game, sandbox])
    await submit(deps, players[0]!, { gameId, expected: 0, action: { seat: 0, type: 'bid', amount: 1 } });
});
afterAll(() => database.drop());

const count = async (gameId: string): Promise<number> =>
  (await database.asOwner('SELECT FROM log WHERE game_id = $1', [gameId])).rowCount ?? 0;

test('no game becomes a sandbox, and no sandbox another game', async () => {
  for (const until of ['now()', 'NULL'])
    for (const id of [game, sandbox])
      if (until === 'now()' || id === sandbox)
        await expect(
          database.db.pool.query(`UPDATE game SET sandbox_until = ${until} WHERE id = $1`, [id]),
        ).rejects.toThrow(/no game becomes a sandbox/);
});

test('the service itself deletes a sandbox in one way alone, and never changes its log', async () => {
  for (const sql of ['DELETE FROM log WHERE game_id = $1', 'DELETE FROM game WHERE id = $1'])
    await expect(database.db.pool.query(sql, [sandbox])).rejects.toThrow(/permission denied/);
  await expect(
    database.asOwner('UPDATE log SET facts = facts WHERE game_id = $1', [sandbox]),
  ).rejects.toThrow(/append-only/);
  await expect(database.asOwner('DELETE FROM log WHERE game_id = $1', [game])).rejects.toThrow(/append-only/);
  const deleted = 'SELECT delete_sandboxes(max(sandbox_until) + $1::interval) AS games FROM game';
  for (const [after, games] of [
    ['0s', 0],
    ['1s', 1],
  ])
    expect((await database.db.pool.query(deleted, [after])).rows).toEqual([{ games }]);
  expect([await count(sandbox), await count(game)]).toEqual([0, 1]);
});

test('whatever belongs to a game is deleted with it', async () => {
  const { rows } = await database.asOwner(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_name, table_schema)
     WHERE c.table_schema = 'public' AND c.column_name = 'game_id' AND t.table_type = 'BASE TABLE'
       AND position(quote_literal(c.table_name) IN (SELECT prosrc FROM pg_proc WHERE proname = 'delete_sandboxes')) = 0`,
  );
  // They go with the seat, and with the finished game.
  expect(rows.map(({ name }) => name as string).sort()).toEqual([
    'advice',
    'finished_person',
    'finished_seat',
  ]);
});
