import { deleteAccount } from '../../service/personal-data/erase/index.js';
import { exportAccount } from '../../service/personal-data/export/index.js';
import { isFresh } from '../../service/account/fresh.js';
import { clearSession, mainCookie, seatCookie } from '../cookies.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { orAgain } from './again.js';
import { page, type PageCall, sendPage } from './page.js';

const download = async ({ deps, res, context }: PageCall): Promise<void> => {
  const file = await exportAccount(deps.service, mustBePerson(context.viewer));
  res.setHeader('Content-Disposition', 'attachment; filename="bahnpost.json"');
  res.type('application/json').send(JSON.stringify(file, null, 2));
};

declare module '../views.js' {
  interface PageModels {
    readonly leave: LeavePage;
  }
}

interface LeavePage {
  readonly fresh: boolean;
  readonly next: string;
  readonly word: string | undefined;
}

const ask = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const fresh = await isFresh(deps.service, mustBePerson(context.viewer));
  sendPage(call, 'leave', t('leave'), { fresh, next: '/me/delete', word: call.form['word'] });
};

const leave = async (call: PageCall): Promise<void> => {
  const { deps, res, form, context, t } = call;
  await deleteAccount(deps.service, mustBePerson(context.viewer), {
    word: (form['word'] ?? '').slice(0, 40),
  });
  clearSession(res, mainCookie);
  clearSession(res, seatCookie);
  const nobody = { ...call, context: { ...context, viewer: null, seatViewer: null } };
  sendPage(nobody, 'confirm', t('left'), { heading: t('left') });
};

export const leavePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/me/export', allowance: 'heavy', secret: true, run: download }),
  page(deps)({ method: 'get', path: '/me/delete', run: ask }),
  page(deps)({ method: 'post', path: '/me/delete', secret: true, run: orAgain(ask, leave) }),
];
