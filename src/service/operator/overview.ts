import { direct, queueLag, readCounts, type ServiceCounts } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { listLogChecks, showLastBackup, type LogCheck } from './checks.js';
import { listSwitches, type MailSwitch } from './switches.js';

/** A worker that has not said for so long that it lives, in milliseconds, does not. */
const LOST = 150_000;

export interface OperatorOverview extends ServiceCounts {
  /** How far the workers are behind, in seconds. */
  readonly lag: number;
  readonly switchedOff: readonly MailSwitch[];
  /** The newest run over all logs; null when there was none. */
  readonly check: LogCheck | null;
  /** The newest backup that was restored and looked at; null when there was none. */
  readonly backup: Awaited<ReturnType<typeof showLastBackup>> | null;
}

/** How the installation stands. */
export const showOverview = async (deps: Deps): Promise<OperatorOverview> => {
  const tx = direct(deps.db);
  const now = deps.clock();
  const [counts, lag, switches, checks, backup] = await Promise.all([
    // Workers tell that they live by real time.
    readCounts(tx, now, new Date(Date.now() - LOST)),
    queueLag(tx, now),
    listSwitches(deps),
    listLogChecks(deps),
    showLastBackup(deps),
  ]);
  return {
    ...counts,
    lag: Math.round(lag),
    switchedOff: switches.filter(one => one.offSince !== null),
    check: checks[0] ?? null,
    backup: backup ?? null,
  };
};
