import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tasks } from '../../../src/jobs/tasks.js';
import type { Post } from '../../../src/jobs/deliver.js';
import type { Outgoing, OutgoingAtSeat, OutgoingMessage } from '../../../src/service/delivery/deliveries.js';
import { setGameMails } from '../../../src/service/account/people.js';
import { submit } from '../../../src/service/log/play.js';
import { deleteMessage, markSeen, say } from '../../../src/service/chat/chat.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runJobsUntil } from '../../support/due-jobs.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let sent: Outgoing[];
let post: Post;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  deps = testDeps(database.db);
  sent = [];
  post = {
    send: mail => {
      sent.push(mail);
      return Promise.resolve('250 taken');
    },
  };
});
afterAll(() => database.drop());

const minutes = async (count: number): Promise<readonly Outgoing[]> => {
  sent.length = 0;
  const until = new Date(deps.clock().getTime() + count * 60_000);
  await runJobsUntil(deps, tasks(deps, post), until);
  return [...sent];
};

interface Table {
  readonly gameId: string;
  readonly anna: PersonActor;
  readonly ben: PersonActor;
  readonly cleo: PersonActor;
}

/** A game whose first mails have gone out; Anna and Cleo have bid, so that only Ben is asked. */
const table = async (): Promise<Table> => {
  const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Cleo'], { length: 'long' });
  await minutes(60);
  const [anna, ben, cleo] = players as [PersonActor, PersonActor, PersonActor];
  return { gameId: game.id, anna, ben, cleo };
};

const chatIn = (mail: Outgoing | undefined): readonly string[] => {
  const data = (mail as OutgoingMessage | undefined)?.data as
    | { chat?: readonly { text: string }[] }
    | undefined;
  return (data?.chat ?? []).map(one => one.text);
};

const to = (mails: readonly Outgoing[], name: string): readonly Outgoing[] =>
  mails.filter(mail => mail.to.name === name);

describe('mails about the chat', () => {
  test('wait until it has been quiet for a quarter of an hour, and tell all of it once', async () => {
    const { gameId, anna, ben } = await table();
    await say(deps, anna, { gameId, text: 'one' });
    expect(await minutes(14)).toEqual([]);
    await say(deps, anna, { gameId, text: 'two' });
    expect(await minutes(14)).toEqual([]);
    const mails = await minutes(2);
    expect(mails.map(mail => mail.to.name).sort()).toEqual(['Ben', 'Cleo']);
    expect(mails).toMatchObject([
      { kind: 'message', topic: 'chat' },
      { kind: 'message', topic: 'chat' },
    ]);
    expect(chatIn(mails[0])).toEqual(['one', 'two']);
    // Nothing more, though nobody has read it on the page.
    expect(await minutes(300)).toEqual([]);
    await say(deps, ben, { gameId, text: 'three' });
    const later = await minutes(20);
    expect(chatIn(to(later, 'Cleo')[0])).toEqual(['three']);
    expect(chatIn(to(later, 'Anna')[0])).toEqual(['three']);
    expect(to(later, 'Ben')).toEqual([]);
  });

  test('go out after two hours though the chat goes on', async () => {
    const { gameId, anna } = await table();
    let mails: readonly Outgoing[] = [];
    for (let at = 0; at < 13 && mails.length === 0; at++) {
      await say(deps, anna, { gameId, text: String(at) });
      mails = await minutes(10);
    }
    expect(chatIn(to(mails, 'Ben')[0])).toHaveLength(12);
  });

  test('tell nobody what was said in a pair of others', async () => {
    const { gameId, anna } = await table();
    await say(deps, anna, { gameId, with: 1, text: 'psst' });
    const mails = await minutes(20);
    expect(mails.map(mail => mail.to.name)).toEqual(['Ben']);
    expect((mails[0] as OutgoingMessage).data).toMatchObject({
      chat: [{ who: 'Anna', private: true, text: 'psst' }],
    });
  });

  test('leave out what was read or deleted meanwhile; with nothing left none goes out', async () => {
    const { gameId, anna, ben } = await table();
    const one = await say(deps, anna, { gameId, text: 'read' });
    await markSeen(deps, ben, { gameId, message: one.id });
    const two = await say(deps, anna, { gameId, text: 'taken back' });
    await deleteMessage(deps, anna, { gameId, message: two.id });
    const mails = await minutes(20);
    expect(to(mails, 'Ben')).toEqual([]);
    expect(chatIn(to(mails, 'Cleo')[0])).toEqual(['read']);
  });

  test('are not sent to whoever wants no mails of the game, or none about the chat', async () => {
    const { gameId, anna, ben } = await table();
    await setGameMails(deps, ben, gameId, false);
    await database.asOwner(`UPDATE person SET notify = '{"groups": {"chat": "none"}}' WHERE id = 'cleo'`);
    await say(deps, anna, { gameId, text: 'hello?' });
    expect(await minutes(60)).toEqual([]);
    await database.asOwner(`UPDATE person SET notify = '{}' WHERE id = 'cleo'`);
  });
});

describe('the turn mail', () => {
  test('tells what was said since the last mail, and it is not mailed again', async () => {
    const { gameId, anna, ben, cleo } = await table();
    // All bid; the next lot asks all of them.
    await submit(deps, anna, { gameId, expected: 0, action: { seat: 0, type: 'bid', amount: 1 } });
    await submit(deps, cleo, { gameId, expected: 1, action: { seat: 2, type: 'bid', amount: 2 } });
    await minutes(30);
    await say(deps, cleo, { gameId, text: 'now you' });
    await submit(deps, ben, { gameId, expected: 2, action: { seat: 1, type: 'bid', amount: 0 } });
    const mails = await minutes(2);
    const [turn] = to(mails, 'Anna') as readonly OutgoingAtSeat[];
    expect(turn).toMatchObject({
      kind: 'turn',
      chat: { more: 0, chat: [{ who: 'Cleo', private: false, text: 'now you' }] },
    });
    const later = await minutes(60);
    expect(to(later, 'Anna')).toEqual([]);
    // Ben made the move that asked all again, and gets what was said with his own mail.
    expect(later.filter(mail => mail.kind === 'message').map(mail => mail.to.name)).not.toContain('Anna');
  });

  test('a mail that the server refuses has told nothing', async () => {
    const { gameId, anna } = await table();
    await say(deps, anna, { gameId, text: 'hear me' });
    let tries = 0;
    const heard: Outgoing[] = [];
    const flaky: Post = {
      send: mail => {
        if (mail.to.name !== 'Ben') return Promise.resolve('250 taken');
        if (++tries < 3) return Promise.reject(new Error('451 later'));
        heard.push(mail);
        return Promise.resolve('250 taken');
      },
    };
    await runJobsUntil(deps, tasks(deps, flaky), new Date(deps.clock().getTime() + 86_400_000));
    expect(tries).toBe(3);
    expect(chatIn(heard[0])).toEqual(['hear me']);
  });
});
