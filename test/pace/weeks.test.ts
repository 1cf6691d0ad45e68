import { describe, expect, test } from '@jest/globals';
import {
  calendarOf,
  cast,
  checkGameTime,
  checkPersonTime,
  deadlineOf,
  dueNow,
  handClocksOver,
  isAway,
  isQuiet,
  mailTime,
  newClock,
  presetGame,
  presetPerson,
  reminders,
  remaining,
  type Calendar,
  type Clocks,
  type Due,
  type GameTime,
  type PersonTime,
  type TimedPace,
  type Tally,
} from '../../src/pace/index.js';
import { random, type Rng } from '../support/random.js';
import { seeds } from '../support/seed.js';
import { at, utc } from './support.js';

/** Four people play in turn for weeks; the clock of the test jumps from one thing that is due to the next. */

const HOUR = 3_600_000;
const night = { daily: { from: '22:00', to: '07:00' } };
const person = (zone: string, more: Partial<PersonTime> = {}): PersonTime => ({
  ...presetPerson,
  zone,
  quiet: night,
  ...more,
});

const people: { readonly [seat: string]: PersonTime } = {
  anna: person('Europe/Berlin'),
  ben: person('America/New_York', { holidays: [{ from: '2026-10-20', to: '2026-11-03' }] }),
  kiri: person('Pacific/Auckland', {
    quiet: { ...night, on: { sat: null, fri: { from: '20:00', to: '08:00' } } },
  }),
  lord: person('Australia/Lord_Howe', { holidays: [{ from: '2026-09-28', to: '2026-10-05' }] }),
};
const seats = Object.keys(people);
const pace: TimedPace = { kind: 'bank', bank: 24 * 60, increment: 8 * 60, cap: 30 * 60 };
const game: GameTime = { ...presetGame, pace, holidayDays: 15 };

const calendars: { readonly [seat: string]: Calendar } = Object.fromEntries(
  seats.map(seat => [seat, calendarOf(people[seat]!, { ...game, pauses: [] })]),
);

interface Told {
  readonly seat: string;
  readonly what: string;
  readonly at: number;
  readonly urgent: boolean;
}

interface Story {
  readonly mails: readonly Told[];
  readonly turns: number;
  readonly replaced: readonly string[];
  readonly ended: number;
}

/** When somebody who is told now moves: within a day and a half, awake and not away. */
const movesAt = (rng: Rng, seat: string, told: number): number => {
  let when = told + rng() * 36 * HOUR;
  while (isAway(people[seat]!, when) || isQuiet(people[seat]!, when)) when += HOUR;
  return when;
};

const play = (seed: number, gone: string | null): Story => {
  const rng = random(seed);
  const begin = at('2026-09-21T12:00Z');
  const mails: Told[] = [];
  const replaced: string[] = [];
  let vanished = gone;
  let clocks: Clocks = Object.fromEntries(seats.map(seat => [seat, newClock(pace)]));
  let now = begin;

  const tell = (seat: string, what: string, deadline: number | null): number => {
    const mail = mailTime(people[seat]!, now, deadline);
    mails.push({ seat, what, ...mail });
    return mail.at;
  };

  let turns = 0;
  for (; turns < 120; turns++) {
    const seat = seats[turns % 4]!;
    const others = seats.filter(other => other !== seat);
    const ended = turns === 0 ? [] : [seats[(turns - 1) % 4]!];
    clocks = handClocksOver(clocks, { pace, calendars, ended, waited: [seat], now });
    const calendar = calendars[seat]!;
    const deadline = deadlineOf(clocks[seat]!, calendar)!;
    expect(deadline).toBeGreaterThan(now);
    let moves = vanished === seat ? Infinity : movesAt(rng, seat, tell(seat, 'turn', deadline));

    const plan = { shares: game.reminders, hoursBefore: people[seat]!.remindBefore };
    const upcoming = (): number =>
      reminders(clocks[seat]!, { calendar, player: people[seat]!, plan }, now)[0] ?? Infinity;
    let tally: Tally | null = null;
    while (now < moves) {
      const due: Due = dueNow(
        game.atZero,
        { clock: clocks[seat]!, calendar, mayPass: false, voters: others, tally, reminded: null },
        now,
      );
      // nobody is voted on or replaced on holiday or at night
      if (due.do !== 'nothing')
        expect([isAway(people[seat]!, now), isQuiet(people[seat]!, now)]).toEqual([false, false]);
      if (due.do === 'replace') {
        replaced.push(seat);
        vanished = null;
        clocks = { ...clocks, [seat]: { ...newClock(pace), runningSince: now } };
        moves = movesAt(rng, seat, tell(seat, 'turn', deadlineOf(clocks[seat]!, calendar)));
        tally = null;
      } else if (due.do === 'vote') {
        ({ tally } = due);
        for (const other of others) {
          tell(other, 'vote', null);
          tally = cast(tally, other, rng() < 0.6 ? 'replace' : 'wait', now).tally ?? tally;
        }
      } else {
        expect(due.do).toBe('nothing');
        const reminder = upcoming();
        const next = Math.min(moves, reminder, (due.do === 'nothing' && due.until) || Infinity);
        expect(next).toBeGreaterThan(now);
        expect(next).toBeLessThan(Infinity);
        now = next;
        if (now === reminder && now < moves) tell(seat, 'reminder', deadline);
      }
    }
    expect(remaining(clocks[seat]!, calendar, now)).toBeLessThanOrEqual(30 * HOUR);
  }
  return { mails, turns, replaced, ended: now };
};

describe('weeks of play', () => {
  test('begin with settings that are in order', () => {
    expect([...checkGameTime(game), ...seats.flatMap(seat => checkPersonTime(people[seat]!))]).toEqual([]);
  });

  test.each(seeds(3))('end, with no mail in quiet hours (seed %i)', seed => {
    const story = play(seed, null);
    expect(story.turns).toBe(120);
    for (const { seat, at: when, urgent } of story.mails)
      expect([seat, utc(when), urgent, isQuiet(people[seat]!, when)]).toEqual([
        seat,
        utc(when),
        false,
        false,
      ]);
    expect(story.mails.filter(({ what }) => what === 'reminder').length).toBeGreaterThan(10);
    expect(story.mails.filter(({ what }) => what === 'turn').length).toBe(120 + story.replaced.length);
  });

  test.each(['anna', 'ben', 'kiri', 'lord'])('end, though %s never comes back', gone => {
    const story = play(7, gone);
    expect(story.replaced).toContain(gone);
    expect(story.turns).toBe(120);
    expect(story.ended).toBeLessThan(at('2027-09-21T12:00Z'));
  });
});
