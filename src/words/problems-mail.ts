import type { Pair } from './types.js';

/** What stands against a mail that came in, German and English, by code. */
export const mailProblems: { readonly [code: string]: Pair } = {
  'bad-signature': ['Die Unterschrift stimmt nicht.', 'The signature is not right.'],
  'old-signature': [
    'Die Unterschrift ist älter als {seconds} Sekunden, oder die Uhren gehen verschieden.',
    'The signature is older than {seconds} seconds, or the clocks differ.',
  ],
  'inbound-busy': ['Zu viele Mails; bitte später noch einmal.', 'Too many mails; please try again later.'],
  'reply-help': [
    'Schreiben Sie Ihre Züge in die ersten Zeilen Ihrer Antwort, jeden in eine Zeile, genau wie unten.',
    'Write your moves into the first lines of your answer, each on a line, just as below.',
  ],
  'reply-help-alone': [
    '„hilfe“ steht für sich allein in der ersten Zeile.',
    '“help” stands alone on the first line.',
  ],
  'reply-empty': [
    'In Ihrer Mail stand kein Zug. Er gehört in die erste Zeile, über das Zitat.',
    'There was no move in your mail. It belongs on the first line, above the quote.',
  ],
  'reply-too-large': [
    'Ihre Mail ist zu groß und wurde nicht gelesen.',
    'Your mail is too large and was not read.',
  ],
  'reply-off': [
    'Sie haben Züge per Mail abgeschaltet. In Ihrem Konto können Sie sie wieder zulassen.',
    'You have turned moves by mail off. You can allow them again in your account.',
  ],
  'reply-seat-lost': [
    'Ihr Platz in dieser Partie gehört inzwischen jemand anderem, oder Sie haben ihn abgegeben.',
    'Your seat in this game has gone to somebody else, or you have given it up.',
  ],
  'reply-not-yours': [
    'In Ihrem Namen kam eine Mail mit einem Zug, aber nicht nachweislich von einer Adresse Ihres Kontos. War sie von Ihnen, so schreiben Sie von einer solchen Adresse aus oder fügen Sie die andere Ihrem Konto hinzu.',
    'A mail with a move came in your name, but not provably from an address of your account. If it was yours, write from such an address, or add the other one to your account.',
  ],
  'reply-outdated': [
    'Seit der Mail, auf die Sie antworten, hat sich geändert, was Sie gefragt sind oder tun können.',
    'Since the mail that you answer, what you are asked or may do has changed.',
  ],
  'reply-after-own': [
    'Seit der Mail, auf die Sie antworten, haben Sie schon gespielt. Antworten Sie auf die neueste.',
    'Since the mail that you answer you have already played. Answer the newest one.',
  ],
  'reply-after-undo': [
    'Seit der Mail, auf die Sie antworten, wurde ein Zug zurückgenommen.',
    'Since the mail that you answer a move was taken back.',
  ],
  'mailed-move-spent': [
    'Dieser Zug ist schon gespielt oder verworfen.',
    'This move has already been played or dropped.',
  ],
};
