import type { CalendarEntry } from '../mail/index.js';
import type { OutgoingAtSeat, OutgoingMessage } from '../service/delivery/deliveries.js';
import { pageText } from '../words/pages.js';

/** A deadline for the reader's calendar, named after the game. */
export const calendarIn = ({
  calendar,
  game,
  language,
}: OutgoingAtSeat | OutgoingMessage): { readonly calendar?: CalendarEntry } =>
  calendar && game
    ? { calendar: { ...calendar, summary: pageText(language, 'deadlineOf', { name: game.name }) } }
    : {};
