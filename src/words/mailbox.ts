import type { Pair } from './types.js';

/** The words of the local mailbox, German and English, by key. */
export const mailboxPages: { readonly [key: string]: Pair } = {
  mailboxText: [
    'Nur in der Entwicklung: Ohne Mailserver landen alle Mails hier.',
    'Development only: without a mail server all mails land here.',
  ],
  noMails: ['Noch keine Mails.', 'No mails yet.'],
  mailReplyTo: ['Antwort an', 'Reply to'],
  mailAnswer: ['Antworten als {to}', 'Answer as {to}'],
  mailAnswerText: [
    'Die ersten Zeilen bis zu einer leeren werden als Züge gelesen, wie in jeder Antwort per Mail.',
    'The first lines, up to an empty one, are read as moves, as in every answer by mail.',
  ],
  mailAnswerSend: ['Antwort abschicken', 'Send the answer'],
  mailAnswered: [
    'Die Antwort ist unterwegs. Was daraus wird, steht gleich in einer Mail hier.',
    'The answer is on its way. What becomes of it comes in a mail here in a moment.',
  ],
  mailNoAnswer: ['Auf diese Mail kann man nicht antworten.', 'This mail takes no answers.'],
  textPart: ['Text', 'Text'],
  htmlPart: ['Gestaltet', 'Formatted'],
};
