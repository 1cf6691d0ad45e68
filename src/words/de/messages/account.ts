import type { account as en } from '../../en/messages/account.js';
import type { Translation } from '../../language.js';

/** Of addresses, passkeys and tokens of an account. */
export const account: Translation<typeof en> = {
  notYou: 'Wenn Sie das nicht waren, löschen Sie diese E-Mail; es geschieht nichts.',
  takenSubject: 'Diese Adresse gehört schon zu einem Konto',
  taken: 'Schon vergeben',
  takenText: to =>
    `Jemand wollte ${to} zu einem Konto hinzufügen. Die Adresse gehört aber schon zu einem anderen Konto, und dabei bleibt es.`,
  confirmSubject: 'Bestätigen Sie Ihre Adresse',
  confirmHeading: 'Ist das Ihre Adresse?',
  confirmText: (to, hours) =>
    `Öffnen Sie den Link dort, wo Sie angemeldet sind, und bestätigen Sie ${to}. Danach können Sie sich auch mit dieser Adresse anmelden. Der Link gilt einmal und ${hours} Stunden lang.`,
  confirmButton: 'Adresse bestätigen',
  addressAdded: name => `Die Adresse ${name} gehört jetzt zu Ihrem Konto; man kann sich damit anmelden.`,
  addressRemoved: name => `Die Adresse ${name} gehört nicht mehr zu Ihrem Konto.`,
  primaryChanged: 'Die E-Mails Ihres Kontos gehen jetzt an eine andere Ihrer Adressen.',
  tokenMade: name =>
    `Für Ihr Konto wurde das Zugriffstoken „${name}“ angelegt; ein Programm kann damit für Sie handeln.`,
  passkeyAdded: name => `Mit dem Passkey „${name}“ kann man sich jetzt an Ihrem Konto anmelden.`,
  passkeyRemoved: name => `Der Passkey „${name}“ gilt nicht mehr für Ihr Konto.`,
  changed: 'Ihr Konto wurde geändert',
  changedAt: time => `Das geschah am ${time}.`,
  changeBack:
    'Wenn Sie das nicht waren, melden Sie sich an, beenden Sie alle anderen Anmeldungen und nehmen Sie die Änderung zurück.',
  security: 'Anmeldung und Sicherheit',
};
