import type { Feature } from '../../../engine/rail/contract.js';
import { small } from './data.js';
import { isSmall } from './settings.js';

/** Two play on the back of the board: fewer companies, trains and tiles (18Mag §Vorbereitung 2-9). */
export const twoPlayerBoard: Feature = {
  chosen: isSmall,
  data: was => ({ ...was, ...small }),
};
