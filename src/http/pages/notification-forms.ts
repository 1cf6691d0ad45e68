import type { PrefsChange } from '../../service/prefs/change.js';
import { groups, type MailGroup } from '../../service/prefs/choices.js';
import { weekdays, type QuietWindow, type Weekday } from '../../service/prefs/kept.js';
import { check } from '../input/check.js';
import { timeZone, wholeNumber, oneOf, typedNumbers } from '../input/fields.js';
import type { Form } from '../input/body.js';
import type { PageCall } from './page.js';

/** Browsers may send seconds with a time. */
const clockTime = (text: string | undefined): string => (text ?? '').slice(0, 5);

/** Both empty is none; what is wrong is the service's to say. */
const windowIn = (form: Form, from: string, to: string): QuietWindow | null => {
  const window = { from: clockTime(form[from]), to: clockTime(form[to]) };
  return window.from === '' && window.to === '' ? null : window;
};

const ownDays = (form: Form): { readonly [day in Weekday]?: QuietWindow | null } =>
  Object.fromEntries(
    weekdays.flatMap(day => {
      const how = form[`quiet.${day}`];
      if (how === 'none') return [[day, null]];
      return how === 'own' ? [[day, windowIn(form, `from.${day}`, `to.${day}`)]] : [];
    }),
  );

/** What the form of somebody's time holds. @throws HttpProblem `invalid-request` */
export const timeIn = ({ form, context: { language } }: PageCall): PrefsChange => ({
  zone: check(timeZone, form['zone'], 'zone', language),
  quiet: { daily: windowIn(form, 'quietFrom', 'quietTo'), on: ownDays(form) },
  digestHour: check(wholeNumber, form['digestHour'], 'digestHour', language),
  remindBefore: check(typedNumbers, form['remindBefore'] ?? '', 'remindBefore', language),
  hold: form['hold'] === '' ? null : check(wholeNumber, form['hold'], 'hold', language),
});

/** The fields of the form of somebody's time as they were typed; undefined where it was not sent. */
export const typedTime = ({ form }: PageCall) => {
  if (form['digestHour'] === undefined) return undefined;
  const text = (name: string): string => form[name] ?? '';
  return {
    zone: text('zone'),
    quiet: { from: text('quietFrom'), to: text('quietTo') },
    day: (of: Weekday) => ({ how: text(`quiet.${of}`), from: text(`from.${of}`), to: text(`to.${of}`) }),
    digestHour: text('digestHour'),
    remindBefore: text('remindBefore'),
    hold: text('hold'),
  };
};

/** What was chosen for each group. @throws HttpProblem `invalid-request` */
export const waysIn = <W extends string>(
  { form, context: { language } }: PageCall,
  ways: readonly W[],
): { readonly [group in MailGroup]?: W } =>
  Object.fromEntries(
    groups.map(group => [group, check(oneOf(ways), form[`way.${group}`], `way.${group}`, language)]),
  );
