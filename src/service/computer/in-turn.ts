import { TooMany } from '../errors.js';

/** How many are thought for or wait at once: with more of them the last would wait too long. */
const MOST = 4;

let held = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs what takes the processor for seconds, one after another in this process, so that moves and pages go on beside it.
 * @throws TooMany `advice-busy`
 */
export const inTurn = async <T>(run: () => Promise<T>): Promise<T> => {
  if (held >= MOST) throw new TooMany('advice-busy');
  held++;
  const own = last.then(run);
  last = own.catch(() => undefined);
  try {
    return await own;
  } finally {
    held--;
  }
};
