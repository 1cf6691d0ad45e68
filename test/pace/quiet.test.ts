import { describe, expect, test } from '@jest/globals';
import { minutesOf, weekdays, type Weekday } from '../../src/pace/local.js';
import { dateFor, isAway, mailTime, nextDigest } from '../../src/pace/player.js';
import {
  endOfQuiet,
  isQuiet,
  startOfQuiet,
  windowMinutes,
  type QuietHours,
  type QuietPlace,
} from '../../src/pace/quiet.js';
import { DAY, HOUR, MINUTE } from '../../src/pace/units.js';
import { offset } from '../../src/pace/zone.js';
import { below } from '../support/random.js';
import { at, forAll, someInstant, somePlayer, utc } from './support.js';

const night: QuietHours = { daily: { from: '22:00', to: '07:00' } };

/** Quiet hours from `from` to `to`, as instants; null where there are none around `inside`. */
const hoursAround = (place: QuietPlace, inside: number): readonly string[] =>
  [startOfQuiet(place, inside), endOfQuiet(place, inside)].map(utc);

describe('quiet hours over midnight, at both changes of the clock', () => {
  test.each([
    ['UTC', '2026-03-29T00:00Z', '2026-03-28T22:00Z', '2026-03-29T07:00Z'],
    ['Asia/Kolkata', '2026-03-29T00:00+05:30', '2026-03-28T22:00+05:30', '2026-03-29T07:00+05:30'],
    ['Europe/Berlin', '2026-03-29T00:00+01:00', '2026-03-28T22:00+01:00', '2026-03-29T07:00+02:00'],
    ['Europe/Berlin', '2026-10-25T00:00+02:00', '2026-10-24T22:00+02:00', '2026-10-25T07:00+01:00'],
    ['America/New_York', '2026-03-08T00:00-05:00', '2026-03-07T22:00-05:00', '2026-03-08T07:00-04:00'],
    ['America/New_York', '2026-11-01T00:00-04:00', '2026-10-31T22:00-04:00', '2026-11-01T07:00-05:00'],
    ['Australia/Lord_Howe', '2026-10-04T00:00+10:30', '2026-10-03T22:00+10:30', '2026-10-04T07:00+11:00'],
    ['Australia/Lord_Howe', '2026-04-05T00:00+11:00', '2026-04-04T22:00+11:00', '2026-04-05T07:00+10:30'],
    ['Pacific/Auckland', '2026-09-27T00:00+12:00', '2026-09-26T22:00+12:00', '2026-09-27T07:00+13:00'],
    ['Pacific/Auckland', '2026-04-05T00:00+13:00', '2026-04-04T22:00+13:00', '2026-04-05T07:00+12:00'],
    ['America/Sao_Paulo', '2018-11-04T01:00-02:00', '2018-11-03T22:00-03:00', '2018-11-04T07:00-02:00'],
    ['America/Sao_Paulo', '2019-02-16T23:00-03:00', '2019-02-16T22:00-02:00', '2019-02-17T07:00-03:00'],
  ])('%s around %s', (zone, inside, from, to) => {
    expect(hoursAround({ zone, quiet: night }, at(inside))).toEqual([utc(at(from)), utc(at(to))]);
  });
});

describe('quiet hours that begin or end at a time that is not there, or there twice', () => {
  const place = (zone: string, from: string, to: string): QuietPlace => ({
    zone,
    quiet: { daily: { from, to } },
  });

  test('they end at the change when their end is left out', () => {
    const berlin = place('Europe/Berlin', '22:00', '02:30');
    expect(utc(endOfQuiet(berlin, at('2026-03-29T01:30+01:00')))).toBe('2026-03-29T01:00:00Z');
    expect(isQuiet(berlin, at('2026-03-29T03:00+02:00'))).toBe(false);
  });

  test('they begin at the change when their begin is left out', () => {
    const berlin = place('Europe/Berlin', '02:30', '06:00');
    expect(isQuiet(berlin, at('2026-03-29T01:59+01:00'))).toBe(false);
    expect(isQuiet(berlin, at('2026-03-29T03:00+02:00'))).toBe(true);
  });

  test('there are none where all of them is left out', () => {
    const lordHowe = place('Australia/Lord_Howe', '02:05', '02:25');
    expect(isQuiet(lordHowe, at('2026-10-04T01:59+10:30'))).toBe(false);
    expect(isQuiet(lordHowe, at('2026-10-04T02:30+11:00'))).toBe(false);
    expect(isQuiet(lordHowe, at('2026-10-05T02:10+11:00'))).toBe(true);
  });

  test('they end at the second of two ends', () => {
    const berlin = place('Europe/Berlin', '22:00', '02:30');
    expect(isQuiet(berlin, at('2026-10-25T02:45+02:00'))).toBe(true);
    expect(utc(endOfQuiet(berlin, at('2026-10-25T00:00+02:00')))).toBe('2026-10-25T01:30:00Z');
  });

  test('they begin at the first of two begins', () => {
    const newYork = place('America/New_York', '01:30', '06:00');
    expect(hoursAround(newYork, at('2026-11-01T01:15-05:00'))).toEqual([
      '2026-11-01T05:30:00Z',
      '2026-11-01T11:00:00Z',
    ]);
  });
});

describe('weekdays have their own', () => {
  const quiet: QuietHours = {
    daily: { from: '22:00', to: '07:00' },
    on: { fri: { from: '23:30', to: '09:00' }, sat: null, tue: { from: '12:00', to: '14:00' } },
  };
  const place = { zone: 'Europe/Berlin', quiet };

  test.each([
    ['friday is from half past eleven', '2026-06-05T22:30+02:00', '2026-06-05T22:30+02:00'],
    ['and ends on saturday at nine', '2026-06-06T08:00+02:00', '2026-06-06T09:00+02:00'],
    ['the night that begins on saturday is not quiet', '2026-06-07T03:00+02:00', '2026-06-07T03:00+02:00'],
    ['tuesday at noon', '2026-06-09T13:00+02:00', '2026-06-09T14:00+02:00'],
    ['the night from tuesday is not', '2026-06-10T01:00+02:00', '2026-06-10T01:00+02:00'],
    ['the night from monday ends on tuesday', '2026-06-09T06:59+02:00', '2026-06-09T07:00+02:00'],
  ])('%s', (_, now, end) => {
    expect(utc(endOfQuiet(place, at(now)))).toBe(utc(at(end)));
  });

  test('windows that touch are one', () => {
    const joined: QuietHours = {
      daily: null,
      on: { mon: { from: '22:00', to: '10:00' }, tue: { from: '10:00', to: '20:00' } },
    };
    expect(hoursAround({ zone: 'UTC', quiet: joined }, at('2026-06-09T00:00Z'))).toEqual([
      '2026-06-08T22:00:00Z',
      '2026-06-09T20:00:00Z',
    ]);
  });
});

/** What the wall shows, asked of the machine in words: another way than that of the source. */
const wall = (zone: string, instant: number): { readonly weekday: Weekday; readonly minutes: number } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string): string => parts.find(p => p.type === type)!.value;
  return {
    weekday: part('weekday').toLowerCase() as Weekday,
    minutes: minutesOf(`${part('hour')}:${part('minute')}`),
  };
};

const wallIsQuiet = ({ zone, quiet }: QuietPlace, instant: number): boolean => {
  const { weekday, minutes } = wall(zone, instant);
  const yesterday = weekdays[(weekdays.indexOf(weekday) + 6) % 7]!;
  const covers = (day: Weekday, minute: number): boolean => {
    const own = quiet.on?.[day];
    const window = own === undefined ? quiet.daily : own;
    if (!window) return false;
    const from = minutesOf(window.from);
    return from <= minute && minute < from + windowMinutes(window);
  };
  return covers(weekday, minutes) || covers(yesterday, minutes + 1440);
};

describe('any quiet hours', () => {
  test('what the wall calls quiet is quiet; and nothing else, but at a change of the clock', () => {
    let [quiet, loud, changing] = [0, 0, 0];
    forAll(800, rng => {
      const now = someInstant(rng);
      const place = somePlayer(rng, now);
      const { zone } = place;
      const told = isQuiet(place, now);
      if (wallIsQuiet(place, now)) expect(told).toBe(true);
      else if (offset(zone, now - DAY) === offset(zone, now + DAY)) expect(told).toBe(false);
      else changing++;
      if (told) quiet++;
      else loud++;
    });
    expect(Math.min(quiet, loud, changing)).toBeGreaterThan(20);
  });

  test('the end is the first instant that is not quiet, the start the first that is', () => {
    forAll(300, rng => {
      const now = someInstant(rng);
      const place = somePlayer(rng, now);
      const [start, end] = [startOfQuiet(place, now), endOfQuiet(place, now)];
      expect(isQuiet(place, end)).toBe(false);
      if (!isQuiet(place, now)) return expect([start, end]).toEqual([now, now]);
      expect(isQuiet(place, start - 1)).toBe(false);
      for (let i = 0; i < 5; i++)
        expect(isQuiet(place, start + below(rng, (end - start) / MINUTE) * MINUTE)).toBe(true);
      expect([isQuiet(place, start), isQuiet(place, end - 1)]).toEqual([true, true]);
    });
  });
});

describe('when a mail goes out', () => {
  const berlin = { zone: 'Europe/Berlin', quiet: night };

  test.each([
    ['by day at once', '2026-06-01T12:00+02:00', null, '2026-06-01T12:00+02:00', false],
    ['at night in the morning', '2026-06-01T23:00+02:00', null, '2026-06-02T07:00+02:00', false],
    [
      'with a deadline later that morning too',
      '2026-06-01T23:00+02:00',
      '2026-06-02T07:01+02:00',
      '2026-06-02T07:00+02:00',
      false,
    ],
    [
      'with a deadline at night at once, urgent',
      '2026-06-01T23:00+02:00',
      '2026-06-02T03:00+02:00',
      '2026-06-01T23:00+02:00',
      true,
    ],
    [
      'with a deadline when the night ends too',
      '2026-06-01T23:00+02:00',
      '2026-06-02T07:00+02:00',
      '2026-06-01T23:00+02:00',
      true,
    ],
    [
      'with a deadline that is over in the morning',
      '2026-06-01T23:00+02:00',
      '2026-06-01T22:30+02:00',
      '2026-06-02T07:00+02:00',
      false,
    ],
    [
      'in the night of the change an hour sooner',
      '2026-03-28T23:00+01:00',
      '2026-03-29T07:30+02:00',
      '2026-03-29T05:00Z',
      false,
    ],
    [
      'a deadline that only the longer night reaches',
      '2026-10-24T23:00+02:00',
      '2026-10-25T05:30Z',
      '2026-10-24T23:00+02:00',
      true,
    ],
  ])('%s', (_, now, deadline, when, urgent) => {
    const mail = mailTime(berlin, at(now), deadline === null ? null : at(deadline));
    expect({ at: utc(mail.at), urgent: mail.urgent }).toEqual({ at: utc(at(when)), urgent });
  });

  test('never in quiet hours unless urgent, and urgent only when it would be too late', () => {
    let urgent = 0;
    forAll(800, rng => {
      const now = someInstant(rng);
      const player = somePlayer(rng, now);
      const deadline = now + (below(rng, 20) - 2) * HOUR;
      const mail = mailTime(player, now, deadline);
      expect(mail.at).toBeGreaterThanOrEqual(now);
      if (!mail.urgent) return expect(isQuiet(player, mail.at)).toBe(false);
      urgent++;
      expect(mail.at).toBe(now);
      expect(isQuiet(player, now)).toBe(true);
      expect(deadline).toBeLessThanOrEqual(endOfQuiet(player, now));
    });
    expect(urgent).toBeGreaterThan(10);
  });
});

describe('the digest', () => {
  test.each([
    ['UTC', 8, '2026-06-01T07:59Z', '2026-06-01T08:00Z'],
    ['UTC', 8, '2026-06-01T08:00Z', '2026-06-02T08:00Z'],
    ['Asia/Kolkata', 8, '2026-06-01T03:00Z', '2026-06-02T02:30Z'],
    ['Europe/Berlin', 8, '2026-03-28T09:00+01:00', '2026-03-29T08:00+02:00'],
    ['Europe/Berlin', 8, '2026-10-24T09:00+02:00', '2026-10-25T08:00+01:00'],
    ['Europe/Berlin', 2, '2026-03-28T09:00+01:00', '2026-03-29T01:00Z'],
    ['Europe/Berlin', 2, '2026-10-25T00:00+02:00', '2026-10-25T00:00Z'],
    ['Europe/Berlin', 2, '2026-10-25T00:00Z', '2026-10-26T01:00Z'],
    ['America/Sao_Paulo', 0, '2018-11-03T12:00-03:00', '2018-11-04T03:00Z'],
    ['Australia/Lord_Howe', 2, '2026-10-03T12:00+10:30', '2026-10-03T15:30Z'],
    ['Pacific/Auckland', 23, '2026-04-04T12:00Z', '2026-04-05T11:00Z'],
  ])('%s at %i, after %s', (zone, hour, now, then) => {
    expect(utc(nextDigest({ zone, quiet: { daily: null } }, hour, at(now)))).toBe(utc(at(then)));
  });

  test('an hour in the quiet hours becomes their end', () => {
    const player = { zone: 'Europe/Berlin', quiet: night };
    expect(utc(nextDigest(player, 5, at('2026-06-01T05:30+02:00')))).toBe('2026-06-01T05:00:00Z');
    expect(utc(nextDigest(player, 5, at('2026-06-01T07:00+02:00')))).toBe('2026-06-02T05:00:00Z');
    expect(utc(nextDigest(player, 23, at('2026-06-01T06:00+02:00')))).toBe('2026-06-01T05:00:00Z');
  });

  test('comes after now, within two days, and never in quiet hours', () => {
    forAll(500, rng => {
      const now = someInstant(rng);
      const player = somePlayer(rng, now);
      const next = nextDigest(player, below(rng, 24), now);
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThanOrEqual(50 * HOUR);
      expect(isQuiet(player, next)).toBe(false);
    });
  });
});

test('each has a date of their own', () => {
  const date = (zone: string, now: string): string => dateFor({ zone, quiet: night }, at(now));
  expect(date('Pacific/Auckland', '2026-12-31T10:59Z')).toBe('2026-12-31');
  expect(date('Pacific/Auckland', '2026-12-31T11:00Z')).toBe('2027-01-01');
  expect(date('America/Sao_Paulo', '2027-01-01T02:59Z')).toBe('2026-12-31');
});

test('away is by the calendar where the player is', () => {
  const player = {
    zone: 'Pacific/Auckland',
    quiet: night,
    holidays: [{ from: '2026-04-04', to: '2026-04-05' }],
  };
  const away = (iso: string): boolean => isAway(player, at(iso));
  expect([
    away('2026-04-03T23:59+13:00'),
    away('2026-04-04T00:00+13:00'),
    away('2026-04-05T23:59+12:00'),
    away('2026-04-06T00:00+12:00'),
  ]).toEqual([false, true, true, false]);
});
