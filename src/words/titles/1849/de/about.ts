import type { WordTable } from '../../../types.js';

/** What 1849 is, its settings and what its privates do, in German. */
export const about: WordTable = {
  title: {
    name: '1849',
    about:
      '1849: Das Spiel der sizilianischen Eisenbahnen, von Federico Vellani. 3 bis 5 Spieler. Gespielt wird das Grundspiel, wenn nicht das Spiel für Fortgeschrittene oder Electric Dreams gewählt ist.',
    awaits:
      'Eisenbahnen in den Bergen Siziliens: Das Geld ist knapp, das Gleis teuer, und oft reicht es nur für Schmalspur.',
  },
  settings: {
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
    'no-grey-values': {
      name: 'Graue Orte bringen nichts ein',
      text: 'Wird beim Import gesetzt.',
    },
  },
  things: {
    private: {
      SCE: 'Solange ein Spieler sie besitzt, baut niemand in Acireale (G13).',
      SIGI: 'Ihre Gesellschaft baut Normalspur in unebenem Gelände, Hügeln und Bergen zum halben Preis.',
      CNM: 'Ihre Gesellschaft darf den Marker +L. 20 auf einen Hafen legen, der für sie dann so viel mehr wert ist. Das schließt sie.',
      SMS: 'Ihre Gesellschaft darf in einer Stadt an der Küste ohne Verbindung ein Plättchen legen, einen Bahnhof setzen oder beides, statt des Plättchens und des Bahnhofs ihres Zuges. Das schließt sie.',
      RSA: 'Ihr Käufer erhält die Direktorenaktie der ersten Gesellschaft und gründet diese sofort. Sie schließt, wenn diese Gesellschaft ihre erste Lok kauft.',
    },
  },
};
