import { plainPresenter } from '../../present/presenter.js';
import { position } from '../../service/log/history.js';
import { showGame } from '../../service/tables/games.js';
import type { GameDetail } from '../../service/types.js';
import { helpOfTitle } from '../../words/rules.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { wordsOf } from '../wording.js';
import { type SmallPicture, boardPicture } from './board-picture.js';
import { firstGameLink } from './first-game.js';
import { goTo, page, type PageCall, sendPage } from './page.js';
import { namesOf } from './summary.js';

/** Where it stands and who is to move. */
const standing = ({ deps, context, t }: PageCall, game: GameDetail): string =>
  [
    game.round && wordsOf(deps, game, context.language).round(game.round),
    t('othersTurn', { names: namesOf(game, game.asked) }),
  ]
    .filter(Boolean)
    .join(' · ');

interface DemoModel {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly picture: SmallPicture | undefined;
  readonly help: { readonly rules: string } | undefined;
}

const demoModel = (call: PageCall, game: GameDetail): DemoModel => ({
  id: game.id,
  title: wordsOf(call.deps, game, call.context.language).titleName,
  about: standing(call, game),
  picture: boardPicture(call, game),
  help: helpOfTitle(game.title),
});

interface BoardModel {
  readonly id: string;
  readonly svg: string | undefined;
  readonly caption: string;
  readonly about: string;
}

/** The board of a game as it stands, large. */
const boardModel = async (call: PageCall, game: GameDetail): Promise<BoardModel> => {
  const { deps, t } = call;
  const { language } = call.context;
  const { view } = await position(deps.service, null, { gameId: game.id });
  const presenter = deps.presenters[game.title] ?? plainPresenter;
  const names = game.seats.map(({ name }) => name);
  const { sections } = presenter.present({ view, seat: null, names, language });
  const { titleName } = wordsOf(deps, game, language);
  return {
    id: game.id,
    svg: sections.find(section => section.places)?.svg,
    caption: t('homeBoard', { title: titleName }),
    about: standing(call, game),
  };
};

declare module '../views.js' {
  interface PageModels {
    readonly home: HomePage;
  }
}

interface HomePage {
  readonly next: string;
  readonly board: BoardModel | undefined;
  readonly demos: readonly DemoModel[];
  readonly firstGame: { readonly href: string } | undefined;
}

const home = async (call: PageCall): Promise<void> => {
  const { deps, context, res, t } = call;
  if (context.viewer?.kind === 'person') return goTo(res, '/games');
  const games = await Promise.all(
    deps.showcase.map(id => showGame(deps.service, null, id, context.language)),
  );
  const [first] = games;
  sendPage(call, 'home', t('welcome'), {
    next: '/games',
    board: first && (await boardModel(call, first)),
    demos: games.map(game => demoModel(call, game)),
    firstGame: firstGameLink(call),
  });
};

export const homePages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/', run: home }),
];
