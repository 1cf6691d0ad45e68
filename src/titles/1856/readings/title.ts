import { title1856 } from '../rules/title.js';
import { siteDebts } from './debts.js';
import { siteFormation } from './formation.js';
import { siteFreeToken } from './free-token.js';
import { siteReading } from './site.js';

/** 1856 by its rulebook, and as 18xx.games plays it. */
export const importedTitle1856 = title1856.withReadings([
  { site: '18xx.games', features: [siteReading, siteDebts, siteFormation, siteFreeToken] },
]);
