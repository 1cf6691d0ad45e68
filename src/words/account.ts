import type { Pair } from './types.js';

/** The words of the pages about somebody's account, German and English, by key. */
export const accountPages: { readonly [key: string]: Pair } = {
  security: ['Anmeldung und Sicherheit', 'Sign-in and security'],
  securityLink: [
    'Adressen, Passkeys, Anmeldungen, Tokens, Ihre Daten',
    'Addresses, passkeys, sessions, tokens, your data',
  ],
  confirmFirst: ['Zuerst bestätigen, dass Sie es sind', 'First confirm that it is you'],
  confirmFirstText: [
    'Adressen, Passkeys und Tokens ändern Sie nur, wenn Sie sich in den letzten 15 Minuten angemeldet haben. Wir schicken Ihnen dafür einen Link; danach geht es hier weiter.',
    'You can change addresses, passkeys and tokens only within 15 minutes after signing in. We mail you a link for that; then you can go on here.',
  ],
  confirmByMail: ['Link schicken', 'Send me a link'],
  passkeySignIn: ['Mit Passkey anmelden', 'Sign in with a passkey'],
  passkeyFailed: [
    'Das hat nicht geklappt. Versuchen Sie es noch einmal, oder nehmen Sie den Link per Mail.',
    'That did not work. Try again, or use the link by mail.',
  ],
  addresses: ['E-Mail-Adressen', 'E-mail addresses'],
  addressesText: [
    'Mit jeder bestätigten Adresse können Sie sich anmelden und eingeladen werden. Die Mails gehen an eine davon.',
    'You can sign in and be invited with every confirmed address. Mails go to one of them.',
  ],
  addressPrimary: ['Mails gehen hierhin', 'mails go here'],
  addressWaiting: [
    'noch nicht bestätigt; Link gilt bis {time}',
    'not confirmed yet; its link works until {time}',
  ],
  addressMakePrimary: ['Mails hierhin', 'Send mails here'],
  addressRemove: ['Entfernen', 'Remove'],
  addressAdd: ['Weitere Adresse', 'Another address'],
  addressAddButton: ['Adresse hinzufügen', 'Add the address'],
  addressSent: [
    'Schauen Sie in das neue Postfach: Dorthin ist eine Mail unterwegs. Die Adresse gilt, sobald Sie sie bestätigt haben.',
    'Look into the new mailbox: a mail is on its way there. The address counts once you have confirmed it.',
  ],
  addressConfirm: ['Adresse bestätigen', 'Confirm an address'],
  addressConfirmText: [
    'Gehört diese Adresse Ihnen? Bestätigen Sie sie hier, wo Sie angemeldet sind.',
    'Is this address yours? Confirm it here, where you are signed in.',
  ],
  addressConfirmName: ['{name} bestätigen', 'Confirm {name}'],
  addressConfirmSignIn: [
    'Sie sind hier nicht angemeldet. Melden Sie sich an und öffnen Sie den Link aus der Mail dann noch einmal.',
    'You are not signed in here. Sign in, then open the link from the mail once more.',
  ],
  passkeys: ['Passkeys', 'Passkeys'],
  passkeysText: [
    'Ein Passkey liegt auf Ihrem Gerät oder in Ihrer Passwortverwaltung. Mit ihm melden Sie sich ohne Mail an. Sie brauchen keinen.',
    'A passkey lives on your device or in your password manager. It signs you in without a mail. You need none.',
  ],
  passkeysNeedScript: ['Passkeys brauchen JavaScript.', 'Passkeys need JavaScript.'],
  passkeyNone: ['Noch keiner.', 'None yet.'],
  passkeyName: ['Name des Passkeys, etwa das Gerät', 'Name of the passkey, such as the device'],
  passkeyAdd: ['Passkey anlegen', 'Make a passkey'],
  passkeyRemove: ['Entfernen', 'Remove'],
  madeAt: ['angelegt {time}', 'made {time}'],
  usedAt: ['zuletzt benutzt {time}', 'last used {time}'],
  usedNever: ['noch nicht benutzt', 'not used yet'],
  sessionDevice: ['unbekanntes Gerät', 'unknown device'],
  sessionEndOthers: ['Alle anderen beenden', 'End all others'],
  sessionEndOthersText: [
    'Damit gelten auch die Links in Ihren bisherigen Zug-Mails nicht mehr.',
    'The links in your turn mails so far stop working, too.',
  ],
  tokens: ['Tokens für Programme', 'Tokens for programs'],
  tokensText: [
    'Mit einem Token handelt ein Programm für Sie über die Schnittstelle, soweit Sie es erlauben.',
    'With a token a program acts for you through the API, as far as you allow it to.',
  ],
  tokenName: ['Wofür ist es?', 'What is it for?'],
  tokenScopes: ['Was darf das Programm?', 'What may the program do?'],
  'scope-read': ['lesen: Partien und Stellungen ansehen', 'read: look at games and positions'],
  'scope-play': ['spielen: ziehen und zurücknehmen', 'play: make moves and take them back'],
  'scope-manage': [
    'verwalten: Partien anlegen, einladen, einstellen',
    'manage: create games, invite, change settings',
  ],
  tokenGame: ['Für welche Partie?', 'For which game?'],
  tokenAllGames: ['alle', 'all'],
  tokenDays: ['Wie viele Tage gilt es? (höchstens 366)', 'For how many days? (366 at most)'],
  tokenMake: ['Token anlegen', 'Make a token'],
  tokenMade: ['Ihr neues Token', 'Your new token'],
  tokenMadeText: [
    'Kopieren Sie es jetzt; es wird nie wieder gezeigt. Wer es hat, kann damit alles tun, was Sie dem Programm erlaubt haben.',
    'Copy it now; it is never shown again. Whoever has it can do all that you have allowed the program.',
  ],
  tokenRevoke: ['Ungültig machen', 'Make it stop working'],
  tokenUntil: ['gilt bis {time}', 'works until {time}'],
  tokenOneGame: ['nur für „{name}“', 'for “{name}” only'],
  yourData: ['Ihre Daten', 'Your data'],
  exportText: [
    'Alles, was wir über Sie gespeichert haben, als JSON-Datei.',
    'Everything we hold about you, as a JSON file.',
  ],
  exportButton: ['Meine Daten herunterladen', 'Download my data'],
  leave: ['Konto löschen', 'Delete the account'],
  leaveText: [
    'Name und Adressen werden gelöscht, Anmeldungen, Links und Tokens enden. Das lässt sich nicht zurücknehmen.',
    'Your name and addresses are erased; sessions, links and tokens end. This cannot be taken back.',
  ],
  leaveGames: [
    'Ihre Plätze in laufenden Partien werden frei, die anderen erfahren es. In beendeten Partien steht statt Ihres Namens „ehemaliges Mitglied“. Die Züge bleiben.',
    'Your seats in running games become free, and the others are told. Finished games show “former player” instead of your name. The moves stay.',
  ],
  leaveWord: [
    'Wenn Sie das wollen, schreiben Sie hier „löschen“',
    'If that is what you want, type “delete” here',
  ],
  leaveButton: ['Konto endgültig löschen', 'Delete the account for good'],
  left: ['Ihr Konto ist gelöscht.', 'Your account is deleted.'],
  'mail-address-check': ['Bestätigung einer Adresse', 'Confirmation of an address'],
  'mail-security': ['Änderung am Konto', 'Change of the account'],
};

/** The refusals about somebody's account, by code. */
export const accountProblems: { readonly [code: string]: Pair } = {
  'confirm-first': [
    'Bestätigen Sie zuerst, dass Sie es sind: Dafür müssen Sie sich in den letzten {minutes} Minuten angemeldet haben.',
    'First confirm that it is you: this needs a sign-in within the last {minutes} minutes.',
  ],
  'bad-address-link': [
    'Dieser Link gilt nicht (mehr), oder jemand anderes ist angemeldet. Er gilt einmal, {hours} Stunden lang, für das Konto, das ihn verlangt hat.',
    'This link is not valid (any more), or somebody else is signed in. It works once, for {hours} hours, for the account that asked for it.',
  ],
  'address-yours': [
    'Diese Adresse gehört schon zu Ihrem Konto.',
    'This address already belongs to your account.',
  ],
  'too-many-addresses': [
    'Mehr als {most} Adressen gibt es nicht.',
    'There are no more than {most} addresses.',
  ],
  'no-such-address': [
    'Diese Adresse steht nicht (mehr) in Ihrem Konto.',
    'Your account has no such address.',
  ],
  'address-not-verified': [
    'Diese Adresse ist noch nicht bestätigt.',
    'This address has not been confirmed yet.',
  ],
  'primary-address': [
    'An diese Adresse gehen Ihre Mails. Wählen Sie zuerst eine andere dafür.',
    'Your mails go to this address. First choose another for them.',
  ],
  'no-such-token': ['Dieses Token gibt es nicht (mehr).', 'There is no such token (any more).'],
  'too-many-account-changes': [
    'Mehr als {most} solche Änderungen in einer Stunde gehen nicht.',
    'No more than {most} such changes can be made in an hour.',
  ],
  'too-many-tokens': ['Mehr als {most} Tokens gibt es nicht.', 'There are no more than {most} tokens.'],
  'bad-token-name': [
    'Der Name eines Tokens ist eine Zeile mit 1 bis {most} Zeichen.',
    'The name of a token is one line of 1 to {most} characters.',
  ],
  'bad-scopes': [
    'Sagen Sie, was das Token darf: read, play oder manage.',
    'Say what the token may do: read, play or manage.',
  ],
  'bad-days': ['Ein Token gilt 1 bis {most} Tage.', 'A token works for 1 to {most} days.'],
  'scope-missing': [
    'Das Token darf das nicht; dafür braucht es „{needed}“.',
    'The token may not do this; it would need “{needed}”.',
  ],
  'token-other-game': ['Das Token gilt nur für die Partie {game}.', 'The token is for the game {game} only.'],
  'not-by-token': [
    'Das muss jemand selbst tun, der angemeldet ist; ein Token genügt nicht.',
    'Somebody who is signed in has to do this; a token is not enough.',
  ],
  'token-not-here': [
    'Tokens gelten nur für die Schnittstelle unter /api/v1.',
    'Tokens are for the API under /api/v1 only.',
  ],
  'no-such-passkey': ['Diesen Passkey gibt es nicht (mehr).', 'There is no such passkey (any more).'],
  'too-many-passkeys': ['Mehr als {most} Passkeys gibt es nicht.', 'There are no more than {most} passkeys.'],
  'bad-passkey-name': [
    'Der Name eines Passkeys ist eine Zeile mit 1 bis {most} Zeichen.',
    'The name of a passkey is one line of 1 to {most} characters.',
  ],
  'bad-passkey': [
    'Dieser Passkey gilt hier nicht, oder es hat zu lange gedauert. Versuchen Sie es noch einmal.',
    'This passkey is not valid here, or it took too long. Try again.',
  ],
  'not-meant': [
    'Es wurde nichts gelöscht: Schreiben Sie „löschen“ in das Feld, wenn Sie es wollen.',
    'Nothing was deleted: type “delete” into the field if you mean it.',
  ],
};
