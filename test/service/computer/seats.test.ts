import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import type { Title } from '../../../src/engine/core/index.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { moveForService } from '../../../src/service/computer/moves.js';
import { findServiceTurns } from '../../../src/service/computer/queue.js';
import type { Deps } from '../../../src/service/deps.js';
import { exportLog } from '../../../src/service/log/exchange.js';
import { position } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { redo, undo } from '../../../src/service/log/undo.js';
import { verifyGame } from '../../../src/service/log/verify.js';
import { commandLineOperator } from '../../../src/service/operator/authority.js';
import { freezeGame, unfreezeGame } from '../../../src/service/operator/freeze.js';
import { createGame, showGame, type SeatWish } from '../../../src/service/tables/games.js';
import {
  acceptOwnInvitation,
  invite,
  joinAnywhere,
  joinGame,
} from '../../../src/service/tables/invitations.js';
import { listTables } from '../../../src/service/tables/open.js';
import { rematch } from '../../../src/service/tables/rematch.js';
import { reliabilityAt, showResults, showTitleResults } from '../../../src/service/tables/results.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { giveToService, takeFromService } from '../../../src/service/tables/service-seats.js';
import type { PersonActor } from '../../../src/service/types.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { harbour } from '../../http/support/harbour.js';
import { toyTitle } from '../../fixtures/toy/title.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runDueJobs } from '../../support/due-jobs.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let anna: PersonActor;
let ben: PersonActor;
beforeAll(async () => {
  database = await freshDatabase();
  const titles: readonly Title[] = [toyTitle, ...harbour.titles];
  deps = testDeps(database.db, { titles: new Map(titles.map(title => [title.id, title])), settleSeconds: 0 });
  [anna, ben] = [await person(deps, 'Anna'), await person(deps, 'Ben')];
});
afterAll(() => database.drop());

const work = (by: Deps = deps): Promise<unknown> =>
  runDueJobs(by, tasks(by, { send: () => Promise.resolve('250 ok') }));

const me: SeatWish = { kind: 'me' };
const computer: SeatWish = { kind: 'service' };
const open: SeatWish = { kind: 'open' };

const made = async (title: string, seats: readonly SeatWish[]): Promise<string> =>
  (await createGame(deps, anna, { title, name: 'Alone', settings: {}, seats })).id;

const numberOf = async (gameId: string): Promise<number> => (await showGame(deps, anna, gameId)).number;

const play = async (
  who: PersonActor,
  gameId: string,
  seat: number,
  type: string,
  fields: object,
): Promise<void> => {
  const action = { seat, type, ...fields };
  await submit(deps, who, { gameId, expected: await numberOf(gameId), action });
};

const causes = async (gameId: string): Promise<readonly string[]> =>
  (
    await direct(deps.db).rows<{ said: string }>(
      `SELECT seat || ' ' || cause || ' ' || coalesce(by_person, '-') AS said FROM log WHERE game_id = $1 ORDER BY number`,
      [gameId],
    )
  ).map(({ said }) => said);

const code = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: unknown) => (error as { readonly code: string }).code,
  );

/** Loads the first of what is in hand. */
const load = async (who: PersonActor, gameId: string, seat: number): Promise<void> => {
  const { view } = await position(deps, who, { gameId, seat });
  const goods = (view as unknown as { hands: readonly (readonly string[])[] }).hands[seat]!.slice(0, 1);
  await play(who, gameId, seat, 'load', { goods });
};

describe('a game against the service', () => {
  test('begins at once, is played to its end, and counts for nobody', async () => {
    const id = await made('toy', [me, computer]);
    for (let lot = 0; lot < 3; lot++) {
      await work();
      expect((await showGame(deps, anna, id)).asked).toEqual([0]);
      await play(anna, id, 0, 'bid', { amount: 1 });
    }
    await work();
    expect((await showGame(deps, anna, id)).status).toBe('ended');
    const rows = await causes(id);
    expect(rows).toEqual([
      '1 service -',
      '0 player anna',
      '1 service -',
      '0 player anna',
      '1 service -',
      '0 player anna',
    ]);
    expect(await verifyGame(deps, id)).toBeNull();

    expect((await showResults(deps, anna)).all.games).toBe(0);
    expect(await showTitleResults(deps)).toEqual([]);
    expect((await showResults(deps, anna)).reliability).toMatchObject({ finished: 0, left: 0 });
    expect((await reliabilityAt(deps, [{ personId: 'anna' }])).size).toBe(0);
    const mails = await direct(deps.db).rows(
      'SELECT FROM delivery WHERE game_id = $1 AND person_id IS DISTINCT FROM $2',
      [id, 'anna'],
    );
    expect(mails).toEqual([]);

    const again = await showGame(deps, anna, await rematch(deps, anna, id, 'same'));
    expect([again.status, again.seats[1]!.byService]).toEqual(['running', true]);
  });

  test('several seats of the service move one after the other', async () => {
    const id = await made('harbour', [computer, me, computer, computer]);
    await work();
    expect((await showGame(deps, anna, id)).asked).toEqual([1]);
    await load(anna, id, 1);
    await work();
    expect(await showGame(deps, anna, id)).toMatchObject({ asked: [1], ask: { kind: 'dock' } });
    await play(anna, id, 1, 'dock', { at: 'isle', bonuses: ['rope'] });
    await work();
    expect(await showGame(deps, anna, id)).toMatchObject({ asked: [1], ask: { kind: 'load' } });
  });

  test('moves only when it is asked, however often the job comes, and finds a job again that was lost', async () => {
    const id = await made('toy', [me, computer]);
    await database.asOwner('DELETE FROM graphile_worker._private_jobs');
    await work();
    expect(await numberOf(id)).toBe(0);
    await findServiceTurns(deps);
    await findServiceTurns(deps);
    await work();
    expect(await numberOf(id)).toBe(1);
    await Promise.all([moveForService(deps, id), moveForService(deps, id)]);
    await moveForService(deps, 'nowhere');
    await findServiceTurns(deps);
    await work();
    expect(await numberOf(id)).toBe(1);
  });

  test('does not stand still for a rule that fails', async () => {
    const said: unknown[] = [];
    const failing = {
      ...toyTitle,
      sensible: () => {
        throw new Error('no idea');
      },
    } as unknown as Title;
    const log = { ...deps.log, error: (fields: object) => void said.push(fields) };
    const id = await made('toy', [me, computer]);
    await work({ ...deps, log, titles: new Map([['toy', failing]]) });
    expect(await numberOf(id)).toBe(1);
    expect(said).toMatchObject([{ game: id, seat: 1 }]);
  });

  test('waits while an operator holds the game', async () => {
    const id = await made('toy', [me, computer]);
    await freezeGame(deps, commandLineOperator, { gameId: id });
    await work();
    await findServiceTurns(deps);
    await work();
    expect(await numberOf(id)).toBe(0);
    await unfreezeGame(deps, commandLineOperator, { gameId: id });
    await work();
    expect(await numberOf(id)).toBe(1);
  });

  test('has no clock', async () => {
    const { id } = await createGame(deps, anna, {
      title: 'toy',
      name: 'Quick',
      settings: {},
      seats: [me, computer],
      time: { pace: { kind: 'deadline', turn: 60 } },
    });
    const { clocks } = await showGame(deps, anna, id);
    expect(clocks.map(({ seat, running }) => [seat, running])).toEqual([
      [0, true],
      [1, false],
    ]);
  });
});

describe('taking back', () => {
  test('goes past moves of the service, and brings them back', async () => {
    const id = await made('harbour', [me, computer, open]);
    await joinGame(deps, ben, { gameId: id, seat: 2 });
    await work();
    await load(anna, id, 0);
    await load(ben, id, 2);
    await play(anna, id, 0, 'dock', { at: 'isle', bonuses: ['rope'] });
    await work();
    const docked = await position(deps, anna, { gameId: id, seat: 0 });
    expect(docked).toMatchObject({ undo: 1, undoAlso: [1], turn: { asked: [2] } });
    await undo(deps, anna, { gameId: id, seat: 0, count: 1, expected: docked.number });
    await work();
    expect((await position(deps, anna, { gameId: id, seat: 0 })).turn).toMatchObject({ asked: [0] });
    await redo(deps, anna, { gameId: id, seat: 0, count: 1, expected: docked.number + 1 });
    expect((await position(deps, anna, { gameId: id, seat: 0 })).turn).toMatchObject({ asked: [2] });
  });

  test('is agreed to by people alone, and the service moves again', async () => {
    const id = await made('toy', [me, computer, open]);
    await joinGame(deps, ben, { gameId: id, seat: 2 });
    await work();
    const vote = (await startVote(deps, anna, { gameId: id, about: 'undo', to: 0 }))!;
    await castBallot(deps, ben, { gameId: id, vote, choice: 'yes' });
    expect((await showGame(deps, anna, id)).asked).toEqual([0, 1, 2]);
    await work();
    expect((await showGame(deps, anna, id)).asked).toEqual([0, 2]);
  });

  test('whoever plays against the service alone needs nobody’s consent', async () => {
    const id = await made('toy', [me, computer]);
    await work();
    await play(anna, id, 0, 'bid', { amount: 3 });
    await work();
    await startVote(deps, anna, { gameId: id, about: 'undo' });
    expect((await showGame(deps, anna, id)).number).toBe(4);
    await startVote(deps, anna, { gameId: id, about: 'end' });
    expect(await showGame(deps, anna, id)).toMatchObject({ status: 'ended', endedBy: 'consent' });
    expect((await showResults(deps, anna)).all.games).toBe(0);
  });
});

describe('a table that is filled', () => {
  test('by its creator alone, with empty seats, never all of them', async () => {
    const id = await made('toy', [me, open, { kind: 'invite', email: 'cleo@example.org' }]);
    const at = (seat: number): { readonly gameId: string; readonly seat: number } => ({ gameId: id, seat });
    expect(await code(giveToService(deps, ben, at(1)))).toBe('not-your-game');
    expect(await code(giveToService(deps, anna, at(0)))).toBe('seat-taken');
    expect(await code(giveToService(deps, anna, at(2)))).toBe('seat-promised');
    expect(await code(giveToService(deps, anna, at(7)))).toBe('no-such-seat');
    await giveToService(deps, anna, at(1));
    expect(await code(joinGame(deps, ben, at(1)))).toBe('seat-taken');
    expect(await code(joinAnywhere(deps, ben, id))).toBe('no-free-seat');
    expect(await code(invite(deps, anna, { ...at(1), email: 'dora@example.org' }))).toBe('seat-taken');
    expect(await code(takeFromService(deps, ben, at(1)))).toBe('not-your-game');
    expect(await code(takeFromService(deps, anna, at(0)))).toBe('not-of-service');
    await takeFromService(deps, anna, at(1));
    expect((await showGame(deps, anna, id)).seats[1]).toMatchObject({
      name: '',
      byService: false,
      joinable: true,
    });
    await joinGame(deps, ben, at(1));
    expect(
      await code(
        createGame(deps, anna, { title: 'toy', name: 'None', settings: {}, seats: [computer, computer] }),
      ),
    ).toBe('nobody-plays');
    const lonely = await made('toy', [open, computer]);
    expect(await code(giveToService(deps, anna, { gameId: lonely, seat: 0 }))).toBe('nobody-plays');
  });

  test('starts with its last seat, and offers none of the service in the list', async () => {
    const id = await made('toy', [me, open, computer]);
    await database.asOwner('UPDATE game SET listed = true WHERE id = $1', [id]);
    expect((await listTables(deps)).items.find(table => table.id === id)).toMatchObject({ free: 1 });
    await giveToService(deps, anna, { gameId: id, seat: 1 });
    expect((await showGame(deps, anna, id)).status).toBe('running');
  });

  test('names the seats of the service in the reader’s language, and in a file', async () => {
    const id = await made('toy', [me, computer, computer]);
    const names = async (language: 'de' | 'en'): Promise<readonly string[]> =>
      (await showGame(deps, null, id, language)).seats.map(({ name }) => name);
    expect(await names('en')).toEqual(['Anna', 'Bahnpost (computer, easy)', 'Bahnpost 2 (computer, easy)']);
    expect(await names('de')).toEqual([
      'Anna',
      'Bahnpost (Computer, leicht)',
      'Bahnpost 2 (Computer, leicht)',
    ]);
    await startVote(deps, anna, { gameId: id, about: 'end' });
    expect(await code(exportLog(deps, id))).toBe('stays-hidden');
    const shown = await made('harbour', [me, computer]);
    expect((await showGame(deps, anna, shown)).seats[1]!.name).toBe('Bahnpost (computer, easy)');
  });

  test('draws the places of the service, too', async () => {
    const { id } = await createGame(deps, anna, {
      title: 'toy',
      name: 'Drawn',
      settings: {},
      seats: [me, computer, computer],
      table: { listed: false, about: '', seating: 'drawn' },
    });
    const { seats } = await showGame(deps, anna, id);
    expect(seats.filter(seat => seat.byService !== (seat.personId === null))).toEqual([]);
    expect(seats.filter(seat => seat.byService)).toHaveLength(2);
  });
});

describe('a seat whose player has left', () => {
  test('is played by the service if another player wants it, until somebody takes it over', async () => {
    const id = await made('toy', [me, open]);
    await joinGame(deps, ben, { gameId: id, seat: 1 });
    await chooseAboutSeat(deps, ben, { gameId: id, seat: 1, choice: 'leave' });
    expect(await code(giveToService(deps, ben, { gameId: id, seat: 1 }))).toBe('not-your-game');
    await giveToService(deps, anna, { gameId: id, seat: 1 });
    await work();
    expect(await causes(id)).toEqual(['1 service -']);
    const told = await direct(deps.db).rows<{ data: object }>(
      `SELECT data FROM delivery WHERE game_id = $1 AND kind = 'seat-taken'`,
      [id],
    );
    expect(told).toMatchObject([{ data: { former: 'Ben', seat: 1 } }]);
    expect(await code(joinGame(deps, ben, { gameId: id, seat: 1 }))).toBe('seat-taken');

    const cleo = await person(deps, 'Cleo');
    await direct(deps.db).rows(
      `INSERT INTO address (id, person_id, email, email_canonical, created_at, verified_at)
       SELECT 'cleo', 'cleo', 'cleo@example.org', 'cleo@example.org', now(), now()
       WHERE NOT EXISTS (SELECT FROM address WHERE person_id = 'cleo')`,
    );
    await invite(deps, anna, { gameId: id, seat: 1, email: 'cleo@example.org' });
    await acceptOwnInvitation(deps, cleo, { gameId: id, seat: 1 });
    expect((await showGame(deps, anna, id)).seats[1]).toMatchObject({ name: 'Cleo', byService: false });
    await play(anna, id, 0, 'bid', { amount: 1 });
    await work();
    expect((await showGame(deps, anna, id)).asked).toEqual([0, 1]);
    await startVote(deps, anna, { gameId: id, about: 'end' });
  });

  test('counts for nobody, and is no mark against who left', async () => {
    const before = (await showResults(deps, ben)).reliability;
    expect(before.left).toBe(0);
  });
});
