import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tasks } from '../../../src/jobs/tasks.js';
import type { Outgoing } from '../../../src/service/delivery/deliveries.js';
import { createGame, listGames } from '../../../src/service/tables/games.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { changeOptions, showOptions } from '../../../src/service/tables/options.js';
import {
  checkWatchKey,
  followGame,
  listWatched,
  mayLook,
  renewWatchLink,
  revokeWatchLink,
  showFollow,
  showWatchKey,
  unfollow,
} from '../../../src/service/tables/watching.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runJobsUntil } from '../../support/due-jobs.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

interface Table {
  readonly gameId: string;
  readonly anna: PersonActor;
  readonly ben: PersonActor;
  readonly dora: PersonActor;
}

const table = async (): Promise<Table> => {
  const { game, players } = await toyGame(deps);
  return { gameId: game.id, anna: players[0]!, ben: players[1]!, dora: await person(deps, 'Dora') };
};

describe('who may look at a game', () => {
  test('that is new: its players, and strangers with the link alone', async () => {
    const { gameId, anna, ben, dora } = await table();
    expect(await showOptions(deps, gameId)).toEqual({
      spectators: 'link',
      chat: { private: 'on', spectators: 'off' },
    });
    for (const actor of [anna, ben]) expect(await mayLook(deps, actor, gameId, null)).toBe(true);
    for (const actor of [dora, null]) expect(await mayLook(deps, actor, gameId, null)).toBe(false);
    const key = await renewWatchLink(deps, anna, gameId);
    expect(key).toMatch(/^[\w-]{43}$/);
    for (const actor of [dora, null]) {
      expect(await mayLook(deps, actor, gameId, key)).toBe(true);
      expect(await mayLook(deps, actor, gameId, `${key.slice(0, -1)}x`)).toBe(false);
    }
    const other = await table();
    expect(await mayLook(deps, dora, other.gameId, key)).toBe(false);
    await expect(checkWatchKey(deps, other.gameId, key)).rejects.toMatchObject({ code: 'bad-link' });
    await expect(checkWatchKey(deps, 'nowhere', key)).rejects.toMatchObject({ code: 'bad-link' });
  });

  test.each([
    ['none', false, false],
    ['link', false, true],
    ['everyone', true, true],
  ] as const)('with %s', async (spectators, plain, byLink) => {
    const { gameId, anna, dora } = await table();
    const key = await renewWatchLink(deps, anna, gameId);
    await changeOptions(deps, anna, gameId, { spectators });
    expect(await mayLook(deps, dora, gameId, null)).toBe(plain);
    expect(await mayLook(deps, dora, gameId, key)).toBe(byLink);
    expect(await mayLook(deps, anna, gameId, null)).toBe(true);
  });

  test('before it begins: whoever has its address, to take a seat; the creator who does not play always', async () => {
    const anna = await person(deps, 'Anna');
    const dora = await person(deps, 'Dora');
    const { id } = await createGame(deps, anna, {
      title: 'toy',
      name: 'Soon',
      settings: {},
      seats: [{ kind: 'open' }, { kind: 'open' }],
      options: { spectators: 'none' },
    });
    expect(await mayLook(deps, null, id, null)).toBe(true);
    await database.asOwner(`UPDATE game SET phase = 'running', started_at = created_at WHERE id = $1`, [id]);
    expect(await mayLook(deps, dora, id, null)).toBe(false);
    expect(await mayLook(deps, anna, id, null)).toBe(true);
    expect(await mayLook(deps, null, 'nowhere', null)).toBe(false);
  });

  test('a session from a mail of one game opens no other', async () => {
    const one = await table();
    const other = await table();
    const { kind: _, ...ben } = one.ben;
    const seat = { ...ben, kind: 'seat', gameId: one.gameId, seat: 1 } as const;
    expect(await mayLook(deps, seat, one.gameId, null)).toBe(true);
    expect(await mayLook(deps, seat, other.gameId, null)).toBe(false);
  });
});

describe('the link', () => {
  test('is made, renewed and taken back by the creator alone; the old one stops working', async () => {
    const { gameId, anna, ben, dora } = await table();
    expect(await showWatchKey(deps, anna, gameId)).toBeNull();
    for (const act of [renewWatchLink, revokeWatchLink, showWatchKey])
      for (const actor of [ben, dora])
        await expect(act(deps, actor, gameId)).rejects.toMatchObject({ code: 'creator-only' });
    const old = await renewWatchLink(deps, anna, gameId);
    expect(await showWatchKey(deps, anna, gameId)).toBe(old);
    const key = await renewWatchLink(deps, anna, gameId);
    expect(await mayLook(deps, null, gameId, old)).toBe(false);
    expect(await mayLook(deps, null, gameId, key)).toBe(true);
    await revokeWatchLink(deps, anna, gameId);
    expect(await mayLook(deps, null, gameId, key)).toBe(false);
    const { rows } = await database.asOwner('SELECT * FROM game WHERE id = $1', [gameId]);
    expect(JSON.stringify(rows)).not.toContain(key);
  });
});

describe('following', () => {
  test('keeps what the link opened until the link is renewed', async () => {
    const { gameId, anna, ben, dora } = await table();
    const key = await renewWatchLink(deps, anna, gameId);
    await followGame(deps, dora, gameId, { mail: false, key });
    // Without the link in this browser: the row remembers it.
    await followGame(deps, dora, gameId, { mail: true, key: null });
    expect(await showFollow(deps, dora, gameId)).toEqual({ mail: true });
    expect(await mayLook(deps, dora, gameId, null)).toBe(true);
    expect((await listWatched(deps, dora)).items.map(game => game.id)).toEqual([gameId]);
    expect((await listGames(deps, dora)).items.map(game => game.id)).not.toContain(gameId);
    // Ben plays, and sees the game among his own.
    await followGame(deps, ben, gameId, { mail: true, key });
    expect((await listWatched(deps, ben)).items.map(game => game.id)).not.toContain(gameId);
    await renewWatchLink(deps, anna, gameId);
    expect(await mayLook(deps, dora, gameId, null)).toBe(false);
    expect((await listWatched(deps, dora)).items).toEqual([]);
    await unfollow(deps, dora, gameId);
    expect(await showFollow(deps, dora, gameId)).toBeNull();
  });

  test('shows a spectator nothing that is hidden', async () => {
    const { gameId, anna, dora } = await table();
    await submit(deps, anna, { gameId, expected: 0, action: { seat: 0, type: 'bid', amount: 1 } });
    const seen = await position(deps, dora, { gameId });
    expect([seen.seat, seen.menu]).toEqual([null, []]);
    expect(seen.view).toMatchObject({ sealed: [true, false], bid: null });
    expect((await position(deps, anna, { gameId })).view).toMatchObject({ bid: 1 });
  });

  test('brings a mail at the end, to those who want it and may still look', async () => {
    const { gameId, anna, ben, dora } = await table();
    const [emil, fay] = [await person(deps, 'Emil'), await person(deps, 'Fay')];
    await changeOptions(deps, anna, gameId, { spectators: 'everyone' });
    await followGame(deps, dora, gameId, { mail: true, key: null });
    await followGame(deps, emil, gameId, { mail: false, key: null });
    await followGame(deps, fay, gameId, { mail: true, key: null });
    await followGame(deps, ben, gameId, { mail: true, key: null });
    await unfollow(deps, fay, gameId);
    for (let number = 0, ended = false; !ended;) {
      const { turn } = await position(deps, null, { gameId });
      const seat = turn.asked[0]!;
      const action = { seat, type: 'bid', amount: seat };
      const done = await submit(deps, seat === 0 ? anna : ben, { gameId, expected: number, action });
      ({ number } = done);
      ended = done.status.ended;
    }
    const sent: Outgoing[] = [];
    const post = {
      send: (mail: Outgoing): Promise<string> => {
        sent.push(mail);
        return Promise.resolve('250');
      },
    };
    await runJobsUntil(deps, tasks(deps, post), new Date(deps.clock().getTime() + 3_600_000));
    const messages = sent.filter(mail => mail.kind === 'message');
    expect(messages).toMatchObject([{ topic: 'watched-over', to: { name: 'Dora' } }]);
    expect(messages[0]).toMatchObject({ game: { id: gameId, result: { scores: expect.any(Array) } } });
  });
});
