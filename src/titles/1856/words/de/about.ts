import type { WordTable } from '../../../../words/types.js';
import { settings, title } from './settings.js';

/** What 1856 is, its settings and what its privates do, in German. */
export const about: WordTable = {
  title,
  settings,
  things: {
    private: {
      FT: 'Solange ein Spieler sie besitzt, baut niemand auf L3.',
      WSRC: 'Solange ein Spieler sie besitzt, baut niemand in Kitchener (I12). Ihre Gesellschaft darf dort ohne Verbindung das Plättchen 59 legen, kostenlos einen Bahnhof setzen oder beides, statt des Plättchens und des Bahnhofs ihres Zuges. Nach diesem Zug schließt sie.',
      TCC: 'Solange ein Spieler sie besitzt, baut niemand auf H11. Ihre Gesellschaft darf dort ohne Verbindung das erste Plättchen legen, zusätzlich zum Plättchen ihres Zuges.',
      GLSC: 'Ihre Gesellschaft darf den Hafenmarker auf ein Feld mit einem Hafen legen: Jede ihrer Fahrten, die dort hält, bringt bis zur ersten 6er-Lok $20 mehr ein. Das schließt sie.',
      NFSBC:
        'Ihre Gesellschaft hat das Brückenrecht: Jede ihrer Loks, die Buffalo anfährt, bringt $10 mehr ein. Andere Gesellschaften können dieses Recht für $50 kaufen, sobald die Privatgesellschaft keinem Spieler mehr gehört.',
      SCFTC:
        'Ihre Gesellschaft hat das Tunnelrecht: Jede ihrer Loks, die Sarnia anfährt, bringt $10 mehr ein. Andere Gesellschaften können dieses Recht für $50 kaufen, sobald die Privatgesellschaft keinem Spieler mehr gehört.',
    },
  },
};
