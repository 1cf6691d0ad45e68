import { listEndedGames, listGoingGames, nextGame } from '../../service/tables/games.js';
import { listInvitations } from '../../service/tables/invitations.js';
import { listWatched } from '../../service/tables/watching.js';
import type { GameSummary, PersonActor } from '../../service/types.js';
import type { Page } from '../../service/paging.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson, mustBeSomeone } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { type GameCard, gameCards, waits } from './game-card.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { pageLinks, type PageLinks, pageWish } from './paging.js';
import { searchForm, type SearchForm } from './search.js';
import { waysOn, type WaysOn } from './ways-on.js';

const ROWS = 25;

/** The nearer deadline first, games without one last. */
const sooner = (a: GameSummary, b: GameSummary): number =>
  (a.deadline?.getTime() ?? Infinity) === (b.deadline?.getTime() ?? Infinity)
    ? 0
    : (a.deadline?.getTime() ?? Infinity) - (b.deadline?.getTime() ?? Infinity);

/** Parts of the page that may be longer than it shows; `show` in its address names one, which then stands alone. */
const parts = {
  invitations: async (call: PageCall, actor: PersonActor, wish: Page) => {
    const { items, next } = await listInvitations(call.deps.service, actor, wish);
    const shown = items.map(one => ({
      id: one.gameId,
      name: one.gameName,
      seat: one.seat,
      about: call.t('invitedBy', {
        who: one.from,
        title: wordsOf(call.deps, { title: one.title, seats: [] }, call.context.language).titleName,
      }),
    }));
    return { shown, next };
  },
  finished: async (call: PageCall, actor: PersonActor, wish: Page) => {
    const { items, next } = await listEndedGames(call.deps.service, actor, wish);
    return { shown: await gameCards(call, actor, items), next };
  },
  watched: async (call: PageCall, actor: PersonActor, wish: Page) => {
    const { items, next } = await listWatched(call.deps.service, actor, wish);
    return { shown: await gameCards(call, actor, items), next };
  },
};

type Part = keyof typeof parts;

const partNames = Object.keys(parts) as readonly Part[];

const isPart = (name: unknown): name is Part => partNames.some(part => part === name);

/** A part with the ways to the rest of it. */
type PartModel = Partial<Pick<GamesPage, Part | `${Part}Pages`>>;

const partModel = async (call: PageCall, actor: PersonActor, part: Part, wish: Page): Promise<PartModel> => {
  const { shown, next } = await parts[part](call, actor, wish);
  return { [part]: shown, [`${part}Pages`]: pageLinks(call, { page: wish, next }, { show: part }) };
};

declare module '../views.js' {
  interface PageModels {
    readonly games: GamesPage;
  }
}

interface GamesPage {
  readonly alone?: boolean;
  readonly search?: SearchForm;
  readonly isNew?: string | false;
  readonly ways?: WaysOn | undefined;
  readonly mine?: readonly GameCard[];
  readonly sort?: false | { readonly byDeadline: boolean };
  readonly others?: readonly GameCard[];
  readonly invitations?: readonly InvitationModel[];
  readonly invitationsPages?: PageLinks | undefined;
  readonly finished?: readonly GameCard[];
  readonly finishedPages?: PageLinks | undefined;
  readonly watched?: readonly GameCard[];
  readonly watchedPages?: PageLinks | undefined;
}

interface InvitationModel {
  readonly id: string;
  readonly name: string;
  readonly seat: number;
  readonly about: string;
}

const games = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const actor = mustBePerson(context.viewer);
  const { show } = query;
  if (isPart(show)) {
    const model = await partModel(call, actor, show, pageWish(call, ROWS));
    return sendPage(call, 'games', t('myGames'), { alone: true, ...model });
  }
  const [going, ...rest] = await Promise.all([
    listGoingGames(deps.service, actor),
    ...partNames.map(part => partModel(call, actor, part, { limit: ROWS })),
  ]);
  const besides = rest.reduce<PartModel>((all, part) => ({ ...all, ...part }), {});
  const byDeadline = query['sort'] === 'deadline';
  const ordered = byDeadline ? [...going].sort(sooner) : going;
  const mine = ordered.filter(waits);
  const isNew = going.length === 0 && partNames.every(part => !besides[part]?.length);
  sendPage(call, 'games', t('myGames'), {
    search: searchForm(call),
    mine: await gameCards(call, actor, mine),
    sort: going.some(game => game.deadline) && { byDeadline },
    others: await gameCards(
      call,
      actor,
      ordered.filter(game => !waits(game)),
    ),
    ...besides,
    isNew: isNew && actor.name,
    ways: isNew ? await waysOn(call) : undefined,
  });
};

const next = async ({ deps, query, res, context }: PageCall): Promise<void> => {
  const actor = mustBeSomeone(context.viewer ?? context.seatViewer);
  const besides = query['besides'];
  const id = await nextGame(deps.service, actor, typeof besides === 'string' ? besides : undefined);
  goTo(res, id === null ? '/games' : `/g/${id}#turn`);
};

export const ownGamesPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/games', run: games }),
  page(deps)({ method: 'get', path: '/next', run: next }),
];
