import { listShownResults } from '../../service/tables/shown-results.js';
import { searchGames } from '../../service/tables/search.js';
import type { HttpDeps } from '../deps.js';
import { check } from '../input/check.js';
import { gameStatus, searchText } from '../input/fields.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { type GameCard, gameCards } from './game-card.js';
import { page, type PageCall, sendPage } from './page.js';
import { type PageLinks, pageLinks, pageWish } from './paging.js';
import { titleName } from './summary.js';

const GAMES_A_PAGE = 25;

/** How many of the players found are listed beside the games. */
const SOME_PEOPLE = 10;

export interface SearchForm {
  readonly search: string;
  readonly statuses: readonly StatusChoice[];
}

interface StatusChoice {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
}

/** The box for games and players, with what was looked for. */
export const searchForm = ({ t }: PageCall, search = '', status?: string): SearchForm => ({
  search,
  statuses: gameStatus.options.map(id => ({ id, name: t(`status-${id}`), chosen: id === status })),
});

/** What the address asks to look for. */
export const soughtIn = ({ query, context }: PageCall): string =>
  check(searchText, query['search'] ?? '', 'search', context.language);

declare module '../views.js' {
  interface PageModels {
    readonly search: SearchPage;
  }
}

interface SearchPage {
  readonly form: SearchForm;
  readonly games: readonly GameCard[];
  readonly pages: PageLinks | undefined;
  readonly people: readonly FoundPlayer[];
  readonly morePeople: string | undefined;
}

interface FoundPlayer {
  readonly id: string;
  readonly name: string;
}

/** Players who let others see their results; none are listed unless a word is looked for. */
const peopleFound = async (
  { deps }: PageCall,
  search: string,
): Promise<Pick<SearchPage, 'people' | 'morePeople'>> => {
  if (search === '') return { people: [], morePeople: undefined };
  const { items, next } = await listShownResults(deps.service, { search, limit: SOME_PEOPLE });
  const more = `/results/people?${new URLSearchParams({ search }).toString()}`;
  return {
    people: items.map(({ id, name }) => ({ id, name })),
    morePeople: next === null ? undefined : more,
  };
};

const found = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const actor = mustBePerson(context.viewer);
  const search = soughtIn(call);
  const wanted = query['status'] || undefined;
  const status = wanted && check(gameStatus, wanted, 'status', context.language);
  const wish = pageWish(call, GAMES_A_PAGE);
  const nameOf = (title: string): string => titleName(deps, title, context.language);
  const { items, next } = await searchGames(
    deps.service,
    actor,
    { search, ...(status && { status }), ...wish },
    nameOf,
  );
  sendPage(call, 'search', search === '' ? t('search') : `${t('search')}: ${search}`, {
    form: searchForm(call, search, status),
    games: await gameCards(call, actor, items),
    pages: pageLinks(call, { page: wish, next }),
    ...(await peopleFound(call, wish.after === undefined ? search : '')),
  });
};

/** Games the reader may know of, and players who show their results. */
export const searchPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/games/search', run: found }),
];
