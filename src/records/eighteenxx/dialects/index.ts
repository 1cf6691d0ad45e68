import type { Dialect } from '../dialect.js';
import { dialect1830 } from '../../../titles/1830/records/eighteenxx.js';
import { dialect1849 } from '../../../titles/1849/records/eighteenxx.js';
import { dialect1856 } from '../../../titles/1856/records/eighteenxx.js';
import { dialect18mag } from '../../../titles/18mag/records/eighteenxx.js';

/** By the site's name of the game. */
export const dialects: { readonly [title: string]: Dialect } = {
  '1830': dialect1830,
  '1849': dialect1849,
  '1856': dialect1856,
  '18Mag': dialect18mag,
};
