import { dropJobForGood, listFailedJobs, retryFailedJob } from '../../../service/operator/jobs.js';
import type { HttpDeps } from '../../deps.js';
import { HttpProblem } from '../../problem.js';
import type { Served } from '../../routes.js';
import { goTo, page, type PageCall, sendPage } from '../page.js';
import { actingOperator, tabsOn, type AdminPage, operatorTime } from './model.js';

const HERE = '/admin/jobs';

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-jobs': AdminJobsPage;
  }
}

interface AdminJobsPage extends AdminPage {
  readonly jobs: readonly AdminJobsJob[];
}

interface AdminJobsJob {
  readonly id: string;
  readonly task: string;
  readonly key: string | null;
  readonly error: string;
  readonly tries: string;
  readonly next: string;
}

const show = async (call: PageCall): Promise<void> => {
  const { t } = call;
  const jobs = await listFailedJobs(call.deps.service);
  sendPage(call, 'admin-jobs', t('adminJobs'), {
    ...tabsOn(call, 'jobs'),
    jobs: jobs.map(job => ({
      id: job.id,
      task: job.task,
      key: job.key,
      error: job.last_error,
      tries: t('adminTries', { attempts: job.attempts, most: job.max_attempts }),
      next: job.given_up ? t('adminGivenUp') : t('adminNextTry', { time: operatorTime(call)(job.run_at) }),
    })),
  });
};

const act = async (call: PageCall): Promise<void> => {
  const { deps, form, res } = call;
  const id = form['job'] ?? '';
  if (form['do'] === 'retry') await retryFailedJob(deps.service, actingOperator(call), id);
  else if (form['do'] === 'drop') await dropJobForGood(deps.service, actingOperator(call), id);
  else throw new HttpProblem(400, 'bad-body', {});
  goTo(res, HERE);
};

export const operatedJobPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: HERE, run: show }),
  page(deps)({ method: 'post', path: HERE, run: act }),
];
