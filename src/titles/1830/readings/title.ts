import { title1830 } from '../rules/title.js';
import { siteReading } from './site.js';

/** 1830 by its rulebook, and as 18xx.games plays it. */
export const importedTitle1830 = title1830.withReadings([{ site: '18xx.games', features: [siteReading] }]);
