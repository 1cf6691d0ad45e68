/** The words of the page on which moves are tried, by key. */
export const whatIfPages = {
  whatIf: 'What if?',
  whatIfText:
    'Here you try moves for yourself alone. Nothing is sent or kept but what you save as a plan; the game itself stays as it is.',
  whatIfBack: 'Back to the game as it was',
  whatIfScript: 'Trying moves needs JavaScript.',
  whatIfLoading: 'Loading the position …',
  whatIfFailed: 'The position could not be loaded.',
  whatIfHidden: 'Something is hidden at the moment, so nobody can play on alone now.',
  whatIfTry: 'Try it',
  whatIfTried: 'Moves tried',
  whatIfNothingTried: 'None yet.',
  whatIfUndoOne: 'Take back the last move',
  whatIfUndoAll: 'Back to the start',
  whatIfMoveFor: 'Move for',
  whatIfChance: 'Chance decides here, and that cannot be tried.',
  whatIfUnknown: 'That depends on something you cannot see.',
};
