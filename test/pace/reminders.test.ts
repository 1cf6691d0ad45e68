import { describe, expect, test } from '@jest/globals';
import { calendarOf } from '../../src/pace/calendar.js';
import { deadlineOf, newClock, settleClock, startClock, type TimedPace } from '../../src/pace/clock.js';
import { isQuiet, noQuiet } from '../../src/pace/quiet.js';
import { reminders } from '../../src/pace/reminders.js';
import { HOUR, MINUTE } from '../../src/pace/units.js';
import { below, pick } from '../support/random.js';
import { at, forAll, someCalendar, someInstant, somePlayer, utc } from './support.js';

const pace: TimedPace = { kind: 'deadline', turn: 20 * 60 };
const berlin = {
  zone: 'Europe/Berlin',
  quiet: { daily: { from: '22:00', to: '07:00' } },
  holidays: [],
};
const game = { stops: { holidays: true, quietHours: false, weekends: false }, holidayDays: 30, pauses: [] };
const running = calendarOf(berlin, game);
const stopping = calendarOf(berlin, { ...game, stops: { ...game.stops, quietHours: true } });

const told = (
  begin: string,
  plan: { readonly shares: readonly number[]; readonly hoursBefore: readonly number[] },
  calendar = running,
  now = begin,
): readonly string[] =>
  reminders(startClock(newClock(pace), at(begin)), { calendar, player: berlin, plan }, at(now)).map(utc);

const local = (...isos: readonly string[]): readonly string[] => isos.map(iso => utc(at(iso)));

describe('a reminder', () => {
  test('comes at a share of the time', () => {
    expect(told('2026-06-01T23:00+02:00', { shares: [80, 50], hoursBefore: [] })).toEqual(
      local('2026-06-02T09:00+02:00', '2026-06-02T15:00+02:00'),
    );
  });

  test('comes at a share of the time that counts', () => {
    expect(told('2026-06-01T12:00+02:00', { shares: [50, 80], hoursBefore: [] }, stopping)).toEqual(
      local('2026-06-02T07:00+02:00', '2026-06-02T13:00+02:00'),
    );
  });

  test('comes hours before the deadline, by the wall', () => {
    expect(told('2026-06-01T23:00+02:00', { shares: [], hoursBefore: [3, 6] })).toEqual(
      local('2026-06-02T13:00+02:00', '2026-06-02T16:00+02:00'),
    );
  });

  test('waits for the end of the quiet hours', () => {
    // half the time is over at three in the night, the deadline is at one in the afternoon
    expect(told('2026-06-01T17:00+02:00', { shares: [50], hoursBefore: [] })).toEqual(
      local('2026-06-02T07:00+02:00'),
    );
  });

  test('comes before the quiet hours where their end is too late', () => {
    // the deadline is at five in the night
    expect(told('2026-06-01T09:00+02:00', { shares: [80], hoursBefore: [2] })).toEqual(
      local('2026-06-01T21:45+02:00'),
    );
  });

  test('comes before them too where the deadline is their end', () => {
    expect(told('2026-06-01T11:00+02:00', { shares: [], hoursBefore: [1] })).toEqual(
      local('2026-06-01T21:45+02:00'),
    );
  });

  test('is left out where no time is left for it', () => {
    // all of the time is in one night
    const clock = startClock(newClock({ kind: 'deadline', turn: 360 }), at('2026-06-01T22:30+02:00'));
    const plan = { shares: [50], hoursBefore: [1] };
    expect(
      reminders(clock, { calendar: running, player: berlin, plan }, at('2026-06-01T22:30+02:00')),
    ).toEqual([]);
  });

  test('that should have come before the turn began does not come', () => {
    expect(told('2026-06-01T23:00+02:00', { shares: [], hoursBefore: [24] })).toEqual([]);
  });

  test('is not told twice, nor after its time', () => {
    const plan = { shares: [50, 80], hoursBefore: [4] };
    expect(told('2026-06-01T23:00+02:00', plan)).toHaveLength(2);
    expect(told('2026-06-01T23:00+02:00', plan, running, '2026-06-02T09:00+02:00')).toEqual(
      local('2026-06-02T15:00+02:00'),
    );
    expect(told('2026-06-01T23:00+02:00', plan, running, '2026-06-03T09:00+02:00')).toEqual([]);
  });

  test('of a clock that stands there is none', () => {
    const plan = { shares: [50], hoursBefore: [1] };
    expect(reminders(newClock(pace), { calendar: running, player: berlin, plan }, 0)).toEqual([]);
  });

  test('stays where it is when the clock is settled', () => {
    const begin = at('2026-06-01T23:00+02:00');
    const plan = { shares: [50, 80], hoursBefore: [2] };
    const clock = startClock(newClock(pace), begin);
    const now = begin + 8 * HOUR;
    const where = { calendar: running, player: berlin, plan };
    expect(reminders(settleClock(clock, running, now), where, now)).toEqual(reminders(clock, where, now));
  });
});

test('no reminder in quiet hours, none after the deadline, none in the past', () => {
  let [all, asWanted] = [0, 0];
  forAll(300, rng => {
    const begin = someInstant(rng);
    const player = rng() < 0.1 ? { ...somePlayer(rng, begin), quiet: noQuiet } : somePlayer(rng, begin);
    const calendar = someCalendar(rng, player, begin);
    const clock = startClock(newClock({ kind: 'deadline', turn: 60 + below(rng, 8000) }), begin);
    const plan = { shares: [50, 80], hoursBefore: [pick(rng, [1, 12, 24])] };
    const now = begin + below(rng, 3000) * MINUTE;
    const deadline = deadlineOf(clock, calendar)!;
    const list = reminders(clock, { calendar, player, plan }, now);
    for (const instant of list) {
      expect(isQuiet(player, instant)).toBe(false);
      expect(instant).toBeGreaterThan(now);
      expect(instant).toBeLessThan(deadline);
    }
    expect([...new Set(list)].sort((a, b) => a - b)).toEqual(list);
    all += list.length;
    asWanted += list.filter(instant => instant === deadline - plan.hoursBefore[0]! * HOUR).length;
  });
  expect(Math.min(all - asWanted, asWanted)).toBeGreaterThan(50);
});
