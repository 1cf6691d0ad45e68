import type { basics as en } from '../en/basics.js';
import type { Translation } from '../language.js';

const levels = { easy: 'leicht', ordinary: 'mittel', strong: 'stark' };

/** How this language writes what stands in all texts. */
export const basics: Translation<typeof en> = {
  name: 'Deutsch',
  locale: 'de',
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
  minutes: ['Minute', 'Minuten'],
  percent: value => `${String(value)}\u00a0%`,
  someOf: (count, items) => `${count} von ${items}`,
  or: ' oder ',
  missing: 'fehlt',
  jsonKinds: {
    string: 'Text',
    object: 'Objekt',
    record: 'Objekt',
    int: 'ganze Zahl',
    number: 'Zahl',
    boolean: 'true oder false',
  },
  nothing: 'nichts',
  typed: {
    help: ['hilfe'],
    undo: ['zurück', 'zurueck'],
    yes: ['ja', 'dafür', 'dafuer'],
    no: ['nein', 'dagegen'],
    erase: 'löschen',
  },
  former: 'ehemaliges Mitglied',
  programSeat: name => `${name} (Programm)`,
  serviceSeat: (which, level) =>
    `Bahnpost${which && ` ${which}`} (Computer${level ? `, ${levels[level]}` : ''})`,
  levels,
  plain: {
    heading: 'Stellung',
    caption: 'Alles, was Sie sehen dürfen',
    name: 'Name',
    value: 'Wert',
  },
};
