import type { repliesPages as en } from '../../en/pages/replies.js';
import type { Translation } from '../../language.js';

/** The words of the pages about replies by mail and mails that do not arrive, by key. */
export const repliesPages: Translation<typeof en> = {
  replies: 'Züge per Mail',
  repliesLink: 'Was geschieht, wenn Sie eine Mail mit einem Zug beantworten',
  repliesText:
    'Auf die Mails Ihrer Partien können Sie antworten: der Zug in die erste Zeile, in der Kurzschrift der Mail.',
  repliesNotOffered: 'Diese Installation nimmt keine Züge per Mail an.',
  repliesChoice: 'Was mit einem Zug aus einer Mail geschieht',
  repliesAtOnce: 'Er wird sofort gespielt.',
  repliesConfirm: 'Ich bekomme einen Link und spiele ihn auf der Seite.',
  repliesOff: 'Nichts; meine Mails werden nicht gelesen.',
  mailedMove: 'Ihr Zug aus der Mail',
  mailedMovePlay: 'Spielen',
  mailedMoveGone: 'Dieser Zug ist gespielt, oder er passt nicht mehr zur Stellung.',
  mailedMoveDone: 'Gespielt: {command}',
  mailedMoveFailed: 'Nicht gespielt: {command}. {why}',
  mailedMoveLeft: 'Nicht mehr versucht: {command}',
  openTheGame: 'Partie öffnen',
  mailBounces: 'Mails an {address} kommen nicht an; wir schicken keine mehr. {said}',
  mailComplaint:
    'Ihr Mailanbieter hat uns gemeldet, dass Sie unsere Mails nicht wollen; wir schicken an {address} keine mehr.',
  mailTryAgain: 'Wieder Mails schicken',
  mailFailsTo: 'Mails an {names} kommen nicht an. Sagen Sie es auf anderem Weg.',
};
