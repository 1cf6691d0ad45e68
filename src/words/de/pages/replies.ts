import type { repliesTexts as en } from '../../en/pages/replies.js';
import type { Translation } from '../../language.js';

/** The words of the pages about replies by mail and mails that do not arrive, by key. */
export const repliesTexts: Translation<typeof en> = {
  replies: 'Züge per E-Mail',
  repliesText:
    'Auf die E-Mails zu Ihren Partien können Sie antworten: Schreiben Sie den Zug in die erste Zeile, in der Notation, die die E-Mail zeigt.',
  repliesNotOffered: 'Diese Installation nimmt keine Züge per E-Mail an.',
  repliesChoice: 'Was mit einem Zug aus einer E-Mail geschieht',
  repliesAtOnce: 'Er wird sofort gespielt.',
  repliesConfirm: 'Ich bekomme einen Link und spiele ihn auf der Seite.',
  repliesOff: 'Nichts; meine E-Mails werden nicht gelesen.',
  mailedMove: 'Ihr Zug aus der E-Mail',
  mailedMovePlay: 'Spielen',
  mailedMoveGone: 'Dieser Zug ist gespielt, oder er passt nicht mehr zur Stellung.',
  mailedMoveDone: 'Gespielt: {command}',
  mailedMoveFailed: 'Nicht gespielt: {command}. {why}',
  mailedMoveLeft: 'Nicht mehr versucht: {command}',
  openTheGame: 'Partie öffnen',
  mailBounces: 'E-Mails an {address} kommen nicht an; wir schicken keine mehr. {said}',
  mailComplaint:
    'Ihr E-Mail-Anbieter hat uns gemeldet, dass Sie unsere E-Mails nicht wollen; wir schicken an {address} keine mehr.',
  mailTryAgain: 'Wieder E-Mails schicken',
  mailFailsTo: 'E-Mails an {names} kommen nicht an. Sagen Sie es ihnen auf anderem Weg.',
};
