import { describe, expect, test } from '@jest/globals';
import { checkGameTime, checkPersonTime } from '../../src/pace/check.js';
import { calendarOf } from '../../src/pace/calendar.js';
import { deadlineOf, newClock, startClock } from '../../src/pace/clock.js';
import {
  gameForm,
  mostHolidayDays,
  personForm,
  presetGame,
  presetPace,
  presetPerson,
  type GameTime,
  type PersonTime,
} from '../../src/pace/settings.js';
import { DAY } from '../../src/pace/units.js';
import { at } from './support.js';

const game = (more: object): GameTime => ({ ...presetGame, ...more });
const atZero = (more: object): GameTime => game({ atZero: { ...presetGame.atZero, ...more } });
const person = (more: object): PersonTime => ({ ...presetPerson, zone: 'Europe/Berlin', ...more });
const bank = (more: object): GameTime => game({ pace: { ...presetPace.bank, ...more } });

describe('presets', () => {
  test.each(['none', 'deadline', 'bank'] as const)('a game with pace %s has nothing wrong', kind => {
    expect(checkGameTime(game({ pace: presetPace[kind] }))).toEqual([]);
  });

  test('a person has nothing wrong', () => {
    expect(checkPersonTime(presetPerson)).toEqual([]);
  });

  const at_ = (settings: object, path: string): unknown =>
    path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], settings);

  test('the forms show what the presets have', () => {
    const shown = gameForm.filter(({ field }) => field !== 'pace.turn');
    expect(shown.map(({ field, preset }) => [field, preset])).toEqual(
      shown.map(({ field }) => [field, at_(presetGame, field)]),
    );
    expect(personForm.map(({ field, preset }) => [field, preset])).toEqual(
      personForm.map(({ field }) => [field, at_(presetPerson, field)]),
    );
  });

  test('a field is shown by one that stands before it', () => {
    const fields = gameForm.map(({ field }) => field);
    for (const { field, where } of gameForm)
      if (where) expect(fields.slice(0, fields.indexOf(field))).toContain(where.field);
  });
});

describe('of a game', () => {
  test.each([
    [bank({ increment: -1 }), 'out-of-range', 'pace.increment', { value: -1, from: 0, to: 20160 }],
    [bank({ bank: 59 }), 'out-of-range', 'pace.bank', { value: 59, from: 60, to: 86400 }],
    [bank({ bank: 10000, cap: 9000 }), 'cap-below-bank', 'pace.cap', { cap: 9000, bank: 10000 }],
    [bank({ bank: 90.5 }), 'not-a-whole-number', 'pace.bank', { value: 90.5 }],
    [bank({ cap: NaN }), 'not-a-whole-number', 'pace.cap', { value: NaN }],
    [bank({ cap: '9000' }), 'not-a-whole-number', 'pace.cap', { value: '9000' }],
    [bank({ cap: undefined }), 'not-a-whole-number', 'pace.cap', { value: null }],
    [
      game({ pace: { kind: 'deadline', turn: 1e9 } }),
      'out-of-range',
      'pace.turn',
      { value: 1e9, from: 60, to: 86400 },
    ],
    [
      game({ pace: { kind: 'blitz' } }),
      'not-a-choice',
      'pace.kind',
      { value: 'blitz', choices: 'none deadline bank' },
    ],
    [game({ holidayDays: 91 }), 'out-of-range', 'holidayDays', { value: 91, from: 0, to: 90 }],
    [game({ stops: { ...presetGame.stops, weekends: 1 } }), 'not-a-choice', 'stops.weekends', { value: 1 }],
    [game({ reminders: [50, 100] }), 'out-of-range', 'reminders.1', { value: 100, from: 1, to: 99 }],
    [game({ reminders: [10, 20, 30, 40, 50] }), 'too-many', 'reminders', { count: 5, most: 4 }],
    [game({ reminders: 50 }), 'not-a-list', 'reminders', {}],
    [atZero({ voteHours: 0 }), 'out-of-range', 'atZero.voteHours', { value: 0, from: 12, to: 336 }],
    [
      atZero({ voteOn: 'kick' }),
      'not-a-choice',
      'atZero.voteOn',
      { value: 'kick', choices: 'replace end either' },
    ],
  ])('case %#: %3$s', (settings, code, field, params) => {
    expect(checkGameTime(settings)).toEqual([{ code, field, params }]);
  });

  test('what does not apply is not looked at', () => {
    expect(checkGameTime(game({ pace: { kind: 'none' }, holidayDays: -5, reminders: [] }))).toEqual([]);
    expect(checkGameTime(atZero({ vote: 'none', voteHours: 0 }))).toEqual([]);
    expect(
      checkGameTime(game({ stops: { ...presetGame.stops, holidays: false }, holidayDays: 999 })),
    ).toEqual([]);
  });

  test('a bank may begin full', () => {
    expect(checkGameTime(bank({ bank: 9000, cap: 9000 }))).toEqual([]);
  });

  test('all that is wrong is told at once', () => {
    const wrong = game({ pace: { kind: 'bank', bank: 0, increment: 1, cap: 0 }, reminders: [0] });
    expect(checkGameTime(wrong).map(({ field }) => field)).toEqual(['pace.bank', 'pace.cap', 'reminders.0']);
  });
});

describe('of a person', () => {
  const quiet = (from: string, to: string) => person({ quiet: { daily: { from, to } } });

  test.each([
    [person({ zone: 'Mars/Olympus' }), 'unknown-zone', 'zone', { zone: 'Mars/Olympus' }],
    [quiet('22:00', '7'), 'bad-time', 'quiet.daily.to', { time: '7' }],
    [quiet('22:00', '22:00'), 'quiet-empty', 'quiet.daily', { at: '22:00' }],
    [quiet('20:00', '08:01'), 'quiet-too-long', 'quiet.daily', { minutes: 721, most: 720 }],
    [
      person({ quiet: { daily: null, on: { sun: { from: '00:00', to: '23:59' } } } }),
      'quiet-too-long',
      'quiet.on.sun',
      { minutes: 1439, most: 720 },
    ],
    [
      person({ holidays: [{ from: '2026-02-30', to: '2026-03-01' }] }),
      'bad-date',
      'holidays.0',
      { date: '2026-02-30' },
    ],
    [
      person({ holidays: [{ from: '2026-03-02', to: '2026-03-01' }] }),
      'holiday-backwards',
      'holidays.0',
      { from: '2026-03-02', to: '2026-03-01' },
    ],
    [
      person({ holidays: [{ from: '2026-12-01', to: '2027-04-01' }] }),
      'too-many-holidays',
      'holidays',
      { year: 2027, days: 91, most: 90 },
    ],
    [person({ digestHour: 24 }), 'out-of-range', 'digestHour', { value: 24, from: 0, to: 23 }],
    [person({ remindBefore: [0] }), 'out-of-range', 'remindBefore.0', { value: 0, from: 1, to: 168 }],
  ])('case %#: %3$s', (settings, code, field, params) => {
    expect(checkPersonTime(settings)).toEqual([{ code, field, params }]);
  });

  test('twelve hours of quiet, none on some days', () => {
    const settings = person({
      quiet: {
        daily: { from: '20:00', to: '08:00' },
        on: { sat: null, sun: { from: '00:00', to: '12:00' } },
      },
    });
    expect(checkPersonTime(settings)).toEqual([]);
  });
});

test('the longest bank runs out even for one who stops the clock with all that is allowed', () => {
  const settings = person({
    quiet: { daily: { from: '12:00', to: '00:00' } },
    holidays: [
      { from: '2026-03-01', to: '2026-05-29' },
      { from: '2027-01-01', to: '2027-03-31' },
    ],
  });
  const pace = { kind: 'bank', bank: 60 * 24 * 60, increment: 14 * 24 * 60, cap: 90 * 24 * 60 } as const;
  const rules = game({
    pace,
    holidayDays: mostHolidayDays,
    stops: { holidays: true, quietHours: true, weekends: true },
  });
  expect([...checkGameTime(rules), ...checkPersonTime(settings)]).toEqual([]);

  const begin = at('2026-03-01T00:00Z');
  const full = { ...newClock(pace), bank: 90 * DAY };
  const zero = deadlineOf(startClock(full, begin), calendarOf(settings, { ...rules, pauses: [] }));
  expect(zero).not.toBeNull();
  expect(zero! - begin).toBeLessThan(2 * 366 * DAY);
});
