import { setAllMails, showAllMails } from '../../service/prefs/unsubscribe-all.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { page, type PageCall, sendPage } from './page.js';

const tokenOf = (call: PageCall): string => String(call.params['token']);

const ask = async (call: PageCall): Promise<void> => {
  const { deps, t } = call;
  const token = tokenOf(call);
  const { name, on } = await showAllMails(deps.service, token);
  sendPage(call, 'confirm', t('allMails'), {
    heading: `${t('allMailsOff')}: ${name}`,
    lines: [on ? t('allMailsNow') : t('unsubscribed'), t('allOffText')],
    action: `/unsubscribe-all/${token}`,
    actions: on ? [{ value: 'off', label: t('allMailsOff') }] : [{ value: 'on', label: t('allMailsOn') }],
  });
};

/** RFC 8058, like that of a game. */
const set = async (call: PageCall): Promise<void> => {
  const { deps, form, t } = call;
  const { on } = await setAllMails(deps.service, tokenOf(call), form['answer'] === 'on');
  const done = t(on ? 'subscribed' : 'unsubscribed');
  sendPage(call, 'confirm', done, { heading: done, lines: on ? [] : [t('allOffText')] });
};

export const unsubscribeAllPages = (deps: HttpDeps): readonly Served[] => {
  const path = '/unsubscribe-all/:token';
  return [
    page(deps)({ method: 'get', path, secret: true, run: ask }),
    page(deps)({ method: 'post', path, allowance: 'secret', secret: true, run: set }),
  ];
};
