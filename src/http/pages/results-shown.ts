import { type ShownTable, tableModel } from '../../present/shown.js';
import { changeShowsResults, listShownResults, showResultsOf } from '../../service/tables/shown-results.js';
import type { HttpDeps } from '../deps.js';
import { HttpProblem } from '../problem.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { type PageLinks, pageLinks, pageWish } from './paging.js';
import { type ResultChart, shownCharts } from './results-charts.js';
import { sharePercent, winsLine, winsTable } from './results-words.js';
import { soughtIn } from './search.js';
import { titleName } from './summary.js';
import { isolated } from '../../words/isolated.js';

const PEOPLE_A_PAGE = 50;

declare module '../views.js' {
  interface PageModels {
    readonly 'results-people': ResultsPeoplePage;
    readonly 'results-person': ResultsPersonPage;
  }
}

interface ResultsPeoplePage {
  readonly search: string;
  readonly people: readonly PersonResults[];
  readonly pages: PageLinks | undefined;
}

interface PersonResults {
  readonly id: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly standing: string;
}

/** Those who let others see what became of their games. */
const people = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  mustBePerson(context.viewer);
  const search = soughtIn(call);
  const wish = pageWish(call, PEOPLE_A_PAGE);
  const { items, next } = await listShownResults(deps.service, { search, ...wish });
  sendPage(call, 'results-people', t('resultsOfOthers'), {
    search,
    people: items.map(({ id, name, games, won, standing }) => ({
      id,
      name,
      games,
      won,
      standing: sharePercent(context.language, standing),
    })),
    pages: pageLinks(call, { page: wish, next }),
  });
};

interface ResultsPersonPage {
  readonly name: string;
  readonly all: string | undefined;
  readonly charts: readonly ResultChart[];
  readonly tables: readonly ShownTable[];
}

/** What one of them lets be seen. */
const person = async (call: PageCall): Promise<void> => {
  const { deps, context, params, t } = call;
  mustBePerson(context.viewer);
  const shown = await showResultsOf(deps.service, String(params['person']));
  if (!shown) throw new HttpProblem(404, 'not-found', {});
  const { name, all, standings } = shown;
  const byTitle = shown.byTitle.map(row => ({ ...row, name: titleName(deps, row.title, context.language) }));
  const table = winsTable(call, { caption: t('byTitle'), of: t('title'), won: t('gamesWon'), rows: byTitle });
  sendPage(call, 'results-person', `${t('results')}: ${isolated(name)}`, {
    name,
    all: all.games > 0 ? winsLine(call, all) : undefined,
    charts: shownCharts(call, { standings, byTitle }),
    tables: byTitle.length > 0 ? [tableModel(table, '')] : [],
  });
};

const choose = async ({ deps, context, form, res }: PageCall): Promise<void> => {
  await changeShowsResults(deps.service, mustBePerson(context.viewer), form['show'] === 'on');
  goTo(res, '/results?saved#shown');
};

export const shownResultsPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/results/people', run: people }),
  page(deps)({ method: 'get', path: '/results/people/:person', run: person }),
  page(deps)({ method: 'post', path: '/results/shown', run: choose }),
  page(deps)({ method: 'get', path: '/results/shown', run: ({ res }) => goTo(res, '/results#shown') }),
];
