/** Of games that have not begun. */
export const tables = {
  off: 'The game is cancelled',
  offText: (by: string) => `${by} cancelled the game before it began. Your seat is free again.`,
  open: 'Open tables',
  whyOff: 'You had a seat in this game.',
  removed: 'Your seat is free again',
  removedText: (by: string) => `${by}, who created this game, freed your seat before the game began.`,
  yours: 'You now run this game',
  yoursLeft:
    'The person who created the game no longer plays. You have the first occupied seat, so you run the game now.',
  yoursGiven: (by: string) => `${by} has handed the game over to you.`,
  yoursText: 'You can invite people, give away free seats and choose who may watch.',
  quiet: 'Is your game still looking for players?',
  quietText: (days: number, last: number) =>
    `Nothing has changed in this game for ${days} days. In ${last} days it will leave the list of open tables; the game itself and your invitations stay.`,
  quietKeep: 'To keep it listed, just save again on its page under “Look for players”.',
  undelivered: 'Your invitation could not be delivered',
  undeliveredText: (seat: number, who: string) =>
    `The e-mail with your invitation to seat ${seat}${who === '' ? '' : ` (${who})`} did not arrive.`,
  undeliveredDo:
    'Check the address for typing errors. On the page of the game you can withdraw the invitation and invite again, or keep the seat for somebody with a link that you send them yourself.',
  whyUndelivered: 'You sent this invitation.',
  whyQuiet: 'You created this game.',
};
