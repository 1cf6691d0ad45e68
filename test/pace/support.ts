import { below, pick, random, type Rng } from '../support/random.js';
import { seeds } from '../support/seed.js';
import { calendarOf, type Calendar } from '../../src/pace/calendar.js';
import type { Holiday } from '../../src/pace/holidays.js';
import { dateOf, weekdays } from '../../src/pace/local.js';
import type { PlayerTime } from '../../src/pace/player.js';
import type { QuietHours, QuietWindow } from '../../src/pace/quiet.js';
import { DAY, HOUR, MINUTE } from '../../src/pace/units.js';

/** An instant, written as a local time with its offset, so that each line of a table can be read by itself. */
export const at = (iso: string): number => {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) throw new Error(`not an instant: ${iso}`);
  return instant;
};

/** For messages: instants as UTC. */
export const utc = (instant: number | null): string =>
  instant === null ? 'never' : new Date(instant).toISOString().replace('.000Z', 'Z');

export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Sao_Paulo',
];

/** When clocks are set forward or back, of the years in the tables. */
export const changes = [
  '2026-03-29T01:00Z',
  '2026-10-25T01:00Z',
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2026-04-04T15:00Z',
  '2026-10-03T15:30Z',
  '2026-04-04T14:00Z',
  '2026-09-26T14:00Z',
  '2018-11-04T03:00Z',
  '2019-02-17T02:00Z',
].map(at);

/** Whole minutes, within two days of a change or anywhere in 2026. */
export const someInstant = (rng: Rng): number =>
  rng() < 0.6
    ? pick(rng, changes) + (below(rng, 4 * 24 * 60) - 2 * 24 * 60) * MINUTE
    : at('2026-01-01T00:00Z') + below(rng, 365 * 24 * 60) * MINUTE;

const time = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const someWindow = (rng: Rng): QuietWindow => {
  const from = below(rng, 1440);
  return { from: time(from), to: time(from + 1 + below(rng, 720)) };
};

const someQuiet = (rng: Rng): QuietHours => ({
  daily: rng() < 0.8 ? someWindow(rng) : null,
  on: Object.fromEntries(
    weekdays.filter(() => rng() < 0.3).map(day => [day, rng() < 0.3 ? null : someWindow(rng)]),
  ),
});

const someHoliday = (rng: Rng, around: number): Holiday => {
  const first = Math.floor(around / DAY) + below(rng, 20) - 10;
  return { from: dateOf(first), to: dateOf(first + below(rng, 12)) };
};

export const somePlayer = (rng: Rng, around: number): PlayerTime => ({
  zone: pick(rng, zones),
  quiet: someQuiet(rng),
  holidays: Array.from({ length: below(rng, 3) }, () => someHoliday(rng, around)),
});

export const someCalendar = (rng: Rng, player: PlayerTime, around: number): Calendar => {
  const begun = around + (below(rng, 96) - 48) * HOUR;
  return calendarOf(player, {
    stops: { holidays: rng() < 0.5, quietHours: rng() < 0.7, weekends: rng() < 0.4 },
    holidayDays: pick(rng, [0, 5, 30]),
    pauses: rng() < 0.3 ? [{ from: begun, until: begun + below(rng, 72) * HOUR }] : [],
  });
};

/** Runs a property on so many cases; a failure names the seed of its case. */
export const forAll = (cases: number, property: (rng: Rng) => void): void => {
  for (const seed of seeds(cases))
    try {
      property(random(seed));
    } catch (error) {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
};
