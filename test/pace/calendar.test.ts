import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { calendarOf, reached, runsAgain, worked, type Calendar } from '../../src/pace/calendar.js';
import { weekdays, type Weekday } from '../../src/pace/local.js';
import { isPaused, pause, resume, type Pause } from '../../src/pace/pause.js';
import type { PlayerTime } from '../../src/pace/player.js';
import { isQuiet } from '../../src/pace/quiet.js';
import { DAY, HOUR, MINUTE } from '../../src/pace/units.js';
import { below } from '../support/random.js';
import { at, forAll, someCalendar, someInstant, somePlayer, utc, zones } from './support.js';

const player = (zone: string, more: Partial<PlayerTime> = {}): PlayerTime => ({
  zone,
  quiet: { daily: { from: '22:00', to: '07:00' } },
  holidays: [],
  ...more,
});

const calendar = (who: PlayerTime, stops: string, pauses: readonly Pause[] = []): Calendar =>
  calendarOf(who, {
    stops: {
      holidays: stops.includes('h'),
      quietHours: stops.includes('q'),
      weekends: stops.includes('w'),
    },
    holidayDays: 30,
    pauses,
  });

describe('time that counts', () => {
  test.each([
    // what stops the clock: h holidays, q quiet hours, w weekends
    ['Europe/Berlin', '', '2026-06-01T00:00+02:00', '2026-06-08T00:00+02:00', 168],
    ['Europe/Berlin', 'q', '2026-06-01T00:00+02:00', '2026-06-08T00:00+02:00', 7 * 15],
    ['Europe/Berlin', 'w', '2026-06-01T00:00+02:00', '2026-06-08T00:00+02:00', 120],
    ['Europe/Berlin', 'qw', '2026-06-01T00:00+02:00', '2026-06-08T00:00+02:00', 75],
    ['Europe/Berlin', 'q', '2026-06-01T21:00+02:00', '2026-06-02T08:00+02:00', 2],
    ['Europe/Berlin', 'q', '2026-06-01T23:00+02:00', '2026-06-02T06:00+02:00', 0],
    // the weekends of the changes have 47 and 49 hours
    ['Europe/Berlin', 'w', '2026-03-27T12:00+01:00', '2026-03-30T12:00+02:00', 24],
    ['Europe/Berlin', '', '2026-03-27T12:00+01:00', '2026-03-30T12:00+02:00', 71],
    ['Europe/Berlin', 'w', '2026-10-23T12:00+02:00', '2026-10-26T12:00+01:00', 24],
    ['Europe/Berlin', '', '2026-10-23T12:00+02:00', '2026-10-26T12:00+01:00', 73],
    ['America/New_York', 'q', '2026-03-07T12:00-05:00', '2026-03-08T12:00-04:00', 15],
    ['America/New_York', 'q', '2026-11-01T00:00-04:00', '2026-11-01T07:00-05:00', 0],
    ['Australia/Lord_Howe', '', '2026-10-04T00:00+10:30', '2026-10-05T00:00+11:00', 23.5],
    ['Australia/Lord_Howe', 'q', '2026-10-04T00:00+10:30', '2026-10-05T00:00+11:00', 15],
    ['Australia/Lord_Howe', 'q', '2026-04-05T00:00+11:00', '2026-04-06T00:00+10:30', 15],
    ['Pacific/Auckland', 'qw', '2026-09-25T12:00+12:00', '2026-09-28T12:00+13:00', 15],
    ['America/Sao_Paulo', 'w', '2018-11-02T00:00-03:00', '2018-11-05T00:00-02:00', 24],
    ['America/Sao_Paulo', 'w', '2019-02-15T00:00-02:00', '2019-02-18T00:00-03:00', 24],
    ['Asia/Kolkata', 'qw', '2026-03-27T00:00+05:30', '2026-03-31T00:00+05:30', 30],
    ['UTC', 'qw', '2026-06-06T00:00Z', '2026-06-08T07:00Z', 0],
    ['UTC', '', '2026-06-08T00:00Z', '2026-06-06T00:00Z', 0],
  ])('%s, stopped by %j, %s to %s: %f hours', (zone, stops, from, to, hours) => {
    expect(worked(calendar(player(zone), stops), at(from), at(to)) / HOUR).toBe(hours);
  });

  const away = player('Europe/Berlin', { holidays: [{ from: '2026-03-28', to: '2026-03-30' }] });

  test.each([
    ['h', 24],
    ['', 24 + 71],
    ['hq', 15],
  ])('three days of holiday over the change, stopped by %j: %i hours', (stops, hours) => {
    const counted = worked(calendar(away, stops), at('2026-03-27T00:00+01:00'), at('2026-03-31T00:00+02:00'));
    expect(counted / HOUR).toBe(hours);
  });

  test('holidays beyond what the game allows stop nothing', () => {
    const game = {
      stops: { holidays: true, quietHours: false, weekends: false },
      holidayDays: 1,
      pauses: [],
    };
    const long = player('UTC', { holidays: [{ from: '2026-06-01', to: '2026-06-10' }] });
    expect(worked(calendarOf(long, game), at('2026-06-01T00:00Z'), at('2026-06-11T00:00Z'))).toBe(9 * DAY);
  });
});

describe('when time has counted', () => {
  const berlin = calendar(player('Europe/Berlin'), 'qw');

  test.each([
    ['at the end of the day, not next morning', '2026-06-01T07:00+02:00', 15, '2026-06-01T22:00+02:00'],
    ['next morning', '2026-06-01T20:00+02:00', 3, '2026-06-02T08:00+02:00'],
    ['over the weekend of the change', '2026-03-27T20:00+01:00', 3, '2026-03-30T08:00+02:00'],
    ['a night without any', '2026-06-01T23:00+02:00', 0, '2026-06-01T23:00+02:00'],
    ['after weeks', '2026-06-01T07:00+02:00', 75 * 4 + 1, '2026-06-29T08:00+02:00'],
  ])('%s', (_, from, hours, when) => {
    expect(utc(reached(berlin, at(from), hours * HOUR))).toBe(utc(at(when)));
  });

  test('time counts again after the night, the weekend, the holiday', () => {
    const holidays = [{ from: '2026-06-08', to: '2026-06-09' }];
    const all = calendar(player('Europe/Berlin', { holidays }), 'hqw');
    expect(utc(runsAgain(all, at('2026-06-05T22:30+02:00')))).toBe(utc(at('2026-06-10T07:00+02:00')));
    expect(utc(runsAgain(all, at('2026-06-05T21:30+02:00')))).toBe(utc(at('2026-06-05T21:30+02:00')));
  });
});

describe('pauses', () => {
  const from = at('2026-06-01T00:00Z');
  const utcDays = (pauses: readonly Pause[]): Calendar => calendar(player('UTC'), '', pauses);

  test('a pause without an end stops everything that it does not come after', () => {
    const paused = utcDays(pause([], from + DAY));
    expect(worked(paused, from, from + 300 * DAY)).toBe(DAY);
    expect(reached(paused, from, DAY)).toBe(from + DAY);
    expect(reached(paused, from, DAY + 1)).toBeNull();
    expect(runsAgain(paused, from)).toBe(from);
    expect(runsAgain(paused, from + DAY)).toBeNull();
  });

  test('what was paused stays paused when it ends', () => {
    const pauses = resume(pause([], from), from + 3 * DAY);
    expect([isPaused(pauses, from), isPaused(pauses, from + 3 * DAY)]).toEqual([true, false]);
    expect(worked(utcDays(pauses), from, from + 10 * DAY)).toBe(7 * DAY);
  });

  test('a pause with an end may be made longer, shorter or ended', () => {
    const first = pause([], from, from + 2 * DAY);
    const counted = (pauses: readonly Pause[]): number =>
      worked(utcDays(pauses), from, from + 10 * DAY) / DAY;
    expect(counted(first)).toBe(8);
    expect(counted(pause(first, from + DAY, from + 5 * DAY))).toBe(5);
    expect(counted(pause(pause([], from), from + DAY, from + 3 * DAY))).toBe(7);
    expect(counted(resume(first, from + DAY))).toBe(9);
    expect(counted(resume(first, from + 4 * DAY))).toBe(8);
    expect(resume(first, from)).toEqual([]);
  });
});

const formats = new Map(
  zones.map(timeZone => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
  ]),
);

/** Does this minute count? Asked of the wall in words. */
const counts = (c: Calendar, instant: number): boolean => {
  const parts = formats.get(c.zone)!.formatToParts(instant);
  const part = (type: string): string => parts.find(p => p.type === type)!.value;
  const weekday = part('weekday').toLowerCase().slice(0, 3) as Weekday;
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return !(
    (c.weekends && weekdays.indexOf(weekday) >= 5) ||
    c.holidays.some(({ from, to }) => from <= date && date <= to) ||
    isPaused(c.pauses, instant) ||
    isQuiet(c, instant)
  );
};

describe('any calendar', () => {
  test('counts as one does minute by minute', () => {
    forAll(50, rng => {
      const from = someInstant(rng);
      const c = someCalendar(rng, somePlayer(rng, from), from);
      const minutes = below(rng, 700);
      const counted = Array.from({ length: minutes }, (_, i) => counts(c, from + i * MINUTE));
      expect(worked(c, from, from + minutes * MINUTE)).toBe(counted.filter(Boolean).length * MINUTE);
    });
  });

  test('from a to c is from a to b and from b to c', () => {
    forAll(300, rng => {
      const a = someInstant(rng);
      const c = someCalendar(rng, somePlayer(rng, a), a);
      const b = a + below(rng, 20 * 24 * 60) * MINUTE;
      const d = b + below(rng, 20 * 24 * 60) * MINUTE;
      expect(worked(c, a, d)).toBe(worked(c, a, b) + worked(c, b, d));
    });
  });

  test('the time is reached where it has counted, and not a moment sooner', () => {
    forAll(300, rng => {
      const from = someInstant(rng);
      const c = someCalendar(rng, somePlayer(rng, from), from);
      const time = (1 + below(rng, 12 * 24 * 60)) * MINUTE;
      const end = reached(c, from, time)!;
      expect(worked(c, from, end)).toBe(time);
      expect(worked(c, from, end - 1)).toBe(time - 1);
    });
  });

  test('time counts at the instant at which it counts again, and not before', () => {
    forAll(200, rng => {
      const from = someInstant(rng);
      const c = someCalendar(rng, somePlayer(rng, from), from);
      const again = runsAgain(c, from)!;
      expect(worked(c, from, again)).toBe(0);
      expect(worked(c, again, again + 1)).toBe(1);
    });
  });
});

describe('long spans are not walked minute by minute', () => {
  const from = at('2026-01-01T00:00Z');

  /** Each in a zone of its own, as what is known of a zone is not asked again. */
  const everything = (zone: string): Calendar =>
    calendar(player(zone, { holidays: [{ from: '2026-07-01', to: '2026-07-30' }] }), 'hqw');

  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** How often the machine is asked for an offset: all other work goes with it. */
  const asked = (work: () => unknown): number => {
    const prototype = Intl.DateTimeFormat.prototype as unknown as { readonly format: object };
    const format = jest.spyOn(prototype, 'format', 'get');
    work();
    return format.mock.calls.length;
  };

  test('ten years: a question a day', () => {
    const questions = asked(() => worked(everything('Europe/Paris'), from, from + 3650 * DAY));
    expect(questions).toBeGreaterThan(3650);
    expect(questions).toBeLessThan(1.2 * 3650);
  });

  test('a deadline is found in work that goes with how far it is', () => {
    expect(asked(() => reached(everything('Europe/Rome'), from, HOUR))).toBeLessThan(50);
    expect(asked(() => reached(everything('Europe/Oslo'), from, 30 * DAY))).toBeLessThan(400);
  });

  test('a clock that never runs out is given up', () => {
    const paused = { ...everything('Europe/Madrid'), pauses: pause([], from) };
    expect(asked(() => expect(reached(paused, from, HOUR)).toBeNull())).toBeLessThan(50);
    const away = { ...everything('Europe/Vienna'), holidays: [{ from: '2025-01-01', to: '2999-12-31' }] };
    expect(asked(() => expect(reached(away, from, HOUR)).toBeNull())).toBeLessThan(1.2 * 5 * 366);
  });
});
