import { showGame } from '../../service/tables/games.js';
import { changeOptions, showOptions } from '../../service/tables/options.js';
import {
  checkWatchKey,
  followGame,
  renewWatchLink,
  revokeWatchLink,
  showFollow,
  showWatchKey,
  unfollow,
} from '../../service/tables/watching.js';
import { check } from '../input/check.js';
import { spectators } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { keepWatchKey, watchKeyIn, watchLink } from '../watching.js';
import { type SidebarModel, sidebarModel } from './game-sidebar.js';
import { signInFor } from './frame.js';
import { backToGame, gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import { typedSecret } from './typed-secret.js';
import { isolated } from '../../words/isolated.js';

declare module '../views.js' {
  interface PageModels {
    readonly watch: WatchPage;
    readonly spectators: SpectatorsPage;
  }
}

interface WatchPage {
  readonly game: string;
}

/** Reached by the link for spectators, whose secret stands in the fragment. */
const arrive = (call: PageCall): void => sendPage(call, 'watch', call.t('lookOn'), { game: gameIdOf(call) });

const open = async (call: PageCall): Promise<void> => {
  const { deps, req, res } = call;
  const gameId = gameIdOf(call);
  const key = typedSecret(call);
  await checkWatchKey(deps.service, gameId, key);
  keepWatchKey(req, res, gameId, key, deps.service.clock());
  goTo(res, `/g/${gameId}`);
};

export interface SpectatorChoice {
  readonly value: string;
  readonly name: string;
  readonly chosen: boolean;
}

/** Who may look on, for choosing. */
export const spectatorChoices = ({ t }: PageCall, chosen: string): readonly SpectatorChoice[] =>
  spectators.options.map(value => ({ value, name: t(`spectators-${value}`), chosen: value === chosen }));

interface CreatorModel {
  readonly spectators: readonly SpectatorChoice[];
  readonly privateChat: boolean;
  readonly openChat: boolean;
  readonly byLink: boolean;
  readonly link: string | undefined;
}

const creatorModel = async (call: PageCall, gameId: string): Promise<CreatorModel> => {
  const { deps, context } = call;
  const options = await showOptions(deps.service, gameId);
  const key = await showWatchKey(deps.service, mustBePerson(context.viewer), gameId);
  return {
    spectators: spectatorChoices(call, options.spectators),
    privateChat: options.chat.private === 'on',
    openChat: options.chat.spectators === 'on',
    byLink: options.spectators === 'link',
    link: key === null ? undefined : watchLink(deps, gameId, key),
  };
};

interface SpectatorsPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly done: string | undefined;
  readonly rule: string;
  readonly creator: CreatorModel | undefined;
  readonly follow: { readonly on: boolean; readonly mail: boolean | undefined } | undefined;
  readonly signIn: string | undefined;
}

const showSpectators = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const gameId = gameIdOf(call);
  const { viewer } = context;
  const actor = actorIn(context, gameId);
  const game = await showGame(deps.service, actor, gameId);
  const person = viewer?.kind === 'person' ? viewer : null;
  const options = await showOptions(deps.service, gameId);
  const follows = person && (await showFollow(deps.service, person, gameId));
  sendPage(call, 'spectators', `${t('spectators')}: ${isolated(game.name)}`, {
    game: { id: game.id, name: game.name },
    beside: await sidebarModel(call, game, actor),
    done: query['saved'] === undefined ? undefined : t('saved'),
    rule: t(`spectators-${options.spectators}`),
    creator: person?.personId === game.createdBy ? await creatorModel(call, gameId) : undefined,
    follow: person && game.mine.length === 0 ? { on: follows !== null, mail: follows?.mail } : undefined,
    signIn: person ? undefined : signInFor(`/g/${gameId}/spectators`),
  });
};

const settle = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  await changeOptions(deps.service, mustBePerson(context.viewer), gameId, {
    spectators: check(spectators, form['spectators'], 'spectators', context.language),
    chat: {
      private: form['private'] === 'on' ? 'on' : 'off',
      spectators: form['openChat'] === 'on' ? 'on' : 'off',
    },
  });
  goTo(res, `/g/${gameId}/spectators?saved`);
};

const changeLink = async (call: PageCall): Promise<void> => {
  const { deps, form, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBePerson(context.viewer);
  if (form['answer'] === 'revoke') await revokeWatchLink(deps.service, actor, gameId);
  else await renewWatchLink(deps.service, actor, gameId);
  goTo(res, `/g/${gameId}/spectators?saved`);
};

const changeFollow = async (call: PageCall): Promise<void> => {
  const { deps, req, form, context, res } = call;
  const gameId = gameIdOf(call);
  const actor = mustBePerson(context.viewer);
  if (form['answer'] === 'stop') {
    await unfollow(deps.service, actor, gameId);
    return goTo(res, '/games');
  }
  const wish = { mail: form['mail'] === 'on', key: watchKeyIn(req, gameId) };
  await followGame(deps.service, actor, gameId, wish);
  goTo(res, `/g/${gameId}/spectators?saved`);
};

export const watchingPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: '/g/:id/watch', secret: true, run: arrive }),
  page(deps)({ method: 'post', path: '/g/:id/watch', allowance: 'secret', secret: true, run: open }),
  page(deps)({ method: 'get', path: '/g/:id/spectators', run: showSpectators }),
  page(deps)({ method: 'post', path: '/g/:id/spectators', run: settle }),
  page(deps)({ method: 'post', path: '/g/:id/watch-link', run: changeLink }),
  page(deps)({ method: 'get', path: '/g/:id/watch-link', run: backToGame }),
  page(deps)({ method: 'post', path: '/g/:id/follow', run: changeFollow }),
  page(deps)({ method: 'get', path: '/g/:id/follow', run: backToGame }),
];
