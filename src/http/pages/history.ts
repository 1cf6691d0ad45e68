import { numberOfHash, position, readLog } from '../../service/history.js';
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
import { page, type PageCall, sendPage } from './page.js';
import { sectionsOf } from './table.js';

/** Steps listed on one page. */
const perPage = 100;

const stepLink = (gameId: string, step: number): string => `/g/${gameId}/history?step=${step}`;

const stepsModel = (gameId: string, step: number, of: number): object => ({
  step,
  of,
  ...(step > 0 && { first: stepLink(gameId, 0), previous: stepLink(gameId, step - 1) }),
  ...(step < of && { following: stepLink(gameId, step + 1), last: stepLink(gameId, of) }),
});

const listModel = async (call: PageCall, scene: Scene, step: number, of: number): Promise<object> => {
  const { id } = scene.game;
  const first = Math.floor(Math.max(0, step - 1) / perPage) * perPage;
  const actor = actorIn(call.context, id);
  const request = { gameId: id, after: first, limit: perPage };
  const { opening, entries } = await readLog(call.deps.service, actor, request);
  return {
    start: first + 1,
    rows: [...openingRows(scene, opening), ...entries.map(logRow(scene))],
    ...(first > 0 && { earlier: stepLink(id, first) }),
    ...(first + perPage < of && { later: stepLink(id, first + perPage + 1) }),
  };
};

const showStep = async (call: PageCall, number: number | undefined): Promise<void> => {
  const { deps, req, context, t } = call;
  const gameId = String(req.params['id']);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const at = await position(deps.service, actor, { gameId, ...(number !== undefined && { number }) });
  const after = Math.max(0, at.number - 1);
  const { opening, entries } = await readLog(deps.service, actor, { gameId, after, limit: 1 });
  const here = at.number === 0 ? openingRows(scene, opening) : entries.map(logRow(scene));
  sendPage(call, 'history', `${t('history')}: ${scene.game.name}`, {
    game: { id: gameId, name: scene.game.name, position: at.hash.slice(0, 12) },
    steps: stepsModel(gameId, at.number, at.of),
    status: statusLine(scene, at),
    here: here[0],
    sections: sectionsOf([...finalTable(scene, at), ...sectionsAt(scene, at)]),
    log: await listModel(call, scene, at.number, at.of),
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
];
