import type { WordTable } from '../../../types.js';

/** What is 1830's own in words: what the game is, its settings, its privates, in German. */
export const about: WordTable = {
  title: {
    name: '1830',
    about: '1830 von Francis Tresham: Eisenbahnen und Räuberbarone. Classic-Regeln, 2 bis 6 Spieler.',
    awaits:
      'Acht Bahngesellschaften im Nordosten der USA und ein Aktienmarkt, auf dem ein Direktor seine Gesellschaft stark machen oder ausplündern kann. Am Tisch dauert es drei bis fünf Stunden, mit Neulingen länger.',
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
      values: { best: 'die beste Fahrt ist Pflicht', any: 'frei wählbar' },
    },
    reading: {
      name: 'Auslegung der Regeln',
      text: 'Wie eine Aufzeichnung von einer anderen Seite gespielt wurde. Wird beim Import gesetzt.',
      values: { rulebook: 'das Regelheft', '18xx.games': '18xx.games' },
    },
  },
  things: {
    private: {
      SV: 'Solange ein Spieler sie besitzt, baut niemand auf G15.',
      CS: 'Solange ein Spieler sie besitzt, baut niemand auf B20. Ihre Gesellschaft darf ohne Verbindung ein Plättchen auf B20 legen, zusätzlich zum Plättchen ihres Zuges.',
      DH: 'Solange ein Spieler sie besitzt, baut niemand auf F16. Ihre Gesellschaft darf ohne Verbindung das Plättchen ihres Zuges auf F16 legen, zu den üblichen Kosten, und dort danach kostenlos einen Bahnhof setzen.',
      MH: 'Solange ein Spieler sie besitzt, baut niemand auf D18. Ihr Spieler darf sie gegen eine Aktie der NYC tauschen. Das schließt sie.',
      CA: 'Solange ein Spieler sie besitzt, baut niemand auf H18. Ihr erster Käufer erhält eine Aktie der PRR über 10\u00a0%.',
      BO: 'Solange ein Spieler sie besitzt, baut niemand auf I13 und I15. Ihr Käufer erhält die Direktorenaktie der B&O und setzt ihren Ausgabekurs fest. Keine Gesellschaft kann sie kaufen; sie schließt, wenn die B&O ihre erste Lok kauft.',
    },
  },
};
