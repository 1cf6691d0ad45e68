import type { chat as en } from '../../en/messages/chat.js';
import type { Translation } from '../../language.js';

/** Of what was said in a game. */
export const chat: Translation<typeof en> = {
  former: 'früher dabei',
  toYou: '(nur an Sie)',
  one: 'Eine neue Nachricht',
  several: count => `${count} neue Nachrichten`,
  heading: 'Neue Nachrichten in Ihrer Partie',
  newest: (newest, count) => `Die neuesten ${newest} von ${count}:`,
  since: 'Seit Ihrem letzten Besuch:',
  button: 'Lesen und antworten',
};
