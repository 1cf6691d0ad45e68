import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { afterCalendarChange, beforeCalendarChange } from '../../../src/service/clocks/changes.js';
import { submit } from '../../../src/service/log/play.js';
import { redo, undo } from '../../../src/service/log/undo.js';
import { createGame } from '../../../src/service/tables/games.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';
import { bid, clocksIn, HOUR, hours, live, rowOf, timedGame } from './support.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

const day = { pace: { kind: 'deadline', turn: 24 * 60 } } as const;
const bank = { pace: { kind: 'bank', bank: 48 * 60, increment: 12 * 60, cap: 50 * 60 } } as const;
const pass = (count: number): void => deps.pass(count * 3600);
const leftOf = async (gameId: string): Promise<readonly (number | undefined)[]> => {
  const clocks = await clocksIn(deps, gameId);
  return Object.keys(clocks)
    .sort()
    .map(seat => clocks[seat]!.bank / HOUR);
};

describe('the clocks of a game', () => {
  test('are none without a pace', async () => {
    const table = await timedGame(deps, null);
    await bid(deps, table, 0);
    expect(await rowOf(deps, table.game.id)).toMatchObject({ time: null, clocks: null });
    const jobs = await database.asOwner(`SELECT FROM graphile_worker.jobs WHERE key = $1`, [
      `clock:${table.game.id}`,
    ]);
    expect(jobs.rows).toEqual([]);
  });

  test('run for all who are asked at once, and each stops with its own bid', async () => {
    const table = await timedGame(deps, bank, 3);
    const start = deps.clock().getTime();
    expect(await clocksIn(deps, table.game.id)).toMatchObject({
      0: { runningSince: start, bank: hours(48) },
      1: { runningSince: start },
      2: { runningSince: start },
    });
    pass(5);
    await bid(deps, table, 1);
    expect(await clocksIn(deps, table.game.id)).toMatchObject({
      0: { runningSince: start, bank: hours(48) },
      1: { runningSince: null, bank: hours(50), spent: hours(5) },
      2: { runningSince: start },
    });
  });

  test('a bank grows with each turn up to its cap, also for the one whose bid opens the next round', async () => {
    const table = await timedGame(deps, bank);
    pass(20);
    await bid(deps, table, 0);
    expect(await leftOf(table.game.id)).toEqual([40, 48]);
    pass(10);
    await bid(deps, table, 1);
    const now = deps.clock().getTime();
    expect(await clocksIn(deps, table.game.id)).toMatchObject({
      0: { bank: hours(40), turnBank: hours(40), runningSince: now },
      1: { bank: hours(30), turnBank: hours(30), runningSince: now },
    });
  });

  test('a deadline begins anew with each turn, over a whole game, and stands at its end', async () => {
    const table = await timedGame(deps, day);
    for (let lot = 0; lot < 3; lot++) {
      pass(20);
      await bid(deps, table, 0, 1);
      pass(3);
      await bid(deps, table, 1);
      if (lot < 2) expect(await leftOf(table.game.id)).toEqual([24, 24]);
    }
    const row = await rowOf(deps, table.game.id);
    expect(row.phase).toBe('ended');
    expect(row.clocks).toMatchObject({ 0: { runningSince: null }, 1: { runningSince: null } });
    const jobs = await database.asOwner(`SELECT FROM graphile_worker.jobs WHERE key = $1`, [
      `clock:${table.game.id}`,
    ]);
    expect(jobs.rows).toEqual([]);
  });

  test('selling before the bid ends no turn', async () => {
    const table = await timedGame(deps, bank);
    await bid(deps, table, 0, 5);
    await bid(deps, table, 1);
    pass(6);
    await submit(deps, table.players[0]!, {
      gameId: table.game.id,
      expected: 2,
      action: { seat: 0, type: 'sell', lots: [0] },
    });
    expect((await clocksIn(deps, table.game.id))[0]).toMatchObject({ bank: hours(50), spent: 0 });
    expect((await clocksIn(deps, table.game.id))[0]!.runningSince).not.toBeNull();
  });

  test.each([
    ['a bank', bank, 38],
    ['a deadline', day, 14],
  ])('with %s, taking back a choice gives no time', async (_pace, time, left) => {
    const table = await timedGame(deps, time);
    pass(10);
    for (let again = 0; again < 3; again++) {
      await bid(deps, table, 0);
      const { number } = await rowOf(deps, table.game.id);
      await submit(deps, table.players[0]!, {
        gameId: table.game.id,
        expected: number,
        action: { seat: 0, type: 'withdraw' },
      });
      expect((await clocksIn(deps, table.game.id))[0]).toMatchObject({
        bank: hours(left),
        runningSince: deps.clock().getTime(),
      });
    }
  });

  test('every row of the log keeps them', async () => {
    const table = await timedGame(deps, day);
    pass(2);
    await bid(deps, table, 0);
    const { rows } = await database.asOwner('SELECT clocks FROM log WHERE game_id = $1', [table.game.id]);
    expect(rows).toEqual([{ clocks: (await rowOf(deps, table.game.id)).clocks }]);
  });
});

describe('an undo', () => {
  const back = (table: Awaited<ReturnType<typeof timedGame>>, expected: number, which = undo) =>
    which(deps, table.players[0]!, { gameId: table.game.id, seat: 0, expected, count: 1 });

  test('gains nothing: what was spent stays spent, what was gained is gone', async () => {
    const table = await timedGame(deps, bank);
    pass(10);
    await bid(deps, table, 0);
    expect(await leftOf(table.game.id)).toEqual([50, 48]);
    pass(1);
    await back(table, 1);
    expect((await clocksIn(deps, table.game.id))[0]).toMatchObject({
      bank: hours(38),
      runningSince: deps.clock().getTime(),
    });
    for (let again = 0; again < 3; again++) {
      await bid(deps, table, 0);
      await back(table, 3 + 2 * again);
    }
    expect((await clocksIn(deps, table.game.id))[0]!.bank).toBe(hours(38));
  });

  test('is undone by a redo, which gains once what it had gained', async () => {
    const table = await timedGame(deps, bank);
    pass(10);
    await bid(deps, table, 0);
    await back(table, 1);
    pass(2);
    await back(table, 2, redo);
    expect((await clocksIn(deps, table.game.id))[0]).toMatchObject({ bank: hours(48), runningSince: null });
  });
});

describe("a player's calendar", () => {
  test('stops the clock at night, in the player’s zone, across the change of the clock', async () => {
    const quiet = { daily: { from: '22:00', to: '07:00' } };
    // 2030-03-30 20:00 in Zurich; that night has one hour less.
    deps.pass((Date.parse('2030-03-30T19:00:00Z') - deps.clock().getTime()) / 1000);
    const table = await timedGame(deps, { ...day, stops: { quietHours: true } });
    await live(database, table.players[0]!, 'Europe/Zurich', { quiet });
    pass(14);
    await bid(deps, table, 0);
    // 20:00 to 22:00 and 07:00 to 11:00 by the wall.
    expect((await clocksIn(deps, table.game.id))[0]!.spent).toBe(hours(6));
  });

  test('changes nothing that has passed', async () => {
    const table = await timedGame(deps, { ...day, stops: { quietHours: true } });
    const [anna] = table.players;
    pass(10);
    await deps.db.transaction(async tx => {
      await beforeCalendarChange(deps, tx, anna!.personId);
      await tx.rows('UPDATE person SET time = $2, time_zone = $3 WHERE id = $1', [
        anna!.personId,
        JSON.stringify({ quiet: { daily: { from: '10:00', to: '20:00' } } }),
        'UTC',
      ]);
      await afterCalendarChange(deps, tx, anna!.personId);
    });
    await bid(deps, table, 0);
    expect((await clocksIn(deps, table.game.id))[0]!.spent).toBe(hours(10));
  });

  test('moves the next look when it changes', async () => {
    const table = await timedGame(deps, { ...day, reminders: [] });
    const [anna] = table.players;
    await bid(deps, table, 1);
    const next = async (): Promise<Date> =>
      (
        await database.asOwner('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [
          `clock:${table.game.id}`,
        ])
      ).rows[0].run_at;
    const before = await next();
    // 12 hours before the deadline, as everybody is reminded.
    expect(before.getTime() - deps.clock().getTime()).toBe(hours(12));
    await deps.db.transaction(async tx => {
      await beforeCalendarChange(deps, tx, anna!.personId);
      await tx.rows('UPDATE person SET time = $2 WHERE id = $1', [
        anna!.personId,
        JSON.stringify({ remindBefore: [], holidays: [{ from: '2030-01-06', to: '2030-01-07' }] }),
      ]);
      await afterCalendarChange(deps, tx, anna!.personId);
    });
    expect((await next()).getTime() - deps.clock().getTime()).toBe(hours(24 + 48));
  });
});

describe('what a creator chooses', () => {
  const create = async (time: never) =>
    createGame(deps, await person(deps, 'Chooser'), {
      title: 'toy',
      name: 'Carriages',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      time,
    });
  test.each([
    ['time-out-of-range', { pace: { kind: 'deadline', turn: 5 } }],
    ['time-not-a-whole-number', { pace: { kind: 'deadline', turn: 90.5 } }],
    ['time-not-a-choice', { pace: { kind: 'sundial' } }],
    ['time-cap-below-bank', { pace: { kind: 'bank', bank: 6000, increment: 60, cap: 600 } }],
    ['time-too-many', { ...day, reminders: [1, 2, 3, 4, 5] }],
  ])('is refused as %s', async (code, time) => {
    await expect(create(time as never)).rejects.toMatchObject({ code });
  });
  test('nothing may be chosen', async () => {
    expect((await rowOf(deps, (await create({ pace: { kind: 'none' } } as never)).id)).time).toBeNull();
  });
});
