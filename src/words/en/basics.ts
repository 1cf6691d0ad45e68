import type { Level } from '../../engine/core/index.js';

/** How far a seat of the service thinks ahead. */
const levels: { readonly [level in Level]: string } = {
  easy: 'easy',
  ordinary: 'ordinary',
  strong: 'strong',
};

/** How this language writes what stands in all texts. */
export const basics = {
  /** Of the language itself. */
  name: 'English',
  /** For dates. */
  locale: 'en-GB',
  days: ['day', 'days'],
  hours: ['hour', 'hours'],
  minutes: ['minute', 'minutes'],
  percent: (value: number) => `${String(value)}%`,
  /** What a list may hold, as it is written in a move: `1–3 of coal, grain, ore`. */
  someOf: (count: string, items: string) => `${count} of ${items}`,
  /** Between two things, one of which is meant. */
  or: ' or ',
  /** Of a field that has to be sent. */
  missing: 'missing',
  /** Kinds of JSON, where this language calls them otherwise than JSON does. */
  jsonKinds: {} as { readonly [kind: string]: string },
  nothing: 'nothing',
  /** What somebody writes to us: in a reply to a mail, and to delete the account. */
  typed: {
    help: ['help'],
    undo: ['undo'],
    yes: ['yes', 'agree', 'in favour'],
    no: ['no', 'against'],
    erase: 'delete',
  },
  /** A player who has deleted the account. */
  former: 'former player',
  programSeat: (name: string): string => `${name} (program)`,
  /** A seat that the service plays; of several from the second on with a number. */
  serviceSeat: (which: string, level?: Level) =>
    `Bahnpost${which && ` ${which}`} (computer${level ? `, ${levels[level]}` : ''})`,
  levels,
  /** A game that is shown as names and values, for want of anything better. */
  plain: {
    heading: 'Position',
    caption: 'Everything you may see',
    name: 'Name',
    value: 'Value',
  },
};
