import { randomUUID } from 'node:crypto';
import { numberOfHash, position, readLog } from '../../service/log/history.js';
import type { Actor, Position } from '../../service/types.js';
import { keptOf } from '../../present/scrubber.js';
import {
  pageAbout,
  PER_PAGE,
  rowsBeside,
  type ShownRows,
  type StepModel,
  stepModel,
} from '../../present/step.js';
import { actorIn } from '../context.js';
import { check } from '../input/check.js';
import { hash, wholeNumber } from '../input/fields.js';
import { panelIn } from '../cookies.js';
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
import { sidebarModel, type SidebarModel } from './game-sidebar.js';
import { takeBacksOf } from './history-back.js';
import { chartsPage } from './history-charts.js';
import { comparePage } from './history-compare.js';
import { replayAddress, replayPage } from './history-replay.js';
import { remarksAt, withRemarks } from './history-remarks.js';
import { roundsOf } from './history-rounds.js';
import { hereOf, layerWanted } from './layers.js';
import { isWithNotation, logForm, logWish, rowsAbout, type LogWish } from './log.js';
import { pinForm } from './notes.js';
import { actingIn } from './own-seats.js';
import { page, type PageCall, sendPage } from './page.js';
import { seenAt } from './recap.js';
import { whatIfPage } from './what-if.js';
import { isolated } from '../../words/isolated.js';

/** Who looks back: as the person, and as the seat that is chosen of several. */
interface Readers {
  readonly actor: Actor | null;
  readonly reader: Actor | null;
}

/** Rows about somebody, a page of them: the one that the address names, or else the one with the step. */
const filteredList = async (
  call: PageCall,
  scene: Scene,
  { actor, reader }: Readers,
  step: number,
  who: string,
): Promise<ShownRows> => {
  const found = await rowsAbout(call, reader, scene, who);
  const asked = call.query['page'];
  const { rows, links } = pageAbout(
    scene.game.id,
    step,
    keptOf(hereOf(call, [])),
    found,
    typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : undefined,
  );
  return { rows: await withRemarks(call, actor, scene.game, rows.map(logRow(scene))), ...links };
};

const listed = async (
  call: PageCall,
  scene: Scene,
  readers: Readers,
  { number: step, of }: Position,
  { who }: LogWish,
): Promise<ShownRows> => {
  if (who !== undefined) return filteredList(call, scene, readers, step, who);
  const { actor, reader } = readers;
  const { id: gameId } = scene.game;
  const { after, links } = rowsBeside(gameId, step, of, keptOf(hereOf(call, [])));
  const { opening, entries } = await readLog(call.deps.service, reader, { gameId, after, limit: PER_PAGE });
  const rows = [...openingRows(scene, opening), ...entries.map(logRow(scene))];
  return {
    rows: await withRemarks(call, actor, scene.game, rows),
    // Before the first move something may have been said too.
    start: after === 0 && rows[0]?.number !== 0 ? await remarksAt(call, actor, scene.game, 0) : undefined,
    ...links,
  };
};

declare module '../views.js' {
  interface PageModels {
    readonly history: HistoryPage;
  }
}

interface HistoryPage extends StepModel {
  readonly beside: SidebarModel;
  /** Where all steps can be had at once. */
  readonly replay: string | undefined;
}

const showStep = async (call: PageCall, number: number | undefined): Promise<void> => {
  const { deps, params, cookie, context, t } = call;
  const gameId = String(params['id']);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { reader } = await actingIn(call, scene.game, actor);
  const at = await position(deps.service, reader, { gameId, ...(number !== undefined && { number }) });
  const after = Math.max(0, at.number - 1);
  const { opening, entries } = await readLog(deps.service, reader, { gameId, after, limit: 1 });
  const [row] = at.number === 0 ? openingRows(scene, opening) : entries.map(logRow(scene));
  const remarks = await remarksAt(call, actor, scene.game, at.number);
  const wanted = await layerWanted(call, scene, at);
  // Marked is what the step changed.
  const seen = await seenAt(call, reader, at, after);
  const wish = logWish(call, scene, at);
  sendPage(call, 'history', `${t('history')}: ${isolated(scene.game.name)}`, {
    ...stepModel({
      t,
      game: { id: gameId, name: scene.game.name },
      step: at.number,
      of: at.of,
      hash: at.hash,
      status: statusLine(scene, at),
      row: row && { ...row, ...remarks },
      remarks: row ? {} : remarks,
      note: await pinForm(call, actor, at),
      rounds: await roundsOf(deps, scene),
      here: hereOf(call),
      sections: sectionsAt(scene, at, { ...wanted, ...seen }),
      final: finalTable(scene, at),
      panel: panelIn(cookie),
      comparable: scene.presenter.course !== undefined,
      backs: await takeBacksOf(call, scene, reader, at),
      key: randomUUID,
      yourTurn: scene.game.mine.some(seat => scene.game.asked.includes(seat)),
      log: {
        ...(await listed(call, scene, { actor, reader }, at, wish)),
        choose: logForm(call, scene, at, wish),
        notation: isWithNotation(call),
      },
    }),
    beside: await sidebarModel(call, scene.game, actor),
    replay: await replayAddress(call, scene, at),
  });
};

const byStep = (call: PageCall): Promise<void> => {
  const step = call.query['step'];
  return showStep(
    call,
    step === undefined ? undefined : check(wholeNumber, step, 'step', call.context.language),
  );
};

const byHash = async (call: PageCall): Promise<void> => {
  const wanted = check(hash, call.params['hash'], 'hash', call.context.language);
  await showStep(call, await numberOfHash(call.deps.service, String(call.params['id']), wanted));
};

export const historyPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/history', run: byStep }),
  page(deps)({ method: 'get', path: '/g/:id/p/:hash', run: byHash }),
  page(deps)({ method: 'get', path: '/g/:id/replay', run: replayPage }),
  page(deps)({ method: 'get', path: '/g/:id/compare', run: comparePage }),
  page(deps)({ method: 'get', path: '/g/:id/charts', run: chartsPage }),
  page(deps)({ method: 'get', path: '/g/:id/what-if', run: whatIfPage }),
];
