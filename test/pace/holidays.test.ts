import { describe, expect, test } from '@jest/globals';
import {
  countedHolidays,
  holidayDays,
  takeHoliday,
  withdrawHoliday,
  type Holiday,
} from '../../src/pace/holidays.js';
import { dateOf, dayOf } from '../../src/pace/local.js';
import { below, pick, type Rng } from '../support/random.js';
import { forAll } from './support.js';

const holiday = (from: string, to: string): Holiday => ({ from, to });

const take = (taken: readonly Holiday[], wanted: Holiday, allowance = 10, today = '2026-06-15') =>
  takeHoliday(taken, wanted, { allowance, today });

describe('a new holiday', () => {
  test('is put in order and joined with its neighbours', () => {
    const answer = take(
      [holiday('2026-08-01', '2026-08-03'), holiday('2026-07-01', '2026-07-02')],
      holiday('2026-07-03', '2026-07-04'),
    );
    expect(answer.holidays).toEqual([
      holiday('2026-07-01', '2026-07-04'),
      holiday('2026-08-01', '2026-08-03'),
    ]);
  });

  test('counts days that are taken already only once', () => {
    const taken = [holiday('2026-07-01', '2026-07-08')];
    expect(take(taken, holiday('2026-07-05', '2026-07-10')).holidays).toEqual([
      holiday('2026-07-01', '2026-07-10'),
    ]);
    expect(take(taken, holiday('2026-07-05', '2026-07-11')).problem).toEqual({
      code: 'holiday-over-allowance',
      field: 'holidays',
      params: { year: 2026, allowance: 10, left: 2, asked: 3 },
    });
  });

  test('over new year draws on both years', () => {
    const twelve = holiday('2026-12-27', '2027-01-07');
    expect(take([], twelve, 7).problem).toBeNull();
    expect(take([], twelve, 6).problem?.params).toEqual({ year: 2027, allowance: 6, left: 6, asked: 7 });
    expect(take([holiday('2026-07-01', '2026-07-03')], twelve, 7).problem?.params).toEqual({
      year: 2026,
      allowance: 7,
      left: 4,
      asked: 5,
    });
  });

  test('may begin today, and not before', () => {
    expect(take([], holiday('2026-06-15', '2026-06-15')).problem).toBeNull();
    expect(take([], holiday('2026-06-14', '2026-06-20')).problem).toMatchObject({
      code: 'holiday-past',
      params: { from: '2026-06-14', today: '2026-06-15' },
    });
  });

  test('ends with the next year', () => {
    expect(take([], holiday('2027-12-30', '2027-12-31')).problem).toBeNull();
    expect(take([], holiday('2027-12-30', '2028-01-01')).problem).toMatchObject({
      code: 'holiday-too-far',
      params: { latest: '2027-12-31' },
    });
  });

  test.each([
    [holiday('2026-07-02', '2026-07-01'), 'holiday-backwards'],
    [holiday('2026-02-30', '2026-07-01'), 'bad-date'],
    [holiday('2026-07-01', 'tomorrow'), 'bad-date'],
  ])('%j is %s', (wanted, code) => {
    expect(take([], wanted).problem?.code).toBe(code);
  });

  test('is never allowed where none are', () => {
    expect(take([], holiday('2026-07-01', '2026-07-01'), 0).problem?.params).toMatchObject({
      left: 0,
      asked: 1,
    });
  });

  test('somebody with more than is allowed may ask for what they have, and for nothing more', () => {
    const taken = [holiday('2026-07-01', '2026-07-20')];
    expect(take(taken, holiday('2026-07-05', '2026-07-06')).holidays).toEqual(taken);
    expect(take(taken, holiday('2026-07-20', '2026-07-21')).problem?.params).toMatchObject({
      left: 0,
      asked: 1,
    });
  });

  test('a leap day is a day', () => {
    expect([...holidayDays([holiday('2027-12-31', '2028-03-01')])]).toEqual([
      [2027, 1],
      [2028, 61],
    ]);
  });
});

describe('a holiday taken back', () => {
  const taken = [holiday('2026-06-10', '2026-06-20'), holiday('2026-07-01', '2026-07-10')];
  const back = (from: string, to: string) => withdrawHoliday(taken, holiday(from, to), '2026-06-15');

  test('leaves what is before and after', () => {
    expect(back('2026-07-03', '2026-07-05').holidays).toEqual([
      taken[0],
      holiday('2026-07-01', '2026-07-02'),
      holiday('2026-07-06', '2026-07-10'),
    ]);
  });

  test('keeps the days that have begun', () => {
    expect(back('2026-06-10', '2026-06-20').holidays).toEqual([
      holiday('2026-06-10', '2026-06-15'),
      taken[1],
    ]);
  });

  test.each([
    ['2026-06-10', '2026-06-15', 'holiday-begun'],
    ['2026-06-21', '2026-06-30', 'holiday-not-taken'],
    ['2026-07-05', '2026-07-01', 'holiday-backwards'],
  ])('%s to %s: %s', (from, to, code) => {
    expect(back(from, to).problem?.code).toBe(code);
  });
});

describe('holidays that count in a game', () => {
  test('are the first days of each year', () => {
    const taken = [
      holiday('2026-03-01', '2026-03-03'),
      holiday('2026-12-28', '2027-01-02'),
      holiday('2027-05-01', '2027-05-09'),
    ];
    expect(countedHolidays(taken, 5)).toEqual([
      holiday('2026-03-01', '2026-03-03'),
      holiday('2026-12-28', '2026-12-29'),
      holiday('2027-01-01', '2027-01-02'),
      holiday('2027-05-01', '2027-05-03'),
    ]);
    expect(countedHolidays(taken, 0)).toEqual([]);
    expect(countedHolidays(taken, 90)).toEqual(taken);
  });
});

describe('whatever is asked for', () => {
  const today = dayOf('2026-11-01');

  const range = (rng: Rng): Holiday => {
    const first = today + below(rng, 200) - 20;
    return holiday(dateOf(first), dateOf(first + below(rng, 15)));
  };

  const daysOf = (holidays: readonly Holiday[]): ReadonlySet<string> =>
    new Set(
      holidays.flatMap(({ from, to }) =>
        Array.from({ length: dayOf(to) - dayOf(from) + 1 }, (_, i) => dateOf(dayOf(from) + i)),
      ),
    );

  const inYear = (days: ReadonlySet<string>, year: number): number =>
    [...days].filter(day => day.startsWith(`${year}-`)).length;

  test('no year has more days than are allowed, and no day that has begun is given back', () => {
    let [given, refused, back] = [0, 0, 0];
    forAll(120, rng => {
      const allowance = pick(rng, [0, 3, 10, 25]);
      let holidays: readonly Holiday[] = [];
      for (let step = 0; step < 25; step++) {
        const now = today + step * 3;
        const before = daysOf(holidays);
        const wanted = range(rng);
        const answer =
          rng() < 0.7
            ? takeHoliday(holidays, wanted, { allowance, today: dateOf(now) })
            : withdrawHoliday(holidays, wanted, dateOf(now));
        if (answer.problem) {
          refused++;
          continue;
        }
        holidays = answer.holidays;
        const after = daysOf(holidays);
        for (const year of [2026, 2027]) expect(inYear(after, year)).toBeLessThanOrEqual(allowance);
        for (const day of before) if (day <= dateOf(now)) expect(after.has(day)).toBe(true);
        for (const day of after) if (day < dateOf(now)) expect(before.has(day)).toBe(true);
        if (after.size < before.size) back++;
        else given++;
      }
    });
    expect(Math.min(given, refused, back)).toBeGreaterThan(30);
  });

  test('what counts in a game is taken, and within what the game allows', () => {
    forAll(200, rng => {
      const holidays = Array.from({ length: 5 }, () => range(rng));
      const allowance = below(rng, 30);
      const [all, counted] = [daysOf(holidays), daysOf(countedHolidays(holidays, allowance))];
      for (const day of counted) expect(all.has(day)).toBe(true);
      for (const year of [2026, 2027])
        expect(inYear(counted, year)).toBe(Math.min(allowance, inYear(all, year)));
    });
  });
});
