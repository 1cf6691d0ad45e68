import { title18mag } from '../rules/title.js';
import { sitePresidency } from './presidency.js';
import { siteReading } from './site.js';

/** 18 Magyarország by its rulebook, and as 18xx.games plays it. */
export const importedTitle18mag = title18mag.withReadings([
  { site: '18xx.games', features: [siteReading, sitePresidency] },
]);
