import type { seats as en } from '../../en/messages/seats.js';
import type { Translation } from '../../language.js';

/** Of seats of a running game that change hands. */
export const seats: Translation<typeof en> = {
  seatOfFree: name => `Der Platz von ${name} ist frei`,
  voted: name => `Sie und Ihre Mitspieler haben beschlossen, den Platz von ${name} neu zu besetzen.`,
  gone: 'Jemand hat das Konto gelöscht und spielt nicht mehr mit.',
  left: name => `${name} spielt nicht mehr mit.`,
  waits: 'Die Partie wartet, bis jemand den Platz übernimmt.',
  goesOn: 'Die Partie geht weiter, bis dieser Platz am Zug ist; dann wartet sie.',
  youCan: 'Wer mitspielt, kann jemanden dafür einladen. Sie können auch vorschlagen, die Partie zu beenden.',
  invite: 'Jemanden einladen',
  taken: name => `${name} spielt jetzt mit`,
  takenHeading: 'Ein Platz ist neu besetzt',
  takenText: name => `${name} spielt jetzt mit.`,
  takenFor: (name, former) => `${name} spielt jetzt anstelle von ${former}.`,
  lost: 'Ihr Platz wird neu besetzt',
  lostText:
    'Die Partie hat auf Sie gewartet, und Ihre Mitspieler haben beschlossen, Ihren Platz neu zu besetzen. Ihre Links aus früheren E-Mails gelten nicht mehr. Was Sie gespielt haben, bleibt als das Ihre im Protokoll.',
  look: 'Die Partie ansehen',
  whyLost: 'Sie bekommen diese E-Mail, weil Sie in dieser Partie mitgespielt haben.',
};
