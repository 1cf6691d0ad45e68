import { operatorIn } from '../../operators.js';
import type { Operator } from '../../../service/operator/authority.js';
import type { PageKey } from '../../../words/pages.js';
import type { PageCall } from '../page.js';
import { timeFor } from '../reader-time.js';
import type { OperatorAct } from '../../../service/operator/acts.js';

/** Who acts. */
export const actingOperator = (call: PageCall): Operator => operatorIn(call.res);

/** Times in the operator's zone. */
export const operatorTime = (call: PageCall): ((time: Date) => string) =>
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
  ({ at, by, act, params }: OperatorAct): ActModel => ({
    time: operatorTime(call)(at),
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

/** What every page of the operators has: the ways to the others. */
export interface AdminPage {
  readonly tabs: readonly { readonly path: string; readonly label: string; readonly here: boolean }[];
}

/** The ways to the other pages, on one of them or on a page behind it. */
export const tabsOn = (
  { t }: PageCall,
  name: 'overview' | 'game' | 'person' | (typeof tabs)[number],
): AdminPage => ({
  tabs: [
    { path: '/admin', label: t('adminNumbers'), here: name === 'overview' },
    ...tabs.map(tab => ({ path: `/admin/${tab}`, label: t(labels[tab]), here: name === tab })),
  ],
});

/** A text of the page's address. */
export const query = ({ query }: PageCall, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value.slice(0, 100) : '';
};

/** The id in the page's address. */
export const idInPath = ({ params }: PageCall): string => String(params['id']).slice(0, 64);
