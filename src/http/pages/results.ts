import type { Table } from '../../present/presenter.js';
import { type ShownTable, tableModel } from '../../present/shown.js';
import {
  listResults,
  showResults,
  showStandings,
  showTitleResults,
  type FinishedGame,
  type Reliability,
  type TitleRow,
} from '../../service/tables/results.js';
import { showsResults } from '../../service/tables/shown-results.js';
import type { PersonActor } from '../../service/types.js';
import { roundedNumber } from '../../words/numbers.js';
import { durationText, timeText } from '../../words/time.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { page, type PageCall, sendPage } from './page.js';
import { type PageLinks, pageLinks, pageWish } from './paging.js';
import { type ResultChart, resultCharts } from './results-charts.js';
import { shownResultsPages } from './results-shown.js';
import { sharePercent, winsLine, winsTable } from './results-words.js';
import { titleName } from './summary.js';
import { isolated } from '../../words/isolated.js';

const MINUTE = 60_000;

const GAMES_A_PAGE = 25;

const titlesTable = ({ deps, t, context }: PageCall, rows: readonly TitleRow[]): Table => {
  const number = true as const;
  const round = (value: number): string => roundedNumber(context.language, value);
  return {
    caption: t('gamesHere'),
    columns: [
      { heading: t('title') },
      { heading: t('seats'), number },
      { heading: t('gamesPlayed'), number },
      { heading: t('winnersPoints'), number },
      { heading: t('lastPoints'), number },
      { heading: t('daysMedian'), number },
    ],
    rows: rows.map(row => [
      titleName(deps, row.title, context.language),
      String(row.seats),
      String(row.games),
      round(row.winnerPoints),
      round(row.lastPoints),
      round(row.days),
    ]),
  };
};

/** What may be expected of somebody, in a line. */
export const reliabilityText = ({ t, context }: PageCall, { finished, left, inTime }: Reliability): string =>
  [
    t(finished === 1 ? 'finishedOne' : 'finishedSome', { count: finished }),
    ...(inTime === null ? [] : [t('inTime', { share: sharePercent(context.language, inTime) })]),
    t(left === 0 ? 'leftNone' : left === 1 ? 'leftOne' : 'leftSome', { count: left }),
  ].join(' · ');

interface FinishedModel {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly scores: readonly string[];
}

const finishedModel = (call: PageCall, actor: PersonActor): ((game: FinishedGame) => FinishedModel) => {
  const { deps, t, context } = call;
  const { language } = context;
  const day = timeText(language, actor.timeZone, 'day');
  return game => ({
    id: game.id,
    name: game.name,
    line: [
      titleName(deps, game.title, language),
      day(game.endedAt),
      ...(game.endedBy === 'consent' ? [t('endedTogether')] : []),
      ...(game.endedBy === 'operator' ? [t('endedByOperator')] : []),
      ...(game.replaced ? [t('somebodyReplaced')] : []),
    ].join(' · '),
    scores: game.scores.map(
      score =>
        `${String(score.place)}.\u00a0${isolated(score.name)} (${roundedNumber(language, score.points)})`,
    ),
  });
};

declare module '../views.js' {
  interface PageModels {
    readonly results: ResultsPage;
  }
}

interface ResultsPage {
  readonly further?: boolean;
  readonly games: readonly FinishedModel[];
  readonly pages: PageLinks | undefined;
  readonly done?: string | undefined;
  readonly shown?: { readonly on: boolean };
  readonly charts?: readonly ResultChart[];
  readonly tables?: readonly ShownTable[];
  readonly pace?: string | undefined;
  readonly all?: string | undefined;
  readonly reliability?: string;
  readonly left?: readonly ResultsLeft[];
}

interface ResultsLeft {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

/** What is on the pages after the first: games alone. */
const moreResults = async (call: PageCall, actor: PersonActor): Promise<void> => {
  const wish = pageWish(call, GAMES_A_PAGE);
  const { items, next } = await listResults(call.deps.service, actor, wish);
  sendPage(call, 'results', call.t('results'), {
    further: true,
    games: items.map(finishedModel(call, actor)),
    pages: pageLinks(call, { page: wish, next }),
  });
};

const results = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const actor = mustBePerson(context.viewer);
  if (query['after'] !== undefined) return moreResults(call, actor);
  const wish = { limit: GAMES_A_PAGE };
  const [mine, here, standings, shows] = await Promise.all([
    showResults(deps.service, actor, wish),
    showTitleResults(deps.service),
    showStandings(deps.service, actor),
    showsResults(deps.service, actor),
  ]);
  const { language } = context;
  const day = timeText(language, actor.timeZone, 'day');
  const byTitle = mine.byTitle.map(row => ({ ...row, name: titleName(deps, row.title, language) }));
  const { moves, median, slowestTenth: slow } = mine.pace;
  const span = (minutes: number): string => durationText(language, minutes * MINUTE);
  sendPage(call, 'results', t('results'), {
    done: query['saved'] === undefined ? undefined : t('saved'),
    shown: { on: shows },
    charts: resultCharts(call, actor, { standings, byTitle }),
    tables: [
      ...(mine.games.length > 0
        ? [
            winsTable(call, { caption: t('byTitle'), of: t('title'), won: t('gamesWon'), rows: byTitle }),
            winsTable(call, {
              caption: t('byOpponent'),
              of: t('player'),
              won: t('gamesAhead'),
              rows: mine.byOpponent,
            }),
          ].filter(table => table.rows.length > 0)
        : []),
      ...(here.length > 0 ? [titlesTable(call, here)] : []),
    ].map(table => tableModel(table, '')),
    pace:
      median === null || slow === null
        ? undefined
        : t('paceOfMine', { moves, median: span(median), slow: span(slow) }),
    all: mine.games.length > 0 ? winsLine(call, mine.all) : undefined,
    reliability: reliabilityText(call, mine.reliability),
    left: mine.left.map(({ id, name, title, at, why }) => ({
      id,
      name,
      line: [titleName(deps, title, language), day(at), t(why === 'left' ? 'leftGame' : 'votedOut')].join(
        ' · ',
      ),
    })),
    games: mine.games.map(finishedModel(call, actor)),
    pages: pageLinks(call, { page: wish, next: mine.next }),
  });
};

/** What became of the reader's games, and what games here are like. */
export const resultsPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/results', run: results }),
  ...shownResultsPages(deps),
];
