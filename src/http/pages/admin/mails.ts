import {
  liftSuppression,
  listMailTroubles,
  resendAllMails,
  resendMail,
} from '../../../service/operator/mails.js';
import { listSwitches, setMailSwitch } from '../../../service/operator/switches.js';
import type { HttpDeps } from '../../deps.js';
import { HttpProblem } from '../../problem.js';
import type { Served } from '../../routes.js';
import { goTo, page, type PageCall, sendPage } from '../page.js';
import { actingOperator, query, tabsOn, type AdminPage, operatorTime } from './model.js';
import { switchLabel } from './switches.js';
import type { FailedMail } from '../../../service/operator/games.js';

const HERE = '/admin/mails';

export interface FailedMailModel {
  readonly id: string;
  readonly kind: string;
  readonly personId: string | null;
  readonly name: string | null;
  readonly gameId: string | null;
  readonly time: string;
  readonly answer: string | null;
}

export const failedMailModel =
  (call: PageCall) =>
  (mail: FailedMail): FailedMailModel => ({
    id: mail.id,
    kind: call.t(`mail-${mail.kind}`),
    personId: mail.person_id,
    name: mail.name,
    gameId: mail.game_id,
    time: operatorTime(call)(mail.created_at),
    answer: mail.answer,
  });

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-mails': AdminMailsPage;
  }
}

interface AdminMailsPage extends AdminPage {
  readonly done: string | undefined;
  readonly mails: readonly FailedMailModel[];
  readonly held: string;
  readonly suppressed: readonly AdminMailsSuppressed[];
  readonly switches: readonly AdminMailsSwitch[];
}

interface AdminMailsSwitch {
  readonly name: string;
  readonly label: string;
  readonly off: boolean;
  readonly state: string;
}

interface AdminMailsSuppressed {
  readonly address: string;
  readonly personId: string | null;
  readonly said: string;
  readonly why: string;
  readonly time: string;
}

const show = async (call: PageCall): Promise<void> => {
  const { deps, t } = call;
  const time = operatorTime(call);
  const [{ failed, held, suppressed }, switches] = await Promise.all([
    listMailTroubles(deps.service),
    listSwitches(deps.service),
  ]);
  const resent = query(call, 'resent');
  sendPage(call, 'admin-mails', t('adminMails'), {
    ...tabsOn(call, 'mails'),
    done: /^\d{1,6}$/.test(resent) ? t('adminResent', { count: resent }) : undefined,
    mails: failed.map(failedMailModel(call)),
    held: t('adminHeld', { count: held }),
    suppressed: suppressed.map(({ address, person_id: personId, reason, said, at }) => ({
      address,
      personId,
      said,
      why: t(`adminTrouble-${reason}`),
      time: time(at),
    })),
    switches: switches.map(one => ({
      name: one.name,
      label: switchLabel(call, one),
      off: one.offSince !== null,
      state: one.offSince ? t('adminOff', { time: time(one.offSince) }) : t('adminOn'),
    })),
  });
};

const act = async (call: PageCall): Promise<void> => {
  const { deps, form, res } = call;
  switch (form['do']) {
    case 'resend':
      await resendMail(deps.service, actingOperator(call), form['mail'] ?? '');
      return goTo(res, `${HERE}?resent=1`);
    case 'resend-all':
      return goTo(res, `${HERE}?resent=${String(await resendAllMails(deps.service, actingOperator(call)))}`);
    case 'lift':
      await liftSuppression(deps.service, actingOperator(call), form['address'] ?? '');
      return goTo(res, HERE);
    case 'on':
    case 'off':
      await setMailSwitch(deps.service, actingOperator(call), {
        name: form['name'] ?? '',
        on: form['do'] === 'on',
      });
      return goTo(res, `${HERE}#switches`);
    default:
      throw new HttpProblem(400, 'bad-body', {});
  }
};

export const operatedMailPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: HERE, run: show }),
  page(deps)({ method: 'post', path: HERE, run: act }),
];
