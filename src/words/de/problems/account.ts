import type { accountProblems as en } from '../../en/problems/account.js';
import type { Translation } from '../../language.js';

/** The refusals about somebody's account, by code. */
export const accountProblems: Translation<typeof en> = {
  'unknown-program':
    'Das Programm, das Sie hierher geschickt hat, ist nicht bekannt, oder es will Sie an einen anderen Ort zurückschicken, als es vorher gesagt hat. Verbinden Sie es neu.',
  'confirm-first':
    'Bestätigen Sie zuerst, dass Sie es sind: Dafür müssen Sie sich in den letzten {minutes} Minuten angemeldet haben.',
  'bad-address-link':
    'Dieser Link ist ungültig oder abgelaufen, oder jemand anders ist angemeldet. Er gilt einmal, {hours} Stunden lang, für das Konto, das ihn angefordert hat.',
  'address-yours': 'Diese Adresse gehört schon zu Ihrem Konto.',
  'too-many-addresses': 'Mehr als {most} Adressen sind nicht möglich.',
  'no-such-address': 'Diese Adresse steht nicht in Ihrem Konto.',
  'address-not-verified': 'Diese Adresse ist noch nicht bestätigt.',
  'primary-address': 'An diese Adresse gehen Ihre E-Mails. Wählen Sie zuerst eine andere dafür.',
  'no-such-token': 'Dieses Token gibt es nicht, oder es wurde gelöscht.',
  'too-many-account-changes': 'Mehr als {most} solche Änderungen in einer Stunde sind nicht möglich.',
  'too-many-tokens': 'Mehr als {most} Tokens sind nicht möglich.',
  'bad-token-name': 'Der Name eines Tokens ist eine Zeile mit 1 bis {most} Zeichen.',
  'bad-scopes': 'Sagen Sie, was das Token darf: read, play oder manage.',
  'bad-days': 'Ein Token gilt 1 bis {most} Tage.',
  'scope-missing': 'Das Token darf das nicht; dafür braucht es „{needed}“.',
  'token-other-game': 'Das Token gilt nur für die Partie {game}.',
  'not-by-token': 'Das muss jemand selbst tun, der angemeldet ist; ein Token genügt nicht.',
  'token-not-here': 'Tokens gelten nur für die Schnittstelle unter /api/v1.',
  'no-such-passkey': 'Diesen Passkey gibt es nicht, oder er wurde gelöscht.',
  'too-many-passkeys': 'Mehr als {most} Passkeys sind nicht möglich.',
  'bad-passkey-name': 'Der Name eines Passkeys ist eine Zeile mit 1 bis {most} Zeichen.',
  'bad-passkey':
    'Dieser Passkey gilt hier nicht, oder es hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'not-meant': 'Es wurde nichts gelöscht: Schreiben Sie „löschen“ in das Feld, wenn Sie es wollen.',
};
