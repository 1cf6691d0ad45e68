import { readNumbers, type Complaints, type InstallationNumbers as Counted } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { recentComplaints } from '../prefs/complaints.js';

export interface Numbers extends Counted {
  /** Of the last week. */
  readonly complaints: Complaints;
}

/** Mails that were given up longer ago cannot be sent again. */
const FAILED_DAYS = 30;

/** What the metrics say of the installation. */
export const numbers = async (deps: Deps): Promise<Numbers> => {
  const now = deps.clock();
  const failedSince = new Date(now.getTime() - FAILED_DAYS * 86_400_000);
  return deps.db.transaction(async tx => ({
    ...(await readNumbers(tx, now, failedSince)),
    complaints: await recentComplaints(deps, tx),
  }));
};
