import { direct, dropFailedJob, failedJobs, retryJob, type FailedJob } from '../../db/index.js';
import type { Deps } from '../deps.js';
import { NotFound } from '../errors.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';

export type { FailedJob } from '../../db/index.js';

const MOST_SHOWN = 100;

/** Jobs that went wrong the last time; those that are not tried again come first. */
export const listFailedJobs = (deps: Deps): Promise<readonly FailedJob[]> =>
  failedJobs(direct(deps.db), MOST_SHOWN);

/** @throws NotFound `no-such-job` */
const mustBeId = (id: string): string => {
  if (!/^\d{1,18}$/.test(id)) throw new NotFound('no-such-job', { job: id.slice(0, 40) });
  return id;
};

/** Has a job that went wrong tried again now. @throws NotFound `no-such-job`, also for one that runs now */
export const retryFailedJob = (deps: Deps, by: Operator, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    if (!(await retryJob(tx, mustBeId(id), deps.clock()))) throw new NotFound('no-such-job', { job: id });
    await noteAct(deps, tx, by, 'retry-job', { job: id });
  });

/** Gives up a job that went wrong. @throws NotFound `no-such-job`, also for one that runs now */
export const dropJobForGood = (deps: Deps, by: Operator, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const task = await dropFailedJob(tx, mustBeId(id));
    if (task === undefined) throw new NotFound('no-such-job', { job: id });
    await noteAct(deps, tx, by, 'drop-job', { job: id, task });
  });
