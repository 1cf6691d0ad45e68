import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import { voteOverMessage } from '../../../src/service/votes/messages.js';
import { makeToken } from '../../../src/service/account/tokens.js';
import { showGame } from '../../../src/service/tables/games.js';
import { commandLineOperator } from '../../../src/service/operator/authority.js';
import { blockPerson } from '../../../src/service/operator/people.js';
import { addHoliday } from '../../../src/service/prefs/holidays.js';
import { seatSecret } from '../../../src/service/account/seat-secret.js';
import { seen } from '../../../src/service/account/sight.js';
import {
  authenticate,
  openPersonSession,
  openSeatLink,
  type SignedIn,
} from '../../../src/service/account/signin.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, type TestDeps } from '../../support/service.js';
import { mailIn, office } from '../inbound/support.js';
import { seated, type Table } from '../../support/vote-table.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const DAY = 86_400;

/** So many days pass, at the end of which these seats' players are about. */
const daysLater = async (table: Table, days: number, about: readonly number[]): Promise<void> => {
  deps.pass(days * DAY);
  for (const seat of about) await seen(deps, table.players[seat]!.personId);
};

const status = async ({ id }: Table): Promise<string> => (await showGame(deps, null, id)).status;

describe('a vote about a game that stands still', () => {
  test('to end it is carried at its end without the two who have vanished, and says who they are', async () => {
    const table = await seated(deps, 4);
    await daysLater(table, 8, [0, 1]);
    const id = await table.start(0, { about: 'end' });
    await table.cast(1, id);
    const missing = async () => (await table.vote(id)).ballots.map(ballot => ballot.missing);
    expect(await missing()).toEqual([false, false, false, false]);
    await daysLater(table, 6, [0, 1]);
    expect(await missing()).toEqual([false, false, true, true]);
    await table.look();
    expect(await status(table)).toBe('running');
    await daysLater(table, 1, []);
    await table.look();
    expect(await status(table)).toBe('ended');
    expect(await table.vote(id)).toMatchObject({ outcome: 'carried', choice: 'yes' });
    expect(await missing()).toEqual([false, false, true, true]);
  });

  test('to replace somebody waits neither for the second who has vanished', async () => {
    const table = await seated(deps, 4);
    await table.play(0, 'bid', { amount: 0 });
    await table.play(1, 'bid', { amount: 0 });
    await daysLater(table, 12, [0, 1]);
    const id = await table.start(0, { about: 'replace', subject: 3 });
    await table.cast(1, id);
    await daysLater(table, 3, []);
    await table.look();
    expect((await showGame(deps, null, table.id)).seats.map(seat => seat.personId === null)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const { rows } = await database.asOwner(
      `SELECT * FROM delivery WHERE kind = 'vote-over' AND person_id = $1`,
      [table.players[0]!.personId],
    );
    const [row] = rows as Parameters<typeof voteOverMessage>[1][];
    expect(await voteOverMessage(deps, row!)).toMatchObject({
      outcome: 'carried',
      missing: [table.players[2]!.name],
    });
  });

  test('waits for everybody who was here, or is on holiday, and for a no', async () => {
    const outcomeWith = async (prepare: (table: Table, id: string) => Promise<unknown>): Promise<unknown> => {
      const table = await seated(deps, 3);
      await daysLater(table, 10, [0, 1]);
      const id = await table.start(0, { about: 'end' });
      await table.cast(1, id);
      await prepare(table, id);
      await daysLater(table, 7, []);
      await table.look();
      return (await table.vote(id)).outcome;
    };
    const away = async ({ players }: Table): Promise<void> => {
      const day = (ahead: number): string =>
        new Date(deps.clock().getTime() + ahead * DAY * 1000).toISOString().slice(0, 10);
      await addHoliday(deps, players[2]!, { from: day(1), to: day(6) });
    };
    expect(await outcomeWith(({ players }) => seen(deps, players[2]!.personId))).toBe('expired');
    expect(await outcomeWith(away)).toBe('expired');
    expect(await outcomeWith((table, id) => table.cast(2, id, 'no'))).toBe('rejected');
    expect(await outcomeWith(() => Promise.resolve())).toBe('carried');
  });

  test('does not wait for whoever an operator keeps out', async () => {
    const table = await seated(deps, 3);
    await blockPerson(deps, commandLineOperator, { person: table.players[2]!.personId, reason: 'Spam' });
    const id = await table.start(0, { about: 'end' });
    await table.cast(1, id);
    await daysLater(table, 7, []);
    await table.look();
    expect(await table.vote(id)).toMatchObject({ outcome: 'carried' });
  });

  test('that has run out is not opened anew where it is about to be carried', async () => {
    const table = await seated(deps, 3);
    await daysLater(table, 10, [0, 1]);
    await table.cast(1, await table.start(0, { about: 'end' }));
    await daysLater(table, 7, [0]);
    await expect(table.start(0, { about: 'end' })).rejects.toMatchObject({ code: 'vote-already-open' });
    await table.look();
    expect(await status(table)).toBe('ended');
  });
});

test('an undo needs everybody all the same', async () => {
  const table = await seated(deps, 3);
  await table.play(0, 'bid', { amount: 0 });
  await daysLater(table, 20, [0, 1]);
  const id = await table.start(0, { about: 'undo' });
  await table.cast(1, id);
  await daysLater(table, 3, []);
  await table.look();
  expect(await table.vote(id)).toMatchObject({ outcome: 'expired' });
});

describe('a sign of life', () => {
  const lastSeen = async (personId: string): Promise<Date | null> => {
    const { rows } = await database.asOwner('SELECT seen_at FROM person WHERE id = $1', [personId]);
    return (rows as { seen_at: Date | null }[])[0]!.seen_at;
  };

  const signIn = async ({ personId: id, name }: PersonActor): Promise<SignedIn> => {
    const whose = {
      ...({ id, name, email: `${id}@example.org`, language: 'en', timeZone: 'UTC' } as const),
      isProgram: false,
      forcedMoves: false,
    };
    return openPersonSession(deps, direct(database.db), whose);
  };

  const signs: readonly [string, (table: Table) => Promise<() => Promise<unknown>>][] = [
    [
      'a session, opened and used',
      async ({ players: [anna] }) => {
        const { token } = await signIn(anna!);
        expect(await lastSeen(anna!.personId)).toEqual(deps.clock());
        return () => authenticate(deps, token);
      },
    ],
    [
      'the link of a mail, followed',
      async ({ id, players: [anna] }) => {
        const secret = await seatSecret(deps, anna!.personId, id, 0);
        return () => openSeatLink(deps, secret);
      },
    ],
    [
      'a program’s token, used',
      async ({ players: [anna] }) => {
        const { actor } = await signIn(anna!);
        const { token } = await makeToken(deps, actor as PersonActor, {
          name: 'Robot',
          scopes: ['read'],
          days: 90,
        });
        return () => authenticate(deps, token);
      },
    ],
    [
      'a reply to a mail',
      ({ id, players: [anna] }) => {
        const post = office(database.db, { ...deps, mailIn });
        const place = { gameId: id, personId: anna!.personId, seat: 0, number: 0 };
        return Promise.resolve(async () => {
          await post.drop(place, { body: 'bid 1', from: `${anna!.personId}@example.org` });
          await post.work();
        });
      },
    ],
  ];

  test.each(signs)('is %s', async (_, prepare) => {
    const table = await seated(deps, 2);
    const anna = table.players[0]!.personId;
    const give = await prepare(table);
    deps.pass(2 * DAY);
    await give();
    expect(await lastSeen(anna)).toEqual(deps.clock());
  });

  test('is no mail from somewhere else', async () => {
    const table = await seated(deps, 2);
    const anna = table.players[0]!.personId;
    const before = await lastSeen(anna);
    const post = office(database.db, { ...deps, mailIn });
    const place = { gameId: table.id, personId: anna, seat: 0, number: 0 };
    await post.drop(place, { body: 'bid 1', from: 'mallory@example.org' });
    await post.work();
    expect(await lastSeen(anna)).toEqual(before);
  });
});
