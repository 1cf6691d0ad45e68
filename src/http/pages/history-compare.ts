import type { LogLine } from '../../present/step.js';
import { position, readLog } from '../../service/log/history.js';
import { check } from '../input/check.js';
import { wholeNumber } from '../input/fields.js';
import { actorIn } from '../context.js';
import { HttpProblem } from '../problem.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { logRow, sceneOf, statusLine } from './game-model.js';
import { hereOf } from './layers.js';
import { gameIdOf, type PageCall, sendPage } from './page.js';
import { type ShownSection, sectionModels } from '../../present/shown.js';
import { isolated } from '../../words/isolated.js';

/** Rows of the log between the two that are shown. */
const shownRows = 100;

const stepIn = ({ query, context }: PageCall, name: string): number | undefined => {
  const text = query[name];
  return text === undefined || text === '' ? undefined : check(wholeNumber, text, name, context.language);
};

declare module '../views.js' {
  interface PageModels {
    readonly compare: ComparePage;
  }
}

interface ComparePage {
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly from: { readonly step: number; readonly status: string };
  readonly to: { readonly step: number; readonly status: string };
  readonly of: number;
  readonly sections: readonly ShownSection[];
  readonly log: CompareLog;
}

interface CompareLog {
  readonly start: number;
  readonly rows: readonly LogLine[];
  readonly more: number;
}

/** What differs between two steps: tables of what changed, the map with the changes marked. */
export const comparePage = async (call: PageCall): Promise<void> => {
  const { deps, context } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { course } = scene.presenter;
  if (!course) throw new HttpProblem(404, 'not-found', {});
  const to = stepIn(call, 'to');
  const after = await position(deps.service, actor, { gameId, ...(to !== undefined && { number: to }) });
  const from = stepIn(call, 'from') ?? Math.max(0, after.number - 1);
  const before = await position(deps.service, actor, { gameId, number: from });
  const sections = course.compare({
    before: before.view,
    after: after.view,
    names: scene.game.seats.map(seat => seat.name),
    language: context.language,
  });
  const count = after.number - from;
  const { entries } =
    count > 0
      ? await readLog(deps.service, actor, { gameId, after: from, limit: Math.min(count, shownRows) })
      : { entries: [] };
  sendPage(call, 'compare', `${call.t('compare')}: ${isolated(scene.game.name)}`, {
    game: { id: gameId, name: scene.game.name },
    beside: await sidebarModel(call, scene.game, actor),
    from: { step: from, status: statusLine(scene, before) },
    to: { step: after.number, status: statusLine(scene, after) },
    of: after.of,
    sections: sectionModels(sections, hereOf(call)),
    log: { start: from + 1, rows: entries.map(logRow(scene)), more: Math.max(0, count - shownRows) },
  });
};
