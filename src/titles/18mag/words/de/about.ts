import type { WordTable } from '../../../../words/types.js';
import { settings, title } from './settings.js';

const half = 'bekommt die Hälfte vom Preis jeder neuen';
const quarter = 'zu zweit und allein ein Viertel vom Preis aller Loks';

const marker = (count: string): string =>
  `Sie hat ${count}. Gibt sie einen ab, zahlt die Bank, was Flüsse und Berge auf einem Feld kosten.`;

/** What 18 Magyarország is, its settings and what its companies live on or may do, in German. */
export const about: WordTable = {
  title,
  settings,
  things: {
    company: {
      SKEV: 'Bekommt 10\u00a0Ft für das zweite gelbe Plättchen eines Zuges und die Hälfte von jedem Bahnhof einer Kleinbahn.',
      SIK: 'Bekommt 10\u00a0Ft für jeden Fluss und jeden Berg auf einem Feld, auf dem gebaut wird. Gibt die Kleinbahn einen Terrainmarker ab, zahlt die Bank.',
      LdStEG: `Sie ${half} 2er- und 4er-Lok; ${quarter}.`,
      MAVAG: `Sie ${half} 3er- und 6er-Lok.`,
      RABA: 'Verkauft Wagen: Eine Lok, die eine Fernverbindung anfährt, bringt 20\u00a0Ft mehr ein, ab der braunen Phase 30. Zu zweit und allein kann es stattdessen der Wagen für Kleinstädte sein.',
      SNW: 'Verkauft Wagen: Eine Lok darf zusätzlich ein Bergwerk anfahren. Es bringt 30\u00a0Ft, ab der braunen Phase 50.',
      'G&C': 'Verkauft Wagen: Eine Lok fährt außer ihren Orten noch einmal so viele Kleinstädte an.',
      '5': marker('drei Terrainmarker'),
      '6': marker('einen Terrainmarker'),
      '7': marker('einen Terrainmarker'),
      '12': marker('zwei Terrainmarker'),
      '13': marker('einen Terrainmarker'),
    },
  },
};
