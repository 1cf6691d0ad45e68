import type { Tx } from './client.js';

/** By how many milliseconds a clock is ahead of the database's (behind it: less than nothing). */
export const aheadOfDatabase = async (tx: Tx, clock: () => Date): Promise<number> => {
  const before = clock().getTime();
  const rows = await tx.rows<{ now: Date }>('SELECT clock_timestamp() AS now');
  return (before + clock().getTime()) / 2 - rows[0]!.now.getTime();
};
