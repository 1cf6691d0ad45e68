import type { timeOver as en } from '../../en/messages/time-over.js';
import type { Translation } from '../../language.js';

/** Of a turn whose time was up. */
export const timeOver: Translation<typeof en> = {
  subject: 'Ihre Zeit war um: Für Sie wurde gepasst',
  heading: 'Ihre Zeit war um',
  passed: time =>
    `Am ${time} war Ihre Zeit für diesen Zug um. Wie für diese Partie vereinbart, wurde für Sie gepasst.`,
  goesOn: 'Sie spielen weiter mit: Beim nächsten Mal läuft Ihre Zeit wieder wie zuvor.',
};
