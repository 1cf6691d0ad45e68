import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { cleanText } from './clean.js';
import type { Links } from './links.js';
import type { CalendarEntry, GameRef, MailRecipient } from './model.js';

const SECOND = 1000;

/** Sequences count seconds from here: as whole numbers of 31 bits they last until 2088. */
const BEGINNING = Date.UTC(2020, 0);

export interface CalendarPart {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly text: string;
}

/**
 * The deadline of a turn as an entry that replaces itself (RFC 5545, RFC 5546): each seat of a game has one, whose
 * SEQUENCE grows with every mail. It is published, not requested: nobody is asked whether they will come, and no program
 * takes the mail for an invitation. It blocks no time and rings no bell, because it cannot be taken back at
 * once when the move is made. Calendars are shared, so it leads to the game's page without a secret.
 */
export const calendarPart = (
  game: GameRef,
  entry: CalendarEntry,
  { links, domain, from }: { readonly links: Links; readonly domain: string; readonly from: MailRecipient },
): CalendarPart => {
  const method = entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: 'Bahnpost', product: 'deadlines' } });
  calendar.createEvent({
    id: `g${game.id}.s${String(entry.seat)}.deadline@${domain}`,
    sequence: Math.floor((entry.at.getTime() - BEGINNING) / SECOND),
    stamp: entry.at,
    start: entry.until,
    summary: cleanText(entry.summary),
    url: links.game(game.id),
    organizer: { name: from.name, email: from.address },
    status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return { method, text: calendar.toString() };
};
