import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportLog } from '../../../src/service/log/exchange.js';
import { submit } from '../../../src/service/log/play.js';
import { listeners } from '../../../src/service/listeners.js';
import type { Deps, Listeners } from '../../../src/service/deps.js';
import { importRecord } from '../../../src/service/tables/import-record.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, toyGame } from '../../support/service.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** A service with further listeners, after the usual ones. */
const heardBy = (...rows: Listeners['rows']): Deps =>
  testDeps(database.db, { listeners: { ...listeners, rows: [...listeners.rows, ...rows] } });

const bid = { seat: 0, type: 'bid', amount: 3 };

const kept = async (gameId: string): Promise<unknown> =>
  (
    await database.asOwner(
      `SELECT number, (SELECT count(*) FROM log WHERE game_id = id) AS rows,
         (SELECT count(*) FROM delivery WHERE game_id = id) AS mails FROM game WHERE id = $1`,
      [gameId],
    )
  ).rows[0];

describe('those who hear of a move', () => {
  test('are told in their order what was written', async () => {
    const heard: unknown[] = [];
    const listen =
      (name: string): Listeners['rows'][number] =>
      (_deps, _tx, { before, after, rows, mover }) =>
        Promise.resolve(heard.push([name, before.number, after.number, rows.length, mover?.personId]));
    const deps = heardBy(listen('first'), listen('second'));
    const { game, players } = await toyGame(deps);
    await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid });
    expect(heard).toEqual([
      ['first', 0, 1, 1, players[0]!.personId],
      ['second', 0, 1, 1, players[0]!.personId],
    ]);
  });

  test.each([
    [
      'reckons wrongly',
      () => {
        throw new Error('wrong');
      },
    ],
    [
      'reckons wrongly after the others are told',
      async () => {
        await Promise.resolve();
        throw new Error('wrong');
      },
    ],
    ['writes what the database refuses', (_deps, tx) => tx.rows('SELECT 1 / 0')],
  ] as readonly [string, Listeners['rows'][number]][])(
    'undo it altogether when one %s',
    async (_what, fails) => {
      const deps = testDeps(database.db);
      const { game, players } = await toyGame(deps);
      const before = await kept(game.id);
      await expect(
        submit(heardBy(fails), players[0]!, { gameId: game.id, expected: 0, action: bid }),
      ).rejects.toThrow();
      expect(await kept(game.id)).toEqual(before);
      const again = await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid });
      expect(again.number).toBe(1);
    },
  );

  test('hear nothing of a record that is imported', async () => {
    const deps = testDeps(database.db);
    const { game, players } = await toyGame(deps);
    for (let number = 0; number < 6; number++)
      await submit(deps, players[number % 2]!, {
        gameId: game.id,
        expected: number,
        action: { seat: number % 2, type: 'bid', amount: (number % 2) + 1 },
      });
    const record = await exportLog(deps, game.id);
    const heard: unknown[] = [];
    const listening = heardBy((_deps, _tx, written) => Promise.resolve(heard.push(written)));
    await importRecord(listening, players[0]!, { record });
    expect(heard).toEqual([]);
  });
});
