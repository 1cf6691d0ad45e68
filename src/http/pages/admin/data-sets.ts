import { addSet, listSets, setOffered } from '../../../service/operator/sets.js';
import { builtInSet, type DataSet, type SetFault } from '../../../sets/index.js';
import { faultText } from '../../../titles/imperial-steam/words/set-faults.js';
import { importLimit } from '../../input/body.js';
import type { HttpDeps } from '../../deps.js';
import { HttpProblem } from '../../problem.js';
import type { Served } from '../../routes.js';
import { goTo, page, type PageCall, sendPage } from '../page.js';
import { actingOperator, tabsOn, type AdminPage, operatorTime } from './model.js';

const HERE = '/admin/data-sets';

/** Faults that are told at once: of more, most have the same cause. */
const MOST_FAULTS = 50;

interface Sent {
  readonly faults?: readonly SetFault[];
  readonly text?: string;
  readonly added?: DataSet;
}

declare module '../../views.js' {
  interface PageModels {
    readonly 'admin-data-sets': AdminDataSetsPage;
  }
}

interface AdminDataSetsPage extends AdminPage {
  readonly builtIn: AdminDataSetsBuiltIn;
  readonly sets: readonly AdminDataSetsSet[];
  readonly faults: readonly string[];
  readonly more: string | undefined;
  readonly text: string;
  readonly added: AdminDataSetsAdded | undefined;
}

interface AdminDataSetsAdded {
  readonly title: string;
  readonly name: string;
  readonly version: string;
}

interface AdminDataSetsSet {
  readonly line: string;
  readonly title: string;
  readonly name: string;
  readonly version: string;
  readonly offered: boolean;
}

interface AdminDataSetsBuiltIn {
  readonly title: string;
  readonly name: string;
  readonly version: string;
}

const show = async (call: PageCall, { faults = [], text = '', added }: Sent = {}): Promise<void> => {
  const { t, context, deps } = call;
  const sets = await listSets(deps.service);
  sendPage(call, 'admin-data-sets', t('adminSets'), {
    ...tabsOn(call, 'data-sets'),
    builtIn: { title: builtInSet.title, name: builtInSet.name, version: builtInSet.version },
    sets: sets.map(({ title, name, version, hash, offered, added_at: at, games }) => ({
      ...{ title, name, version, hash, offered },
      line: [
        operatorTime(call)(at),
        t('adminSetGames', { count: games }),
        ...(offered ? [] : [t('adminSetWithdrawn')]),
      ].join(' · '),
    })),
    faults: faults.slice(0, MOST_FAULTS).map(fault => faultText(context.language, fault)),
    more: faults.length > MOST_FAULTS ? t('adminSetMore', { count: faults.length - MOST_FAULTS }) : undefined,
    text,
    added: added && { title: added.title, name: added.name, version: added.version },
  });
};

const add = async (call: PageCall): Promise<void> => {
  const { form, deps, res } = call;
  const pasted = form['text'] ?? '';
  const text = form['file']?.trim() ? form['file'] : pasted;
  if (text.trim() === '') throw new HttpProblem(400, 'bad-body', {});
  const read = await addSet(deps.service, actingOperator(call), text);
  if ('set' in read) return show(call, { added: read.set });
  res.status(422);
  return show(call, { faults: read.faults, text: pasted });
};

const offer = async (call: PageCall): Promise<void> => {
  const { form, deps, res } = call;
  const { title = '', offered } = form;
  if (title === '') throw new HttpProblem(400, 'bad-body', {});
  await setOffered(deps.service, actingOperator(call), title, offered === 'true');
  goTo(res, HERE);
};

export const operatedSetPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: HERE, run: call => show(call) }),
  page(deps)({ method: 'post', path: HERE, limit: importLimit, upload: true, run: add }),
  page(deps)({ method: 'post', path: `${HERE}/offer`, run: offer }),
];
