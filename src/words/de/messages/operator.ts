import type { operator as en } from '../../en/messages/operator.js';
import type { Translation } from '../../language.js';

/** Of what an operator did. */
export const operator: Translation<typeof en> = {
  because: reason => `Dazu schreibt der Betreiber: ${reason}`,
  frozen: 'Der Betreiber hat die Partie angehalten',
  frozenText:
    'Bis auf Weiteres kann niemand ziehen. Alle Uhren sind angehalten, und auch Abstimmungen warten.',
  unfrozenText: 'Der Betreiber hatte sie angehalten. Niemand hat dabei Zeit verloren.',
  seatTaken:
    'Der Betreiber hat Ihren Platz freigemacht. Ihre Links aus früheren E-Mails gelten nicht mehr. Was Sie gespielt haben, bleibt als das Ihre im Protokoll.',
  seatFreed: name =>
    `Der Betreiber hat den Platz von ${name} freigemacht. Wer mitspielt, kann jemanden dafür einladen.`,
  ended: 'Der Betreiber hat die Partie beendet',
  endedText: 'Die Partie und ihr Verlauf bleiben zu sehen.',
  why: 'Sie bekommen diese E-Mail, weil Sie in dieser Partie mitspielen oder mitgespielt haben.',
  blocked: 'Ihr Konto ist gesperrt',
  blockedText:
    'Sie können sich nicht mehr anmelden und nicht mehr ziehen, und Sie bekommen keine E-Mails mehr. Ihre Partien gehen ohne Sie weiter.',
  unblocked: 'Ihr Konto ist entsperrt',
  unblockedText: 'Sie können sich wieder anmelden und spielen. Zugriffstoken müssen Sie neu anlegen.',
  signIn: 'Anmelden',
  announcement: 'Nachricht von Bahnpost',
  announces: 'Der Betreiber teilt mit',
  whyAnnouncement: 'Sie bekommen diese E-Mail, weil Sie hier ein Konto haben.',
};
