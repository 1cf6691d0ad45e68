import type { LegendEntry } from '../../present/section.js';
import { retrace } from '../../service/log/chronicle.js';
import { actorIn } from '../context.js';
import { HttpProblem } from '../problem.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { sceneOf } from './game-model.js';
import { gameIdOf, type PageCall, sendPage } from './page.js';
import { type ShownTable, tableModel } from '../../present/shown.js';
import { isolated } from '../../words/isolated.js';

declare module '../views.js' {
  interface PageModels {
    readonly charts: ChartsPage;
  }
}

interface ChartsPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly charts: readonly ChartsChart[];
}

interface ChartsChart {
  readonly table: ShownTable;
  readonly id: string;
  readonly heading: string;
  readonly svg: string;
  readonly legend: readonly LegendEntry[];
}

/** Share prices, net worth and revenue over the game, as charts and as tables. */
export const chartsPage = async (call: PageCall): Promise<void> => {
  const { deps, context } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const scene = await sceneOf(deps, actor, gameId, context.language);
  const { course } = scene.presenter;
  if (!course) throw new HttpProblem(404, 'not-found', {});
  const samples = await retrace(deps.service, actor, gameId, 'charts', course.sample);
  const names = scene.game.seats.map(seat => seat.name);
  const charts = course.charts({ samples, names, language: context.language });
  sendPage(call, 'charts', `${call.t('charts')}: ${isolated(scene.game.name)}`, {
    game: { id: gameId, name: scene.game.name },
    beside: await sidebarModel(call, scene.game, actor),
    charts: charts.map(chart => ({ ...chart, table: tableModel(chart.table, chart.heading) })),
  });
};
