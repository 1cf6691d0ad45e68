import { countFailure, postpone, type Tx } from '../../db/index.js';
import type { Deps } from '../deps.js';

/** Minutes before the second, third ... try; then every hour, for a day in all. */
const MINUTES = [1, 5, 15, 60, ...Array.from({ length: 23 }, () => 60)];

/** Pauses differ by at most this percentage, so that what failed together does not come back together. */
const JITTER = 10;

/**
 * Plans another try of a mail that the mail server did not take.
 * @returns when; null when there were enough
 */
export const planRetry = async (deps: Deps, tx: Tx, id: string): Promise<Date | null> => {
  const minutes = MINUTES[(await countFailure(tx, id)) - 1];
  if (minutes === undefined) return null;
  const percent = 100 - JITTER + deps.random.int(2 * JITTER + 1);
  const at = new Date(deps.clock().getTime() + minutes * 600 * percent);
  await postpone(tx, id, at);
  return at;
};
