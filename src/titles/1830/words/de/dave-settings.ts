import type { SettingWords } from '../../../../words/types.js';

/*
 * Scenario S-6 and its variants on the form, in German.
 */

export const daveSettings: { readonly [id: string]: SettingWords } = {
  dave: {
    name: 'Szenario S-6: Dave? Was machst du da?',
    text: 'Der Tiefe Süden, Richmond und D24 haben je einen Ausgang mehr, es gibt je zwei 26 und 27 mehr, und Spieler können einander keine Privatgesellschaften abkaufen. Weitere Varianten des Computerspiels stehen bei ihrem Thema: verzögertes Verschrotten, späterer Kauf der Privatgesellschaften, kurze und lange Partie, keine Dieselloks, geteilte Einnahmen.',
  },
  'random-income': {
    name: 'Zufallsabhängige Einkünfte',
    text: 'In jedem Zug wird eine Zahl gezogen: Die Gesellschaft bekommt 80, 90, 100, 100, 110 oder 120 % dessen, was ihre Loks eingefahren haben (S-6.3).',
  },
  'reading-railroad': {
    name: 'Reading Railroad',
    text: 'Eine neunte Gesellschaft, die auf H14 startet und deren Direktorenaktie drei Aktien wert ist. Boston und Baltimore wachsen mit den Plättchen 592 und 997, es gibt eine 4er-Lok mehr, und das Zertifikatslimit ist um eins höher (S-6.3).',
  },
  'more-tiles': {
    name: 'Zusätzliche Gleisplättchen',
    text: 'Je drei mehr von 5 und 6, je zwei mehr von 26, 27 und 141 bis 144 (S-6.3).',
  },
  'unlimited-tiles': {
    name: 'Unbeschränkt viele Gleisplättchen',
    text: 'Jedes Plättchen von Classic kann beliebig oft gelegt werden (S-6.3).',
  },
};
