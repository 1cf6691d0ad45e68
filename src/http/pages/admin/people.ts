import {
  blockPerson,
  endSessionsOf,
  findPeople,
  showOperatedPerson,
  unblockPerson,
  type FoundPerson,
} from '../../../service/operator/people.js';
import type { HttpDeps } from '../../deps.js';
import { HttpProblem } from '../../problem.js';
import type { Served } from '../../routes.js';
import { goTo, page, type PageCall, sendPage } from '../page.js';
import { pageLinks, pageWish, type PageLinks } from '../paging.js';
import { failedMailModel, type FailedMailModel } from './mails.js';
import {
  actModel,
  idInPath,
  actingOperator,
  query,
  tabsOn,
  type AdminPage,
  operatorTime,
  type ActModel,
} from './model.js';

const lineOf = (call: PageCall, person: FoundPerson): string => {
  const { t } = call;
  return [
    person.email,
    t('adminSince', { time: operatorTime(call)(person.created_at) }),
    t('adminSessions', { count: person.sessions }),
    t('adminRunning', { count: person.running }),
  ].join(' · ');
};

const ROWS = 50;

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-people': AdminPeoplePage;
    readonly 'admin-person': AdminPersonPage;
  }
}

interface AdminPeoplePage extends AdminPage {
  readonly text: string;
  readonly pages: PageLinks | undefined;
  readonly people: readonly PersonRow[];
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly blocked: boolean;
}

const list = async (call: PageCall): Promise<void> => {
  const text = query(call, 'q');
  const wish = pageWish(call, ROWS);
  const { items, next } = await findPeople(call.deps.service, { text, ...wish });
  sendPage(call, 'admin-people', call.t('adminPeople'), {
    ...tabsOn(call, 'people'),
    text,
    pages: pageLinks(call, { page: wish, next }),
    people: items.map(person => ({
      id: person.id,
      name: person.name,
      line: lineOf(call, person),
      blocked: person.blocked_at !== null,
    })),
  });
};

interface AdminPersonPage extends AdminPage {
  readonly person: { readonly id: string; readonly name: string };
  readonly line: string;
  readonly blocked: boolean;
  readonly addresses: readonly { readonly email: string; readonly about: string }[];
  readonly games: readonly AdminPersonGame[];
  readonly sessions: readonly { readonly device: string; readonly about: string }[];
  readonly mails: readonly FailedMailModel[];
  readonly acts: readonly ActModel[];
}

interface AdminPersonGame {
  readonly status: string;
  readonly id: string;
  readonly name: string;
}

const show = async (call: PageCall): Promise<void> => {
  const { t } = call;
  const time = operatorTime(call);
  const found = await showOperatedPerson(call.deps.service, idInPath(call));
  const { person } = found;
  sendPage(call, 'admin-person', person.name, {
    ...tabsOn(call, 'person'),
    person: { id: person.id, name: person.name },
    line: lineOf(call, person),
    blocked: person.blocked_at !== null,
    addresses: found.addresses.map(({ email, verified, trouble }) => ({
      email,
      about: [
        ...(verified ? [] : [t('adminUnverified')]),
        ...(trouble ? [`${t(`adminTrouble-${trouble.reason}`)}: ${trouble.said}`] : []),
      ].join(' · '),
    })),
    games: found.games.map(game => ({ ...game, status: t(`adminStatus-${game.status}`) })),
    sessions: found.sessions.map(({ device, createdAt, lastUsedAt }) => ({
      device: device === '' ? t('sessionDevice') : device,
      about: `${t('sessionAbout', { time: time(createdAt) })} · ${t('usedAt', { time: time(lastUsedAt) })}`,
    })),
    mails: found.failedMails.map(failedMailModel(call)),
    acts: found.acts.map(actModel(call)),
  });
};

const act = async (call: PageCall): Promise<void> => {
  const { deps, form, res } = call;
  const person = idInPath(call);
  const about = { person, reason: form['reason'] ?? '' };
  if (form['do'] === 'end-sessions') await endSessionsOf(deps.service, actingOperator(call), person);
  else if (form['do'] === 'block') await blockPerson(deps.service, actingOperator(call), about);
  else if (form['do'] === 'unblock') await unblockPerson(deps.service, actingOperator(call), about);
  else throw new HttpProblem(400, 'bad-body', {});
  goTo(res, `/admin/people/${encodeURIComponent(person)}`);
};

export const operatedPeoplePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/admin/people', run: list }),
  page(deps)({ method: 'get', path: '/admin/people/:id', run: show }),
  page(deps)({ method: 'post', path: '/admin/people/:id', run: act }),
];
