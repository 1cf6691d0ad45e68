import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import { tasks } from '../../../src/jobs/tasks.js';
import type { Post } from '../../../src/jobs/deliver.js';
import { deleteAccount } from '../../../src/service/personal-data/erase/index.js';
import { createGame, showGame, type NewGame } from '../../../src/service/tables/games.js';
import { callBack, joinGame } from '../../../src/service/tables/invitations.js';
import { changeTerms, removePlayer } from '../../../src/service/tables/change.js';
import { passOn } from '../../../src/service/tables/creator.js';
import { changeTable, leaveGame, listTables } from '../../../src/service/tables/open.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { openPersonSession } from '../../../src/service/account/signin.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runDueJobs } from '../../support/due-jobs.js';
import { person, testDeps, toyGame, type TestDeps } from '../../support/service.js';

let database: TestDatabase | undefined;
let deps: TestDeps;
let anna: PersonActor;
let ben: PersonActor;
let cem: PersonActor;
beforeEach(async () => {
  await database?.drop();
  database = await freshDatabase();
  deps = testDeps(database.db);
  [anna, ben, cem] = await Promise.all([person(deps, 'Anna'), person(deps, 'Ben'), person(deps, 'Cem')]);
});
afterAll(() => database?.drop());

const table = { listed: true, about: '', seating: 'fixed' } as const;
const openGame = async (change: Partial<NewGame> = {}): Promise<string> =>
  (
    await createGame(deps, anna, {
      title: 'toy',
      name: 'Friday',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      table,
      ...change,
    })
  ).id;

const messages = async (kind: string): Promise<readonly { who: string; data: object }[]> =>
  direct(deps.db).rows(
    `SELECT person_id AS who, data FROM delivery WHERE kind = $1 ORDER BY created_at, person_id`,
    [kind],
  );

describe('the creator changes what is played', () => {
  test('while nobody else has sat down, and each thing by itself', async () => {
    const id = await openGame();
    await changeTerms(deps, anna, { gameId: id, name: 'Saturday' });
    await changeTerms(deps, anna, { gameId: id, settings: { length: 'long' } });
    await changeTerms(deps, anna, { gameId: id, time: { pace: { kind: 'deadline', turn: 1440 } } });
    expect(await showGame(deps, anna, id)).toMatchObject({
      name: 'Saturday',
      settings: { length: 'long', 'all-pay': false },
      time: { pace: { kind: 'deadline', turn: 1440 } },
    });
    await changeTerms(deps, anna, { gameId: id, time: null });
    expect((await showGame(deps, anna, id)).time).toBeNull();
    await joinGame(deps, ben, { gameId: id, seat: 1 });
    await expect(changeTerms(deps, anna, { gameId: id, name: 'Sunday' })).rejects.toMatchObject({
      code: 'others-seated',
    });
    await leaveGame(deps, ben, id);
    await changeTerms(deps, anna, { gameId: id, name: 'Sunday' });
  });

  test('nobody else, not what does not go together, and not once it has begun', async () => {
    const id = await openGame();
    await expect(changeTerms(deps, ben, { gameId: id, name: 'Mine' })).rejects.toMatchObject({
      code: 'not-your-game',
    });
    const both = { 'second-price': true, 'all-pay': true };
    await expect(changeTerms(deps, anna, { gameId: id, settings: both })).rejects.toMatchObject({
      code: 'settings-exclude-each-other',
    });
    await expect(changeTerms(deps, anna, { gameId: id, name: 'a\nb' })).rejects.toMatchObject({
      code: 'bad-game-name',
    });
    const { game, players } = await toyGame(deps);
    await expect(changeTerms(deps, players[0]!, { gameId: game.id, name: 'Late' })).rejects.toMatchObject({
      code: 'game-has-begun',
    });
  });
});

describe('the creator takes a seat from somebody', () => {
  test('before the start; they are told, and the seat is open', async () => {
    const id = await openGame();
    await joinGame(deps, ben, { gameId: id, seat: 1 });
    await expect(removePlayer(deps, ben, { gameId: id, seat: 0 })).rejects.toMatchObject({
      code: 'not-your-game',
    });
    await removePlayer(deps, anna, { gameId: id, seat: 1 });
    expect(await messages('table-removed')).toEqual([{ who: 'ben', data: { by: 'Anna' } }]);
    expect((await showGame(deps, anna, id)).seats[1]).toMatchObject({ personId: null, name: '' });
    await expect(removePlayer(deps, anna, { gameId: id, seat: 1 })).rejects.toMatchObject({
      code: 'seat-empty',
    });
    await expect(removePlayer(deps, anna, { gameId: id, seat: 0 })).rejects.toMatchObject({
      code: 'already-yours',
    });
    await expect(removePlayer(deps, anna, { gameId: id, seat: 7 })).rejects.toMatchObject({
      code: 'no-such-seat',
    });
  });

  test('not in a game that runs', async () => {
    const { game, players } = await toyGame(deps);
    await expect(removePlayer(deps, players[0]!, { gameId: game.id, seat: 1 })).rejects.toMatchObject({
      code: 'game-has-begun',
    });
  });
});

describe('another player leads the game', () => {
  const creatorOf = async (id: string): Promise<string> => (await showGame(deps, null, id)).createdBy;

  test('when it is handed over', async () => {
    const id = await openGame();
    await joinGame(deps, ben, { gameId: id, seat: 1 });
    const to = (actor: PersonActor, seat: number) => passOn(deps, actor, { gameId: id, seat });
    await expect(to(ben, 1)).rejects.toMatchObject({ code: 'not-your-game' });
    await expect(to(anna, 2)).rejects.toMatchObject({ code: 'seat-empty' });
    await expect(to(anna, 0)).rejects.toMatchObject({ code: 'already-yours' });
    await to(anna, 1);
    expect(await creatorOf(id)).toBe('ben');
    expect(await messages('table-yours')).toEqual([{ who: 'ben', data: { by: 'Anna' } }]);
    await changeTable(deps, ben, { gameId: id, ...table, about: 'Mine now' });
    await expect(changeTable(deps, anna, { gameId: id, ...table })).rejects.toMatchObject({
      code: 'not-your-game',
    });
  });

  test('when its creator leaves the table: the first who sits there', async () => {
    const id = await openGame();
    await joinGame(deps, cem, { gameId: id, seat: 2 });
    await joinGame(deps, ben, { gameId: id, seat: 1 }).catch(() => undefined);
    const before = await showGame(deps, null, id);
    expect(before.status).toBe('running');
    const other = await openGame();
    await joinGame(deps, cem, { gameId: other, seat: 2 });
    await leaveGame(deps, anna, other);
    expect(await creatorOf(other)).toBe('cem');
    expect(await messages('table-yours')).toEqual([{ who: 'cem', data: { by: '' } }]);
    // Of an empty table the creator stays in charge.
    await leaveGame(deps, cem, other);
    expect(await creatorOf(other)).toBe('cem');
  });

  test('when its creator leaves a game that runs', async () => {
    const { game } = await toyGame(deps, ['Anna', 'Ben', 'Cem']);
    await chooseAboutSeat(deps, ben, { gameId: game.id, seat: 1, choice: 'leave' });
    expect(await creatorOf(game.id)).toBe('anna');
    await chooseAboutSeat(deps, anna, { gameId: game.id, seat: 0, choice: 'leave' });
    expect(await creatorOf(game.id)).toBe('cem');
  });

  test('or somebody takes the creator’s seat over', async () => {
    const { game } = await toyGame(deps, ['Anna', 'Ben']);
    await chooseAboutSeat(deps, anna, { gameId: game.id, seat: 0, choice: 'offer', toAnyone: true });
    await joinGame(deps, cem, { gameId: game.id, seat: 0 });
    expect(await creatorOf(game.id)).toBe('cem');
  });

  test('when its creator’s account is deleted; a table where nobody else sits is off', async () => {
    const led = await openGame();
    await joinGame(deps, ben, { gameId: led, seat: 1 });
    const empty = await openGame();
    const { game: running } = await toyGame(deps, ['Anna', 'Cem']);
    const { actor } = await openPersonSession(deps, direct(deps.db), {
      id: 'anna',
      name: 'Anna',
      isProgram: false,
      forcedMoves: false,
      email: 'anna@example.org',
      language: 'en',
      timeZone: 'UTC',
    });
    await deleteAccount(deps, actor as PersonActor, { word: 'delete' });
    expect(await creatorOf(led)).toBe('ben');
    expect((await showGame(deps, null, led)).seats[0]!.personId).toBeNull();
    expect(await creatorOf(running.id)).toBe('cem');
    expect(await showGame(deps, null, empty)).toMatchObject({ status: 'ended', startedAt: null });
    expect((await listTables(deps, {})).items.map(one => one.id)).toEqual([led]);
  });
});

describe('addresses that were invited', () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'invite', email: 'Friend@Example.org' }] as const;

  test('are shown to who typed them, not to who comes to lead the game', async () => {
    const id = await openGame({ seats });
    expect((await showGame(deps, anna, id)).invitations).toEqual({ 2: 'Friend@Example.org' });
    await joinGame(deps, ben, { gameId: id, seat: 1 });
    await leaveGame(deps, anna, id);
    const seen = await showGame(deps, ben, id);
    expect([seen.createdBy, seen.invitations, seen.seats[2]!.invited]).toEqual([ben.personId, {}, true]);
    await callBack(deps, ben, { gameId: id, seat: 2 });
  });
});

describe('a table at which nothing changes', () => {
  const DAY = 86_400;
  const ids = async (): Promise<readonly string[]> => (await listTables(deps, {})).items.map(one => one.id);
  /** Of all jobs this one alone counts. */
  const work = () =>
    runDueJobs(deps, {
      ...Object.fromEntries(
        Object.keys(tasks(deps, {} as Post)).map(name => [name, () => Promise.resolve()]),
      ),
      table: tasks(deps, {} as Post)['table']!,
    });

  test('is asked about after 30 days and leaves the list after 37', async () => {
    const id = await openGame();
    deps.pass(30 * DAY - 60);
    await work();
    expect(await messages('table-quiet')).toEqual([]);
    deps.pass(120);
    await work();
    expect(await messages('table-quiet')).toEqual([{ who: 'anna', data: { days: 30, last: 7 } }]);
    expect(await ids()).toEqual([id]);
    deps.pass(7 * DAY + 60);
    await work();
    expect(await ids()).toEqual([]);
    // It is off the list, not off: the seats and links stay, and it can be listed again.
    await changeTable(deps, anna, { gameId: id, ...table });
    expect(await ids()).toEqual([id]);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['somebody sits down', id => joinGame(deps, ben, { gameId: id, seat: 1 })],
    ['the creator says so', id => changeTable(deps, anna, { gameId: id, ...table })],
    ['what is played changes', id => changeTerms(deps, anna, { gameId: id, name: 'Other' })],
  ])('stays when %s', async (_what, change) => {
    const id = await openGame();
    deps.pass(31 * DAY);
    await work();
    await change(id);
    deps.pass(8 * DAY);
    await work();
    expect(await ids()).toEqual([id]);
    expect(await messages('table-quiet')).toHaveLength(1);
  });

  test('is not asked about when it is not listed, has begun, or is off', async () => {
    const unlisted = await openGame();
    await changeTable(deps, anna, { gameId: unlisted, ...table, listed: false });
    const begun = await openGame({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await joinGame(deps, ben, { gameId: begun, seat: 1 });
    deps.pass(40 * DAY);
    await work();
    expect(await messages('table-quiet')).toEqual([]);
  });
});
