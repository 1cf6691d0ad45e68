import type { Dialect } from '../dialect.js';
import { dialect1830 } from './1830.js';
import { dialect1849 } from './1849.js';
import { dialect1856 } from './1856.js';
import { dialect18mag } from './18mag.js';

/** By the site's name of the game. */
export const dialects: { readonly [title: string]: Dialect } = {
  '1830': dialect1830,
  '1849': dialect1849,
  '1856': dialect1856,
  '18Mag': dialect18mag,
};
