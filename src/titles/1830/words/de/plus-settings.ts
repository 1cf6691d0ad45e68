import type { SettingWords } from '../../../../words/types.js';

/*
 * What can be chosen of the other side of the board, in German. Only the service says it.
 */

export const plusPresets: { readonly [id: string]: SettingWords } = {
  'level-field': {
    name: 'Gleiche Bedingungen',
    text: 'Szenario S-1 auf dem 1830+-Spielplan: zehn Gesellschaften, ein Kohlerevier, mehr Loks. Für 2 bis 7 Spieler.',
  },
  canadian: {
    name: 'Canadian Pacific',
    text: 'Szenario S-2 auf dem 1830+-Spielplan: Toronto für die CPR, ein Kohlerevier in Reichweite von vier Gesellschaften.',
  },
  empire: {
    name: 'Imperium-Gründer',
    text: 'Szenario S-3 auf dem 1830+-Spielplan: die Nickel Plate, Plus-Loks, ein Kohlerevier, mehr Plättchen.',
  },
  'west-virginia': {
    name: 'West-Virginia',
    text: 'Szenario S-4 auf dem 1830+-Spielplan: billige Gebirge, die Geld bringen, Plus-Loks, Kurse, die nur mit guten Dividenden steigen.',
  },
};

export const plusSettings: { readonly [id: string]: SettingWords } = {
  board: {
    name: 'Spielplan und Szenario',
    text: 'Die Classic-Seite des Spielplans oder die andere Seite mit einem der Szenarien, die auf ihr gespielt werden (V-1.2). Ein Szenario hat eigene Gesellschaften, Privatgesellschaften, Loks, Plättchen und Zertifikatslimits. Einiges auf dieser Seite ist rekonstruiert; die Regelseite nennt es.',
    values: {
      classic: 'Classic',
      'level-field': 'S-1: Gleiche Bedingungen',
      canadian: 'S-2: Niemand erwartet die Canadian Pacific',
      empire: 'S-3: Die Imperium-Gründer schlagen zurück',
      'west-virginia': 'S-4: Anschluss nach West-Virginia',
    },
  },
  'double-share': {
    name: 'Ein zweites 20-%-Zertifikat der Erie',
    text: 'Sobald die Direktorenaktie verkauft ist, kann es statt einer 10-%-Aktie gekauft werden. Sein Besitzer darf die Hälfte davon verkaufen, wenn eine 10-%-Aktie zum Wechseln im Bankpool liegt (V-6.5).',
  },
};
