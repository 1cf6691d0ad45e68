import type { SettingWords, TitleText } from '../../../../words/types.js';

/*
 * What 18 Magyarország is, and what can be chosen for a game of it, in German. Only the service says it.
 */

export const title: TitleText = {
  name: '18 Magyarország',
  about:
    '18 Magyarország, von Leonhard Orgler. 2 bis 6 Spieler, oder einer allein gegen Istvan. Zu zweit und allein gehört ein eigener, kleinerer Plan dazu. Gespielt wird nach den deutschen Kurzregeln.',
  awaits:
    'Kleinbahnen im alten Ungarn, die Ihnen ganz gehören, und Aktien der Gesellschaften, bei denen alle einkaufen: Jedes Gleis und jede Lok bringt auch deren Aktionären Geld. Loks veralten nie, und niemand geht bankrott.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  runs: {
    name: 'Fahrten',
    text: 'Üblich ist die Fahrt, die am meisten einbringt. Wer will, lässt dem Besitzer die Wahl.',
    values: { best: 'die beste Fahrt ist Pflicht', any: 'frei wählbar' },
  },
  board: {
    name: 'Seite des Plans',
    text: 'Sie folgt aus der Zahl der Spieler.',
    values: { large: 'für drei bis sechs', small: 'für zwei' },
  },
  solo: {
    name: 'Gegen Istvan',
    text: 'Es folgt aus der Zahl der Spieler.',
    values: { no: 'nein', yes: 'ja' },
  },
  level: {
    name: 'Istvan',
    text: 'Wie stark er spielt, wenn Sie allein gegen ihn antreten.',
    values: { easy: 'einfach', medium: 'mittel', hard: 'schwer' },
  },
  length: {
    name: 'Länge',
    text: 'Mit wie vielen Kleinbahnen jeder gegen Istvan spielt. In der kurzen Partie bekommen beide in jeder Betriebsrunde etwas Geld.',
    values: { full: 'drei Kleinbahnen', short: 'zwei Kleinbahnen' },
  },
  older: { name: 'Ältere Aufzeichnung', text: 'Wird beim Import gesetzt.' },
  reading: {
    name: 'Auslegung der Regeln',
    text: 'Wie eine Aufzeichnung von einer anderen Seite gespielt wurde. Wird beim Import gesetzt.',
    values: { rulebook: 'das Regelheft', '18xx.games': '18xx.games' },
  },
};
