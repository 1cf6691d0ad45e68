import type { Pair } from './types.js';

/** The words of the pages that look back: history, comparison, charts, filtered log. */
export const historyPages: { readonly [key: string]: Pair } = {
  chooseStep: ['Schritt wählen', 'Choose a step'],
  showStep: ['Zeigen', 'Show'],
  playSteps: ['Abspielen', 'Play'],
  pauseSteps: ['Anhalten', 'Pause'],
  rounds: ['Runden', 'Rounds'],
  previousRound: ['Runde zurück', 'Previous round'],
  nextRound: ['Runde vor', 'Next round'],
};
