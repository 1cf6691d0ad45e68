import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { submit } from '../../../src/service/log/play.js';
import { changeOptions } from '../../../src/service/tables/options.js';
import {
  deleteMessage,
  markSeen,
  readConversation,
  say,
  chatBetween,
  unreadByGame,
} from '../../../src/service/chat/chat.js';
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

interface Table {
  readonly gameId: string;
  readonly anna: PersonActor;
  readonly ben: PersonActor;
  readonly cleo: PersonActor;
}

const table = async (): Promise<Table> => {
  const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Cleo']);
  const [anna, ben, cleo] = players as [PersonActor, PersonActor, PersonActor];
  return { gameId: game.id, anna, ben, cleo };
};

const texts = async (actor: PersonActor | null, gameId: string, seat?: number): Promise<unknown> =>
  (await readConversation(deps, actor, { gameId, ...(seat !== undefined && { with: seat }) })).messages.map(
    message => message.text,
  );

describe('what is said', () => {
  test('to all is read by all players, with the row of the log at which it was said', async () => {
    const { gameId, anna, ben } = await table();
    await say(deps, anna, { gameId, text: 'Good luck!' });
    await submit(deps, anna, { gameId, expected: 0, action: { seat: 0, type: 'bid', amount: 1 } });
    await say(deps, ben, { gameId, text: 'And to you' });
    const { messages, earlier, newest } = await readConversation(deps, ben, { gameId });
    expect(messages).toMatchObject([
      { seat: 0, to: null, text: 'Good luck!', number: 0, mine: false, private: false },
      { seat: 1, text: 'And to you', number: 1, mine: true },
    ]);
    expect([earlier, newest]).toEqual([null, true]);
    expect(await chatBetween(deps, ben, { gameId, from: 1, to: 1 })).toMatchObject([{ text: 'And to you' }]);
  });

  test('in a pair is read by nobody else, also not at the rows of the log', async () => {
    const { gameId, anna, ben, cleo } = await table();
    const secret = await say(deps, anna, { gameId, with: 1, text: 'Cleo bids high' });
    expect(await texts(ben, gameId, 0)).toEqual(['Cleo bids high']);
    expect(await texts(anna, gameId, 1)).toEqual(['Cleo bids high']);
    for (const seat of [undefined, 0, 1]) expect(await texts(cleo, gameId, seat)).toEqual([]);
    expect(await chatBetween(deps, cleo, { gameId, from: 0, to: 9 })).toEqual([]);
    expect(await chatBetween(deps, ben, { gameId, from: 0, to: 9 })).toHaveLength(1);
    for (const act of [
      () => readConversation(deps, cleo, { gameId, around: secret.id }),
      () => deleteMessage(deps, cleo, { gameId, message: secret.id }),
      () => markSeen(deps, cleo, { gameId, message: secret.id }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'no-such-message' });
  });

  test('counts as unread for those who hear it until they mark it, per conversation', async () => {
    const { gameId, anna, ben, cleo } = await table();
    await say(deps, anna, { gameId, text: 'one' });
    const two = await say(deps, anna, { gameId, text: 'two, @ben' });
    await say(deps, anna, { gameId, with: 1, text: 'three' });
    expect(await unreadByGame(deps, anna, [gameId])).toEqual({});
    expect(await unreadByGame(deps, ben, [gameId])).toEqual({ [gameId]: { unread: 3, mentioned: true } });
    expect(await unreadByGame(deps, cleo, [gameId])).toEqual({ [gameId]: { unread: 2, mentioned: false } });
    // Reading marks nothing: a mail scanner reads too.
    expect((await readConversation(deps, ben, { gameId })).unread).toEqual([
      { with: null, unread: 2, mentioned: true },
      { with: 0, unread: 1, mentioned: false },
    ]);
    await markSeen(deps, ben, { gameId, message: two.id });
    expect(await unreadByGame(deps, ben, [gameId])).toEqual({ [gameId]: { unread: 1, mentioned: false } });
    const four = await say(deps, anna, { gameId, text: 'four' });
    await markSeen(deps, ben, { gameId, message: four.id });
    // A page that was opened before marks nothing as unread again.
    await markSeen(deps, ben, { gameId, message: two.id });
    expect(await unreadByGame(deps, ben, [gameId])).toEqual({ [gameId]: { unread: 1, mentioned: false } });
  });

  test('is kept once for one key, and again for another', async () => {
    const { gameId, anna } = await table();
    const first = await say(deps, anna, { gameId, text: 'twice?', idempotencyKey: 'k' });
    expect((await say(deps, anna, { gameId, text: 'twice?', idempotencyKey: 'k' })).id).toBe(first.id);
    await expect(
      say(deps, anna, { gameId, text: 'something else', idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(await texts(anna, gameId)).toEqual(['twice?']);
  });

  test('can be deleted by whoever said it within ten minutes, and leaves a gap', async () => {
    const { gameId, anna, ben } = await table();
    const slip = await say(deps, anna, { gameId, text: 'I have the 5 @Ben' });
    const kept = await say(deps, anna, { gameId, text: 'Sorry' });
    await expect(deleteMessage(deps, ben, { gameId, message: slip.id })).rejects.toMatchObject({
      code: 'not-your-words',
    });
    deps.pass(599);
    await deleteMessage(deps, anna, { gameId, message: slip.id });
    await deleteMessage(deps, anna, { gameId, message: slip.id });
    expect(await texts(ben, gameId)).toEqual([null, 'Sorry']);
    expect(await unreadByGame(deps, ben, [gameId])).toEqual({ [gameId]: { unread: 1, mentioned: false } });
    const { rows } = await database.asOwner('SELECT text, mentions FROM chat WHERE id = $1', [slip.id]);
    expect(rows).toEqual([{ text: '', mentions: [] }]);
    deps.pass(2);
    await expect(deleteMessage(deps, anna, { gameId, message: kept.id })).rejects.toMatchObject({
      code: 'too-late-to-delete',
    });
  });

  test('comes a page at a time, the newest last, and is found by its id', async () => {
    const { gameId, anna, ben } = await table();
    const ids: string[] = [];
    for (let at = 0; at < 120; at++)
      ids.push((await say(deps, at % 2 ? anna : ben, { gameId, text: String(at) })).id);
    const last = await readConversation(deps, anna, { gameId });
    expect(last.messages.map(m => m.text)).toEqual(Array.from({ length: 50 }, (_, at) => String(at + 70)));
    const before = await readConversation(deps, anna, { gameId, before: last.earlier! });
    expect(before.messages.map(m => m.text)).toEqual(Array.from({ length: 50 }, (_, at) => String(at + 20)));
    expect(before.newest).toBe(false);
    const around = await readConversation(deps, anna, { gameId, around: ids[10]! });
    expect(around.messages.map(m => m.id)).toContain(ids[10]);
    expect(around.messages.map(m => m.id)).toContain(ids[20]);
  });
});

describe('who may chat', () => {
  test('spectators say nothing, and read what is said to all only where the creator lets them', async () => {
    const { gameId, anna, ben } = await table();
    const dora = await person(deps, 'Dora');
    await say(deps, anna, { gameId, text: 'to all' });
    await say(deps, anna, { gameId, with: 1, text: 'to Ben' });
    for (const who of [dora, null]) {
      await expect(readConversation(deps, who, { gameId })).rejects.toMatchObject({
        code: 'chat-for-players',
      });
      expect(await chatBetween(deps, who, { gameId, from: 0, to: 9 })).toEqual([]);
    }
    await expect(say(deps, dora, { gameId, text: 'hi' })).rejects.toMatchObject({ code: 'not-your-game' });
    await expect(changeOptions(deps, ben, gameId, { chat: { spectators: 'on' } })).rejects.toMatchObject({
      code: 'creator-only',
    });
    await changeOptions(deps, anna, gameId, { chat: { spectators: 'on' } });
    for (const who of [dora, null]) {
      expect(await texts(who, gameId)).toEqual(['to all']);
      expect(await chatBetween(deps, who, { gameId, from: 0, to: 9 })).toHaveLength(1);
      await expect(readConversation(deps, who, { gameId, with: 1 })).rejects.toMatchObject({
        code: 'chat-for-players',
      });
    }
  });

  test('the creator may forbid private chat; what was said before stays', async () => {
    const { gameId, anna, ben } = await table();
    await say(deps, anna, { gameId, with: 1, text: 'before' });
    await changeOptions(deps, anna, gameId, { chat: { private: 'off' } });
    await expect(say(deps, ben, { gameId, with: 0, text: 'after' })).rejects.toMatchObject({
      code: 'no-private-chat',
    });
    expect(await texts(ben, gameId, 0)).toEqual(['before']);
    await say(deps, ben, { gameId, text: 'to all it goes' });
  });

  test.each([
    ['oneself', 0, 'nobody-there'],
    ['a seat there is not', 7, 'nobody-there'],
  ])('nobody writes to %s', async (_, seat, code) => {
    const { gameId, anna } = await table();
    await expect(say(deps, anna, { gameId, with: seat, text: 'x' })).rejects.toMatchObject({ code });
  });

  test('a session from a mail writes in its game and in no other', async () => {
    const one = await table();
    const other = await table();
    const { kind: _, ...ben } = one.ben;
    const seat = { ...ben, kind: 'seat', gameId: one.gameId, seat: 1 } as const;
    await say(deps, seat, { gameId: one.gameId, text: 'from my mail' });
    await expect(say(deps, seat, { gameId: other.gameId, text: 'x' })).rejects.toMatchObject({
      code: 'not-your-game',
    });
    await expect(readConversation(deps, seat, { gameId: other.gameId })).rejects.toMatchObject({
      code: 'chat-for-players',
    });
  });

  test('two hundred messages a day are enough', async () => {
    const { gameId, anna, ben } = await table();
    await database.asOwner(
      `INSERT INTO chat (id, game_id, n, by_person, number, text, at)
       SELECT $1 || n, $1, n, 'anna', 0, 'x', $2 FROM generate_series(1, 200) AS n`,
      [gameId, deps.clock()],
    );
    await expect(say(deps, anna, { gameId, text: 'one more' })).rejects.toMatchObject({
      code: 'too-many-messages',
    });
    await say(deps, ben, { gameId, text: 'I have said nothing yet' });
    deps.pass(86_401);
    await say(deps, anna, { gameId, text: 'a new day' });
  });
});

test('two at once are put in one order, and nothing is read over', async () => {
  const { gameId, anna, ben, cleo } = await table();
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => say(deps, at % 2 ? anna : ben, { gameId, text: String(at) })),
  );
  const { rows } = await database.asOwner('SELECT n FROM chat WHERE game_id = $1 ORDER BY n', [gameId]);
  expect(rows.map(row => (row as { n: number }).n)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect((await unreadByGame(deps, cleo, [gameId]))[gameId]?.unread).toBe(20);
});
