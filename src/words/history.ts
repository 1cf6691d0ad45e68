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
  compare: ['Zwei Stellungen vergleichen', 'Compare two positions'],
  compareFrom: ['Von Schritt', 'From step'],
  compareTo: ['bis Schritt', 'to step'],
  compareShow: ['Vergleichen', 'Compare'],
  compareSince: ['Was sich seither geändert hat', 'What has changed since then'],
  nothingChanged: [
    'Zwischen diesen Schritten hat sich nichts geändert.',
    'Nothing changed between these steps.',
  ],
  whatHappened: ['Was geschah', 'What happened'],
  followingSteps: ['Von hier an', 'From here on'],
  showAs: ['Ansicht', 'Show as'],
  asCards: ['Karten', 'Cards'],
  asTableToo: ['Tabelle', 'Table'],
  sortBy: ['Sortieren nach {column}', 'Sort by {column}'],
  before: ['vorher', 'before'],
  charts: ['Diagramme', 'Charts'],
  asTable: ['Als Tabelle', 'As a table'],
  noCharts: ['Noch ist nichts zu zeichnen.', 'There is nothing to draw yet.'],
};
