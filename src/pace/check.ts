import { holidayDays, type Holiday } from './holidays.js';
import { dayOf, readDate, readTime, weekdays } from './local.js';
import type { FormWrong, GameTimeWrong, TimeProblem } from './problem.js';
import { windowMinutes, type QuietHours, type QuietWindow } from './quiet.js';
import {
  gameForm,
  mostHolidayDays,
  personForm,
  type FormField,
  type GameTime,
  type PersonTime,
} from './settings.js';
import { isZone } from './zone.js';

/** Longer quiet hours would stop a clock for most of every day. */
export const longestQuiet = 12 * 60;

const problem = <Wrong extends string>(
  code: Wrong,
  field: string,
  params: TimeProblem['params'] = {},
): TimeProblem<Wrong> => ({
  code,
  field,
  params,
});

/** The value at a path; undefined where there is none. */
const at = (settings: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
          ? (inner as { readonly [name: string]: unknown })[name]
          : undefined,
      settings,
    );

/** A value as a parameter of a message: what is no plain value says nothing to its reader. */
const plain = (value: unknown): string | number | boolean | null =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

const checkNumber = (
  field: string,
  { from, to }: { readonly from: number; readonly to: number },
  value: unknown,
): readonly TimeProblem<FormWrong>[] => {
  if (!Number.isSafeInteger(value)) return [problem('not-a-whole-number', field, { value: plain(value) })];
  const number = value as number;
  return from <= number && number <= to ? [] : [problem('out-of-range', field, { value: number, from, to })];
};

const checkField = (form: FormField, value: unknown): readonly TimeProblem<FormWrong>[] => {
  const { field } = form;
  switch (form.kind) {
    case 'switch':
      return typeof value === 'boolean' ? [] : [problem('not-a-choice', field, { value: plain(value) })];
    case 'choice':
      return form.choices.some(choice => choice === value)
        ? []
        : [problem('not-a-choice', field, { value: plain(value), choices: form.choices.join(' ') })];
    case 'number':
      return checkNumber(field, form, value);
    case 'numbers': {
      if (!Array.isArray(value)) return [problem('not-a-list', field)];
      if (value.length > form.most)
        return [problem('too-many', field, { count: value.length, most: form.most })];
      return value.flatMap((one, i) => checkNumber(`${field}.${i}`, form, one));
    }
  }
};

/** Each field that is shown; a field that depends on one that is not shown is not shown either. */
const checkForm = (forms: readonly FormField[], settings: object): readonly TimeProblem<FormWrong>[] => {
  const isShown = ({ where }: FormField): boolean => {
    if (!where) return true;
    const on = forms.find(form => form.field === where.field);
    return where.is.some(value => value === at(settings, where.field)) && (!on || isShown(on));
  };
  return forms.filter(isShown).flatMap(form => checkField(form, at(settings, form.field)));
};

const checkBank = ({ pace }: GameTime): readonly TimeProblem<GameTimeWrong>[] =>
  pace.kind === 'bank' && pace.cap < pace.bank
    ? [problem('cap-below-bank', 'pace.cap', { cap: pace.cap, bank: pace.bank })]
    : [];

/**
 * Everything that is wrong with a game's settings, by field; what does not apply is not looked at.
 * Codes: `not-a-choice`, `not-a-whole-number`, `out-of-range`, `not-a-list`, `too-many`, `cap-below-bank`.
 */
export const checkGameTime = (game: GameTime): readonly TimeProblem<GameTimeWrong>[] => {
  const problems = checkForm(gameForm, game);
  return problems.length > 0 ? problems : checkBank(game);
};

const checkWindow = (field: string, window: QuietWindow | null | undefined): readonly TimeProblem[] => {
  if (!window) return [];
  const bad = (['from', 'to'] as const).filter(end => readTime(window[end]) === null);
  if (bad.length > 0) return bad.map(end => problem('bad-time', `${field}.${end}`, { time: window[end] }));
  const minutes = windowMinutes(window);
  if (minutes === 0) return [problem('quiet-empty', field, { at: window.from })];
  return minutes > longestQuiet ? [problem('quiet-too-long', field, { minutes, most: longestQuiet })] : [];
};

export const checkQuiet = (quiet: QuietHours): readonly TimeProblem[] => [
  ...checkWindow('quiet.daily', quiet.daily),
  ...weekdays.flatMap(day => checkWindow(`quiet.on.${day}`, quiet.on?.[day])),
];

const checkHoliday = ({ from, to }: Holiday, i: number): readonly TimeProblem[] => {
  const bad = [from, to].filter(date => readDate(date) === null);
  if (bad.length > 0) return bad.map(date => problem('bad-date', `holidays.${i}`, { date }));
  return dayOf(from) <= dayOf(to) ? [] : [problem('holiday-backwards', `holidays.${i}`, { from, to })];
};

const checkHolidays = (holidays: readonly Holiday[]): readonly TimeProblem[] => {
  const problems = holidays.flatMap(checkHoliday);
  if (problems.length > 0) return problems;
  return [...holidayDays(holidays)]
    .filter(([, days]) => days > mostHolidayDays)
    .map(([year, days]) => problem('too-many-holidays', 'holidays', { year, days, most: mostHolidayDays }));
};

/**
 * Everything that is wrong with a person's settings, by field.
 * Codes: `unknown-zone`, `bad-time`, `quiet-empty`, `quiet-too-long`, `bad-date`, `holiday-backwards`,
 * `too-many-holidays`, and those of `checkGameTime`.
 */
export const checkPersonTime = (person: PersonTime): readonly TimeProblem[] => [
  ...(isZone(person.zone) ? [] : [problem('unknown-zone', 'zone', { zone: person.zone })]),
  ...checkQuiet(person.quiet),
  ...checkHolidays(person.holidays),
  ...checkForm(personForm, person),
];
