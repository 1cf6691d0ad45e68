/** Of what an operator did. */
export const operator = {
  because: (reason: string) => `The operator writes: ${reason}`,
  frozen: 'The operator has put the game on hold',
  frozenText: 'Nobody can move for the time being. All clocks are stopped, and votes wait too.',
  unfrozenText: 'The operator had put it on hold. Nobody has lost any time.',
  seatTaken:
    'The operator has freed your seat. Your links in earlier e-mails no longer work. What you have played stays yours in the log.',
  seatFreed: (name: string) =>
    `The operator has freed the seat of ${name}. Every player can invite somebody to take it.`,
  ended: 'The operator has ended the game',
  endedText: 'You can still look at it and its history.',
  why: 'You get this e-mail because you play or have played in this game.',
  blocked: 'Your account is blocked',
  blockedText:
    'You can no longer sign in or move, and you get no more e-mails. Your games go on without you.',
  unblocked: 'Your account is no longer blocked',
  unblockedText: 'You can sign in and play again. You have to create new access tokens.',
  signIn: 'Sign in',
  announcement: 'A message from Bahnpost',
  announces: 'The operator writes',
  whyAnnouncement: 'You get this e-mail because you have an account here.',
};
