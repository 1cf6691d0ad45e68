import {
  announce,
  audiences,
  listAnnouncements,
  stopAnnouncement,
  type Announcement,
  type Audience,
} from '../../../service/operator/announcements.js';
import type { HttpDeps } from '../../deps.js';
import { HttpProblem } from '../../problem.js';
import type { Served } from '../../routes.js';
import { goTo, page, type PageCall, sendPage } from '../page.js';
import { idInPath, actingOperator, tabsOn, type AdminPage, operatorTime } from './model.js';

const HERE = '/admin/announcements';

const stateOf = (call: PageCall, row: Announcement): string => {
  const { t } = call;
  if (row.until) return t('adminBannerUntil', { time: operatorTime(call)(row.until) });
  return t(row.told_at || row.stopped_at ? 'adminTold' : 'adminTelling', { count: row.told });
};

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-announcements': AdminAnnouncementsPage;
  }
}

interface AdminAnnouncementsPage extends AdminPage {
  readonly audiences: readonly AdminAnnouncementsAudience[];
  readonly rows: readonly AdminAnnouncementsRow[];
}

interface AdminAnnouncementsRow {
  readonly id: string;
  readonly german: string;
  readonly english: string;
  readonly line: string;
  readonly canStop: boolean;
}

interface AdminAnnouncementsAudience {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
}

const show = async (call: PageCall): Promise<void> => {
  const { t } = call;
  const rows = await listAnnouncements(call.deps.service);
  const now = call.deps.service.clock();
  sendPage(call, 'admin-announcements', t('adminAnnounce'), {
    ...tabsOn(call, 'announcements'),
    audiences: audiences.map((id, at) => ({ id, label: t(`audience-${id}`), chosen: at === 0 })),
    rows: rows.map(row => ({
      id: row.id,
      german: row.german,
      english: row.english,
      line: [
        operatorTime(call)(row.at),
        t(`audience-${row.audience}`),
        stateOf(call, row),
        ...(row.stopped_at ? [t('adminStopped')] : []),
      ].join(' · '),
      canStop: !row.stopped_at && (!row.until || row.until > now),
    })),
  });
};

/** What a field for date and time holds, in UTC: the page cannot know the reader's own without a script. */
const instantOf = (text: string | undefined): Date | undefined => {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return undefined;
  const at = new Date(`${text}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

/** @throws HttpProblem 400: a slip must not write to everybody */
const audienceIn = (text: string | undefined): Audience => {
  const audience = audiences.find(one => one === text);
  if (!audience) throw new HttpProblem(400, 'bad-body', {});
  return audience;
};

const make = async (call: PageCall): Promise<void> => {
  const { form, deps, res } = call;
  const until = instantOf(form['until']);
  await announce(deps.service, actingOperator(call), {
    audience: audienceIn(form['audience']),
    german: form['german'] ?? '',
    english: form['english'] ?? '',
    ...(until && { until }),
  });
  goTo(res, HERE);
};

const stop = async (call: PageCall): Promise<void> => {
  await stopAnnouncement(call.deps.service, actingOperator(call), idInPath(call));
  goTo(call.res, HERE);
};

export const announcementPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: HERE, run: show }),
  page(deps)({ method: 'post', path: HERE, run: make }),
  page(deps)({ method: 'post', path: `${HERE}/:id/stop`, run: stop }),
];
