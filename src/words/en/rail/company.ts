import type { CompanyWords } from '../../rail/company.js';

/** Words of what there is to know of one company, in English. */
export const company: CompanyWords = {
  owners: 'Owners',
  share: 'Share',
  itself: 'the company itself',
  worth: 'Worth',
  runs: 'Runs',
  revenue: 'Revenue',
  paidOut: 'Paid out',
  home: 'Home',
  charter: 'Certificates',
  president: percent => `president’s ${percent}`,
  certificates: (count, percent) => `${String(count)} × ${percent}`,
  tokenPrices: 'Prices of its tokens',
  stations: 'Stations',
};
