import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { direct } from '../../../src/db/index.js';
import { afterSeatChange } from '../../../src/service/clocks/changes.js';
import { createPulse, noticeDowntime } from '../../../src/service/clocks/downtime.js';
import { checkClocks } from '../../../src/service/timeouts/look.js';
import { pauseGame, resumeGame, stoodSince } from '../../../src/service/clocks/pause.js';
import { lastAbsentTally } from '../../../src/service/votes/open.js';
import { submit } from '../../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import {
  bid,
  clocksIn,
  hours,
  listener,
  live,
  rowOf,
  runDue,
  runHours,
  timedGame,
  type Table,
} from './support.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  // Every test has its own time; what an earlier one left in the queue is not its business.
  await database.asOwner('DELETE FROM graphile_worker._private_jobs');
  await database.asOwner('DELETE FROM heartbeat');
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const atZero = { grace: 0, pass: false, vote: 'none', remindHours: 24 } as const;
const day = { pace: { kind: 'deadline', turn: 24 * 60 }, reminders: [50], atZero } as const;
const pass = (count: number): void => deps.pass(count * 3600);
const sinceStart = (at: Date): number => (at.getTime() - testDeps(database.db).clock().getTime()) / hours(1);
const seen = (
  mailed: readonly { kind: string; to: string; at: Date }[],
  kind: string,
  who: Table,
  seat: number,
) =>
  mailed
    .filter(mail => mail.kind === kind && mail.to === who.players[seat]!.name)
    .map(mail => Math.round(sinceStart(mail.at) * 100) / 100);

describe('reminders', () => {
  test('come at the shares of the game and the hours of the person, and none after the move', async () => {
    const table = await timedGame(deps, day);
    const { post, mailed } = listener(deps);
    await live(database, table.players[0]!, 'UTC', { remindBefore: [6, 1] });
    await live(database, table.players[1]!, 'UTC', { remindBefore: [] });
    await runHours(deps, post, 13);
    await bid(deps, table, 1);
    await runHours(deps, post, 10.9);
    expect(seen(mailed, 'reminder', table, 0)).toEqual([12, 18, 23]);
    expect(seen(mailed, 'reminder', table, 1)).toEqual([12]);
  });

  test('come once each, however often the game is looked at', async () => {
    const table = await timedGame(deps, day, 3);
    const { post, mailed } = listener(deps);
    await live(database, table.players[0]!, 'UTC', { remindBefore: [] });
    await live(database, table.players[2]!, 'UTC', { remindBefore: [10, 8, 6] });
    await runHours(deps, post, 13);
    await bid(deps, table, 1);
    await runHours(deps, post, 10);
    expect(seen(mailed, 'reminder', table, 0)).toEqual([12]);
    expect(seen(mailed, 'reminder', table, 2)).toEqual([12, 14, 16, 18]);
  });

  test('wait for the end of quiet hours', async () => {
    const table = await timedGame(deps, { ...day, stops: { quietHours: false } });
    const { post, mailed } = listener(deps);
    const quiet = { daily: { from: '23:00', to: '06:30' } };
    await live(database, table.players[0]!, 'UTC', { remindBefore: [], quiet });
    await runHours(deps, post, 23);
    // Half of the time is used up at midnight.
    expect(seen(mailed, 'reminder', table, 0)).toEqual([18.5]);
  });

  test('that are late because no worker ran come once, while there is time left', async () => {
    const table = await timedGame(deps, { ...day, reminders: [25, 50, 75] });
    const { post, mailed } = listener(deps);
    for (const player of table.players) await live(database, player, 'UTC', { remindBefore: [] });
    await runHours(deps, post, 1);
    pass(19);
    await runDue(deps, post);
    expect(seen(mailed, 'reminder', table, 0)).toEqual([20]);
  });
});

describe('when the time is over', () => {
  test('it is passed where the rules let it, the row says why, and its player is told', async () => {
    const table = await timedGame(deps, { ...day, atZero: { ...atZero, pass: true } });
    const { post, mailed } = listener(deps);
    await bid(deps, table, 0, 3);
    await runHours(deps, post, 24.1);
    const { rows } = await database.asOwner(
      'SELECT number, seat, action, by_person, cause FROM log WHERE game_id = $1 ORDER BY number',
      [table.game.id],
    );
    expect(rows[1]).toEqual({
      number: 2,
      seat: 1,
      action: { seat: 1, type: 'bid', amount: 0 },
      by_person: null,
      cause: 'clock',
    });
    expect(rows).toHaveLength(2);
    expect(seen(mailed, 'time-over', table, 1)).toEqual([24]);
    expect(seen(mailed, 'time-over', table, 0)).toEqual([]);
  });

  test('a whole game passes by itself, both seats at the same instant', async () => {
    const table = await timedGame(deps, { ...day, atZero: { ...atZero, pass: true } });
    const { post } = listener(deps);
    await runHours(deps, post, 72.1);
    expect(await rowOf(deps, table.game.id)).toMatchObject({ number: 6, phase: 'ended' });
  });

  test('the others vote, once, where nothing is passed', async () => {
    const table = await timedGame(
      deps,
      { ...day, atZero: { ...atZero, vote: 'majority', voteHours: 48 } },
      3,
    );
    const { post } = listener(deps);
    await bid(deps, table, 0);
    await bid(deps, table, 1);
    await runHours(deps, post, 30);
    const vote = await lastAbsentTally(direct(deps.db), table.game.id, 2);
    expect(vote).toMatchObject({
      voters: [table.players[0]!.personId, table.players[1]!.personId],
      choices: ['replace', 'end', 'wait'],
      rule: 'majority',
    });
    expect(sinceStart(new Date(vote!.opened))).toBe(24);
    expect((await rowOf(deps, table.game.id)).number).toBe(2);
  });

  test('after the grace, not before', async () => {
    const table = await timedGame(deps, { ...day, atZero: { ...atZero, pass: true, grace: 120 } });
    const { post } = listener(deps);
    await runHours(deps, post, 25.9);
    expect((await rowOf(deps, table.game.id)).number).toBe(0);
    await bid(deps, table, 0, 1);
    await runHours(deps, post, 0.2);
    expect((await rowOf(deps, table.game.id)).number).toBe(2);
  });

  test('a reminder again and again, where nothing else is to be done', async () => {
    const table = await timedGame(deps, { ...day, reminders: [] });
    const { post, mailed } = listener(deps);
    for (const player of table.players) await live(database, player, 'UTC', { remindBefore: [] });
    await runHours(deps, post, 80);
    expect(seen(mailed, 'reminder', table, 0)).toEqual([24, 48, 72]);
  });

  test('not for one whom no mail about the turn has reached: the time begins again', async () => {
    const table = await timedGame(deps, { ...day, reminders: [], atZero: { ...atZero, pass: true } });
    let down = true;
    const { post } = listener(deps, to => down && to === table.players[0]!.name);
    await live(database, table.players[0]!, 'UTC', { remindBefore: [] });
    await bid(deps, table, 1);
    await runHours(deps, post, 30);
    expect((await rowOf(deps, table.game.id)).number).toBe(1);
    expect((await clocksIn(deps, table.game.id))[0]).toMatchObject({ bank: hours(24), spent: 0 });
    down = false;
    await runHours(deps, post, 23.9);
    expect((await rowOf(deps, table.game.id)).number).toBe(2);
  });
});

describe('a move at the last moment', () => {
  const last = { ...day, reminders: [], atZero: { ...atZero, pass: true } } as const;
  test('before the end of the time counts, also when the job is there already', async () => {
    const table = await timedGame(deps, last);
    await bid(deps, table, 1);
    deps.pass(24 * 3600 - 0.001);
    await Promise.all([bid(deps, table, 0, 7), checkClocks(deps, table.game.id)]);
    const { rows } = await database.asOwner(`SELECT cause FROM log WHERE game_id = $1 ORDER BY number`, [
      table.game.id,
    ]);
    expect(rows).toEqual([{ cause: 'player' }, { cause: 'player' }]);
  });

  test('after it, one of the two wins and the other finds the game changed', async () => {
    for (let round = 0; round < 20; round++) {
      const table = await timedGame(deps, last);
      await bid(deps, table, 1);
      pass(24);
      const move = { gameId: table.game.id, expected: 1, action: { seat: 0, type: 'bid', amount: 7 } };
      const moves = [() => submit(deps, table.players[0]!, move), () => checkClocks(deps, table.game.id)];
      const [first, second] = round % 2 === 0 ? moves : moves.reverse();
      const results = await Promise.allSettled([first!(), second!()]);
      const { rows } = await database.asOwner(
        'SELECT cause, action FROM log WHERE game_id = $1 AND seat = 0 AND number = 2',
        [table.game.id],
      );
      const lost = results.filter(result => result.status === 'rejected');
      if (rows[0].cause === 'clock') expect(lost).toMatchObject([{ reason: { code: 'stale' } }]);
      else expect(lost).toEqual([]);
      expect((await rowOf(deps, table.game.id)).number).toBe(2);
    }
  });
});

describe('nobody loses time', () => {
  test('while the game is paused: no reminder, no end; after it the rest is still there', async () => {
    const table = await timedGame(deps, { ...day, atZero: { ...atZero, pass: true } });
    const { post, mailed } = listener(deps);
    for (const player of table.players) await live(database, player, 'UTC', { remindBefore: [] });
    await runHours(deps, post, 10);
    await deps.db.transaction(tx => pauseGame(deps, tx, table.game.id, null));
    await runHours(deps, post, 100);
    expect((await rowOf(deps, table.game.id)).number).toBe(0);
    await deps.db.transaction(tx => resumeGame(deps, tx, table.game.id));
    await runHours(deps, post, 13.9);
    expect(seen(mailed, 'reminder', table, 0)).toEqual([112]);
    expect((await rowOf(deps, table.game.id)).number).toBe(0);
    await runHours(deps, post, 0.2);
    expect((await rowOf(deps, table.game.id)).number).toBe(2);
  });

  test('while the service was down: each deadline moves by that time', async () => {
    const table = await timedGame(deps, { ...day, reminders: [], atZero: { ...atZero, pass: true } });
    const { post } = listener(deps);
    for (const player of table.players) await live(database, player, 'UTC', { remindBefore: [] });
    await noticeDowntime(deps);
    for (let minute = 0; minute < 4; minute++) {
      deps.pass(60);
      await noticeDowntime(deps);
    }
    // Down for 30 hours, over the deadline.
    pass(30);
    await noticeDowntime(deps);
    await runDue(deps, post);
    expect((await rowOf(deps, table.game.id)).number).toBe(0);
    await runHours(deps, post, 23.9);
    expect((await rowOf(deps, table.game.id)).number).toBe(0);
    await runHours(deps, post, 0.1);
    expect((await rowOf(deps, table.game.id)).number).toBe(2);
  });

  test('however many workers notice it, and once only', async () => {
    const table = await timedGame(deps, { ...day, reminders: [] });
    await noticeDowntime(deps);
    pass(6);
    await Promise.all([noticeDowntime(deps), noticeDowntime(deps), noticeDowntime(deps)]);
    const now = deps.clock().getTime();
    expect((await rowOf(deps, table.game.id)).pauses).toEqual([{ from: now - hours(6), until: now }]);
  });

  test('nor for a short silence: a sign of life is given again and again, but not at every call', async () => {
    const table = await timedGame(deps, day);
    const pulse = createPulse(deps);
    const beats = async (): Promise<Date> =>
      (await database.asOwner('SELECT seen_at FROM heartbeat')).rows[0].seen_at as Date;
    await pulse();
    const first = await beats();
    deps.pass(20);
    await pulse();
    expect(await beats()).toEqual(first);
    deps.pass(280);
    await pulse();
    expect(await beats()).toEqual(deps.clock());
    expect((await rowOf(deps, table.game.id)).pauses).toEqual([]);
  });

  test('while the operator has frozen the game', async () => {
    const table = await timedGame(deps, { ...day, atZero: { ...atZero, pass: true } });
    const { post, mailed } = listener(deps);
    for (const player of table.players) await live(database, player, 'UTC', { remindBefore: [] });
    await runHours(deps, post, 10);
    const frozen = deps.clock();
    await database.asOwner('UPDATE game SET frozen_at = $2 WHERE id = $1', [table.game.id, frozen]);
    await runHours(deps, post, 50);
    expect((await rowOf(deps, table.game.id)).number).toBe(0);
    expect(seen(mailed, 'reminder', table, 0)).toEqual([]);
    await deps.db.transaction(async tx => {
      await tx.rows('UPDATE game SET frozen_at = NULL WHERE id = $1', [table.game.id]);
      await stoodSince(deps, tx, table.game.id, frozen);
    });
    await runHours(deps, post, 13.9);
    expect(seen(mailed, 'reminder', table, 0)).toEqual([62]);
    await runHours(deps, post, 0.2);
    expect((await rowOf(deps, table.game.id)).number).toBe(2);
  });

  test('by the one before at the seat: who takes it over begins with a whole clock', async () => {
    const table = await timedGame(deps, day);
    pass(20);
    const other = await person(deps, 'Newcomer');
    await deps.db.transaction(async tx => {
      await tx.rows('UPDATE seat SET person_id = NULL WHERE game_id = $1 AND seat = 0', [table.game.id]);
      await afterSeatChange(deps, tx, table.game.id, 0);
    });
    expect((await clocksIn(deps, table.game.id))[0]!.runningSince).toBeNull();
    pass(100);
    await deps.db.transaction(async tx => {
      await tx.rows('UPDATE seat SET person_id = $2 WHERE game_id = $1 AND seat = 0', [
        table.game.id,
        other.personId,
      ]);
      await afterSeatChange(deps, tx, table.game.id, 0);
    });
    expect((await clocksIn(deps, table.game.id))[0]).toMatchObject({
      bank: hours(24),
      runningSince: deps.clock().getTime(),
    });
  });

  test('and what is due is done on time', async () => {
    const table = await timedGame(deps, { ...day, reminders: [], atZero: { ...atZero, pass: true } });
    const { post } = listener(deps);
    const done = await runHours(deps, post, 24);
    const clocks = done.filter(job => job.task === 'clock' && job.payload['game'] === table.game.id);
    expect(clocks.map(job => job.error)).toEqual(clocks.map(() => null));
    const { rows } = await database.asOwner('SELECT at FROM log WHERE game_id = $1 ORDER BY number', [
      table.game.id,
    ]);
    expect(rows.map(row => sinceStart(row.at as Date))).toEqual([24, 24]);
  });
});
