import type { WordsOf } from '../words/pages.js';

/** The words that what shows a step asks for. */
export const stepWords = [
  ...(['absence', 'absenceNow', 'absenceTurn', 'board', 'finalTable', 'firstStep', 'followingStep'] as const),
  ...(['history', 'lastStep', 'nextRound', 'othersTurn', 'player', 'points', 'previousRound'] as const),
  ...(['previousStep', 'stepOf', 'stepPanel'] as const),
] as const;

/** Those words in the reader's language. */
export type StepWords = WordsOf<(typeof stepWords)[number]>;
