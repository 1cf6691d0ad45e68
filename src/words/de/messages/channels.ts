import type { channels as en } from '../../en/messages/channels.js';
import type { Translation } from '../../language.js';

/** For pushes and webhooks. */
export const channels: Translation<typeof en> = {
  toMove: names => `Am Zug: ${names}`,
  won: winners => `Gewonnen: ${winners}`,
  begins: name => `„${name}“ beginnt`,
  yourTurn: name => `Sie sind am Zug: ${name}`,
  offer: name => `Angebot an Sie: ${name}`,
  reminder: name => `Erinnerung: ${name} wartet auf Sie`,
  moved: name => `${name} hat gezogen.`,
  testTitle: 'Es klappt',
  testText: 'Das ist ein Test von Bahnpost.',
  invitation: name => `Einladung: ${name}`,
};
