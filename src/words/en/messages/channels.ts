/** For pushes and webhooks. */
export const channels = {
  toMove: (names: string) => `To move: ${names}`,
  won: (winners: string) => `Won by ${winners}`,
  begins: (name: string) => `“${name}” begins`,
  yourTurn: (name: string) => `Your turn: ${name}`,
  offer: (name: string) => `Offer to you: ${name}`,
  reminder: (name: string) => `Reminder: ${name} is waiting for you`,
  moved: (name: string) => `${name} has moved.`,
  testTitle: 'It works',
  testText: 'This is a test from Bahnpost.',
  invitation: (name: string) => `Invitation: ${name}`,
};
