import type { WordTable } from '../../../../words/types.js';
import { base } from './base.js';
import { plusPrivates } from './plus.js';
import { refusalTitles } from './refusal-titles.js';
import { presets, settingGroups, settings, title } from './settings.js';

/** What is 1830's own in words: what the game is, its settings, its privates, in German. */
export const about: WordTable = {
  ...base,
  title,
  settings,
  settingGroups,
  presets,
  refusalTitles,
  things: {
    private: {
      ...plusPrivates,
      SV: 'Solange ein Spieler sie besitzt, baut niemand auf G15.',
      CS: 'Solange ein Spieler sie besitzt, baut niemand auf B20. Ihre Gesellschaft darf ohne Verbindung ein Plättchen auf B20 legen, zusätzlich zum Plättchen ihres Zuges.',
      DH: 'Solange ein Spieler sie besitzt, baut niemand auf F16. Ihre Gesellschaft darf ohne Verbindung das Plättchen ihres Zuges auf F16 legen, zu den üblichen Kosten, und dort danach kostenlos einen Bahnhof setzen.',
      MH: 'Solange ein Spieler sie besitzt, baut niemand auf D18. Ihr Spieler darf sie gegen eine Aktie der NYC tauschen. Das schließt sie.',
      CA: 'Solange ein Spieler sie besitzt, baut niemand auf H18. Ihr erster Käufer erhält eine Aktie der PRR über 10\u00a0%.',
      BO: 'Solange ein Spieler sie besitzt, baut niemand auf I13 und I15. Ihr Käufer erhält die Direktorenaktie der B&O und setzt ihren Ausgabekurs fest. Keine Gesellschaft kann sie kaufen; sie schließt, wenn die B&O ihre erste Lok kauft.',
    },
  },
};
