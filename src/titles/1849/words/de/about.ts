import type { WordTable } from '../../../../words/types.js';
import { settings, title } from './settings.js';

/** What 1849 is, its settings and what its privates do, in German. */
export const about: WordTable = {
  title,
  settings,
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
