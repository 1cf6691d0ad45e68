import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarOf } from '../service/channels/calendar.js';

export interface CalendarWords {
  readonly language: 'de' | 'en';
  readonly title: string;
  readonly deadline: (name: string) => string;
  readonly holiday: string;
  readonly gameLink: (gameId: string) => string;
}

/** The right side of all ids. */
export type Domain = string;

const MINUTE = 60_000;

/** The day after a local date. */
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 1440 * MINUTE).toISOString().slice(0, 10);

/** The package writes a calendar's name as it is; RFC 5545 §3.3.11 wants these marked. */
const asText = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\\;,]/g, '\\$&');

/**
 * A calendar (RFC 5545). The same data give the same text. A turn keeps its UID while its deadline moves; the
 * later it is, the higher its SEQUENCE, since deadlines are put off (holidays, pauses).
 */
export const renderCalendar = (
  { turns, holidays, remindBefore }: CalendarOf,
  words: CalendarWords,
  domain: Domain,
): string => {
  const calendar = ical({
    name: asText(words.title),
    prodId: { company: 'Bahnpost', product: 'deadlines', language: words.language.toUpperCase() },
    ttl: 3600,
  });
  for (const { uid, name, at, since, gameId } of turns)
    calendar.createEvent({
      id: `${uid}@${domain}`,
      sequence: Math.floor(at.getTime() / MINUTE),
      stamp: since,
      start: at,
      summary: words.deadline(name),
      url: words.gameLink(gameId),
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: remindBefore.map(hours => ({ type: ICalAlarmType.display, trigger: hours * 3600 })),
    });
  for (const { from, to } of holidays)
    calendar.createEvent({
      id: `holiday.${from}@${domain}`,
      stamp: new Date(`${from}T00:00:00Z`),
      start: from,
      end: dayAfter(to),
      allDay: true,
      summary: words.holiday,
    });
  return calendar.toString();
};
