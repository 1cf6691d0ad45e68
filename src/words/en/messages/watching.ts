/** Of the end of a game that the reader follows. */
export const watching = {
  subject: 'The game is over',
  watched: 'You were watching.',
  button: 'Look at the game',
  why: 'You get this e-mail because you follow this game and asked to be told when it ends.',
};
