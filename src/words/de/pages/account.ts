import type { accountPages as en } from '../../en/pages/account.js';
import type { Translation } from '../../language.js';

/** The words of the pages about somebody's account, by key. */
export const accountPages: Translation<typeof en> = {
  security: 'Anmeldung und Sicherheit',
  confirmHeading: 'Bitte melden Sie sich noch einmal an',
  confirmFirst: 'Zuerst bestätigen, dass Sie es sind',
  confirmFirstText:
    'Dafür müssen Sie sich in den letzten 15 Minuten angemeldet haben. Wir schicken Ihnen einen Link; danach geht es hier weiter.',
  confirmByMail: 'Link schicken',
  passkeySignIn: 'Mit Passkey anmelden',
  passkeyFailed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal, oder nehmen Sie den Link per E-Mail.',
  addresses: 'E-Mail-Adressen',
  addressesText:
    'Mit jeder bestätigten Adresse können Sie sich anmelden und eingeladen werden. Die E-Mails gehen an eine davon.',
  addressPrimary: 'E-Mails gehen hierhin',
  addressWaiting: 'noch nicht bestätigt; Link gilt bis {time}',
  addressMakePrimary: 'E-Mails hierhin schicken',
  addressRemove: 'Entfernen',
  addressAdd: 'Weitere Adresse',
  addressAddButton: 'Adresse hinzufügen',
  addressSent:
    'Schauen Sie in das neue Postfach: Dorthin ist eine E-Mail unterwegs. Die Adresse gilt, sobald Sie sie bestätigt haben.',
  addressConfirm: 'Adresse bestätigen',
  addressConfirmText: 'Gehört diese Adresse Ihnen? Bestätigen Sie sie hier, wo Sie angemeldet sind.',
  addressConfirmName: '{name} bestätigen',
  addressConfirmSignIn:
    'Sie sind hier nicht angemeldet. Melden Sie sich an und öffnen Sie den Link aus der E-Mail dann noch einmal.',
  passkeys: 'Passkeys',
  passkeysText:
    'Ein Passkey liegt auf Ihrem Gerät oder in Ihrer Passwortverwaltung. Mit ihm melden Sie sich ohne E-Mail an. Sie brauchen keinen.',
  passkeysNeedScript: 'Passkeys brauchen JavaScript.',
  passkeyNone: 'Noch keiner.',
  passkeyName: 'Name des Passkeys, etwa das Gerät',
  passkeyAdd: 'Passkey anlegen',
  passkeyRemove: 'Entfernen',
  madeAt: 'angelegt {time}',
  usedAt: 'zuletzt benutzt {time}',
  usedNever: 'noch nicht benutzt',
  sessionDevice: 'unbekanntes Gerät',
  sessionEndOthers: 'Alle anderen beenden',
  sessionEndOthersText: 'Damit gelten auch die Links in den bisherigen E-Mails zu Ihren Zügen nicht mehr.',
  tokens: 'Tokens für Programme',
  tokensText: 'Mit einem Token handelt ein Programm für Sie über die Schnittstelle, soweit Sie es erlauben.',
  tokenName: 'Wofür ist es?',
  tokenScopes: 'Was darf das Programm?',
  'scope-read': 'lesen: Partien und Stellungen ansehen',
  'scope-play': 'spielen: ziehen und Züge zurücknehmen',
  'scope-manage': 'verwalten: Partien anlegen, einladen, einstellen',
  tokenGame: 'Für welche Partie?',
  tokenAllGames: 'alle',
  tokenDays: 'Wie viele Tage gilt es? (höchstens 366)',
  tokenMake: 'Token anlegen',
  tokenMade: 'Ihr neues Token',
  tokenMadeText:
    'Kopieren Sie es jetzt; es wird nie wieder gezeigt. Wer es hat, kann damit alles tun, was Sie dem Programm erlaubt haben.',
  tokenRevoke: 'Ungültig machen',
  tokenUntil: 'gilt bis {time}',
  tokenOneGame: 'nur für „{name}“',
  yourData: 'Ihre Daten',
  exportText: 'Alles, was wir über Sie gespeichert haben, als JSON-Datei.',
  exportButton: 'Meine Daten herunterladen',
  leave: 'Konto löschen',
  leaveText:
    'Name und Adressen werden gelöscht, Anmeldungen, Links und Tokens gelten nicht mehr. Das lässt sich nicht rückgängig machen.',
  leaveGames:
    'Ihre Plätze in laufenden Partien werden frei, die anderen erfahren es. In beendeten Partien steht statt Ihres Namens „ehemaliges Mitglied“. Die Züge bleiben.',
  leaveWord: 'Wenn Sie das wollen, schreiben Sie hier „löschen“',
  leaveButton: 'Konto endgültig löschen',
  left: 'Ihr Konto ist gelöscht.',
  'mail-address-check': 'Bestätigung einer Adresse',
  'mail-security': 'Änderung am Konto',
};
