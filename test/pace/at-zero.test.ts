import { describe, expect, test } from '@jest/globals';
import { dueNow, type AtZero, type Due, type Situation } from '../../src/pace/at-zero.js';
import type { Calendar } from '../../src/pace/calendar.js';
import { deadlineOf, newClock, settleClock, startClock } from '../../src/pace/clock.js';
import { pause } from '../../src/pace/pause.js';
import { noQuiet } from '../../src/pace/quiet.js';
import { HOUR, MINUTE } from '../../src/pace/units.js';
import { cast, type Tally } from '../../src/pace/tally.js';
import { below, pick } from '../support/random.js';
import { at, forAll, someCalendar, someInstant, somePlayer } from './support.js';

const always: Calendar = { zone: 'Europe/Berlin', quiet: noQuiet, holidays: [], weekends: false, pauses: [] };
const begin = at('2026-06-01T12:00+02:00');
const zero = begin + 24 * HOUR;
const clock = startClock(newClock({ kind: 'deadline', turn: 24 * 60 }), begin);

const remindOnly: AtZero = {
  grace: 0,
  pass: false,
  vote: 'none',
  voteOn: 'either',
  voteHours: 48,
  remindHours: 24,
};
const voting: AtZero = { ...remindOnly, vote: 'majority' };

const situation = (more: Partial<Situation> = {}): Situation => ({
  clock,
  calendar: always,
  mayPass: false,
  voters: ['b', 'c', 'd'],
  tally: null,
  reminded: null,
  ...more,
});

const nothing = (until: number | null): Due => ({ do: 'nothing', until });

describe('before the time is up', () => {
  test('nothing is done until then', () => {
    expect(dueNow({ ...voting, pass: true }, situation({ mayPass: true }), zero - 1)).toEqual(nothing(zero));
  });

  test('nor in the time of grace', () => {
    const kind = { ...remindOnly, grace: 90 };
    expect(dueNow(kind, situation(), zero)).toEqual(nothing(zero + 90 * MINUTE));
    expect(dueNow(kind, situation(), zero + 90 * MINUTE)).toEqual({ do: 'remind' });
  });

  test('nor about a seat that is not waited for', () => {
    const stands = newClock({ kind: 'deadline', turn: 60 });
    expect(dueNow(voting, situation({ clock: stands }), zero)).toEqual(nothing(null));
  });
});

describe('reminders only', () => {
  test('one at the deadline, then at intervals', () => {
    expect(dueNow(remindOnly, situation(), zero)).toEqual({ do: 'remind' });
    const reminded = zero + HOUR;
    expect(dueNow(remindOnly, situation({ reminded }), zero + 2 * HOUR)).toEqual(nothing(zero + 25 * HOUR));
    expect(dueNow(remindOnly, situation({ reminded }), zero + 25 * HOUR)).toEqual({ do: 'remind' });
  });

  test('what was told before an earlier deadline does not count', () => {
    expect(dueNow(remindOnly, situation({ reminded: zero - 1 }), zero)).toEqual({ do: 'remind' });
  });
});

describe('a pass', () => {
  test('where the rules let it', () => {
    expect(dueNow({ ...remindOnly, pass: true }, situation({ mayPass: true }), zero)).toEqual({ do: 'pass' });
  });

  test('otherwise what else the game does', () => {
    expect(dueNow({ ...remindOnly, pass: true }, situation(), zero)).toEqual({ do: 'remind' });
    expect(dueNow({ ...voting, pass: true }, situation(), zero).do).toBe('vote');
  });

  test('is not made where the game does not', () => {
    expect(dueNow(remindOnly, situation({ mayPass: true }), zero)).toEqual({ do: 'remind' });
  });
});

describe('a vote of the others', () => {
  const asked = (policy: AtZero = voting, now = zero): Tally => {
    const due = dueNow(policy, situation(), now);
    if (due.do !== 'vote') throw new Error(due.do);
    return due.tally;
  };
  const ballots = (tally: Tally, ...choices: readonly string[]): Tally =>
    choices.reduce((v, choice, i) => cast(v, v.voters[i]!, choice, v.opened).tally!, tally);

  test('asks what the game asks', () => {
    expect(asked()).toEqual({
      voters: ['b', 'c', 'd'],
      choices: ['replace', 'end', 'wait'],
      against: 'wait',
      rule: 'majority',
      opened: zero,
      expires: zero + 48 * HOUR,
      ballots: {},
    });
    expect(asked({ ...voting, vote: 'unanimous', voteOn: 'end' })).toMatchObject({
      choices: ['end', 'wait'],
      rule: 'unanimous',
    });
  });

  test('is waited for', () => {
    expect(dueNow(voting, situation({ tally: asked() }), zero + HOUR)).toEqual(nothing(zero + 48 * HOUR));
  });

  test.each(['replace', 'end'] as const)('to %s is done', choice => {
    const tally = ballots(asked(), choice, choice);
    expect(dueNow(voting, situation({ tally }), zero + HOUR)).toEqual({ do: choice });
    expect(dueNow(voting, situation({ tally }), zero + 100 * HOUR)).toEqual({ do: choice });
  });

  test('that decided nothing is asked again when its time is over', () => {
    const split = ballots(asked(), 'replace', 'end', 'wait');
    expect(dueNow(voting, situation({ tally: split }), zero + HOUR)).toEqual(nothing(zero + 48 * HOUR));
    for (const tally of [split, asked()]) {
      const again = dueNow(voting, situation({ tally }), zero + 48 * HOUR);
      expect(again).toMatchObject({ do: 'vote', tally: { opened: zero + 48 * HOUR, ballots: {} } });
    }
  });

  test('on an earlier turn of the seat is of the past', () => {
    const old = ballots({ ...asked(), opened: zero - 50 * HOUR, expires: zero - 2 * HOUR }, 'end', 'end');
    expect(dueNow(voting, situation({ tally: old }), zero).do).toBe('vote');
  });

  test('with nobody to ask is a reminder', () => {
    expect(dueNow(voting, situation({ voters: [] }), zero)).toEqual({ do: 'remind' });
  });

  test('is not begun anew by a change of the calendar after the deadline', () => {
    const tally = ballots(asked(), 'replace', 'replace');
    const settled = settleClock(clock, always, zero + 5 * HOUR);
    const calendar = { ...always, holidays: [{ from: '2026-07-01', to: '2026-07-02' }] };
    expect(dueNow(voting, situation({ clock: settled, calendar, tally }), zero + 6 * HOUR)).toEqual({
      do: 'replace',
    });
  });
});

describe('while the clock would stand still nothing is done', () => {
  const policy = { ...voting, pass: true };

  test('at night', () => {
    const nights = { ...always, quiet: { daily: { from: '12:00', to: '18:00' } } };
    const late = startClock(newClock({ kind: 'deadline', turn: 18 * 60 }), at('2026-06-01T18:00+02:00'));
    const morning = at('2026-06-02T18:00+02:00');
    const when = situation({ clock: late, calendar: nights, mayPass: true });
    expect(deadlineOf(late, nights)).toBe(at('2026-06-02T12:00+02:00'));
    expect(dueNow(policy, when, at('2026-06-02T12:00+02:00'))).toEqual(nothing(morning));
    expect(dueNow(policy, when, morning)).toEqual({ do: 'pass' });
  });

  test('on a holiday that began after the deadline, whatever the others voted', () => {
    const calendar = { ...always, holidays: [{ from: '2026-06-03', to: '2026-06-10' }] };
    const tally: Tally = {
      voters: ['b'],
      choices: ['end', 'wait'],
      against: 'wait',
      rule: 'majority',
      opened: zero,
      expires: zero + HOUR,
      ballots: { b: 'end' },
    };
    const back = at('2026-06-11T00:00+02:00');
    expect(dueNow(voting, situation({ calendar, tally }), at('2026-06-03T00:00+02:00'))).toEqual(
      nothing(back),
    );
    expect(dueNow(voting, situation({ calendar, tally }), back)).toEqual({ do: 'end' });
  });

  test('in a pause, for as long as it lasts', () => {
    const calendar = { ...always, pauses: pause([], zero + HOUR) };
    expect(dueNow(voting, situation({ calendar }), zero + 2 * HOUR)).toEqual(nothing(null));
    expect(dueNow(voting, situation({ calendar: { ...always, pauses: pause([], begin) } }), zero)).toEqual(
      nothing(null),
    );
  });
});

test('whoever looks again when told to comes to an end, and never too soon', () => {
  let [done, waited] = [0, 0];
  forAll(200, rng => {
    const since = someInstant(rng);
    const calendar = { ...someCalendar(rng, somePlayer(rng, since), since) };
    const running = startClock(newClock({ kind: 'deadline', turn: 60 + below(rng, 3000) }), since);
    const policy = { ...pick(rng, [remindOnly, voting]), pass: rng() < 0.5, grace: below(rng, 600) };
    const when = situation({ clock: running, calendar, mayPass: rng() < 0.5 });
    let now = since;
    let due = dueNow(policy, when, now);
    for (let looks = 0; due.do === 'nothing'; looks++) {
      expect(looks).toBeLessThan(3);
      expect(due.until).toBeGreaterThan(now);
      expect(dueNow(policy, when, due.until! - 1)).toEqual(due);
      now = due.until!;
      due = dueNow(policy, when, now);
      waited++;
    }
    expect(now).toBeGreaterThanOrEqual(deadlineOf(running, calendar)! + policy.grace * MINUTE);
    done++;
  });
  expect([done, waited >= 200]).toEqual([200, true]);
});
