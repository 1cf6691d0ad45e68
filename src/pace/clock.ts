import { reached, worked, type Calendar } from './calendar.js';
import { MINUTE, type Instant } from './units.js';

/** How much time a turn may take. In minutes, as the game's creator set it. */
export type Pace = { readonly kind: 'none' } | TimedPace;

export type TimedPace =
  | { readonly kind: 'deadline'; readonly turn: number }
  /** A bank that grows by `increment` with each turn that ends, up to `cap`. */
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number; readonly cap: number };

/** One seat's clock: plain data, in milliseconds of time that counts. Many may run at once. */
export interface Clock {
  /** What was left when it was last started, stopped or settled. */
  readonly bank: number;
  /** Since when it runs, all before being charged; null when it stands. */
  readonly runningSince: Instant | null;
  /** What there was when this turn began: shares of it are what reminders go by. */
  readonly turnBank: number;
  /** All that was ever charged. An undo is computed from it. */
  readonly spent: number;
}

export const newClock = (pace: TimedPace): Clock => {
  const bank = (pace.kind === 'deadline' ? pace.turn : pace.bank) * MINUTE;
  return { bank, runningSince: null, turnBank: bank, spent: 0 };
};

/** What is left now; never below zero. */
export const remaining = (clock: Clock, calendar: Calendar, now: Instant): number =>
  clock.runningSince === null
    ? clock.bank
    : Math.max(0, clock.bank - worked(calendar, clock.runningSince, now));

/** When the time runs out, or ran out; null for a clock that stands or that a pause without end holds. */
export const deadlineOf = (clock: Clock, calendar: Calendar): Instant | null =>
  clock.runningSince === null ? null : reached(calendar, clock.runningSince, clock.bank);

/** The seat is waited for. A running clock runs on. */
export const startClock = (clock: Clock, now: Instant): Clock =>
  clock.runningSince === null ? { ...clock, runningSince: now } : clock;

const charge = (clock: Clock, calendar: Calendar, now: Instant): Clock => {
  const bank = remaining(clock, calendar, now);
  return { ...clock, bank, spent: clock.spent + clock.bank - bank };
};

/** The seat is not waited for any more, though its turn has not ended: it gets nothing. */
export const stopClock = (clock: Clock, calendar: Calendar, now: Instant): Clock => ({
  ...charge(clock, calendar, now),
  runningSince: null,
});

/**
 * Charges what has been used and lets the clock run on. To be done with the old calendar before anything in it
 * changes (zone, quiet hours, holidays), so that nobody changes the past. What has run out stays run out, at
 * the instant at which it did.
 */
export const settleClock = (clock: Clock, calendar: Calendar, now: Instant): Clock => {
  if (clock.runningSince === null) return clock;
  const zero = deadlineOf(clock, calendar);
  return { ...charge(clock, calendar, now), runningSince: Math.min(now, zero ?? now) };
};

/** The turn is over: with a deadline the next has the whole time again, a bank grows up to its cap. */
export const endClockTurn = (clock: Clock, pace: TimedPace, calendar: Calendar, now: Instant): Clock => {
  const stopped = stopClock(clock, calendar, now);
  const bank =
    pace.kind === 'deadline'
      ? pace.turn * MINUTE
      : Math.min(stopped.bank + pace.increment * MINUTE, pace.cap * MINUTE);
  return { ...stopped, bank, turnBank: bank };
};

/**
 * The clock after an undo to a position where it was `then`. What was gained since is gone. What was spent since
 * stays spent, unless all have agreed to `giveBack`. It stands still; the clocks of those who are waited for are started anew.
 */
export const undone = (
  clock: Clock,
  then: Clock,
  {
    calendar,
    giveBack,
    now,
  }: { readonly calendar: Calendar; readonly giveBack: boolean; readonly now: Instant },
): Clock => {
  if (giveBack) return { ...then, runningSince: null };
  const { spent } = stopClock(clock, calendar, now);
  const bank = Math.max(0, then.bank - (spent - then.spent));
  return { bank, runningSince: null, turnBank: then.turnBank, spent };
};

/** The clocks of a game by seat. */
export type Clocks = { readonly [seat: string]: Clock };

/**
 * After an action: `ended` are the seats whose turn it ended, `waited` those now waited for. A seat in both has
 * a new turn at once.
 */
export const handClocksOver = (
  clocks: Clocks,
  change: {
    readonly pace: TimedPace;
    readonly calendars: { readonly [seat: string]: Calendar };
    readonly ended: readonly string[];
    readonly waited: readonly string[];
    readonly now: Instant;
  },
): Clocks => {
  const { pace, calendars, ended, waited, now } = change;
  const after = (seat: string, clock: Clock): Clock => {
    const calendar = calendars[seat]!;
    const charged = ended.includes(seat)
      ? endClockTurn(clock, pace, calendar, now)
      : waited.includes(seat)
        ? clock
        : stopClock(clock, calendar, now);
    return waited.includes(seat) ? startClock(charged, now) : charged;
  };
  return Object.fromEntries(Object.entries(clocks).map(([seat, clock]) => [seat, after(seat, clock)]));
};
