import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  readMenu,
  numberOfHash,
  position,
  readLog,
  sinceLastTurn,
} from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const ROWS = 60;

/** A long game of bids and withdrawals, and the hash of every position as it was played. */
const long = async () => {
  const { game, players } = await toyGame(deps, ['Anna', 'Ben'], { length: 'long' });
  const hashes = [(await position(deps, null, { gameId: game.id })).stateHash];
  for (let expected = 0; expected < ROWS; expected++) {
    const action =
      expected % 2 ? { seat: 0, type: 'withdraw' } : { seat: 0, type: 'bid', amount: expected % 7 };
    hashes.push((await submit(deps, players[0]!, { gameId: game.id, expected, action })).stateHash);
  }
  return { gameId: game.id, players, hashes };
};

describe('any earlier position', () => {
  test('is the one that was played, with and without snapshots, from memory and from the log', async () => {
    const { gameId, hashes } = await long();
    const fresh = testDeps(database.another());
    for (const number of [0, 1, 24, 25, 26, 49, 50, 51, ROWS]) {
      const seen = await position(fresh, null, { gameId, number });
      expect([number, seen.stateHash]).toEqual([number, hashes[number]]);
    }
    const { rowCount } = await database.asOwner('SELECT FROM snapshot WHERE game_id = $1', [gameId]);
    expect(rowCount).toBe(2);
    await database.asOwner('DELETE FROM snapshot WHERE game_id = $1', [gameId]);
    const again = testDeps(database.another());
    expect((await position(again, null, { gameId, number: 51 })).stateHash).toBe(hashes[51]);
  });

  test('survives a snapshot that is wrong, or of other rules', async () => {
    const { gameId, hashes } = await long();
    await database.asOwner(
      `UPDATE snapshot SET state = replace(state, '"round":0', '"round":1') WHERE game_id = $1`,
      [gameId],
    );
    const fresh = testDeps(database.another());
    expect((await position(fresh, null, { gameId })).stateHash).toBe(hashes[ROWS]);
    await database.asOwner('UPDATE snapshot SET rules = 1 WHERE game_id = $1', [gameId]);
    const again = testDeps(database.another());
    expect((await position(again, null, { gameId })).stateHash).toBe(hashes[ROWS]);
  });

  test('has a name that leads back to it', async () => {
    const { gameId } = await long();
    for (const number of [0, 1, 33, ROWS]) {
      const { hash } = await position(deps, null, { gameId, number });
      expect(await numberOfHash(deps, gameId, hash.slice(0, 12))).toBe(number);
    }
    for (const wrong of ['00000000', 'xyz', '', '%', 'a'.repeat(65)])
      await expect(numberOfHash(deps, gameId, wrong)).rejects.toMatchObject({ code: 'no-such-position' });
  });

  test.each([-1, 1.5, 61, 1e12])('is not there: %p', async number => {
    const { gameId } = await long();
    await expect(position(deps, null, { gameId, number })).rejects.toMatchObject({
      code: 'no-such-position',
    });
  });

  test('has no menu; the newest has one for its players', async () => {
    const { gameId, players } = await long();
    expect((await position(deps, players[0]!, { gameId, number: 3 })).menu).toEqual([]);
    expect((await position(deps, null, { gameId })).menu).toEqual([]);
    expect((await readMenu(deps, players[1]!, { gameId })).menu).toMatchObject([{ type: 'bid' }]);
  });
});

describe('the log', () => {
  test('is read in pages, and from a number on', async () => {
    const { gameId, players } = await long();
    const first = await readLog(deps, players[0]!, { gameId, limit: 25 });
    expect([first.entries.length, first.next, first.of]).toEqual([25, 25, ROWS]);
    const last = await readLog(deps, players[0]!, { gameId, after: 50, limit: 25 });
    expect([last.entries.map(e => e.number)[0], last.entries.length, last.next]).toEqual([51, 10, null]);
    expect((await readLog(deps, null, { gameId, after: 1e12 })).entries).toEqual([]);
    await expect(sinceLastTurn(deps, null, { gameId, seat: 1e12 })).rejects.toMatchObject({
      code: 'no-such-seat',
    });
    await expect(readLog(deps, null, { gameId, limit: 5000 })).rejects.toMatchObject({ code: 'bad-page' });
  });

  test('keeps a sealed bid from all but its maker until all are in', async () => {
    const { game, players } = await toyGame(deps);
    const bid = (seat: number, expected: number) => ({
      gameId: game.id,
      expected,
      action: { seat, type: 'bid', amount: 5 },
    });
    const shown = async (viewer: number | null) =>
      (await readLog(deps, viewer === null ? null : players[viewer]!, { gameId: game.id })).entries.map(
        e => e.notation,
      );
    await submit(deps, players[0]!, bid(0, 0));
    expect([await shown(0), await shown(1), await shown(null)]).toEqual([['bid 5'], [null], [null]]);
    await submit(deps, players[1]!, bid(1, 1));
    expect(await shown(null)).toEqual(['bid 5', 'bid 5']);
    await submit(deps, players[0]!, bid(0, 2));
    expect(await shown(1)).toEqual(['bid 5', 'bid 5', null]);
  });

  test('tells what happened since a seat last acted, undone things too', async () => {
    const { game, players } = await toyGame(deps);
    const gameId = game.id;
    const bid = { gameId, expected: 0, action: { seat: 0, type: 'bid', amount: 5 } };
    await submit(deps, players[0]!, bid);
    await undo(deps, players[0]!, { gameId, seat: 0, expected: 1, count: 1 });
    const since = await sinceLastTurn(deps, players[1]!, { gameId, seat: 1 });
    expect(since.map(e => [e.kind, e.inForce])).toEqual([
      ['action', false],
      ['undo', false],
    ]);
    expect((await sinceLastTurn(deps, players[0]!, { gameId, seat: 0 })).map(e => e.kind)).toEqual(['undo']);
  });
});

test('the cost of a move does not grow with the log: at most 25 rows are read for it', async () => {
  const { gameId, players } = await long();
  const fresh = testDeps(database.another());
  await submit(fresh, players[0]!, {
    gameId,
    expected: ROWS,
    action: { seat: 0, type: 'bid', amount: 1 },
  });
  const { rows } = await database.asOwner(
    `SELECT max(number) AS newest FROM snapshot WHERE game_id = $1 AND number <= $2`,
    [gameId, ROWS],
  );
  expect(ROWS - (rows[0] as { newest: number }).newest).toBeLessThan(25);
});
