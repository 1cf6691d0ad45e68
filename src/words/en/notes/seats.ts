/** Of seats of a running game that change hands. */
export const seats = {
  seatOfFree: (name: string) => `The seat of ${name} is free`,
  voted: (name: string) => `You and the other players have decided to replace ${name}.`,
  gone: 'A player has deleted the account and does not play any more.',
  left: (name: string) => `${name} does not play any more.`,
  waits: 'The game waits until somebody takes the seat over.',
  goesOn: 'The game goes on until it is that seat’s turn; then it waits.',
  youCan: 'Every player can invite somebody to it. You can also ask to end the game.',
  invite: 'Invite somebody',
  taken: (name: string) => `${name} plays now`,
  takenHeading: 'Somebody has taken a seat',
  takenText: (name: string) => `${name} plays now.`,
  takenFor: (name: string, former: string) => `${name} plays now for ${former}.`,
  lost: 'Your seat goes to somebody else',
  lostText:
    'The game waited for you, and the other players have decided to replace you. Your links from earlier mails do not work any more. What you have played stays yours in the log.',
  look: 'Look at the game',
  whyLost: 'You get this mail because you have played in this game.',
};
