import { dateOf, dayOf, readDate, type Day, type LocalDate } from './local.js';
import type { PersonTimeWrong, TimeProblem } from './problem.js';

/** Whole local days, both ends included. */
export interface Holiday {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export type HolidayAnswer =
  | { readonly holidays: readonly Holiday[]; readonly problem: null }
  | { readonly holidays: null; readonly problem: TimeProblem };

/** Days from `first` to `last`. */
interface Days {
  readonly first: Day;
  readonly last: Day;
}

const daysOf = ({ from, to }: Holiday): Days => ({ first: dayOf(from), last: dayOf(to) });
const holidayOf = ({ first, last }: Days): Holiday => ({ from: dateOf(first), to: dateOf(last) });
const yearOf = (day: Day): number => Number(dateOf(day).slice(0, 4));
const newYear = (year: number): Day => dayOf(`${year}-01-01`);

/** In order, without overlaps; neighbours are one. */
const tidy = (list: readonly Days[]): readonly Days[] => {
  const tidied: { first: Day; last: Day }[] = [];
  for (const { first, last } of [...list].sort((a, b) => a.first - b.first)) {
    const previous = tidied.at(-1);
    if (previous && first <= previous.last + 1) previous.last = Math.max(previous.last, last);
    else tidied.push({ first, last });
  }
  return tidied;
};

/** The parts of each before and after what is cut out. */
const without = (list: readonly Days[], cut: Days): readonly Days[] =>
  list
    .flatMap(({ first, last }) => [
      { first, last: Math.min(last, cut.first - 1) },
      { first: Math.max(first, cut.last + 1), last },
    ])
    .filter(({ first, last }) => first <= last);

/** Split at each new year. */
const byYear = (list: readonly Days[]): readonly (Days & { readonly year: number })[] =>
  list.flatMap(({ first, last }) => {
    const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, i) => yearOf(first) + i);
    return years.map(year => ({
      year,
      first: Math.max(first, newYear(year)),
      last: Math.min(last, newYear(year + 1) - 1),
    }));
  });

const count = (list: readonly Days[]): number =>
  list.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** Days of holiday in each calendar year that has any. */
export const holidayDays = (holidays: readonly Holiday[]): ReadonlyMap<number, number> => {
  const days = new Map<number, number>();
  for (const part of byYear(tidy(holidays.map(daysOf))))
    days.set(part.year, (days.get(part.year) ?? 0) + count([part]));
  return days;
};

const refused = (code: PersonTimeWrong, params: TimeProblem['params']): HolidayAnswer => ({
  holidays: null,
  problem: { code, field: 'holidays', params },
});

const taken = (list: readonly Days[]): HolidayAnswer => ({ holidays: list.map(holidayOf), problem: null });

/** The days of a request, or why they make no sense. */
const read = ({ from, to }: Holiday): Days | HolidayAnswer => {
  const [first, last] = [readDate(from), readDate(to)];
  if (first === null) return refused('bad-date', { date: from });
  if (last === null) return refused('bad-date', { date: to });
  return first <= last ? { first, last } : refused('holiday-backwards', { from, to });
};

/**
 * Adds a holiday. It begins today or later, and ends before the year after next. Days that are taken already
 * do not count again; each calendar year has its own `allowance` of days.
 *
 * Problems: `bad-date`, `holiday-backwards`, `holiday-past` {from, today}, `holiday-too-far` {to, latest},
 * `holiday-over-allowance` {year, allowance, left, asked}
 */
export const takeHoliday = (
  holidays: readonly Holiday[],
  wanted: Holiday,
  { allowance, today }: { readonly allowance: number; readonly today: LocalDate },
): HolidayAnswer => {
  const asked = read(wanted);
  if ('problem' in asked) return asked;
  const latest = newYear(yearOf(dayOf(today)) + 2) - 1;
  if (asked.first < dayOf(today)) return refused('holiday-past', { from: wanted.from, today });
  if (asked.last > latest) return refused('holiday-too-far', { to: wanted.to, latest: dateOf(latest) });

  const all = [...holidays, wanted];
  const [before, after] = [holidayDays(holidays), holidayDays(all)];
  for (const [year, days] of after) {
    const had = before.get(year) ?? 0;
    if (days > Math.max(had, allowance))
      return refused('holiday-over-allowance', {
        year,
        allowance,
        left: Math.max(0, allowance - had),
        asked: days - had,
      });
  }
  return taken(tidy(all.map(daysOf)));
};

/**
 * Takes back the days of `range` that are later than today. A day that has begun stays taken.
 *
 * Problems: `bad-date`, `holiday-backwards`, `holiday-not-taken`, `holiday-begun` {today}
 */
export const withdrawHoliday = (
  holidays: readonly Holiday[],
  range: Holiday,
  today: LocalDate,
): HolidayAnswer => {
  const asked = read(range);
  if ('problem' in asked) return asked;
  const all = tidy(holidays.map(daysOf));
  if (count(without(all, asked)) === count(all)) return refused('holiday-not-taken', { ...range });
  const rest = without(all, { first: Math.max(asked.first, dayOf(today) + 1), last: asked.last });
  return count(rest) === count(all) ? refused('holiday-begun', { today }) : taken(rest);
};

/**
 * The holidays that count in a game: of each calendar year the first `allowance` days. A person has one list
 * for all games, and may join a game that allows less than what is on it.
 */
export const countedHolidays = (holidays: readonly Holiday[], allowance: number): readonly Holiday[] => {
  const used = new Map<number, number>();
  const counted = byYear(tidy(holidays.map(daysOf))).flatMap(({ year, first, last }) => {
    const before = used.get(year) ?? 0;
    const days = Math.min(last - first + 1, allowance - before);
    used.set(year, before + Math.max(0, days));
    return days > 0 ? [{ first, last: first + days - 1 }] : [];
  });
  return tidy(counted).map(holidayOf);
};
