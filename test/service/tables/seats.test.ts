import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { beginDelivery } from '../../../src/service/delivery/deliveries.js';
import { showGame } from '../../../src/service/tables/games.js';
import { position, readLog } from '../../../src/service/log/history.js';
import { acceptOwnInvitation, invite, joinGame } from '../../../src/service/tables/invitations.js';
import { submit } from '../../../src/service/log/play.js';
import { seatSecret } from '../../../src/service/account/seat-secret.js';
import { authenticate, openSeatLink } from '../../../src/service/account/signin.js';
import type { PersonActor } from '../../../src/service/types.js';
import { openVote } from '../../../src/service/votes/open.js';
import { chooseAboutSeat, listTenures, type SeatChoice } from '../../../src/service/tables/seats.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { lockGame, readSeats } from '../../../src/db/index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import { messagesTo, seated, type Table } from '../../support/vote-table.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const DAY = 86_400;

const choose = (table: Table, seat: number, choice: SeatChoice, toAnyone = false): Promise<void> =>
  chooseAboutSeat(deps, table.players[seat]!, { gameId: table.id, seat, choice, toAnyone });

let newcomers = 0;
const newcomer = (): Promise<PersonActor> => person(deps, `New${String((newcomers += 1))}`);

/** Somebody invited by a player takes the seat. */
const takeOver = async (table: Table, by: number, seat: number): Promise<PersonActor> => {
  const guest = await newcomer();
  const email = `${guest.personId}@example.org`;
  await invite(deps, table.players[by]!, { gameId: table.id, seat, email });
  await acceptOwnInvitation(deps, guest, { gameId: table.id, seat });
  return guest;
};

const move = (table: Table, actor: PersonActor, seat: number, expected: number) =>
  submit(deps, actor, { gameId: table.id, expected, action: { seat, type: 'bid', amount: 0 } });

/** Kinds of mails to somebody that would still go out. */
const queued = async (table: Table, personId: string): Promise<readonly string[]> => {
  const { rows } = await database.asOwner(
    `SELECT kind FROM delivery WHERE game_id = $1 AND person_id = $2 AND status = 'queued' ORDER BY kind`,
    [table.id, personId],
  );
  return (rows as { kind: string }[]).map(({ kind }) => kind);
};

describe('leaving a seat', () => {
  test('at once empties it, tells the others, and the game waits for somebody', async () => {
    const table = await seated(deps, 3);
    const anna = table.players[0]!;
    const secret = await seatSecret(deps, anna.personId, table.id, 0);
    const { token } = await openSeatLink(deps, secret);
    await choose(table, 0, 'leave');

    const game = await showGame(deps, null, table.id);
    expect(game.seats[0]).toMatchObject({ personId: null, joinable: false, offered: false });
    // Nothing lets them in any more.
    expect(await authenticate(deps, token)).toBeNull();
    await expect(openSeatLink(deps, secret)).rejects.toMatchObject({ code: 'bad-link' });
    await expect(move(table, anna, 0, 0)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(position(deps, anna, { gameId: table.id, seat: 0 })).rejects.toMatchObject({
      code: 'not-your-seat',
    });
    expect(await queued(table, anna.personId)).toEqual([]);
    expect(await messagesTo(deps, table.id, table.players[1]!.personId)).toEqual([
      'seat-left',
      // Whose game it was, and is now.
      'table-yours',
    ]);
    await table.play(1, 'bid', { amount: 1 });
    expect((await showGame(deps, null, table.id)).asked).toEqual([0, 2]);
  });

  test('keeps who has played it, from when to when', async () => {
    const table = await seated(deps, 2);
    await table.play(0, 'bid', { amount: 1 });
    await choose(table, 1, 'leave');
    const guest = await takeOver(table, 0, 1);
    await move(table, guest, 1, 1);
    deps.pass(DAY);
    await chooseAboutSeat(deps, guest, { gameId: table.id, seat: 1, choice: 'leave' });
    const third = await takeOver(table, 0, 1);
    expect(await listTenures(deps, table.id)).toMatchObject([
      { seat: 1, name: table.players[1]!.name, from: 0, to: 1, why: 'left' },
      { seat: 1, name: guest.name, from: 1, to: 2, why: 'left' },
      { seat: 1, name: third.name, from: 2, to: null, why: null },
    ]);
    const { rows } = await database.asOwner('SELECT by_person FROM log WHERE game_id = $1 ORDER BY number', [
      table.id,
    ]);
    expect(rows).toEqual([{ by_person: table.players[0]!.personId }, { by_person: guest.personId }]);
    expect(await verifyGame(deps, table.id)).toBeNull();
  });

  test('by looking for somebody plays on until then, and can be thought better of', async () => {
    const table = await seated(deps, 2);
    await choose(table, 0, 'offer');
    await table.play(0, 'bid', { amount: 1 });
    await choose(table, 0, 'stay');
    const guest = await newcomer();
    const email = `${guest.personId}@example.org`;
    await expect(invite(deps, table.players[1]!, { gameId: table.id, seat: 0, email })).rejects.toMatchObject(
      {
        code: 'seat-taken',
      },
    );
    await choose(table, 0, 'offer');
    const found = await takeOver(table, 0, 0);
    expect((await showGame(deps, found, table.id)).mine).toEqual([0]);
    expect((await showGame(deps, table.players[0]!, table.id)).mine).toEqual([]);
    expect(await listTenures(deps, table.id)).toMatchObject([{ why: 'handed-over', to: 1 }, { from: 1 }]);
    expect(await messagesTo(deps, table.id, table.players[1]!.personId)).toEqual(['seat-taken']);
    // Nobody is told that the seat was empty: it never was.
    expect(await queued(table, table.players[0]!.personId)).toEqual([]);
  });

  test('and thought better of calls back who was invited', async () => {
    const table = await seated(deps, 2);
    await choose(table, 0, 'offer');
    const guest = await newcomer();
    const at = { gameId: table.id, seat: 0 };
    await invite(deps, table.players[1]!, { ...at, email: `${guest.personId}@example.org` });
    await choose(table, 0, 'stay');
    await expect(acceptOwnInvitation(deps, guest, at)).rejects.toMatchObject({ code: 'no-such-invitation' });
    expect((await showGame(deps, null, table.id)).seats[0]).toMatchObject({
      personId: table.players[0]!.personId,
      invited: false,
    });
  });

  test('lets whoever may look at the game take it only where that was said', async () => {
    const table = await seated(deps, 3);
    const guest = await newcomer();
    const join = (seat: number) => joinGame(deps, guest, { gameId: table.id, seat });
    await choose(table, 0, 'offer');
    await expect(join(0)).rejects.toMatchObject({ code: 'seat-by-invitation' });
    await choose(table, 1, 'leave');
    await expect(join(1)).rejects.toMatchObject({ code: 'seat-by-invitation' });
    await expect(join(2)).rejects.toMatchObject({ code: 'seat-taken' });
    await choose(table, 0, 'offer', true);
    await join(0);
    expect((await showGame(deps, guest, table.id)).mine).toEqual([0]);
  });

  test('is for its own player alone', async () => {
    const table = await seated(deps, 2);
    const other = table.players[1]!;
    for (const choice of ['leave', 'offer', 'stay'] as const)
      await expect(chooseAboutSeat(deps, other, { gameId: table.id, seat: 0, choice })).rejects.toMatchObject(
        {
          code: 'not-your-seat',
        },
      );
  });

  test('gives a newcomer the turn, what the seat may see, and nothing to the one before', async () => {
    const table = await seated(deps, 2);
    await table.play(0, 'bid', { amount: 7 });
    await choose(table, 0, 'leave');
    await choose(table, 1, 'leave');
    // Anna’s sealed bid is her seat's; the other player led the game when leaving, but only players and the creator invite.
    const creator = table.players[1]!;
    const guest = await newcomer();
    await invite(deps, creator, { gameId: table.id, seat: 0, email: `${guest.personId}@example.org` });
    await acceptOwnInvitation(deps, guest, { gameId: table.id, seat: 0 });
    expect((await position(deps, guest, { gameId: table.id })).view).toMatchObject({ bid: 7 });
    expect((await position(deps, creator, { gameId: table.id })).view).toMatchObject({ bid: null });
    const { entries } = await readLog(deps, creator, { gameId: table.id });
    expect(entries[0]!.action).toBeNull();
    const second = await newcomer();
    await invite(deps, guest, { gameId: table.id, seat: 1, email: `${second.personId}@example.org` });
    await acceptOwnInvitation(deps, second, { gameId: table.id, seat: 1 });
    expect(await queued(table, second.personId)).toContain('turn');
  });

  test('withdraws what waits for the one who left, also what is just being written', async () => {
    const table = await seated(deps, 2);
    const { rows } = await database.asOwner(
      `SELECT id FROM delivery WHERE game_id = $1 AND person_id = $2 AND kind = 'turn'`,
      [table.id, table.players[0]!.personId],
    );
    const { id } = (rows as { id: string }[])[0]!;
    await choose(table, 0, 'leave');
    // A worker had claimed it before.
    await database.asOwner(`UPDATE delivery SET status = 'queued' WHERE id = $1`, [id]);
    expect(await beginDelivery(deps, id)).toBeNull();
  });
});

describe('a player who leaves while something is voted on', () => {
  test('is not waited for any more: what all others have agreed to is done', async () => {
    const table = await seated(deps, 3);
    await table.play(0, 'bid', { amount: 1 });
    const id = await table.start(0, { about: 'undo' });
    await table.cast(1, id);
    await choose(table, 2, 'leave');
    await table.look();
    expect(await table.vote(id)).toMatchObject({ outcome: 'carried' });
    expect(await table.number()).toBe(2);
    expect(await verifyGame(deps, table.id)).toBeNull();
  });

  test('takes their own vote along', async () => {
    const table = await seated(deps, 3);
    const id = await table.start(2, { about: 'end' });
    await choose(table, 2, 'leave');
    expect(await table.vote(id)).toMatchObject({ outcome: 'moot' });
    await expect(table.cast(0, id)).rejects.toMatchObject({ code: 'vote-over' });
  });

  test('loses their vote; whoever comes for them is asked in their place', async () => {
    const table = await seated(deps, 3);
    const id = await table.start(0, { about: 'end' });
    await table.cast(2, id);
    await choose(table, 2, 'offer');
    const guest = await takeOver(table, 1, 2);
    expect((await table.vote(id)).ballots.map(({ name, choice }) => [name, choice])).toEqual([
      [table.players[0]!.name, 'yes'],
      [table.players[1]!.name, null],
      [guest.name, null],
    ]);
    await expect(table.cast(2, id)).rejects.toMatchObject({ code: 'not-your-game' });
    expect(await queued(table, guest.personId)).toContain('vote');
  });
});

describe('replacing somebody the game waits for, without a clock', () => {
  test('takes all others, three days of waiting and three more without a move', async () => {
    const table = await seated(deps, 3);
    await table.play(0, 'bid', { amount: 1 });
    await table.play(1, 'bid', { amount: 1 });
    const replace = () => table.start(0, { about: 'replace', subject: 2, reason: 'No word for days.' });
    await expect(replace()).rejects.toMatchObject({ code: 'not-waited-for' });
    deps.pass(3 * DAY);
    await expect(table.start(0, { about: 'replace', subject: 1 })).rejects.toMatchObject({
      code: 'not-waited-for',
    });
    await expect(table.start(0, { about: 'replace', subject: 0 })).rejects.toMatchObject({
      code: 'nobody-to-replace',
    });
    const id = await replace();
    // The one it is about is told, and has no vote.
    expect(await messagesTo(deps, table.id, table.players[2]!.personId)).toEqual(['vote']);
    await expect(table.cast(2, id, 'no')).rejects.toMatchObject({ code: 'not-a-voter' });
    await table.cast(1, id);
    await table.look();
    expect(await table.vote(id)).toMatchObject({ outcome: null, agreed: true });
    deps.pass(3 * DAY);
    await table.look();
    expect(await table.vote(id)).toMatchObject({ outcome: 'carried' });
    expect((await showGame(deps, null, table.id)).seats[2]!.personId).toBeNull();
    expect(await queued(table, table.players[2]!.personId)).toEqual(['seat-lost']);
    // Not back without being invited.
    await expect(joinGame(deps, table.players[2]!, { gameId: table.id, seat: 2 })).rejects.toMatchObject({
      code: 'seat-by-invitation',
    });
  });

  test('is off with a move of theirs', async () => {
    const table = await seated(deps, 2);
    await table.play(0, 'bid', { amount: 1 });
    deps.pass(3 * DAY);
    const id = await table.start(0, { about: 'replace', subject: 1 });
    deps.pass(2 * DAY);
    await table.play(1, 'bid', { amount: 0 });
    deps.pass(DAY);
    await table.look();
    expect(await table.vote(id)).toMatchObject({ outcome: 'moot' });
    expect((await showGame(deps, null, table.id)).seats[1]!.personId).toBe(table.players[1]!.personId);
  });
});

describe('a vote of the clock', () => {
  const start = async (table: Table, subject: number, rule: 'majority' | 'unanimous') =>
    deps.db.transaction(async tx => {
      const [game, seats] = [await lockGame(tx, table.id), await readSeats(tx, [table.id])];
      const now = deps.clock().getTime();
      const voters = seats.flatMap(s => (s.seat === subject ? [] : [s.person_id!]));
      const vote = await openVote(
        deps,
        tx,
        { game: game!, seats },
        {
          about: 'absent',
          startedBy: null,
          subject,
          tally: {
            voters,
            choices: ['replace', 'end', 'wait'],
            against: 'wait',
            rule,
            opened: now,
            expires: now + DAY * 1000,
            ballots: {},
          },
        },
      );
      return vote!.id;
    });

  test('may be changed while it is open, and most of the votes decide', async () => {
    const table = await seated(deps, 4);
    const id = await start(table, 3, 'majority');
    await table.cast(0, id, 'replace');
    await table.cast(0, id, 'wait');
    await table.cast(1, id, 'replace');
    expect(await table.vote(id)).toMatchObject({ outcome: null });
    await table.cast(0, id, 'replace');
    expect(await table.vote(id)).toMatchObject({ outcome: 'carried', choice: 'replace' });
    expect((await showGame(deps, null, table.id)).seats[3]!.personId).toBeNull();
    expect(await listTenures(deps, table.id)).toMatchObject([{ seat: 3, why: 'voted' }]);
  });

  test('may end the game', async () => {
    const table = await seated(deps, 3);
    const id = await start(table, 2, 'unanimous');
    for (const seat of [0, 1]) await table.cast(seat, id, 'end');
    expect(await showGame(deps, null, table.id)).toMatchObject({ status: 'ended', endedBy: 'consent' });
    expect(await verifyGame(deps, table.id)).toBeNull();
  });

  test('is opened anew when an earlier one has run out, even before its job has come', async () => {
    const table = await seated(deps, 3);
    const first = await start(table, 2, 'majority');
    deps.pass(DAY);
    const second = await start(table, 2, 'majority');
    expect(await table.vote(first)).toMatchObject({ outcome: 'expired' });
    expect(await table.vote(second)).toMatchObject({ outcome: null });
  });

  test('is settled by a move of the one it is about', async () => {
    const table = await seated(deps, 3);
    const id = await start(table, 2, 'majority');
    await table.play(1, 'bid', { amount: 0 });
    expect(await table.vote(id)).toMatchObject({ outcome: null });
    await table.play(2, 'bid', { amount: 0 });
    expect(await table.vote(id)).toMatchObject({ outcome: 'moot' });
  });
});

test('whoever leaves and comes back again and again is stopped, and everybody else gets no more mails', async () => {
  const table = await seated(deps, 3);
  const [anna, ben] = [table.players[0]!, table.players[1]!];
  const back = () => joinGame(deps, anna, { gameId: table.id, seat: 0 });
  for (let n = 0; n < 6; n++) {
    await choose(table, 0, 'leave', true);
    await back();
    deps.pass(60);
  }
  await choose(table, 0, 'leave', true);
  await expect(back()).rejects.toMatchObject({ code: 'too-many-seat-changes', params: { most: 6 } });
  await expect(joinGame(deps, await newcomer(), { gameId: table.id, seat: 0 })).rejects.toMatchObject({
    code: 'too-many-seat-changes',
  });
  const told = (await messagesTo(deps, table.id, ben.personId)).filter(kind => kind.startsWith('seat-'));
  expect(told).toHaveLength(13);
  deps.pass(DAY);
  await back();
});
