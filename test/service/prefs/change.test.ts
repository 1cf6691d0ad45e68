import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readGame } from '../../../src/db/games.js';
import { direct } from '../../../src/db/client.js';
import { clocksOf } from '../../../src/service/clocks/calendars.js';
import { changePerson } from '../../../src/service/account/people.js';
import { changePrefs, showPrefs } from '../../../src/service/prefs/change.js';
import { addHoliday, dropHoliday, holidayNotes } from '../../../src/service/prefs/holidays.js';
import type { PersonActor } from '../../../src/service/types.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { deadline, goTo, timedGame } from '../../support/mail-time.js';
import { person, testDeps, type TestDeps } from '../../support/service.js';

let database: TestDatabase;
let deps: TestDeps;
let anna: PersonActor;
let name: string;
let count = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  deps = testDeps(database.db);
  name = `Anna${String(++count)}`;
  anna = await person(deps, name);
});
afterAll(() => database.drop());

const HOUR = 3_600_000;

describe('what has passed is reckoned by the old calendar', () => {
  /** Two days for a turn; quiet hours and holidays stop the clock. */
  const game = () =>
    timedGame(deps, [name, 'Ben'], {
      ...deadline(48 * 60),
      stops: { holidays: true, quietHours: true, weekends: false },
      holidayDays: 10,
    });
  const left = async (id: string): Promise<number> => {
    const clock = clocksOf((await readGame(direct(database.db), id))!)[0]!;
    return clock.bank / HOUR;
  };

  test('when quiet hours, the zone or holidays change', async () => {
    goTo(deps, '2030-05-01T10:00Z');
    await changePrefs(deps, anna, { zone: 'UTC' });
    const { id } = await game();
    deps.pass(10 * 3600);
    await changePrefs(deps, anna, { quiet: { daily: { from: '10:00', to: '20:00' } } });
    // The ten hours that had no quiet hours when they passed stay used.
    expect(await left(id)).toBe(38);
    deps.pass(2 * 3600);
    await changePrefs(deps, anna, { zone: 'Asia/Tokyo' });
    expect(await left(id)).toBe(36);
    deps.pass(3600);
    await addHoliday(deps, anna, { from: '2030-05-02', to: '2030-05-03' });
    expect(await left(id)).toBe(35);
    deps.pass(20 * 3600);
    await dropHoliday(deps, anna, { from: '2030-05-03', to: '2030-05-03' }).catch(() => undefined);
    expect(await left(id)).toBe(35);
  });

  test('and nothing else touches the clock', async () => {
    goTo(deps, '2030-05-01T10:00Z');
    const { id } = await game();
    deps.pass(10 * 3600);
    await changePrefs(deps, anna, { digestHour: 7, hold: 60, choices: { chat: 'none' } });
    expect(await left(id)).toBe(48);
  });

  test('a refused change leaves everything as it was', async () => {
    goTo(deps, '2030-05-01T10:00Z');
    const { id } = await game();
    const before = await showPrefs(deps, anna);
    deps.pass(10 * 3600);
    const bad = { zone: 'Asia/Tokyo', quiet: { daily: { from: '10:00', to: '23:00' } } };
    await expect(changePrefs(deps, anna, bad)).rejects.toMatchObject({
      code: 'quiet-too-long',
      params: { field: 'quiet.daily', minutes: 780, most: 720 },
    });
    expect(await left(id)).toBe(48);
    expect(await showPrefs(deps, anna)).toEqual(before);
  });

  test('two changes at once both count, and neither is lost', async () => {
    goTo(deps, '2030-05-01T10:00Z');
    await game();
    await Promise.all([
      changePrefs(deps, anna, { quiet: { daily: { from: '22:00', to: '06:00' } } }),
      changePrefs(deps, anna, { zone: 'Asia/Tokyo' }),
      changePrefs(deps, anna, { hold: 30 }),
      addHoliday(deps, anna, { from: '2030-06-01', to: '2030-06-02' }),
    ]);
    expect(await showPrefs(deps, anna)).toMatchObject({
      zone: 'Asia/Tokyo',
      quiet: { daily: { from: '22:00', to: '06:00' } },
      hold: 30,
      holidays: [{ from: '2030-06-01', to: '2030-06-02' }],
    });
  });
});

describe('holidays', () => {
  test('begin today where the player is, and count in each game as it allows', async () => {
    goTo(deps, '2030-05-01T23:00Z');
    await changePrefs(deps, anna, { zone: 'Asia/Tokyo' });
    await expect(addHoliday(deps, anna, { from: '2030-05-01', to: '2030-05-03' })).rejects.toMatchObject({
      code: 'holiday-past',
      params: { today: '2030-05-02' },
    });
    await addHoliday(deps, anna, { from: '2030-05-02', to: '2030-05-21' });
    await addHoliday(deps, anna, { from: '2030-12-31', to: '2031-01-02' });
    const stops = { holidays: true, quietHours: false, weekends: false };
    const ten = await timedGame(deps, [name, 'Ben'], { ...deadline(600), stops, holidayDays: 10 });
    deps.pass(1);
    const thirty = await timedGame(deps, [name, 'Ben'], { ...deadline(600), stops, holidayDays: 30 });
    await timedGame(deps, [name, 'Ben'], deadline(600));
    await timedGame(deps, [name, 'Ben'], null);
    expect(await holidayNotes(deps, anna)).toEqual([
      {
        gameId: ten.id,
        name: 'Carriages',
        allowance: 10,
        years: [
          { year: 2030, used: 10 },
          { year: 2031, used: 2 },
        ],
      },
      {
        gameId: thirty.id,
        name: 'Carriages',
        allowance: 30,
        years: [
          { year: 2030, used: 21 },
          { year: 2031, used: 2 },
        ],
      },
    ]);
  });

  test('are ninety days a year', async () => {
    goTo(deps, '2030-05-01T10:00Z');
    await addHoliday(deps, anna, { from: '2030-06-01', to: '2030-08-29' });
    await expect(addHoliday(deps, anna, { from: '2030-09-01', to: '2030-09-01' })).rejects.toMatchObject({
      code: 'holiday-over-allowance',
      params: { year: 2030, left: 0, asked: 1 },
    });
    await expect(dropHoliday(deps, anna, { from: '2030-09-01', to: '2030-09-02' })).rejects.toMatchObject({
      code: 'holiday-not-taken',
    });
    await dropHoliday(deps, anna, { from: '2030-06-02', to: '2030-06-02' });
    expect((await showPrefs(deps, anna)).holidays).toEqual([
      { from: '2030-06-01', to: '2030-06-01' },
      { from: '2030-06-03', to: '2030-08-29' },
    ]);
  });
});

test('the zone of the account is the one of the quiet hours', async () => {
  await changePerson(deps, anna, { timeZone: 'Asia/Tokyo' });
  expect((await showPrefs(deps, anna)).zone).toBe('Asia/Tokyo');
  await changePrefs(deps, anna, { zone: 'Europe/Paris' });
  expect((await changePerson(deps, anna, { name: 'Anna' })).timeZone).toBe('Europe/Paris');
});
