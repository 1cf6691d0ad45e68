import { readNumbers, type Numbers } from '../../db/index.js';
import type { Deps } from '../deps.js';

export type { Numbers };

/** Mails that were given up longer ago cannot be sent again. */
const FAILED_DAYS = 30;

/** What the metrics say of the installation. */
export const numbers = (deps: Deps): Promise<Numbers> => {
  const now = deps.clock();
  return deps.db.transaction(tx => readNumbers(tx, now, new Date(now.getTime() - FAILED_DAYS * 86_400_000)));
};
