import { joinAnywhere } from '../../service/tables/invitations.js';
import {
  listResults,
  showResults,
  showTitleResults,
  type FinishedGame,
  type Reliability,
  type Wins,
  type TitleRow,
} from '../../service/tables/results.js';
import { listTables, seatedAt, type OpenTable } from '../../service/tables/open.js';
import type { Table } from '../../present/presenter.js';
import { timeSentences } from '../../words/game-time.js';
import { languageName } from '../../words/language.js';
import { durationText, timeText } from '../../words/time.js';
import type { PersonActor } from '../../service/types.js';
import type { HttpDeps } from '../deps.js';
import type { Language } from '../language.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { pageLinks, pageWish } from './paging.js';
import { chosenSettings } from './summary.js';
import { timeFor } from './reader-time.js';
import { tableOf } from '../../present/shown.js';

const MINUTE = 60_000;

const TABLES_A_PAGE = 30;
const GAMES_A_PAGE = 25;

const titleName = (deps: HttpDeps, title: string, language: Language): string =>
  wordsOf(deps, { title, seats: [] }, language).titleName;

/** Those of the tables at which the reader sits. */
const ownTables = async (
  { deps, context }: PageCall,
  found: readonly OpenTable[],
): Promise<ReadonlySet<string>> =>
  context.viewer?.kind === 'person'
    ? seatedAt(
        deps.service,
        context.viewer,
        found.map(({ id }) => id),
      )
    : new Set();

const joinTable = async (call: PageCall): Promise<void> => {
  const gameId = gameIdOf(call);
  await joinAnywhere(call.deps.service, mustBePerson(call.context.viewer), gameId);
  goTo(call.res, `/g/${gameId}`);
};

const tables = async (call: PageCall): Promise<void> => {
  const { deps, req, context, t } = call;
  const wanted = req.query['title'];
  const chosen = typeof wanted === 'string' && deps.service.titles.has(wanted) ? wanted : null;
  const free =
    typeof req.query['free'] === 'string' && /^[1-9]$/.test(req.query['free'])
      ? Number(req.query['free'])
      : 0;
  const filter = { title: chosen, free };
  const wish = pageWish(call, TABLES_A_PAGE);
  const { items: found, next } = await listTables(deps.service, { ...filter, ...wish });
  const mine = await ownTables(call, found);
  const time = timeFor(call, context.viewer?.timeZone);
  sendPage(call, 'tables', t('openTables'), {
    titles: [...deps.service.titles.keys()].map(id => ({
      id,
      name: titleName(deps, id, context.language),
      chosen: id === chosen,
    })),
    free: [0, 1, 2, 3].map(count => ({
      count,
      text: t(count === 0 ? 'anySeats' : count === 1 ? 'oneSeatFree' : 'someSeatsFree', { count }),
      chosen: count === free,
    })),
    filtered: chosen !== null || free > 0,
    pages: pageLinks(call, { page: wish, next }),
    tables: found.map(table => ({
      join: context.viewer?.kind === 'person' && table.free > 0 && !mine.has(table.id),
      id: table.id,
      name: table.name,
      about: table.about,
      line: [
        titleName(deps, table.title, context.language),
        t('tableBy', { name: table.creator }),
        t('speaks', { language: languageName(context.language, table.language) }),
        t(table.free > 0 ? 'seatsFree' : 'seatsPromised', { free: table.free, seats: table.seats }),
        time(table.createdAt),
      ].join(' · '),
      pace: timeSentences(context.language, table.time)[0],
      settings: chosenSettings(deps, context.language, table),
    })),
  });
};

const percent = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

const winsTable = (
  { t, context }: PageCall,
  {
    caption,
    of,
    won,
    rows,
  }: {
    readonly caption: string;
    readonly of: string;
    readonly won: string;
    readonly rows: readonly (Wins & { readonly name: string })[];
  },
): Table => {
  const number = true as const;
  return {
    caption,
    columns: [
      { heading: of },
      { heading: t('gamesPlayed'), number },
      { heading: won, number },
      { heading: t('meanStanding'), number },
    ],
    rows: rows.map(row => [
      row.name,
      String(row.games),
      String(row.won),
      percent(context.language, row.standing),
    ]),
  };
};

const titlesTable = ({ deps, t, context }: PageCall, rows: readonly TitleRow[]): Table => {
  const number = true as const;
  const round = new Intl.NumberFormat(context.language, { maximumFractionDigits: 0 });
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
      round.format(row.winnerPoints),
      round.format(row.lastPoints),
      round.format(row.days),
    ]),
  };
};

const winsLine = ({ t, context }: PageCall, { games, won, standing }: Wins): string =>
  t('allGames', { games, won, standing: percent(context.language, standing) });

/** What may be expected of somebody, in a line. */
export const reliabilityText = ({ t, context }: PageCall, { finished, left, inTime }: Reliability): string =>
  [
    t(finished === 1 ? 'finishedOne' : 'finishedSome', { count: finished }),
    ...(inTime === null ? [] : [t('inTime', { share: percent(context.language, inTime) })]),
    t(left === 0 ? 'leftNone' : left === 1 ? 'leftOne' : 'leftSome', { count: left }),
  ].join(' · ');

const finishedModel = (call: PageCall, actor: PersonActor): ((game: FinishedGame) => object) => {
  const { deps, t, context } = call;
  const { language } = context;
  const day = timeText(language, actor.timeZone, 'day');
  const points = new Intl.NumberFormat(language);
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
      score => `${String(score.place)}. ${score.name} (${points.format(score.points)})`,
    ),
  });
};

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
  const { deps, context, req, t } = call;
  const actor = mustBePerson(context.viewer);
  if (req.query['after'] !== undefined) return moreResults(call, actor);
  const wish = { limit: GAMES_A_PAGE };
  const [mine, here] = await Promise.all([
    showResults(deps.service, actor, wish),
    showTitleResults(deps.service),
  ]);
  const { language } = context;
  const day = timeText(language, actor.timeZone, 'day');
  const byTitle = mine.byTitle.map(row => ({ ...row, name: titleName(deps, row.title, language) }));
  const { moves, median, slowestTenth: slow } = mine.pace;
  const span = (minutes: number): string => durationText(language, minutes * MINUTE);
  sendPage(call, 'results', t('results'), {
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
    ].map(table => tableOf(table, '')),
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

export const tablesPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/tables', run: tables }),
  page(deps)({ method: 'post', path: '/g/:id/join', run: joinTable }),
  page(deps)({ method: 'get', path: '/g/:id/join', run: backToGame }),
  page(deps)({ method: 'get', path: '/results', run: results }),
];
