import type { AtZero } from './at-zero.js';
import type { ClockStops } from './calendar.js';
import type { Pace, TimedPace } from './clock.js';
import type { PlayerTime } from './player.js';
import { noQuiet } from './quiet.js';

/** What the creator of a game chooses about its time. */
export interface GameTime {
  readonly pace: Pace;
  readonly stops: ClockStops;
  /** Days of holiday a year that stop a player's clock, where holidays do. */
  readonly holidayDays: number;
  /** Percent of a turn's time after which its player is reminded. */
  readonly reminders: readonly number[];
  readonly atZero: AtZero;
}

/** What a person chooses about theirs. */
export interface PersonTime extends PlayerTime {
  /** Hour of the day for the digest. */
  readonly digestHour: number;
  /** Hours before a deadline at which to be reminded, besides what the game does. */
  readonly remindBefore: readonly number[];
}

/** When a field of a form is shown: another field holds one of these. */
type Where = { readonly where?: { readonly field: string; readonly is: readonly (string | boolean)[] } };

/** A whole number; each number of a list, of at most `most`. */
type Range = {
  readonly unit: 'minutes' | 'hours' | 'days' | 'percent' | 'hour-of-day';
  readonly from: number;
  readonly to: number;
};

/** One field of a form. `field` is its path in the settings and names its words. */
export type FormField = { readonly field: string } & Where &
  (
    | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly preset: string }
    | { readonly kind: 'switch'; readonly preset: boolean }
    | ({ readonly kind: 'number'; readonly preset: number } & Range)
    | ({ readonly kind: 'numbers'; readonly most: number; readonly preset: readonly number[] } & Range)
  );

const hours = (n: number): number => n * 60;
const days = (n: number): number => hours(24 * n);

/** What each pace starts from. */
export const presetPace = {
  none: { kind: 'none' },
  deadline: { kind: 'deadline', turn: days(3) },
  bank: { kind: 'bank', bank: days(5), increment: hours(12), cap: days(7) },
} as const satisfies { readonly none: Pace; readonly deadline: TimedPace; readonly bank: TimedPace };

/** Days of holiday a year that anybody may allow or note down. With more a clock might never run out. */
export const mostHolidayDays = 90;

export const presetGame: GameTime = {
  pace: presetPace.bank,
  stops: { holidays: true, quietHours: true, weekends: false },
  holidayDays: 30,
  reminders: [50, 80],
  atZero: { grace: 0, pass: false, vote: 'majority', voteOn: 'either', voteHours: 72, remindHours: 24 },
};

export const presetPerson: PersonTime = {
  zone: 'UTC',
  quiet: noQuiet,
  holidays: [],
  digestHour: 8,
  remindBefore: [12],
};

const timed = { field: 'pace.kind', is: ['deadline', 'bank'] };
const banked = { field: 'pace.kind', is: ['bank'] };
const voted = { field: 'atZero.vote', is: ['majority', 'unanimous'] };

/** The form of a game's time, in order. */
export const gameForm: readonly FormField[] = [
  { field: 'pace.kind', kind: 'choice', choices: ['none', 'deadline', 'bank'], preset: 'bank' },
  {
    field: 'pace.turn',
    kind: 'number',
    unit: 'minutes',
    from: hours(1),
    to: days(60),
    preset: presetPace.deadline.turn,
    where: { field: 'pace.kind', is: ['deadline'] },
  },
  {
    field: 'pace.bank',
    kind: 'number',
    unit: 'minutes',
    from: hours(1),
    to: days(60),
    preset: presetPace.bank.bank,
    where: banked,
  },
  {
    field: 'pace.increment',
    kind: 'number',
    unit: 'minutes',
    from: 0,
    to: days(14),
    preset: presetPace.bank.increment,
    where: banked,
  },
  {
    field: 'pace.cap',
    kind: 'number',
    unit: 'minutes',
    from: hours(1),
    to: days(90),
    preset: presetPace.bank.cap,
    where: banked,
  },
  { field: 'stops.holidays', kind: 'switch', preset: presetGame.stops.holidays, where: timed },
  {
    field: 'holidayDays',
    kind: 'number',
    unit: 'days',
    from: 0,
    to: mostHolidayDays,
    preset: presetGame.holidayDays,
    where: { field: 'stops.holidays', is: [true] },
  },
  { field: 'stops.quietHours', kind: 'switch', preset: presetGame.stops.quietHours, where: timed },
  { field: 'stops.weekends', kind: 'switch', preset: presetGame.stops.weekends, where: timed },
  {
    field: 'reminders',
    kind: 'numbers',
    most: 4,
    unit: 'percent',
    from: 1,
    to: 99,
    preset: presetGame.reminders,
    where: timed,
  },
  {
    field: 'atZero.grace',
    kind: 'number',
    unit: 'minutes',
    from: 0,
    to: days(7),
    preset: presetGame.atZero.grace,
    where: timed,
  },
  { field: 'atZero.pass', kind: 'switch', preset: presetGame.atZero.pass, where: timed },
  {
    field: 'atZero.vote',
    kind: 'choice',
    choices: ['none', 'majority', 'unanimous'],
    preset: presetGame.atZero.vote,
    where: timed,
  },
  {
    field: 'atZero.voteOn',
    kind: 'choice',
    choices: ['replace', 'end', 'either'],
    preset: presetGame.atZero.voteOn,
    where: voted,
  },
  {
    field: 'atZero.voteHours',
    kind: 'number',
    unit: 'hours',
    from: 12,
    to: 336,
    preset: presetGame.atZero.voteHours,
    where: voted,
  },
  {
    field: 'atZero.remindHours',
    kind: 'number',
    unit: 'hours',
    from: 12,
    to: 336,
    preset: presetGame.atZero.remindHours,
    where: timed,
  },
];

/** The plain fields of a person's time; zone, quiet hours and holidays have inputs of their own. */
export const personForm: readonly FormField[] = [
  {
    field: 'digestHour',
    kind: 'number',
    unit: 'hour-of-day',
    from: 0,
    to: 23,
    preset: presetPerson.digestHour,
  },
  {
    field: 'remindBefore',
    kind: 'numbers',
    most: 4,
    unit: 'hours',
    from: 1,
    to: 168,
    preset: presetPerson.remindBefore,
  },
];
