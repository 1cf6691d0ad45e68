import type { JsonObject } from '../../engine/core/index.js';
import type { PrefsRow } from '../../db/index.js';
import { presetPerson, type PersonTime } from '../../pace/index.js';
import { choicesIn, type MailChoices } from './choices.js';

/** What somebody chose about their time and their mails. */
export interface Prefs extends PersonTime {
  /** Seconds that the mail of a turn waits for further moves; null for as long as the service lets all wait. */
  readonly hold: number | null;
  readonly choices: MailChoices;
  /** Turns of several games that are due together come in one mail. */
  readonly together: boolean;
  /** Mails of turns carry their deadlines for a calendar. */
  readonly calendar: boolean;
  /** No mails at all. */
  readonly off: boolean;
}

/** As it is kept: `changed` holds the latest changes of quiet hours and zone. */
export interface KeptTime extends Partial<Omit<PersonTime, 'zone'>> {
  readonly changed?: readonly string[];
}

/** A person's times as they are kept, without presets. */
export const keptTime = (row: Pick<PrefsRow, 'time'>): KeptTime => row.time;

/** What is kept, with the presets for the rest. */
export const prefsIn = (row: PrefsRow): Prefs => {
  const { changed: _, ...time } = keptTime(row);
  const { hold, groups, together, calendar, off } = row.notify;
  return {
    ...presetPerson,
    ...time,
    zone: row.timeZone,
    hold: typeof hold === 'number' ? hold : null,
    choices: choicesIn(groups as JsonObject | undefined),
    together: together !== false,
    calendar: calendar !== false,
    off: off === true,
  };
};

export { weekdays, type Holiday, type QuietHours, type QuietWindow, type Weekday } from '../../pace/index.js';
