import { listAllActs } from '../../../service/operator/acts.js';
import { showOverview, type OperatorOverview } from '../../../service/operator/overview.js';
import type { HttpDeps } from '../../deps.js';
import type { Served } from '../../routes.js';
import { page, type PageCall, sendPage } from '../page.js';
import { pageLinks, pageWish, type PageLinks } from '../paging.js';
import { actModel, tabsOn, type AdminPage, operatorTime, type ActModel } from './model.js';
import { switchLabel } from './switches.js';
import { versionModel, type VersionModel } from './version.js';

const ACTS_A_PAGE = 50;

const statuses = ['open', 'running', 'ended'] as const;
const mailStatuses = ['queued', 'held', 'sending', 'sent', 'superseded', 'failed'] as const;

interface Count {
  readonly label: string;
  readonly count: number;
}

const numbers = ({ t }: PageCall, o: OperatorOverview): readonly Count[] =>
  [
    ['people', o.people] as const,
    ['blocked', o.blocked] as const,
    ...statuses.map(status => [`games-${status}`, o.games[status] ?? 0] as const),
    ['frozen', o.frozen] as const,
    ...mailStatuses.map(status => [`mails-${status}`, o.mails[status] ?? 0] as const),
    ['queued', o.queued] as const,
    ['lag', o.lag] as const,
    ['failedJobs', o.failedJobs] as const,
    ['workers', o.workers] as const,
  ].map(([name, count]) => ({ label: t(`admin-${name}`), count }));

const backupText = (call: PageCall, { backup }: OperatorOverview): string =>
  backup
    ? call.t('adminBackup', {
        at: operatorTime(call)(backup.at),
        file: backup.file,
        games: backup.games,
        faults: backup.faults,
      })
    : call.t('adminNoBackup');

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-overview': AdminOverviewPage;
    readonly 'admin-acts': AdminActsPage;
  }
}

interface AdminOverviewPage extends AdminPage {
  readonly numbers: readonly Count[];
  readonly warnings: readonly string[];
  readonly backup: string;
  readonly version: VersionModel;
}

const overview = async (call: PageCall): Promise<void> => {
  const { t } = call;
  const [found, version] = await Promise.all([showOverview(call.deps.service), versionModel(call)]);
  sendPage(call, 'admin-overview', t('admin'), {
    ...tabsOn(call, 'overview'),
    numbers: numbers(call, found),
    warnings: [
      ...(found.workers === 0 ? [t('adminNoWorker')] : []),
      ...(found.switchedOff.length > 0
        ? [t('adminSwitchedOff', { names: found.switchedOff.map(one => switchLabel(call, one)).join(', ') })]
        : []),
    ],
    backup: backupText(call, found),
    version,
  });
};

interface AdminActsPage extends AdminPage {
  readonly acts: readonly ActModel[];
  readonly pages: PageLinks | undefined;
}

const acts = async (call: PageCall): Promise<void> => {
  const wish = pageWish(call, ACTS_A_PAGE);
  const { items, next } = await listAllActs(call.deps.service, wish);
  sendPage(call, 'admin-acts', call.t('adminActs'), {
    ...tabsOn(call, 'acts'),
    acts: items.map(actModel(call)),
    pages: pageLinks(call, { page: wish, next }),
  });
};

export const overviewPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/admin', run: overview }),
  page(deps)({ method: 'get', path: '/admin/acts', run: acts }),
];
