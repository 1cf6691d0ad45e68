/** The words of the pages about replies by mail and mails that do not arrive, by key. */
export const repliesTexts = {
  replies: 'Moves by e-mail',
  repliesText:
    'You can reply to the e-mails about your games: write the move on the first line, in the notation of the e-mail.',
  repliesNotOffered: 'This installation does not accept moves by e-mail.',
  repliesChoice: 'What happens with a move in an e-mail',
  repliesAtOnce: 'It is played at once.',
  repliesConfirm: 'I get a link and play it on the page.',
  repliesOff: 'Nothing; my e-mails are not read.',
  mailedMove: 'Your move from the e-mail',
  mailedMovePlay: 'Play it',
  mailedMoveGone: 'This move has been played, or no longer fits the position.',
  mailedMoveDone: 'Played: {command}',
  mailedMoveFailed: 'Not played: {command}. {why}',
  mailedMoveLeft: 'No longer tried: {command}',
  openTheGame: 'Open the game',
  mailBounces: 'E-mails to {address} do not arrive; we send no more. {said}',
  mailComplaint:
    'Your e-mail provider has told us that you do not want our e-mails; we send no more to {address}.',
  mailTryAgain: 'Send e-mails again',
  mailFailsTo: 'E-mails to {names} do not arrive. Let them know some other way.',
} as const;
