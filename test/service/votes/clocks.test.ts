import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Post } from '../../../src/jobs/deliver.js';
import { tasks } from '../../../src/jobs/tasks.js';
import { showGame } from '../../../src/service/tables/games.js';
import { acceptOwnInvitation, invite } from '../../../src/service/tables/invitations.js';
import { castBallot } from '../../../src/service/votes/ballot.js';
import { startVote } from '../../../src/service/votes/start.js';
import { listVotes } from '../../../src/service/votes/read.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runJobsUntil } from '../../support/due-jobs.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import { bid, clocksIn, HOUR, timedGame, type Table } from '../clocks/support.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const post = { send: () => Promise.resolve('250 ok') } as unknown as Post;

/** Lets hours go by, with every job at its time. */
const live = (hours: number) =>
  runJobsUntil(deps, tasks(deps, post), new Date(deps.clock().getTime() + hours * HOUR));

const day = {
  pace: { kind: 'deadline', turn: 24 * 60 },
  reminders: [],
  stops: { quietHours: false, holidays: false, weekends: false },
  atZero: { grace: 60, pass: false, vote: 'majority', voteOn: 'either', voteHours: 24, remindHours: 24 },
} as const;

const start = (table: Table, seat: number, about: 'undo' | 'pause' | 'resume') =>
  startVote(deps, table.players[seat]!, {
    gameId: table.game.id,
    about,
    ...(about === 'pause' && { until: null }),
  });

const cast = (table: Table, seat: number, vote: string | null, choice = 'yes') =>
  castBallot(deps, table.players[seat]!, { gameId: table.game.id, vote: vote!, choice });

describe('with a clock', () => {
  test('an agreed undo gives the time back that was spent since', async () => {
    const table = await timedGame(deps, day);
    await live(2);
    await bid(deps, table, 0);
    const then = await clocksIn(deps, table.game.id);
    await live(10);
    const vote = await start(table, 0, 'undo');
    await cast(table, 1, vote);
    const now = await clocksIn(deps, table.game.id);
    // Both think again, each with the whole time of that position.
    expect(now['1']).toMatchObject({ bank: then['1']!.turnBank, runningSince: deps.clock().getTime() });
    expect(now['0']!.runningSince).toBe(deps.clock().getTime());
  });

  test('nobody’s time runs out in an agreed pause, and it goes on after it', async () => {
    const table = await timedGame(deps, day);
    await live(20);
    await cast(table, 1, await start(table, 0, 'pause'));
    await live(24 * 30);
    expect((await listVotes(deps, table.players[0]!, table.game.id)).open).toEqual([]);
    await start(table, 1, 'resume');
    await live(4);
    expect((await listVotes(deps, table.players[0]!, table.game.id)).open).toEqual([]);
    await live(2);
    const { open } = await listVotes(deps, table.players[0]!, table.game.id);
    expect(open.map(({ about }) => about)).toEqual(['absent', 'absent']);
  });

  test('time up, an hour of grace, a vote of the others, an empty seat, somebody new with a whole clock', async () => {
    const table = await timedGame(deps, day, 3);
    const { id } = table.game;
    await bid(deps, table, 0);
    await bid(deps, table, 1);
    await live(24.5);
    expect((await listVotes(deps, table.players[0]!, id)).open).toEqual([]);
    await live(1);
    const { open } = await listVotes(deps, table.players[0]!, id);
    expect(open).toMatchObject([{ about: 'absent', startedBy: null, subject: 2, rule: 'majority' }]);
    const vote = open[0]!.id;
    await expect(cast(table, 2, vote, 'wait')).rejects.toMatchObject({ code: 'not-a-voter' });
    await cast(table, 0, vote, 'replace');
    await cast(table, 1, vote, 'replace');
    expect((await showGame(deps, null, id)).seats[2]!.personId).toBeNull();
    expect((await clocksIn(deps, id))['2']!.runningSince).toBeNull();
    // The game waits, and nobody is asked about an empty seat.
    await live(24 * 5);
    expect((await listVotes(deps, table.players[0]!, id)).open).toEqual([]);
    const guest = await person(deps, 'Guest');
    await invite(deps, table.players[1]!, { gameId: id, seat: 2, email: 'guest@example.org' });
    await acceptOwnInvitation(deps, guest, { gameId: id, seat: 2 });
    expect((await clocksIn(deps, id))['2']).toMatchObject({
      bank: 24 * HOUR,
      runningSince: deps.clock().getTime(),
    });
  });

  test.each([
    [null, 'expired'],
    ['wait', 'rejected'],
  ])('a vote that decides nothing (%p) is opened anew when its time is over', async (choice, outcome) => {
    const table = await timedGame(deps, day, 3);
    const { id } = table.game;
    await bid(deps, table, 0);
    await bid(deps, table, 1);
    await live(26);
    const first = (await listVotes(deps, table.players[0]!, id)).open[0]!;
    if (choice) await cast(table, 0, first.id, choice);
    await live(24);
    const { open, closed } = await listVotes(deps, table.players[0]!, id);
    expect(closed).toMatchObject([{ id: first.id, outcome }]);
    expect(open).toMatchObject([{ about: 'absent', subject: 2 }]);
    expect(open[0]!.id).not.toBe(first.id);
  });

  test('the clock of a seat that is left stops, and the others’ go on', async () => {
    const table = await timedGame(deps, day);
    await live(3);
    await chooseAboutSeat(deps, table.players[0]!, { gameId: table.game.id, seat: 0, choice: 'leave' });
    const clocks = await clocksIn(deps, table.game.id);
    expect(clocks['0']!.runningSince).toBeNull();
    expect(clocks['1']!.runningSince).toBe(deps.clock().getTime() - 3 * HOUR);
  });
});
