import type { Language } from '../words/index.js';

/** A time in the reader's own zone, with weekday and zone. */
export const moment = (at: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de' : 'en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
