import type { SettingWords, TitleText } from '../../../../words/types.js';

/*
 * What 1849 is, and what can be chosen for a game of it, in German. Only the service says it.
 */

export const title: TitleText = {
  name: '1849',
  about:
    '1849: Das Spiel der sizilianischen Eisenbahnen, von Federico Vellani. 3 bis 5 Spieler. Gespielt wird das Grundspiel, wenn nicht das Spiel für Fortgeschrittene oder Electric Dreams gewählt ist.',
  awaits:
    'Eisenbahnen in den Bergen Siziliens: Das Geld ist knapp, das Gleis teuer, und oft reicht es nur für Schmalspur.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  companies: {
    name: 'Gesellschaften',
    text: 'Zu dritt spielt man immer mit fünf Gesellschaften, zu fünft mit sechs; zu viert hat man die Wahl.',
    values: { 'by-players': 'wie üblich für die Zahl der Spieler', '5': 'fünf', '6': 'sechs' },
  },
  game: {
    name: 'Spiel',
    text: 'Für Fortgeschrittene kommen der Kauf fremder Bahnhöfe und Anleihen dazu, in Electric Dreams außerdem elektrische Loks.',
    values: { basic: 'Grundspiel', advanced: 'für Fortgeschrittene', electric: 'Electric Dreams' },
  },
  'delay-ift': {
    name: 'Die IFT kommt spät',
    text: 'Die IFT aus Catania ist nicht unter den ersten drei Gesellschaften. Nicht im Regelheft; gut für neue Spieler.',
  },
  runs: {
    name: 'Fahrten',
    text: 'Die Regel verlangt die Fahrt, die am meisten einbringt. Wer will, lässt dem Direktor die Wahl.',
    values: { best: 'die beste Fahrt ist Pflicht', any: 'frei wählbar' },
  },
  reading: {
    name: 'Auslegung der Regeln',
    text: 'Wie eine Aufzeichnung von einer anderen Seite gespielt wurde. Wird beim Import gesetzt.',
    values: { rulebook: 'das Regelheft', '18xx.games': '18xx.games' },
  },
  stations: { name: 'Bahnhöfe können gekauft werden', text: 'Wird beim Import gesetzt.' },
  bonds: { name: 'Gesellschaften können eine Anleihe ausgeben', text: 'Wird beim Import gesetzt.' },
  'e-trains': { name: 'E-Loks können gekauft werden', text: 'Wird beim Import gesetzt.' },
  'no-grey-values': {
    name: 'Graue Orte bringen nichts ein',
    text: 'Wird beim Import gesetzt.',
  },
};
