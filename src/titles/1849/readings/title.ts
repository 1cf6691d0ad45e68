import { title1849 } from '../rules/title.js';
import { noGreyValues, siteReading } from './site.js';

/** 1849 by its rulebook, and as 18xx.games plays it. */
export const importedTitle1849 = title1849.withReadings([
  { site: '18xx.games', features: [siteReading, noGreyValues] },
]);
