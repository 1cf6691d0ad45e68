import { numberOfHash, position, readLog } from '../../service/log/history.js';
import type { Position } from '../../service/types.js';
import { actorIn } from '../context.js';
import { check } from '../api/check.js';
import { hash, wholeNumber } from '../api/schemas.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import {
  finalTable,
  logRow,
  openingRows,
  type Scene,
  sceneOf,
  sectionsAt,
  statusLine,
} from './game-model.js';
import { chartsPage } from './history-charts.js';
import { comparePage } from './history-compare.js';
import { around, type RoundMark, roundsOf, ticks } from './history-rounds.js';
import { hereOf, layerWanted } from './layers.js';
import { formed, logForm, logWish, rowsAbout, wishQuery, type LogWish } from './log.js';
import { remarksAt, withRemarks } from './history-remarks.js';
import { pinForm } from './notes.js';
import { actingIn } from './own-seats.js';
import { page, type PageCall, sendPage } from './page.js';
import { seenAt } from './since.js';
import { sectionsOf, type Here } from './table.js';
import { whatIfPage } from './what-if.js';

interface Scrubbed {
  readonly step: number;
  readonly of: number;
  readonly rounds: readonly RoundMark[];
  readonly said: string;
}

/** Steps listed on one page. */
const perPage = 100;

const stepLink = (gameId: string, step: number): string => `/g/${gameId}/history?step=${step}`;

/** What stays as it is from step to step: the layer of the map, and what of the log is shown. */
const keptIn = (call: PageCall): Here['kept'] =>
  hereOf(call, []).kept.filter(({ name }) => ['show', 'who', 'log'].includes(name));

/** Everything that leads from one step to another; `said` is what the step brought about. */
const scrubberModel = (call: PageCall, id: string, here: Scrubbed): object => {
  const { step, of, rounds, said } = here;
  const { before, after } = around(rounds, step);
  const kept = keptIn(call);
  const more = kept.map(({ name, value }) => `&${name}=${encodeURIComponent(value)}`).join('');
  const link = (name: string, label: string, to: number | undefined, rel?: string): object => ({
    name,
    label: call.t(label),
    ...(rel !== undefined && { rel }),
    ...(to !== undefined && { href: stepLink(id, to) + more }),
  });
  const back = step > 0;
  const on = step < of;
  const round = rounds.findLast(mark => mark.step <= step)?.name;
  return {
    step,
    of,
    rounds,
    round,
    said,
    kept,
    text: [call.t('stepOf', { step, of }), ...(round === undefined ? [] : [round])].join(', '),
    ticks: rounds.length > 0 ? ticks(rounds, of) : undefined,
    links: [
      link('first', 'firstStep', back ? 0 : undefined, 'first'),
      link('previous-round', 'previousRound', before?.step ?? (back ? 0 : undefined)),
      link('previous', 'previousStep', back ? step - 1 : undefined, 'prev'),
      link('next', 'followingStep', on ? step + 1 : undefined, 'next'),
      link('next-round', 'nextRound', after?.step ?? (on ? of : undefined)),
      link('last', 'lastStep', on ? of : undefined, 'last'),
    ],
  };
};

/** Rows about somebody, a page of them: the one that the address names, or else the one with the step. */
const filteredList = async (
  call: PageCall,
  scene: Scene,
  step: number,
  wish: LogWish & { readonly who: string },
): Promise<object> => {
  const { id } = scene.game;
  const { reader } = await actingIn(call, scene.game, actorIn(call.context, id));
  const found = await rowsAbout(call, reader, scene, wish.who);
  const last = Math.max(0, Math.ceil(found.length / perPage) - 1);
  const at = found.findLastIndex(row => row.number <= step);
  const asked = call.req.query['page'];
  const page = Math.min(
    last,
    typeof asked === 'string' && /^\d{1,6}$/.test(asked)
      ? Number(asked)
      : Math.floor(Math.max(0, at) / perPage),
  );
  const link = (to: number): string => `${stepLink(id, step)}&${wishQuery(wish)}&page=${String(to)}#log`;
  return {
    rows: formed(found.slice(page * perPage, (page + 1) * perPage).map(logRow(scene)), wish),
    ...(page > 0 && { earlier: link(page - 1) }),
    ...(page < last && { later: link(page + 1) }),
  };
};

const listModel = async (
  call: PageCall,
  scene: Scene,
  { number: step, of }: Position,
  wish: LogWish,
): Promise<object> => {
  const { who } = wish;
  if (who !== undefined) return filteredList(call, scene, step, { ...wish, who });
  const { id } = scene.game;
  const first = Math.floor(Math.max(0, step - 1) / perPage) * perPage;
  const actor = actorIn(call.context, id);
  const request = { gameId: id, after: first, limit: perPage };
  const { reader } = await actingIn(call, scene.game, actor);
  const { opening, entries } = await readLog(call.deps.service, reader, request);
  const query = wishQuery(wish);
  const link = (to: number): string => (query === '' ? stepLink(id, to) : `${stepLink(id, to)}&${query}#log`);
  const rows = formed([...openingRows(scene, opening), ...entries.map(logRow(scene))], wish);
  return {
    rows: await withRemarks(call, actor, scene.game, rows),
    // Before the first move something may have been said too.
    start: first === 0 && rows[0]?.number !== 0 ? await remarksAt(call, actor, scene.game, 0) : undefined,
    ...(first > 0 && { earlier: link(first) }),
    ...(first + perPage < of && { later: link(first + perPage + 1) }),
  };
};

const showStep = async (call: PageCall, number: number | undefined): Promise<void> => {
  const { deps, req, context, t } = call;
  const gameId = String(req.params['id']);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { reader } = await actingIn(call, scene.game, actor);
  const at = await position(deps.service, reader, { gameId, ...(number !== undefined && { number }) });
  const after = Math.max(0, at.number - 1);
  const { opening, entries } = await readLog(deps.service, reader, { gameId, after, limit: 1 });
  const here = at.number === 0 ? openingRows(scene, opening) : entries.map(logRow(scene));
  const wanted = await layerWanted(call, scene, at);
  // Marked is what the step changed.
  const seen = await seenAt(call, reader, at, after);
  const wish = logWish(call, scene, at);
  sendPage(call, 'history', `${t('history')}: ${scene.game.name}`, {
    game: { id: gameId, name: scene.game.name, position: at.hash.slice(0, 12) },
    steps: scrubberModel(call, gameId, {
      step: at.number,
      of: at.of,
      rounds: await roundsOf(deps, scene),
      said: here[0]
        ? [here[0].who, here[0].notation, ...here[0].words].filter(Boolean).join('. ')
        : statusLine(scene, at),
    }),
    of: at.of,
    comparable: scene.presenter.history && { from: at.number, to: at.of },
    mayVoteBack: scene.game.status === 'running' && scene.game.mine.length > 0 && at.number < at.of,
    status: statusLine(scene, at),
    here: here[0],
    remarks: await remarksAt(call, actor, scene.game, at.number),
    note: await pinForm(call, actor, at),
    sections: sectionsOf(
      [...finalTable(scene, at), ...sectionsAt(scene, at, { ...wanted, ...seen })],
      hereOf(call),
    ),
    log: { ...(await listModel(call, scene, at, wish)), choose: logForm(call, scene, at, wish) },
  });
};

const byStep = (call: PageCall): Promise<void> => {
  const step = call.req.query['step'];
  return showStep(
    call,
    step === undefined ? undefined : check(wholeNumber, step, 'step', call.context.language),
  );
};

const byHash = async (call: PageCall): Promise<void> => {
  const wanted = check(hash, call.req.params['hash'], 'hash', call.context.language);
  await showStep(call, await numberOfHash(call.deps.service, String(call.req.params['id']), wanted));
};

export const historyPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/history', run: byStep }),
  page(deps)({ method: 'get', path: '/g/:id/p/:hash', run: byHash }),
  page(deps)({ method: 'get', path: '/g/:id/compare', run: comparePage }),
  page(deps)({ method: 'get', path: '/g/:id/charts', run: chartsPage }),
  page(deps)({ method: 'get', path: '/g/:id/what-if', run: whatIfPage }),
];
