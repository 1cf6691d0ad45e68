import type { Form } from '../input/body.js';
import { groups, ways } from '../../service/prefs/choices.js';
import type { Overview } from '../../service/prefs/overview.js';
import { timeText } from '../../words/time.js';
import { weekdays } from '../../service/prefs/kept.js';
import { typedTime } from './notification-forms.js';
import type { PageCall } from './page.js';

/** Holds to choose from, in seconds. */
const holds = [0, 30, 60, 120, 300, 600, 1800, 3600];

const inWords = ({ t }: PageCall, { quiet, zone }: Overview): readonly string[] => {
  const { daily, on = {} } = quiet;
  const days = weekdays.flatMap(day => {
    const own = on[day];
    if (own === undefined) return [];
    return own ? t('quietOnDay', { day: t(day), ...own }) : t('quietNotOnDay', { day: t(day) });
  });
  const every = daily ? t('quietDaily', { ...daily, zone }) : t('quietNone');
  const any = daily !== null || Object.values(on).some(window => window !== null);
  return [
    ...(daily !== null || days.length === 0 ? [every] : []),
    ...days,
    ...(any ? [t('quietUrgent')] : []),
  ];
};

const nextDigestText = ({ t, context }: PageCall, { nextDigest, zone }: Overview): string =>
  t('digestAt', {
    time: timeText(context.language, zone, 'near')(nextDigest),
  });

const holdText = ({ t }: PageCall, seconds: number): string => {
  if (seconds === 0) return t('holdNone');
  return seconds < 120 || seconds % 60 !== 0
    ? t('holdSeconds', { count: seconds })
    : t('holdMinutes', { count: seconds / 60 });
};

/** Days as their reader writes them. */
const daysText = ({ context }: PageCall, from: string, to: string): string => {
  const day = timeText(context.language, 'UTC', 'day');
  const [first, last] = [from, to].map(date => day(new Date(`${date}T00:00:00Z`)));
  return from === to ? first! : `${first!} – ${last!}`;
};

export interface TimeModel {
  /** What it comes to. */
  readonly words: readonly string[];
  readonly zone: string;
  readonly zones: readonly string[];
  readonly quiet: { readonly from: string; readonly to: string };
  /** For each day of the week, whether its quiet hours are as ever, none or its own. */
  readonly days: readonly {
    readonly day: string;
    readonly label: string;
    readonly same: boolean;
    readonly none: boolean;
    readonly own: boolean;
    readonly from: string;
    readonly to: string;
  }[];
  readonly anyDay: boolean;
  readonly hours: readonly { readonly hour: number; readonly label: string; readonly chosen: boolean }[];
  readonly remindBefore: string;
  readonly holds: readonly { readonly seconds: number; readonly label: string; readonly chosen: boolean }[];
  readonly holidays: readonly { readonly from: string; readonly to: string; readonly shown: string }[];
  readonly typedHoliday: Form;
  readonly allowances: readonly string[];
}

/** The part of the page about somebody's time. */
export const timeModel = (call: PageCall, prefs: Overview): TimeModel => {
  const { t } = call;
  const { zone, quiet, digestHour, remindBefore, holidays, hold, allowances } = prefs;
  const typed = typedTime(call);
  const known = hold === null || holds.includes(hold) ? holds : [...holds, hold].sort((a, b) => a - b);
  return {
    words: [...inWords(call, prefs), nextDigestText(call, prefs)],
    zone: typed?.zone ?? zone,
    zones: Intl.supportedValuesOf('timeZone'),
    quiet: typed?.quiet ?? quiet.daily ?? { from: '', to: '' },
    days: weekdays.map(day => {
      const own = quiet.on?.[day];
      const how = typed?.day(day).how ?? (own === undefined ? 'same' : own === null ? 'none' : 'own');
      return {
        day,
        label: t(day),
        same: how === 'same',
        none: how === 'none',
        own: how === 'own',
        from: typed?.day(day).from ?? own?.from ?? '',
        to: typed?.day(day).to ?? own?.to ?? '',
      };
    }),
    anyDay: Object.keys(quiet.on ?? {}).length > 0,
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      label: `${String(hour).padStart(2, '0')}:00`,
      chosen: String(hour) === (typed?.digestHour ?? String(digestHour)),
    })),
    remindBefore: typed?.remindBefore ?? remindBefore.join(', '),
    holds: known.map(seconds => ({
      seconds,
      label: holdText(call, seconds),
      chosen: String(seconds) === (typed?.hold ?? String(hold)),
    })),
    holidays: holidays.map(({ from, to }) => ({ from, to, shown: daysText(call, from, to) })),
    typedHoliday: call.form,
    allowances: allowances.map(({ name, allowance, years: [now, next] }) =>
      t('holidayNote', {
        name,
        allowance,
        used: now?.used ?? 0,
        year: now?.year ?? '',
        usedNext: next?.used ?? 0,
        next: next?.year ?? '',
      }),
    ),
  };
};

/** For mails of a kind, when they may come. */
export interface MailGroupChoice {
  readonly group: string;
  readonly label: string;
  readonly ways: readonly { readonly way: string; readonly label: string; readonly chosen: boolean }[];
}

export interface MailModel {
  readonly off: boolean;
  readonly together: boolean;
  readonly calendar: boolean;
  readonly turnsOff: boolean;
  readonly choices: readonly MailGroupChoice[];
}

/** The part of the page about which mails come. */
export const mailModel = ({ t }: PageCall, { choices, together, calendar, off }: Overview): MailModel => ({
  off,
  together,
  calendar,
  turnsOff: !off && choices.turn === 'none',
  choices: groups.map(group => ({
    group,
    label: t(`group-${group}`),
    ways: ways.map(way => ({ way, label: t(`way-${way}`), chosen: choices[group] === way })),
  })),
});
