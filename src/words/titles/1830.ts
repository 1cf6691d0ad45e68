import type { Layer } from '../types.js';

/** What is 1830's own in words: what the game is, and its settings. */
export const layer1830: Layer = {
  words: {
    en: {
      title: {
        name: '1830',
        about:
          '1830: The Game of Railroads and Robber Barons, designed by Francis Tresham. Classic rules, 2 to 6 players.',
      },
      settings: {
        'brown-purchase': {
          name: 'Buying several shares in the brown zone',
          text: 'In the brown zone any number of shares can be bought in one turn: from the pool only, or also from the initial offering.',
          values: { pool: 'from the pool only', all: 'also from the initial offering' },
        },
        'third-6-train': { name: 'A third 6-train', text: 'There are three 6-trains instead of two.' },
        runs: {
          name: 'Runs',
          text: 'The rules demand the run that earns most. A friendlier game may let a president run for less.',
          values: { best: 'the best run is demanded', any: 'any legal run' },
        },
        reading: {
          name: 'Reading of the rules',
          text: 'How a record from another site was played. Set by an import.',
          values: { rulebook: 'the rulebook', '18xx.games': '18xx.games' },
        },
      },
    },
    de: {
      title: {
        name: '1830',
        about: '1830 von Francis Tresham: Eisenbahnen und Räuberbarone. Classic-Regeln, 2 bis 6 Spieler.',
      },
      settings: {
        'brown-purchase': {
          name: 'Mehrere Aktien im braunen Bereich kaufen',
          text: 'Im braunen Bereich darf man in einem Zug beliebig viele Aktien kaufen: nur aus dem Bankpool oder auch aus dem Anfangsangebot.',
          values: { pool: 'nur aus dem Bankpool', all: 'auch aus dem Anfangsangebot' },
        },
        'third-6-train': { name: 'Eine dritte 6er-Lok', text: 'Es gibt drei 6er-Loks statt zwei.' },
        runs: {
          name: 'Fahrten',
          text: 'Die Regel verlangt die Fahrt, die am meisten einbringt. Wer will, lässt dem Direktor die Wahl.',
          values: { best: 'die beste Fahrt ist Pflicht', any: 'jede erlaubte Fahrt' },
        },
        reading: {
          name: 'Auslegung der Regeln',
          text: 'Wie eine Aufzeichnung von einer anderen Seite gespielt wurde. Wird beim Import gesetzt.',
          values: { rulebook: 'das Regelheft', '18xx.games': '18xx.games' },
        },
      },
    },
  },
};
