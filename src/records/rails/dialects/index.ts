import type { Dialect } from '../contract.js';
import { dialect1830 } from './1830.js';
import { dialect1856 } from './1856/index.js';

/** By Rails' name of the game. */
export const dialects: { readonly [game: string]: Dialect } = {
  '1830': dialect1830,
  '1856': dialect1856,
};
