/** Said in several messages. */
export const shared = {
  whyEntered: 'You get this e-mail because somebody entered this address on our site.',
  whyAccount: 'You get this e-mail because it is about your account.',
  whyPlayer: 'You get this e-mail because you play in this game.',
  quoted: (text: string) => `“${text}”`,
  openGame: 'Open the game',
  gameGoesOn: 'The game goes on',
  notPlaying: 'You no longer play here',
  seatFree: 'A seat is free',
  toGame: 'To the game',
  over: (name: string) => `“${name}” is over`,
};
