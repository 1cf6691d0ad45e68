/** Of seats of a running game that change hands. */
export const seats = {
  seatOfFree: (name: string) => `The seat of ${name} is free`,
  voted: (name: string) => `You and the other players have decided to replace ${name}.`,
  gone: 'A player has deleted their account and no longer plays.',
  left: (name: string) => `${name} no longer plays.`,
  waits: 'The game waits until somebody takes over the seat.',
  goesOn: 'The game goes on until it is that seat’s turn; then it waits.',
  youCan: 'Every player can invite somebody to take it. You can also ask to end the game.',
  invite: 'Invite somebody',
  taken: (name: string) => `${name} has joined`,
  takenHeading: 'Somebody has taken a seat',
  takenText: (name: string) => `${name} now plays.`,
  takenFor: (name: string, former: string) => `${name} now plays in place of ${former}.`,
  lost: 'Your seat goes to somebody else',
  lostText:
    'The game was waiting for you, and the other players have decided to replace you. Your links in earlier e-mails no longer work. What you have played stays yours in the log.',
  look: 'Look at the game',
  whyLost: 'You get this e-mail because you have played in this game.',
};
