import type { shared as en } from '../../en/messages/shared.js';
import type { Translation } from '../../language.js';

/** Said in several messages. */
export const shared: Translation<typeof en> = {
  whyEntered: 'Sie bekommen diese E-Mail, weil jemand auf unserer Seite diese Adresse eingegeben hat.',
  whyAccount: 'Sie bekommen diese E-Mail, weil sie Ihr Konto betrifft.',
  whyPlayer: 'Sie bekommen diese E-Mail, weil Sie in dieser Partie mitspielen.',
  quoted: text => `„${text}“`,
  openGame: 'Partie öffnen',
  gameGoesOn: 'Die Partie geht weiter',
  notPlaying: 'Sie spielen hier nicht mehr mit',
  seatFree: 'Ein Platz ist frei',
  toGame: 'Zur Partie',
  over: name => `„${name}“ ist beendet`,
};
