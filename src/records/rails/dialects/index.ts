import type { Dialect } from '../contract.js';
import { dialect1830 } from '../../../titles/1830/records/rails.js';
import { dialect1856 } from '../../../titles/1856/records/rails/index.js';

/** By Rails' name of the game. */
export const dialects: { readonly [game: string]: Dialect } = {
  '1830': dialect1830,
  '1856': dialect1856,
};
