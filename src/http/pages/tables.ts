import { joinAnywhere } from '../../service/tables/invitations.js';
import { listTables, seatedAt, type OpenTable } from '../../service/tables/open.js';
import { adviceSentences } from '../../words/advice.js';
import { timeSentences } from '../../words/game-time.js';
import { languageName } from '../../words/language.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { type PageLinks, pageLinks, pageWish } from './paging.js';
import { chosenSettings, titleName } from './summary.js';
import { timeFor } from './reader-time.js';
import { waysOn, type WaysOn } from './ways-on.js';

const TABLES_A_PAGE = 30;

/** Who looks for players, in which language, and for how many. */
export const whoseTable = (
  { context, t }: PageCall,
  { creator, language, free, seats }: OpenTable,
): readonly string[] => [
  t('tableBy', { name: creator }),
  t('speaks', { language: languageName(context.language, language) }),
  t(free > 0 ? 'seatsFree' : 'seatsPromised', { free, seats }),
];

/** How fast it will be played, and what is otherwise than usual. */
export const termsOfTable = (
  { deps, context: { language } }: PageCall,
  table: OpenTable,
): { readonly pace: string | undefined; readonly settings: readonly string[] } => ({
  pace: timeSentences(language, table.time)[0],
  settings: [...chosenSettings(deps, language, table), ...adviceSentences(language, table)],
});

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

declare module '../views.js' {
  interface PageModels {
    readonly tables: TablesPage;
  }
}

interface TablesPage {
  readonly titles: readonly TablesTitle[];
  readonly free: readonly TablesFree[];
  readonly filtered: boolean;
  readonly ways: WaysOn | undefined;
  readonly pages: PageLinks | undefined;
  readonly tables: readonly TablesTable[];
}

interface TablesTable {
  readonly join: boolean;
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly line: string;
  readonly pace: string | undefined;
  readonly settings: readonly string[];
}

interface TablesFree {
  readonly count: number;
  readonly text: string;
  readonly chosen: boolean;
}

interface TablesTitle {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
}

const tables = async (call: PageCall): Promise<void> => {
  const { deps, query, context, t } = call;
  const wanted = query['title'];
  const chosen = typeof wanted === 'string' && deps.service.titles.has(wanted) ? wanted : null;
  const free = typeof query['free'] === 'string' && /^[1-9]$/.test(query['free']) ? Number(query['free']) : 0;
  const filter = { title: chosen, free };
  const isFiltered = chosen !== null || free > 0;
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
    filtered: isFiltered,
    ways: found.length === 0 && !isFiltered ? await waysOn(call, false) : undefined,
    pages: pageLinks(call, { page: wish, next }),
    tables: found.map(table => ({
      join: context.viewer?.kind === 'person' && table.free > 0 && !mine.has(table.id),
      id: table.id,
      name: table.name,
      about: table.about,
      line: [
        titleName(deps, table.title, context.language),
        ...whoseTable(call, table),
        time(table.createdAt),
      ].join(' · '),
      ...termsOfTable(call, table),
    })),
  });
};

export const tablesPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/tables', run: tables }),
  page(deps)({ method: 'post', path: '/g/:id/join', run: joinTable }),
  page(deps)({ method: 'get', path: '/g/:id/join', run: backToGame }),
];
