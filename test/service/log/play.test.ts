import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Illegal, type Action } from '../../../src/engine/core/index.js';
import { Forbidden, Invalid, NotFound } from '../../../src/service/errors.js';
import { createGame } from '../../../src/service/tables/games.js';
import { position, readLog } from '../../../src/service/log/history.js';
import { Stale, submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

/** Everything a game has in the database, to see that nothing changed. */
const everything = async (gameId: string): Promise<string> => {
  const parts = [
    await database.asOwner('SELECT * FROM game WHERE id = $1', [gameId]),
    await database.asOwner('SELECT * FROM log WHERE game_id = $1 ORDER BY number', [gameId]),
    await database.asOwner('SELECT * FROM delivery WHERE game_id = $1 ORDER BY id', [gameId]),
    await database.asOwner('SELECT person_id, key FROM idempotency_key ORDER BY 1, 2'),
    await database.asOwner('SELECT count(*) FROM graphile_worker.jobs'),
  ];
  return JSON.stringify(parts.map(part => part.rows));
};

const bid = (seat: number, amount: number) => ({ seat, type: 'bid', amount });

describe('a move', () => {
  test('becomes the next row, and the answer names it', async () => {
    const { game, players } = await toyGame(deps);
    const done = await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid(0, 3) });
    expect(done).toMatchObject({ number: 1, replayed: false, turn: { asked: [1] } });
    const log = await readLog(deps, players[0]!, { gameId: game.id });
    expect(log.entries).toMatchObject([
      { number: 1, kind: 'action', seat: 0, action: bid(0, 3), notation: 'bid 3', inForce: true },
    ]);
    expect(log.entries[0]!.hash).toBe(done.hash);
  });

  test('plays a whole game to its result', async () => {
    const { game, players } = await toyGame(deps);
    for (let number = 0; number < 6; number++)
      await submit(deps, players[number % 2]!, {
        gameId: game.id,
        expected: number,
        action: bid(number % 2, (number % 2) + 1),
      });
    const end = await position(deps, null, { gameId: game.id });
    expect(end.status.ended).toBe(true);
    expect(end.status.result?.scores).toHaveLength(2);
    expect(end.menu).toEqual([]);
    await expect(
      submit(deps, players[0]!, { gameId: game.id, expected: 6, action: bid(0, 1) }),
    ).rejects.toMatchObject({ code: 'game-over' });
  });
});

describe('a refused move changes neither log, position, mails nor keys', () => {
  const refused = async (
    change: Partial<Parameters<typeof submit>[2]> & { readonly by?: PersonActor },
  ): Promise<unknown> => {
    const { game, players } = await toyGame(deps);
    await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid(0, 3) });
    const before = await everything(game.id);
    const { by = players[1]!, ...rest } = change;
    const move = { gameId: game.id, expected: 1, action: bid(1, 2), idempotencyKey: 'k', ...rest };
    const error = await submit(deps, by, move).catch((thrown: unknown) => thrown);
    expect(await everything(game.id)).toBe(before);
    return error;
  };

  test('what the menu does not offer', async () => {
    expect(await refused({ action: bid(1, 4000) })).toBeInstanceOf(Illegal);
  });
  test('another seat', async () => {
    expect(await refused({ action: bid(0, 2) })).toBeInstanceOf(Forbidden);
  });
  test('a stranger', async () => {
    expect(await refused({ by: await person(deps, 'Stranger') })).toBeInstanceOf(Forbidden);
  });
  test('an old number, with what changed since', async () => {
    const error = await refused({ expected: 0, hash: 'of-another-history' });
    expect(error).toBeInstanceOf(Stale);
    expect(error).toMatchObject({ number: 1, expected: 0, since: [{ number: 1, seat: 0 }] });
    // The others' sealed bid stays sealed in the refusal, too.
    expect((error as Stale).since[0]!.action).toBeNull();
  });
  test.each([99, -1, 1.5, NaN, 1e15])('a number there is not: %p', async expected => {
    expect(await refused({ expected })).toMatchObject({ code: 'stale', since: [] });
  });
  test('an unknown game', async () => {
    expect(await refused({ gameId: 'nowhere' })).toBeInstanceOf(NotFound);
  });
  test.each([
    ['NUL', '\u0000'],
    ['half a surrogate pair', '\ud800'],
    ['17 kB', 'x'.repeat(17_000)],
  ])('text the store cannot hold: %s', async (_name, text) => {
    const action = { seat: 1, type: 'bid', amount: text };
    expect(await refused({ action })).toBeInstanceOf(Invalid);
  });
  test('a key with a line break', async () => {
    expect(await refused({ idempotencyKey: 'a\nb' })).toMatchObject({ code: 'bad-idempotency-key' });
  });

  test('a game that waits for players', async () => {
    const anna = await person(deps, 'Anna');
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const game = await createGame(deps, anna, { title: 'toy', name: 'Soon', settings: {}, seats });
    const before = await everything(game.id);
    await expect(
      submit(deps, anna, { gameId: game.id, expected: 0, action: bid(0, 1) }),
    ).rejects.toMatchObject({ code: 'game-not-started' });
    expect(await everything(game.id)).toBe(before);
  });
});

describe('choices that are made at the same time', () => {
  test('whoever comes later is not too late for what they cannot have seen', async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Carl']);
    const start = game.hash.slice(0, 12);
    await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid(0, 3) });
    await submit(deps, players[1]!, { gameId: game.id, expected: 0, hash: start, action: bid(1, 2) });
    const last = { gameId: game.id, expected: 0, hash: start, action: bid(2, 1), idempotencyKey: 'last' };
    const done = await submit(deps, players[2]!, last);
    expect(done).toMatchObject({ number: 3, replayed: false });
    expect(await submit(deps, players[2]!, last)).toEqual({ ...done, replayed: true });
  });

  test('what lies open, what was taken back and what they did themselves makes them stale', async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Carl']);
    const play = (seat: number, expected: number, action: Action = bid(seat, 1)) =>
      submit(deps, players[seat]!, { gameId: game.id, expected, action });
    await play(0, 0);
    await play(0, 1, { seat: 0, type: 'withdraw' });
    await expect(play(0, 0)).rejects.toBeInstanceOf(Stale);
    await undo(deps, players[0]!, { gameId: game.id, expected: 2, seat: 0, count: 1 });
    await expect(play(1, 1)).rejects.toBeInstanceOf(Stale);
    await play(1, 3);
    const opened = await play(2, 3);
    expect(opened.turn.asked).toContain(0);
    await expect(play(0, 3)).rejects.toBeInstanceOf(Stale);
  });
});

describe('a move is one transaction', () => {
  test('when the mails cannot be written, the row is not there either', async () => {
    const { game, players } = await toyGame(deps);
    await database.asOwner('ALTER TABLE delivery ADD CONSTRAINT no_more CHECK (number < 2) NOT VALID');
    try {
      await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid(0, 3) });
      const before = await everything(game.id);
      // The second bid opens the next lot for both, and that is to be told to the first bidder.
      await expect(
        submit(deps, players[1]!, { gameId: game.id, expected: 1, action: bid(1, 2) }),
      ).rejects.toThrow('no_more');
      expect(await everything(game.id)).toBe(before);
    } finally {
      await database.asOwner('ALTER TABLE delivery DROP CONSTRAINT no_more');
    }
    const again = await submit(deps, players[1]!, { gameId: game.id, expected: 1, action: bid(1, 2) });
    expect(again.number).toBe(2);
  });
});
