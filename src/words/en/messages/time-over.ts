/** Of a turn whose time was up. */
export const timeOver = {
  subject: 'Your time ran out: passed for you',
  heading: 'Your time ran out',
  passed: (time: string) =>
    `On ${time} your time for this turn ran out. As agreed for this game, you passed automatically.`,
  goesOn: 'You are still in the game: next time it is your turn, your clock runs as before.',
};
