import { describe, expect, test } from '@jest/globals';
import {
  dateOf,
  dayAt,
  dayOf,
  instantAt,
  minutesOf,
  readDate,
  readTime,
  startOfDay,
  weekdayOf,
} from '../../src/pace/local.js';
import { isZone, offset } from '../../src/pace/zone.js';
import { at, utc } from './support.js';

describe('zones', () => {
  test.each(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'europe/berlin'])(
    '%s is one',
    zone => {
      expect(isZone(zone)).toBe(true);
    },
  );

  test.each(['', 'Mars/Olympus', '+05:30', 'Europe/Berlin\r\nBcc: x@y', '../etc/passwd', 'Europe/', '1'])(
    '%j is none',
    zone => {
      expect(isZone(zone)).toBe(false);
    },
  );

  test.each([
    ['Asia/Kolkata', '2026-07-01T00:00Z', 330],
    ['America/Sao_Paulo', '2019-01-01T00:00Z', -120],
    ['America/Sao_Paulo', '2026-01-01T00:00Z', -180],
    ['Australia/Lord_Howe', '2026-01-01T00:00Z', 660],
    ['Australia/Lord_Howe', '2026-07-01T00:00Z', 630],
    ['UTC', '2026-07-01T00:00Z', 0],
  ])('%s at %s is %i minutes from UTC', (zone, instant, minutes) => {
    expect(offset(zone, at(instant))).toBe(minutes * 60_000);
  });

  test('a zone that does not exist has no offset', () => {
    expect(() => offset('Mars/Olympus', 0)).toThrow(RangeError);
  });
});

describe('dates and times are read strictly', () => {
  test.each(['2027-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-04-31', '', '2026-01-01T00:00'])(
    '%j is no date',
    text => {
      expect(readDate(text)).toBeNull();
      expect(() => dayOf(text)).toThrow(RangeError);
    },
  );

  test.each(['24:00', '7:00', '07:60', '0700', '07:00:00', ''])('%j is no time', text => {
    expect(readTime(text)).toBeNull();
    expect(() => minutesOf(text)).toThrow(RangeError);
  });

  test('what is read is written the same', () => {
    for (const date of ['1970-01-01', '2024-02-29', '2026-12-31']) expect(dateOf(dayOf(date))).toBe(date);
    expect(minutesOf('23:59')).toBe(1439);
  });

  test('weekdays', () => {
    expect(weekdayOf(dayOf('2026-11-21'))).toBe('sat');
    expect(weekdayOf(dayOf('1969-12-29'))).toBe('mon');
  });
});

describe('a local time as an instant', () => {
  test.each([
    // zone, day, time, first, last
    ['UTC', '2026-03-29', '02:30', '2026-03-29T02:30Z', '2026-03-29T02:30Z'],
    ['Asia/Kolkata', '2026-03-29', '02:30', '2026-03-28T21:00Z', '2026-03-28T21:00Z'],
    // set forward: the instant of the change
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:00Z', '2026-03-29T01:00Z'],
    ['America/New_York', '2026-03-08', '02:00', '2026-03-08T07:00Z', '2026-03-08T07:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30Z', '2026-10-03T15:30Z'],
    ['Pacific/Auckland', '2026-09-27', '02:59', '2026-09-26T14:00Z', '2026-09-26T14:00Z'],
    ['America/Sao_Paulo', '2018-11-04', '00:30', '2018-11-04T03:00Z', '2018-11-04T03:00Z'],
    // set back: shown twice
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30Z', '2026-10-25T01:30Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z', '2026-11-01T06:30Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z', '2026-04-04T15:15Z'],
    ['Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30Z', '2026-04-04T14:30Z'],
    ['America/Sao_Paulo', '2019-02-16', '23:30', '2019-02-17T01:30Z', '2019-02-17T02:30Z'],
    // just beside the change: shown once
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59Z', '2026-03-29T00:59Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00Z', '2026-03-29T01:00Z'],
    ['Europe/Berlin', '2026-10-25', '01:59', '2026-10-24T23:59Z', '2026-10-24T23:59Z'],
    ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00Z', '2026-10-25T02:00Z'],
  ])('%s %s %s', (zone, date, time, first, last) => {
    const both = (['first', 'last'] as const).map(which =>
      utc(instantAt(zone, dayOf(date), minutesOf(time), which)),
    );
    expect(both).toEqual([first, last].map(iso => utc(at(iso))));
  });
});

describe('days', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['America/Sao_Paulo', '2019-02-16', 25],
    ['Asia/Kolkata', '2026-03-29', 24],
  ])('%s %s has %f hours', (zone, date, hours) => {
    const day = dayOf(date);
    const [start, end] = [startOfDay(zone, day), startOfDay(zone, day + 1)];
    expect((end - start) / 3_600_000).toBe(hours);
    expect([dayAt(zone, start - 1), dayAt(zone, start), dayAt(zone, end - 1), dayAt(zone, end)]).toEqual([
      day - 1,
      day,
      day,
      day + 1,
    ]);
  });
});
