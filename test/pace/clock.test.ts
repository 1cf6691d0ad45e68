import { describe, expect, test } from '@jest/globals';
import { calendarOf, worked, type Calendar } from '../../src/pace/calendar.js';
import {
  deadlineOf,
  endClockTurn,
  handClocksOver,
  newClock,
  remaining,
  settleClock,
  startClock,
  stopClock,
  undone,
  type Clock,
  type TimedPace,
} from '../../src/pace/clock.js';
import { noQuiet } from '../../src/pace/quiet.js';
import { DAY, HOUR, MINUTE } from '../../src/pace/units.js';
import { below, pick, type Rng } from '../support/random.js';
import { at, forAll, someCalendar, someInstant, somePlayer, utc } from './support.js';

const deadline: TimedPace = { kind: 'deadline', turn: 24 * 60 };
const bank: TimedPace = { kind: 'bank', bank: 48 * 60, increment: 12 * 60, cap: 50 * 60 };

const always: Calendar = { zone: 'UTC', quiet: noQuiet, holidays: [], weekends: false, pauses: [] };
const nights: Calendar = { ...always, quiet: { daily: { from: '22:00', to: '06:00' } } };

const noon = at('2026-06-01T12:00Z');
const after = (hours: number): number => noon + hours * HOUR;
const hours = (clock: Clock, calendar: Calendar, now: number): number =>
  remaining(clock, calendar, now) / HOUR;

describe('a bank', () => {
  test('is used while the seat is waited for, and grows when the turn ends', () => {
    const running = startClock(newClock(bank), noon);
    expect(hours(running, always, after(20))).toBe(28);
    const ended = endClockTurn(running, bank, always, after(20));
    expect(hours(ended, always, after(100))).toBe(40);
    expect(deadlineOf(ended, always)).toBeNull();
  });

  test('grows to its cap', () => {
    const ended = endClockTurn(startClock(newClock(bank), noon), bank, always, after(3));
    expect(ended.bank).toBe(50 * HOUR);
    expect(endClockTurn(startClock(ended, noon), bank, always, noon).bank).toBe(50 * HOUR);
  });

  test('is never below zero, and is only then the increment', () => {
    const running = startClock(newClock(bank), noon);
    expect(hours(running, always, after(60))).toBe(0);
    const ended = endClockTurn(running, bank, always, after(60));
    expect([ended.bank, ended.spent].map(ms => ms / HOUR)).toEqual([12, 48]);
  });

  test('runs out where the stopped time lets it', () => {
    const running = startClock(newClock(bank), noon);
    expect(utc(deadlineOf(running, always))).toBe('2026-06-03T12:00:00Z');
    expect(utc(deadlineOf(running, nights))).toBe('2026-06-04T12:00:00Z');
  });
});

describe('a deadline', () => {
  test('is the whole time again for each turn', () => {
    const ended = endClockTurn(startClock(newClock(deadline), noon), deadline, always, after(23));
    expect(utc(deadlineOf(startClock(ended, after(30)), always))).toBe(utc(after(54)));
  });

  test('goes on where it was when a turn is only interrupted', () => {
    const stopped = stopClock(startClock(newClock(deadline), noon), always, after(20));
    expect(hours(stopped, always, after(99))).toBe(4);
    expect(utc(deadlineOf(startClock(stopped, after(99)), always))).toBe(utc(after(103)));
  });
});

describe('starting and settling', () => {
  test('a running clock is not started again', () => {
    const running = startClock(newClock(bank), noon);
    expect(startClock(running, after(5))).toBe(running);
  });

  test('settling changes nothing in what is left and when it runs out', () => {
    const running = startClock(newClock(bank), noon);
    const settled = settleClock(running, nights, after(30));
    expect(deadlineOf(settled, nights)).toBe(deadlineOf(running, nights));
    for (const later of [30, 40, 80])
      expect(hours(settled, nights, after(later))).toBe(hours(running, nights, after(later)));
    expect(settleClock(newClock(bank), nights, noon)).toEqual(newClock(bank));
  });

  test('once settled, a holiday taken today gives nothing of today back', () => {
    const settled = settleClock(startClock(newClock(bank), noon), always, after(6));
    const onHoliday = { ...always, holidays: [{ from: '2026-06-01', to: '2026-06-02' }] };
    expect(hours(settled, onHoliday, after(6))).toBe(42);
    expect(hours(settled, onHoliday, at('2026-06-03T01:00Z'))).toBe(41);
  });

  test('what has run out stays run out, since then', () => {
    const over = settleClock(startClock(newClock(bank), noon), always, after(60));
    const onHoliday = { ...always, holidays: [{ from: '2026-06-01', to: '2026-06-20' }] };
    expect(utc(deadlineOf(over, onHoliday))).toBe(utc(after(48)));
    expect(hours(over, onHoliday, after(61))).toBe(0);
  });
});

describe('after an undo', () => {
  test('what was gained is gone and what was spent stays spent', () => {
    const then = startClock(newClock(bank), noon);
    const played = endClockTurn(then, bank, always, after(20));
    const again = undone(played, then, { calendar: always, giveBack: false, now: after(21) });
    expect(hours(again, always, after(21))).toBe(28);
    expect([again.runningSince, again.turnBank]).toEqual([null, 48 * HOUR]);
  });

  test('playing and taking back gains nothing, however often', () => {
    let clock = startClock(newClock(bank), noon);
    for (let i = 1; i <= 10; i++) {
      const played = endClockTurn(clock, bank, always, after(i));
      const back = undone(played, clock, { calendar: always, giveBack: false, now: after(i) });
      clock = startClock(back, after(i));
    }
    expect(hours(clock, always, after(10))).toBe(38);
  });

  test('a turn with a deadline has what it had left', () => {
    const then = startClock(newClock(deadline), noon);
    const played = endClockTurn(then, deadline, always, after(20));
    expect(undone(played, then, { calendar: always, giveBack: false, now: after(30) }).bank).toBe(4 * HOUR);
  });

  test('one who was waited for meanwhile has lost that time, or by consent has not', () => {
    const then = newClock(bank);
    const running = startClock(then, after(1));
    const undo = (giveBack: boolean): Clock =>
      undone(running, then, { calendar: always, giveBack, now: after(11) });
    expect(undo(false)).toMatchObject({ bank: 38 * HOUR, spent: 10 * HOUR, runningSince: null });
    expect(undo(true)).toEqual(then);
  });

  test('several turns back', () => {
    const first = startClock(newClock(bank), noon);
    const second = startClock(endClockTurn(first, bank, always, after(10)), after(20));
    const third = startClock(endClockTurn(second, bank, always, after(25)), after(30));
    const back = undone(third, first, { calendar: always, giveBack: false, now: after(31) });
    expect(back.bank).toBe((48 - 10 - 5 - 1) * HOUR);
  });
});

describe('handing over', () => {
  const calendars = { a: always, b: always, c: nights };
  const clocks = { a: startClock(newClock(bank), noon), b: newClock(bank), c: newClock(bank) };
  const hand = (ended: readonly string[], waited: readonly string[]) =>
    handClocksOver(clocks, { pace: bank, calendars, ended, waited, now: after(10) });

  test('the one whose turn ends is stopped, those waited for are started', () => {
    const next = hand(['a'], ['b', 'c']);
    expect(next).toEqual({
      a: { bank: 50 * HOUR, runningSince: null, turnBank: 50 * HOUR, spent: 10 * HOUR },
      b: { ...clocks.b, runningSince: after(10) },
      c: { ...clocks.c, runningSince: after(10) },
    });
  });

  test('one who goes on with a turn runs on', () => {
    expect(hand([], ['a']).a).toBe(clocks.a);
  });

  test('one who has the next turn too begins it anew', () => {
    expect(hand(['a'], ['a']).a).toEqual({
      bank: 50 * HOUR,
      runningSince: after(10),
      turnBank: 50 * HOUR,
      spent: 10 * HOUR,
    });
  });

  test('one who is interrupted gets nothing for it', () => {
    expect(hand([], ['b']).a).toEqual({
      bank: 38 * HOUR,
      runningSince: null,
      turnBank: 48 * HOUR,
      spent: 10 * HOUR,
    });
  });
});

describe('any clock', () => {
  const somePace = (rng: Rng): TimedPace =>
    rng() < 0.4
      ? { kind: 'deadline', turn: 60 + below(rng, 5000) }
      : { kind: 'bank', bank: 60 + below(rng, 5000), increment: below(rng, 900), cap: 5100 };

  test('runs out where what has been charged is the bank', () => {
    forAll(200, rng => {
      const now = someInstant(rng);
      const calendar = someCalendar(rng, somePlayer(rng, now), now);
      const clock = startClock(newClock(somePace(rng)), now);
      const zero = deadlineOf(clock, calendar)!;
      expect(worked(calendar, now, zero)).toBe(clock.bank);
      expect(remaining(clock, calendar, zero)).toBe(0);
      expect(remaining(clock, calendar, zero - 1)).toBe(1);
    });
  });

  test('never has more than before, but by the end of a turn; whoever changes whose calendar', () => {
    let [ends, fewer] = [0, 0];
    forAll(80, rng => {
      let now = someInstant(rng);
      const pace = somePace(rng);
      let calendar = someCalendar(rng, somePlayer(rng, now), now);
      let clock = startClock(newClock(pace), now);
      let left = clock.bank;
      for (let step = 0; step < 20; step++) {
        now += below(rng, 3 * 24 * 60) * MINUTE;
        const before = remaining(clock, calendar, now);
        expect(before).toBeLessThanOrEqual(left);
        if (before < left) fewer++;
        const act = pick(rng, ['end', 'stop', 'start', 'settle', 'undo'] as const);
        if (act === 'end') {
          ends++;
          clock = endClockTurn(clock, pace, calendar, now);
          const most =
            pace.kind === 'deadline' ? pace.turn : Math.min(before / MINUTE + pace.increment, pace.cap);
          expect(clock.bank).toBe(most * MINUTE);
        } else {
          if (act === 'stop') clock = stopClock(clock, calendar, now);
          if (act === 'start') clock = startClock(clock, now);
          if (act === 'undo') clock = undone(clock, clock, { calendar, giveBack: false, now });
          if (act === 'settle') {
            clock = settleClock(clock, calendar, now);
            calendar = someCalendar(rng, somePlayer(rng, now), now);
          }
          expect(remaining(clock, calendar, now)).toBe(before);
        }
        left = remaining(clock, calendar, now);
      }
    });
    expect(Math.min(ends, fewer)).toBeGreaterThan(100);
  });

  test('what is left and what was spent is what there was', () => {
    forAll(100, rng => {
      let now = someInstant(rng);
      const calendar = someCalendar(rng, somePlayer(rng, now), now);
      let clock = startClock(newClock(bank), now);
      for (let step = 0; step < 10; step++) {
        now += below(rng, 24 * 60) * MINUTE;
        clock = pick(rng, [stopClock, settleClock])(clock, calendar, now);
        expect(clock.bank + clock.spent).toBe(48 * HOUR);
        if (rng() < 0.5) clock = startClock(clock, now);
      }
    });
  });
});

test('a game that stops for nothing has the calendar of nobody', () => {
  const player = {
    zone: 'Europe/Berlin',
    quiet: nights.quiet,
    holidays: [{ from: '2026-06-01', to: '2026-06-30' }],
  };
  const game = {
    stops: { holidays: false, quietHours: false, weekends: false },
    holidayDays: 30,
    pauses: [],
  };
  const running = startClock(newClock(deadline), noon);
  expect(deadlineOf(running, calendarOf(player, game))).toBe(noon + DAY);
});
