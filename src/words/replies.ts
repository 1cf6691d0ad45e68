import type { Pair } from './types.js';

/** The words of the pages about replies by mail and mails that do not arrive, German and English, by key. */
export const repliesPages: { readonly [key: string]: Pair } = {
  replies: ['Züge per Mail', 'Moves by mail'],
  repliesLink: [
    'Was geschieht, wenn Sie eine Mail mit einem Zug beantworten',
    'What is done when you answer a mail with a move',
  ],
  repliesText: [
    'Auf die Mails Ihrer Partien können Sie antworten: der Zug in die erste Zeile, in der Kurzschrift der Mail.',
    'You can answer the mails of your games: the move on the first line, in the notation of the mail.',
  ],
  repliesNotOffered: [
    'Diese Installation nimmt keine Züge per Mail an.',
    'This installation takes no moves by mail.',
  ],
  repliesChoice: ['Was mit einem Zug aus einer Mail geschieht', 'What is done with a move from a mail'],
  repliesAtOnce: ['Er wird sofort gespielt.', 'It is played at once.'],
  repliesConfirm: [
    'Ich bekomme einen Link und spiele ihn auf der Seite.',
    'I get a link and play it on the page.',
  ],
  repliesOff: ['Nichts; meine Mails werden nicht gelesen.', 'Nothing; my mails are not read.'],
  mailedMove: ['Ihr Zug aus der Mail', 'Your move from the mail'],
  mailedMovePlay: ['Spielen', 'Play it'],
  mailedMoveGone: [
    'Dieser Zug ist gespielt, oder er passt nicht mehr zur Stellung.',
    'This move has been played, or does not fit the position any more.',
  ],
  mailedMoveDone: ['Gespielt: {command}', 'Played: {command}'],
  mailedMoveFailed: ['Nicht gespielt: {command}. {why}', 'Not played: {command}. {why}'],
  mailedMoveLeft: ['Nicht mehr versucht: {command}', 'Not tried any more: {command}'],
  openTheGame: ['Partie öffnen', 'Open the game'],
  mailBounces: [
    'Mails an {address} kommen nicht an; wir schicken keine mehr. {said}',
    'Mails to {address} do not arrive; we send no more. {said}',
  ],
  mailComplaint: [
    'Ihr Mailanbieter hat uns gemeldet, dass Sie unsere Mails nicht wollen; wir schicken an {address} keine mehr.',
    'Your mail provider has told us that you do not want our mails; we send no more to {address}.',
  ],
  mailTryAgain: ['Wieder Mails schicken', 'Send mails again'],
  mailFailsTo: [
    'Mails an {names} kommen nicht an. Sagen Sie es auf anderem Weg.',
    'Mails to {names} do not arrive. Tell them some other way.',
  ],
};
