import type { mailboxTexts as en } from '../../en/pages/mailbox.js';
import type { Translation } from '../../language.js';

/** The words of the local mailbox, by key. */
export const mailboxTexts: Translation<typeof en> = {
  mailboxText: 'Nur in der Entwicklung: Ohne Mailserver landen alle E-Mails hier.',
  noMails: 'Noch keine E-Mails.',
  mailReplyTo: 'Antwort an',
  mailAnswer: 'Antworten als {to}',
  mailAnswerText: 'Gelesen werden die ersten Züge, jeder in einer Zeile, wie in jeder Antwort per E-Mail.',
  mailAnswerSend: 'Antwort abschicken',
  mailAnswered: 'Die Antwort ist unterwegs. Was daraus wird, steht gleich in einer E-Mail hier.',
  mailNoAnswer: 'Auf diese E-Mail kann man nicht antworten.',
  textPart: 'Text',
  htmlPart: 'Gestaltet',
};
