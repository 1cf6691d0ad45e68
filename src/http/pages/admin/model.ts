import { operatorIn } from '../../operators.js';
import type { Operator } from '../../../service/operator/authority.js';
import type { PageKey } from '../../../words/pages.js';
import { sendPage, type PageCall } from '../page.js';
import { timeFor } from '../reader-time.js';
import type { Act } from '../../../service/operator/acts.js';

/** Who acts. */
export const operator = (call: PageCall): Operator => operatorIn(call.res);

/** Times in the operator's zone. */
export const timeOf = (call: PageCall): ((time: Date) => string) =>
  timeFor(call, call.context.viewer?.timeZone);

export interface ActModel {
  readonly time: string;
  readonly who: string;
  readonly what: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

/** What was done, by whom, with its particulars as they are kept. */
export const actModel =
  (call: PageCall) =>
  ({ at, by, act, params }: Act): ActModel => ({
    time: timeOf(call)(at),
    who: by ?? call.t('adminCommandLine'),
    what: call.t(`act-${act}`),
    params: Object.entries(params).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  });

const tabs = ['games', 'people', 'mails', 'jobs', 'checks', 'data-sets', 'announcements', 'acts'] as const;

const labels = {
  games: 'adminGames',
  people: 'adminPeople',
  mails: 'adminMails',
  jobs: 'adminJobs',
  checks: 'adminChecks',
  'data-sets': 'adminSets',
  announcements: 'adminAnnounce',
  acts: 'adminActs',
} as const satisfies { readonly [tab in (typeof tabs)[number]]: PageKey };

/** A page of the operators, with the ways to the others. */
export const sendAdminPage = (call: PageCall, name: string, title: string, data: object): void =>
  sendPage(call, `admin-${name}`, title, {
    ...data,
    tabs: [
      { path: '/admin', label: call.t('adminNumbers'), here: name === 'overview' },
      ...tabs.map(tab => ({ path: `/admin/${tab}`, label: call.t(labels[tab]), here: name === tab })),
    ],
  });

/** A text of the page's address. */
export const query = ({ req }: PageCall, name: string): string => {
  const value = req.query[name];
  return typeof value === 'string' ? value.slice(0, 100) : '';
};

/** The id in the page's address. */
export const idIn = ({ req }: PageCall): string => String(req.params['id']).slice(0, 64);
