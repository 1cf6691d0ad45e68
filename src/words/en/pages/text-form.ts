/** The words of a turn as text for programs, by key. */
export const textFormTexts = {
  textRow: 'row {number}-{hash}',
  textYou: 'you are {seat}',
  textMenu: 'What {seat} may do',
  textMenuBeside: 'What {seat} could do out of turn',
  textNews: 'What has happened',
  textMore: '({count} moves before)',
  tryNoTime: 'This would take too long at once. Ask again for what is left.',
} as const;
