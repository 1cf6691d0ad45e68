/** Of the end of a game that the reader follows. */
export const watching = {
  subject: 'The game is over',
  watched: 'You were looking on.',
  button: 'Look at the game',
  why: 'You get this mail because you follow this game and wanted to hear of its end.',
};
