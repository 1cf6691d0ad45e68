/** Of games that have not begun. */
export const tables = {
  off: 'The game is off',
  offText: (by: string) => `${by} called the game off before it began. Your seat is free again.`,
  open: 'Open tables',
  whyOff: 'You had a seat in this game.',
  removed: 'Your seat is free again',
  removedText: (by: string) => `${by} created this game and has freed your seat again before it began.`,
  yours: 'You lead this game now',
  yoursLeft:
    'Whoever created the game does not play any more. You have the first seat that is taken, and lead it now.',
  yoursGiven: (by: string) => `${by} has handed the game over to you.`,
  yoursText: 'You can invite, give free seats away and say who may look on.',
  quiet: 'Does your game still look for players?',
  quietText: (days: number, last: number) =>
    `Nothing has changed at this game for ${days} days. In ${last} days it leaves the list of open tables; the game itself and your invitations stay.`,
  quietKeep: 'To let it stay, just save again on its page under “Look for players”.',
  whyQuiet: 'You created this game.',
};
