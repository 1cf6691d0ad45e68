import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Stale, submit } from '../../../src/service/log/play.js';
import { createGame } from '../../../src/service/tables/games.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { undo } from '../../../src/service/log/undo.js';
import type { Submitted } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { sizes } from '../../support/sizes.js';

const CLIENTS = 16;

let database: TestDatabase;
let deps: TestDeps;
/** The same service a second time, with its own connections and memory, as another process has. */
let other: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  other = testDeps(database.another());
});
afterAll(() => database.drop());

interface Outcome {
  readonly won: readonly Submitted[];
  readonly stale: number;
  readonly others: readonly unknown[];
}

const outcome = async (tries: readonly Promise<Submitted>[]): Promise<Outcome> => {
  const settled = await Promise.allSettled(tries);
  const failed = settled.flatMap(s => (s.status === 'rejected' ? [s.reason as unknown] : []));
  return {
    won: settled.flatMap(s => (s.status === 'fulfilled' ? [s.value] : [])),
    stale: failed.filter(reason => reason instanceof Stale).length,
    others: failed.filter(reason => !(reason instanceof Stale)),
  };
};

describe('16 clients on one position, in two processes', () => {
  test(`one wins each of ${sizes.moveRaces} rounds, the others learn what changed, and the log has no gap`, async () => {
    const { game, players } = await toyGame(deps);
    let number = 0;
    for (let round = 0; round < sizes.moveRaces; round++) {
      // The seat bids and takes its bid back in turn, so that the game never ends.
      const action =
        number % 2 === 0
          ? (amount: number) => ({ seat: 0, type: 'bid', amount })
          : () => ({ seat: 0, type: 'withdraw' });
      const { won, stale, others } = await outcome(
        Array.from({ length: CLIENTS }, (_, client) =>
          submit(client % 2 ? deps : other, players[0]!, {
            gameId: game.id,
            expected: number,
            action: action(client),
          }),
        ),
      );
      expect({ winners: won.length, stale, others }).toEqual({
        winners: 1,
        stale: CLIENTS - 1,
        others: [],
      });
      expect(won[0]!.number).toBe(number + 1);
      number++;
    }
    expect(await verifyGame(deps, game.id)).toBeNull();
  });

  test('an undo and a move of another seat: one of them wins', async () => {
    const { game, players } = await toyGame(deps);
    const bid = (seat: number) => ({ seat, type: 'bid', amount: 1 });
    await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid(0) });
    const { won, stale } = await outcome([
      undo(deps, players[0]!, { gameId: game.id, seat: 0, expected: 1, count: 1 }),
      submit(other, players[1]!, { gameId: game.id, expected: 1, action: bid(1) }),
    ]);
    expect([won.length, stale]).toEqual([1, 1]);
    expect(await verifyGame(deps, game.id)).toBeNull();
  });
});

describe('the same request 20 times at once', () => {
  const move = (gameId: string) => ({
    gameId,
    expected: 0,
    action: { seat: 0, type: 'bid', amount: 5 },
    idempotencyKey: `move-${gameId}`,
  });

  test('a move: one row, equal answers', async () => {
    const { game, players } = await toyGame(deps);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => submit(i % 2 ? deps : other, players[0]!, move(game.id))),
    );
    expect(new Set(answers.map(({ replayed: _, ...answer }) => JSON.stringify(sorted(answer)))).size).toBe(1);
    expect(answers.filter(answer => !answer.replayed)).toHaveLength(1);
    const { rows } = await database.asOwner('SELECT number FROM log WHERE game_id = $1', [game.id]);
    expect(rows).toEqual([{ number: 1 }]);
  });

  test('a new game: one game', async () => {
    const { players } = await toyGame(deps);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const games = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        createGame(i % 2 ? deps : other, players[0]!, {
          title: 'toy',
          name: 'Once',
          settings: {},
          seats,
          idempotencyKey: 'once',
        }),
      ),
    );
    expect(new Set(games.map(game => game.id)).size).toBe(1);
  });
});

describe('an idempotency key', () => {
  test('gives the first answer again, also after the game went on', async () => {
    const { game, players } = await toyGame(deps);
    const first = { gameId: game.id, expected: 0, action: { seat: 0, type: 'bid', amount: 5 } };
    const answer = await submit(deps, players[0]!, { ...first, idempotencyKey: `a-${game.id}` });
    await submit(deps, players[1]!, {
      gameId: game.id,
      expected: 1,
      action: { seat: 1, type: 'bid', amount: 2 },
    });
    const again = await submit(deps, players[0]!, { ...first, idempotencyKey: `a-${game.id}` });
    expect(again).toEqual({ ...answer, replayed: true });
  });

  test('with another request is refused, and nothing is written', async () => {
    const { game, players } = await toyGame(deps);
    const first = { gameId: game.id, expected: 0, action: { seat: 0, type: 'bid', amount: 5 } };
    await submit(deps, players[0]!, { ...first, idempotencyKey: `b-${game.id}` });
    const changed = { ...first, action: { seat: 0, type: 'bid', amount: 6 } };
    await expect(
      submit(deps, players[0]!, { ...changed, idempotencyKey: `b-${game.id}` }),
    ).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    const { rows } = await database.asOwner('SELECT number FROM log WHERE game_id = $1', [game.id]);
    expect(rows).toEqual([{ number: 1 }]);
  });

  test('of somebody else is another key', async () => {
    const { game, players } = await toyGame(deps);
    const bid = (seat: number) => ({ seat, type: 'bid', amount: 5 });
    const key = `c-${game.id}`;
    await submit(deps, players[0]!, { gameId: game.id, expected: 0, action: bid(0), idempotencyKey: key });
    const second = await submit(deps, players[1]!, {
      gameId: game.id,
      expected: 1,
      action: bid(1),
      idempotencyKey: key,
    });
    expect(second.replayed).toBe(false);
  });

  test('is not kept for a refused request: the corrected one may use it', async () => {
    const { game, players } = await toyGame(deps);
    const key = `d-${game.id}`;
    const move = (amount: number) => ({
      gameId: game.id,
      expected: 0,
      action: { seat: 0, type: 'bid', amount },
      idempotencyKey: key,
    });
    await expect(submit(deps, players[0]!, move(4000))).rejects.toMatchObject({ code: 'not-offered' });
    expect((await submit(deps, players[0]!, move(4))).number).toBe(1);
  });
});

const sorted = (value: object): object =>
  JSON.parse(JSON.stringify(value, Object.keys(value).sort())) as object;
