import type { CompanyWords } from '../../rail/company.js';

/** Words of what there is to know of one company, in German. */
export const company: CompanyWords = {
  owners: 'Besitzer',
  share: 'Anteil',
  itself: 'die Gesellschaft selbst',
  worth: 'Wert',
  runs: 'Fahrten',
  revenue: 'Einnahmen',
  paidOut: 'Ausgeschüttet',
  home: 'Heimat',
  charter: 'Zertifikate',
  president: percent => `Direktor ${percent}`,
  certificates: (count, percent) => `${String(count)} × ${percent}`,
  tokenPrices: 'Preise der Bahnhöfe',
  stations: 'Bahnhöfe',
};
