import { list } from './numbers.js';
import { pageWords } from './pages.js';
import { durationText } from './time.js';
import type { Language } from './language.js';
import type {} from './types.js';

const MINUTE = 60_000;

/** What is said of a game's time. Lengths in minutes. */
interface TimeRules {
  readonly pace:
    | { readonly kind: 'none' }
    | { readonly kind: 'deadline'; readonly turn: number }
    | { readonly kind: 'bank'; readonly bank: number; readonly increment: number; readonly cap: number };
  readonly stops: { readonly holidays: boolean; readonly quietHours: boolean; readonly weekends: boolean };
  readonly holidayDays: number;
  readonly atZero: { readonly grace: number; readonly pass: boolean; readonly vote: string };
}

/** What a game's creator chose about its time, as sentences, the pace first. */
export const timeSentences = (language: Language, time: TimeRules | null): readonly string[] => {
  const t = pageWords(language);
  if (!time) return [t('timeNone')];
  const length = (minutes: number): string => durationText(language, minutes * MINUTE);
  const { pace, stops, holidayDays, atZero } = time;
  const what = [
    stops.holidays ? t('stopHolidays', { days: holidayDays }) : '',
    stops.quietHours ? t('stopQuiet') : '',
    stops.weekends ? t('stopWeekends') : '',
  ].filter(Boolean);
  return [
    pace.kind === 'deadline' ? t('timeDeadline', { turn: length(pace.turn) }) : '',
    pace.kind === 'bank'
      ? t('timeBank', { bank: length(pace.bank), increment: length(pace.increment), cap: length(pace.cap) })
      : '',
    what.length > 0 ? t('timeStops', { what: list(language, what) }) : t('timeStopsNever'),
    atZero.grace > 0 ? t('zeroGrace', { grace: length(atZero.grace) }) : '',
    atZero.pass ? t('zeroPass') : '',
    t(`${atZero.vote === 'none' ? 'zeroRemind' : 'zeroVote'}${atZero.pass ? 'Else' : ''}`),
  ].filter(Boolean);
};
