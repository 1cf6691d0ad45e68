import type { Json } from '../../engine/core/index.js';
import { readRecordText } from '../../service/log/read-record.js';
import { beginImport, lastImport, showImport, type ImportRun } from '../../service/tables/imports.js';
import { importLimit } from '../body.js';
import type { HttpDeps } from '../deps.js';
import { asProblem } from '../errors.js';
import { oneAtATime } from '../one-at-a-time.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { detailOf } from '../tell.js';
import { mustBePerson } from '../viewer.js';
import { refusalText } from '../wording.js';
import { goTo, page, type PageCall, refreshAfter, sendPage } from './page.js';

/** Seconds after which a browser without script asks again how far it is. */
const AGAIN = 2;

/** Reasons that are none of a title's rules. */
const ownReasons: ReadonlySet<string> = new Set([
  'too-long',
  'other-position',
  'bad-draw',
  'no-such-seat',
  'too-much-undone',
  'no-header',
  'unknown-rules',
]);

type Params = { readonly [name: string]: Json };

/** Why a move, a line or a part of the file is not as it should be. */
const whyText = (call: PageCall, params: Params): string => {
  const { reason, title } = params;
  if (typeof reason !== 'string') return '';
  const { deps, context, t } = call;
  if (ownReasons.has(reason)) return t(`importReason.${reason}`);
  const of = { deps, title: typeof title === 'string' ? title : '' };
  return refusalText(context.language, reason, params, of) ?? reason;
};

/** What is wrong with a record: in general, and where. */
const troubleText = (call: PageCall, code: string, params: Params): readonly string[] => {
  const { deps, context, t } = call;
  // No request has failed of which there would be an id to tell.
  if (code === 'internal') return [t('importInternal')];
  const of = { deps, title: typeof params['title'] === 'string' ? params['title'] : '' };
  const general = detailOf(new HttpProblem(422, code, params), context.language, of);
  if (code !== 'damaged-record') return [general];
  const why = whyText(call, params);
  const { step, line, path } = params;
  if (typeof step === 'number' && step > 0) return [general, t('importAtStep', { step, why })];
  if (typeof line === 'number') return [general, t('importAtLine', { line, why })];
  if (typeof path === 'string' && path !== '') return [general, t('importAtPath', { path, why })];
  return [general];
};

interface Sent {
  readonly problems?: readonly string[];
  /** An import that is under way. */
  readonly other?: string;
  readonly text?: string;
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
  if (text === '') return form(call, { problems: [t('importNothing')] });
  try {
    // Another site's game is played while it is read.
    const record = await oneAtATime(deps, () =>
      Promise.resolve(readRecordText(deps.service, text, deps.readForeignRecord)),
    );
    const id = await beginImport(deps.service, actor, record);
    if (id !== null) return goTo(res, `/games/import/${id}`);
    const other = await lastImport(deps.service, actor);
    form(call, { other: other?.id ?? '', text: pasted });
  } catch (error) {
    const problem = asProblem(error);
    if (!problem || problem.status >= 500) throw error;
    res.status(problem.status);
    form(call, { problems: troubleText(call, problem.code, problem.params), text: pasted });
  }
};

const runModel = (call: PageCall, run: ImportRun): object => ({
  ...run,
  said: call.t('importDone', { done: run.done, total: run.total }),
  problems: run.problem ? troubleText(call, run.problem.code, run.problem.params) : undefined,
});

const showRun = async (call: PageCall): Promise<void> => {
  const { deps, context, req, t } = call;
  const run = await showImport(deps.service, mustBePerson(context.viewer), String(req.params['run']));
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
