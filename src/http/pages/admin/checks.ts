import { beginLogCheck, listLogChecks, type LogCheck } from '../../../service/operator/checks.js';
import type { HttpDeps } from '../../deps.js';
import type { Served } from '../../routes.js';
import { goTo, page, type PageCall, sendPage } from '../page.js';
import { actingOperator, tabsOn, type AdminPage, operatorTime } from './model.js';

const HERE = '/admin/checks';

interface CheckModel {
  readonly text: string;
  readonly faults: readonly { readonly game: string; readonly text: string }[];
}

const checkModel =
  (call: PageCall) =>
  ({ beganAt, endedAt, games, done, faults }: LogCheck): CheckModel => {
    const { t } = call;
    const said = { at: operatorTime(call)(beganAt), done, games, faults: faults.length };
    return {
      text: t(endedAt ? 'adminCheckOver' : 'adminCheckGoesOn', said),
      faults: faults.map(({ gameId: game, number, what }) => ({
        game,
        text: t('adminFault', { game, number, what: t(`fault-${what}`) }),
      })),
    };
  };

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-checks': AdminChecksPage;
  }
}

interface AdminChecksPage extends AdminPage {
  readonly checks: readonly CheckModel[];
}

const show = async (call: PageCall): Promise<void> => {
  const checks = await listLogChecks(call.deps.service);
  sendPage(call, 'admin-checks', call.t('adminChecks'), {
    ...tabsOn(call, 'checks'),
    checks: checks.map(checkModel(call)),
  });
};

const begin = async (call: PageCall): Promise<void> => {
  await beginLogCheck(call.deps.service, actingOperator(call));
  goTo(call.res, HERE);
};

export const checkPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: HERE, run: show }),
  page(deps)({ method: 'post', path: HERE, run: begin }),
];
