import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { position, readLog } from '../../../src/service/log/history.js';
import { castBallot, withdrawVote } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { listVotes } from '../../../src/service/votes/read.js';
import { redo } from '../../../src/service/log/undo.js';
import { verifyGame } from '../../../src/service/log/verify.js';
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

/** Everybody bids, which decides the first lot. */
const firstLot = async (table: Table): Promise<void> => {
  for (const seat of table.players.keys()) await table.play(seat, 'bid', { amount: seat });
};

/** What everybody sees of a position; its hash is nobody's while something is hidden. */
const seen = async (table: Table, number?: number): Promise<string> =>
  JSON.stringify(
    (await position(deps, null, { gameId: table.id, ...(number === undefined ? {} : { number }) })).view,
  );

describe('an undo across players', () => {
  test.each([2, 3, 4])('of %p is done when the last of them has agreed, as one further row', async count => {
    const table = await seated(deps, count);
    await firstLot(table);
    const before = await seen(table, 0);
    const id = await table.start(0, { about: 'undo', to: 0, reason: 'I misread the board.' });
    for (let seat = 1; seat < count; seat++) {
      expect(await table.number()).toBe(count);
      await table.cast(seat, id);
    }
    expect(await table.vote(id)).toMatchObject({ outcome: 'carried', choice: 'yes' });
    const { entries } = await readLog(deps, table.players[0]!, { gameId: table.id });
    expect(entries.slice(0, -1).map(row => row.inForce)).toEqual(entries.slice(0, -1).map(() => false));
    expect(entries.at(-1)).toMatchObject({ kind: 'undo', seat: 0, count, cause: 'consent' });
    expect(await seen(table)).toBe(before);
    expect(await verifyGame(deps, table.id)).toBeNull();
    expect(await messagesTo(deps, table.id, table.players[1]!.personId)).toEqual(['vote', 'vote-over']);
    expect(await messagesTo(deps, table.id, table.players[0]!.personId)).toEqual(['vote-over']);
  });

  test('says what would stay known: what was drawn, what came to light, whose moves they are', async () => {
    const table = await seated(deps, 3);
    for (const seat of [0, 1, 2]) await table.play(seat, 'bid', { amount: 2 });
    const id = await table.start(1, { about: 'undo', to: 1 });
    expect((await table.vote(id)).takeBack).toEqual({
      to: 1,
      count: 2,
      seats: [1, 2],
      drawn: true,
      reveals: true,
    });
  });

  test('goes back before the asker’s own last move where no row is named', async () => {
    const table = await seated(deps, 3);
    for (const seat of [0, 1, 2]) await table.play(seat, 'bid', { amount: seat });
    const id = await table.start(1, { about: 'undo' });
    expect((await table.vote(id)).takeBack).toMatchObject({
      to: 1,
      count: 2,
      reveals: true,
      drawn: false,
    });
  });

  test('is off with one no, and nothing has changed', async () => {
    const table = await seated(deps, 3);
    await firstLot(table);
    const id = await table.start(0, { about: 'undo', to: 1 });
    await table.cast(1, id, 'yes');
    await table.cast(2, id, 'no');
    expect(await table.vote(id)).toMatchObject({ outcome: 'rejected', choice: null });
    expect(await table.number()).toBe(3);
    await expect(table.cast(1, id)).rejects.toMatchObject({ code: 'vote-over' });
  });

  test('is off when its time is up, also before anybody has looked', async () => {
    const table = await seated(deps, 3);
    await firstLot(table);
    const id = await table.start(0, { about: 'undo', to: 1 });
    await table.cast(1, id);
    deps.pass(3 * 86_400);
    await expect(table.cast(2, id)).rejects.toMatchObject({ code: 'vote-over' });
    await table.look();
    expect(await table.vote(id)).toMatchObject({ outcome: 'expired' });
    expect(await table.number()).toBe(3);
    // Another can be started.
    await table.start(1, { about: 'undo', to: 2 });
  });

  test('is off when somebody moves on, and everybody is told so', async () => {
    const table = await seated(deps, 2);
    await firstLot(table);
    const id = await table.start(0, { about: 'undo', to: 1 });
    await table.play(1, 'bid', { amount: 0 });
    await expect(table.cast(1, id)).rejects.toMatchObject({
      code: 'vote-over',
      params: { outcome: 'moot' },
    });
    await table.look();
    expect(await table.vote(id)).toMatchObject({ outcome: 'moot' });
    expect(await messagesTo(deps, table.id, table.players[0]!.personId)).toEqual(['vote-over']);
    expect(await table.number()).toBe(3);
  });

  test('can be taken back by the player who started it, by nobody else', async () => {
    const table = await seated(deps, 2);
    await firstLot(table);
    const id = await table.start(0, { about: 'undo', to: 1 });
    const withdraw = (seat: number) =>
      withdrawVote(deps, table.players[seat]!, { gameId: table.id, vote: id });
    await expect(withdraw(1)).rejects.toMatchObject({ code: 'not-your-vote' });
    await withdraw(0);
    expect(await table.vote(id)).toMatchObject({ outcome: 'withdrawn' });
    await expect(table.cast(1, id)).rejects.toMatchObject({ code: 'vote-over' });
  });

  test('is played again by consent with the draws of then; a move instead draws anew', async () => {
    const table = await seated(deps, 2);
    for (const seat of [0, 1]) await table.play(seat, 'bid', { amount: 2 });
    const then = await seen(table);
    await table.cast(1, await table.start(0, { about: 'undo', to: 0 }));
    const again = await table.start(1, { about: 'redo' });
    await table.cast(0, again);
    expect(await seen(table)).toBe(then);
    const { entries } = await readLog(deps, table.players[0]!, { gameId: table.id });
    expect(entries.at(-1)).toMatchObject({ kind: 'redo', count: 2, seat: 1, cause: 'consent' });
    expect(await verifyGame(deps, table.id)).toBeNull();
  });

  test('of what was drawn is not played again by its player alone, who would choose between two draws', async () => {
    const table = await seated(deps, 2);
    for (const seat of [0, 1]) await table.play(seat, 'bid', { amount: 2 });
    await table.cast(1, await table.start(0, { about: 'undo', to: 1 }));
    const at = { gameId: table.id, seat: 1 };
    expect(await position(deps, table.players[1]!, at)).toMatchObject({ redo: 0 });
    await expect(redo(deps, table.players[1]!, { ...at, expected: 3, count: 1 })).rejects.toMatchObject({
      code: 'nothing-to-redo',
    });
  });

  test('over an undo that was agreed before goes on from where the game stands', async () => {
    const table = await seated(deps, 2);
    await firstLot(table);
    await table.cast(1, await table.start(0, { about: 'undo', to: 1 }));
    await table.play(1, 'bid', { amount: 5 });
    await firstLot(table);
    // Row 2 was taken back; row 3 is the undo, after which row 1 stands on top.
    await expect(table.start(0, { about: 'undo', to: 2 })).rejects.toMatchObject({ code: 'not-in-force' });
    const id = await table.start(0, { about: 'undo', to: 3 });
    expect((await table.vote(id)).takeBack).toMatchObject({ count: 3 });
    await table.cast(1, id);
    expect(await seen(table)).toBe(await seen(table, 1));
    expect(await verifyGame(deps, table.id)).toBeNull();
  });

  test.each([-1, 1.5, 2, 99])('to row %p of two is refused', async to => {
    const table = await seated(deps, 2);
    await firstLot(table);
    await expect(table.start(0, { about: 'undo', to })).rejects.toMatchObject({ code: 'no-such-target' });
  });

  test('of nothing is refused', async () => {
    const table = await seated(deps, 2);
    await expect(table.start(0, { about: 'undo' })).rejects.toMatchObject({ code: 'nothing-to-undo' });
    await expect(table.start(0, { about: 'redo' })).rejects.toMatchObject({ code: 'nothing-to-redo' });
  });
});

describe('a vote', () => {
  test('is open once at a time, three times a day, and mails nobody more often', async () => {
    const table = await seated(deps, 3);
    await firstLot(table);
    const id = await table.start(0, { about: 'undo', to: 1 });
    await expect(table.start(1, { about: 'undo', to: 2 })).rejects.toMatchObject({
      code: 'vote-already-open',
    });
    await table.cast(1, id, 'no');
    for (const _ of [2, 3]) await table.cast(1, await table.start(0, { about: 'undo', to: 1 }), 'no');
    await expect(table.start(0, { about: 'end' })).rejects.toMatchObject({ code: 'too-many-votes' });
    const { personId } = table.players[2]!;
    expect((await messagesTo(deps, table.id, personId)).filter(message => message === 'vote')).toHaveLength(
      3,
    );
    // Somebody else still may, and so may the same on the next day.
    await table.cast(2, await table.start(1, { about: 'end' }), 'no');
    deps.pass(86_400);
    await table.start(0, { about: 'end' });
  });

  test('is decided only by those who play, with what it offers', async () => {
    const table = await seated(deps, 3);
    const other = await seated(deps, 2);
    await firstLot(table);
    const stranger = await person(deps, 'Stranger');
    const id = await table.start(0, { about: 'undo', to: 1 });
    const forged = { gameId: table.id, vote: id, choice: 'yes' };
    await expect(castBallot(deps, stranger, forged)).rejects.toMatchObject({ code: 'not-your-game' });
    await expect(startVote(deps, stranger, { gameId: table.id, about: 'end' })).rejects.toMatchObject({
      code: 'not-your-game',
    });
    await expect(listVotes(deps, stranger, table.id)).rejects.toMatchObject({ code: 'not-your-game' });
    await expect(other.cast(0, id)).rejects.toMatchObject({ code: 'no-such-vote' });
    await expect(table.cast(1, 'nothing')).rejects.toMatchObject({ code: 'no-such-vote' });
    for (const choice of ['maybe', '__proto__', ''])
      await expect(table.cast(1, id, choice)).rejects.toMatchObject({ code: 'not-a-choice' });
    expect((await table.vote(id)).ballots.map(ballot => ballot.choice)).toEqual(['yes', null, null]);
  });

  test.each([
    ['a line\u0007 with\u202e tricks\u200b', 'a line with tricks'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['  \r\n ', ''],
  ])('keeps of the reason %p what can be seen', async (reason, kept) => {
    const table = await seated(deps, 2);
    await firstLot(table);
    expect((await table.vote(await table.start(0, { about: 'undo', reason }))).reason).toBe(kept);
  });

  test('with a reason too long is refused', async () => {
    const table = await seated(deps, 2);
    await firstLot(table);
    await expect(table.start(0, { about: 'undo', reason: 'x'.repeat(301) })).rejects.toMatchObject({
      code: 'text-too-long',
    });
  });
});
