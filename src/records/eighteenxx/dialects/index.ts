import type { Dialect } from '../dialect.js';
import { dialect1830 } from './1830.js';
import { dialect1849 } from './1849.js';

/** By the site's name of the game. */
export const dialects: { readonly [title: string]: Dialect } = {
  '1830': dialect1830,
  '1849': dialect1849,
};
