/** How moves are written in any game: before the list of a title's moves. */
export const notation: readonly string[] = [
  'Every move has a short text form. You can type it on the page of the game or in a reply to an e-mail, and the log shows it.',
  'It says what is done, never who does it: that is clear from whose turn it is. Words are separated by spaces; capitals make no difference.',
  'German words are understood as well, such as `passe`, `biete`, `kaufe`, `verkaufe`, `baue`; the log has the move as ever. A word with a slip in it is answered with those that were probably meant.',
];

/** What goes for 18xx games, whose moves name hexes and tiles. */
export const railWriting: readonly string[] = [
  'Hexes are written without a hyphen. A tile is turned by a rotation from `r0` to `r5`: with `r0` it lies as it is drawn in the list of tiles, and each step turns it clockwise by one side.',
  'Where a hex has several cities, `.1` behind its name means the second of them. A run names the train and then its hexes in the order of travel.',
];
