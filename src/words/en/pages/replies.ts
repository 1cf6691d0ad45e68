/** The words of the pages about replies by mail and mails that do not arrive, by key. */
export const repliesPages = {
  replies: 'Moves by mail',
  repliesLink: 'What happens when you answer a mail with a move',
  repliesText:
    'You can answer the mails about your games: write the move on the first line, in the notation of the mail.',
  repliesNotOffered: 'This installation does not accept moves by mail.',
  repliesChoice: 'What happens with a move in a mail',
  repliesAtOnce: 'It is played at once.',
  repliesConfirm: 'I get a link and play it on the page.',
  repliesOff: 'Nothing; my mails are not read.',
  mailedMove: 'Your move from the mail',
  mailedMovePlay: 'Play it',
  mailedMoveGone: 'This move has been played, or no longer fits the position.',
  mailedMoveDone: 'Played: {command}',
  mailedMoveFailed: 'Not played: {command}. {why}',
  mailedMoveLeft: 'No longer tried: {command}',
  openTheGame: 'Open the game',
  mailBounces: 'Mails to {address} do not arrive; we send no more. {said}',
  mailComplaint:
    'Your mail provider has told us that you do not want our mails; we send no more to {address}.',
  mailTryAgain: 'Send mails again',
  mailFailsTo: 'Mails to {names} do not arrive. Tell them in some other way.',
};
