import type { SettingWords, TitleText } from '../../../../words/types.js';

/*
 * What 1856 is, and what can be chosen for a game of it, in German. Only the service says it.
 */

export const title: TitleText = {
  name: '1856',
  about:
    '1856: Railroading in Upper Canada, von Bill Dixon. 3 bis 6 Spieler. Gespielt wird nach der Übersetzung der Regeln von 1992 und 1995.',
  awaits:
    'Eisenbahnen im Süden Ontarios, gebaut mit Krediten der Regierung: Wer sie nicht zurückzahlen kann, verliert seine Gesellschaft an den Staat. Am Tisch dauert es vier Stunden, mit Neulingen länger.',
};

export const settings: { readonly [id: string]: SettingWords } = {
  'alternative-destinations': {
    name: 'Andere Zielbahnhöfe',
    text: 'Die meisten Gesellschaften müssen anderswohin, damit sie ihr verwahrtes Geld bekommen.',
  },
  'eight-trains': {
    name: '8er-Loks statt D-Loks',
    text: 'Eine 8er-Lok kostet $1000, beim Tausch gegen eine 4er-, 5er- oder 6er-Lok $650, und fährt acht Stationen an.',
  },
  'unlimited-bonus-tokens': {
    name: 'Beliebig viele Brücken- und Tunnelrechte',
    text: 'Sonst gibt es von jedem Recht drei.',
  },
  runs: {
    name: 'Fahrten',
    text: 'Die Regel verlangt die Fahrt, die am meisten einbringt. Wer will, lässt dem Direktor die Wahl.',
    values: { best: 'die beste Fahrt ist Pflicht', any: 'frei wählbar' },
  },
  older: { name: 'Ältere Aufzeichnung', text: 'Wird beim Import gesetzt.' },
  reading: {
    name: 'Auslegung der Regeln',
    text: 'Wie eine Aufzeichnung von einer anderen Seite gespielt wurde. Wird beim Import gesetzt.',
    values: { rulebook: 'das Regelheft', '18xx.games': '18xx.games' },
  },
};
