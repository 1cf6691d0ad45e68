import type { Json } from '../../engine/core/index.js';
import { readRecordText } from '../../service/log/read-record.js';
import { beginImport, lastImport, showImport, type ImportRun } from '../../service/tables/imports.js';
import { stopText } from '../../words/import-reasons.js';
import { importLimit } from '../input/body.js';
import type { HttpDeps } from '../deps.js';
import { asProblem } from '../errors.js';
import { oneAtATime } from '../one-at-a-time.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { mustBePerson } from '../viewer.js';
import { goTo, page, type PageCall, refreshAfter, sendPage } from './page.js';

/** Seconds after which a browser without script asks again how far it is. */
const AGAIN = 2;

type Params = { readonly [name: string]: Json };

/** What is wrong with a record. */
const troubleText = ({ deps, context, t }: PageCall, code: string, params: Params): string => {
  // No request has failed of which there would be an id to tell.
  if (code === 'internal') return t('importInternal');
  const of = { deps, title: typeof params['title'] === 'string' ? params['title'] : '' };
  return detailOf({ code, params, extras: {} }, context.language, of);
};

interface Sent {
  readonly problem?: string;
  /** An import that is under way. */
  readonly other?: string;
  readonly text?: string;
}

declare module '../views.js' {
  interface PageModels {
    readonly import: Sent;
    readonly 'import-run': ImportRunPage;
  }
}

const form = (call: PageCall, sent: Sent = {}): void => sendPage(call, 'import', call.t('importGame'), sent);

const show = async (call: PageCall): Promise<void> => {
  const last = await lastImport(call.deps.service, mustBePerson(call.context.viewer));
  form(call, last && !last.isOver ? { other: last.id } : {});
};

const begin = async (call: PageCall): Promise<void> => {
  const { deps, form: sent, context, res, t } = call;
  const actor = mustBePerson(context.viewer);
  const pasted = sent['text']?.trim() ?? '';
  const text = sent['file']?.trim() ? sent['file'] : pasted;
  if (text === '') return form(call, { problem: t('importNothing') });
  try {
    // What was played elsewhere is played while it is read.
    const read = await oneAtATime(deps, () => readRecordText(deps.service, text, deps.recordImport));
    const id = await beginImport(deps.service, actor, read);
    if (id !== null) return goTo(res, `/games/import/${id}`);
    const other = await lastImport(deps.service, actor);
    form(call, { other: other?.id ?? '', text: pasted });
  } catch (error) {
    const problem = asProblem(error);
    if (!problem || problem.status >= 500) throw error;
    res.status(problem.status);
    form(call, { problem: troubleText(call, problem.code, problem.params), text: pasted });
  }
};

/** Why there is no game, or only of a part of what was sent. */
const problemOf = (call: PageCall, { problem, gameId }: ImportRun): string | undefined => {
  if (!problem) return undefined;
  const { code, params } = problem;
  return gameId === null ? troubleText(call, code, params) : stopText(call.context.language, params);
};

interface ImportRunPage {
  readonly said: string;
  readonly problem: string | undefined;
  readonly done: number;
  readonly total: number;
  readonly isOver: boolean;
  readonly gameId: string | null;
}

const runModel = (call: PageCall, run: ImportRun): ImportRunPage => ({
  ...run,
  said: call.t('importDone', { done: run.done, total: run.total }),
  problem: run.isOver ? problemOf(call, run) : undefined,
});

const showRun = async (call: PageCall): Promise<void> => {
  const { deps, context, params, t } = call;
  const run = await showImport(deps.service, mustBePerson(context.viewer), String(params['run']));
  if (!run.isOver) refreshAfter(call, AGAIN);
  sendPage(call, 'import-run', t('importGame'), runModel(call, run));
};

/** A game from a file or a pasted text, and how far its import is. */
export const importPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/games/import', run: show }),
  page(deps)({
    method: 'post',
    path: '/games/import',
    allowance: 'heavy',
    limit: importLimit,
    upload: true,
    run: begin,
  }),
  page(deps)({ method: 'get', path: '/games/import/:run', run: showRun }),
];
