/** Of a turn whose time was up. */
export const timeOver = {
  subject: 'Your time was up: passed for you',
  heading: 'Your time was up',
  passed: (time: string) =>
    `On ${time} your time for this turn was up. As agreed for this game, a pass was made for you.`,
  goesOn: 'You are still in the game: your time runs again when it is next your turn.',
};
