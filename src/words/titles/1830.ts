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
      privates: {
        SV: 'No company builds on G15 while a player owns it.',
        CS: 'No company builds on B20 while a player owns it. Its company may lay a tile on B20 without a connection, in addition to the tile of the turn.',
        DH: 'No company builds on F16 while a player owns it. Its company may lay a tile on F16 without a connection as the tile of the turn, at the usual cost, and then place a token there free of charge.',
        MH: 'No company builds on D18 while a player owns it. Its player may exchange it for a share of the NYC. This closes it.',
        CA: 'No company builds on H18 while a player owns it. Its first buyer gets a 10% share of the PRR.',
        BO: 'No company builds on I13 and I15 while a player owns it. Its buyer gets the president’s certificate of the B&O and sets its par. No company can buy it; it closes when the B&O buys its first train.',
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
      privates: {
        SV: 'Solange ein Spieler sie besitzt, baut niemand auf G15.',
        CS: 'Solange ein Spieler sie besitzt, baut niemand auf B20. Ihre Gesellschaft darf ohne Verbindung ein Plättchen auf B20 legen, zusätzlich zum Plättchen ihres Zuges.',
        DH: 'Solange ein Spieler sie besitzt, baut niemand auf F16. Ihre Gesellschaft darf ohne Verbindung das Plättchen ihres Zuges auf F16 legen, zu den üblichen Kosten, und dort danach kostenlos einen Bahnhof setzen.',
        MH: 'Solange ein Spieler sie besitzt, baut niemand auf D18. Ihr Spieler darf sie gegen eine Aktie der NYC tauschen. Das schließt sie.',
        CA: 'Solange ein Spieler sie besitzt, baut niemand auf H18. Ihr erster Käufer erhält eine Aktie der PRR über 10\u00a0%.',
        BO: 'Solange ein Spieler sie besitzt, baut niemand auf I13 und I15. Ihr Käufer erhält die Direktorenaktie der B&O und setzt ihren Ausgabekurs fest. Keine Gesellschaft kann sie kaufen; sie schließt, wenn die B&O ihre erste Lok kauft.',
      },
    },
  },
};
