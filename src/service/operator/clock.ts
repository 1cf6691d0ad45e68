import { aheadOfDatabase, direct } from '../../db/index.js';
import type { Deps } from '../deps.js';

/** A clock further off than this, in milliseconds, stops others' clocks or dates moves before those they follow. */
const MOST_OFF = 30_000;

/** @param ahead of the database's clock, in milliseconds */
export const clockAgrees = (ahead: number): boolean => Math.abs(ahead) <= MOST_OFF;

/**
 * Looks whether the clock of this computer goes as the database's does.
 * @throws Error that says by how much it is off
 */
export const clockMustAgree = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const ahead = await aheadOfDatabase(direct(db), clock);
  if (clockAgrees(ahead)) return;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  throw new Error(
    `the clock of this computer is ${String(seconds)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's: ` +
      'run a time service on both',
  );
};
