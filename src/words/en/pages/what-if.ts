/** The words of the page on which moves are tried, by key. */
export const whatIfTexts = {
  whatIf: 'What if?',
  whatIfText:
    'Here you can try out moves on your own. Nothing is sent or saved unless you save it as a plan; the game itself does not change.',
  whatIfBack: 'Back to the game as it was',
  whatIfScript: 'Trying out moves needs JavaScript.',
  whatIfLoading: 'Loading the position …',
  whatIfFailed: 'The position could not be loaded.',
  whatIfHidden: 'Something is hidden at the moment, so nobody can try out moves now.',
  whatIfTry: 'Try it',
  whatIfTried: 'Your line',
  whatIfNothingTried: 'No moves yet.',
  whatIfUndoOne: 'Take back the last move',
  whatIfUndoAll: 'Back to the start',
  whatIfMoveFor: 'Move for',
  whatIfChance: 'Chance decides here, so this cannot be tried out.',
  whatIfUnknown: 'That depends on something you cannot see.',
} as const;
