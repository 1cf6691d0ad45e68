import { allWants } from '../../service/channels/keep.js';
import { dropFeed, listFeeds, renewFeed, type FeedAddress } from '../../service/channels/feeds.js';
import { listReceivers, unsubscribe, vapidKeys } from '../../service/channels/push.js';
import { gameHooks, hookShapes, listHooks, type Hook } from '../../service/channels/webhooks.js';
import { gameNames, showGame } from '../../service/tables/games.js';
import { showOptions } from '../../service/tables/options.js';
import type { PersonActor } from '../../service/types.js';
import { timeText } from '../../words/time.js';
import { check } from '../input/check.js';
import { feedKind } from '../input/fields.js';
import { id } from '../input/fields.js';
import { actorIn } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { feedLink } from '../feed-links.js';
import type { Served } from '../routes.js';
import { mustBePerson } from '../viewer.js';
import { sidebarModel, type SidebarModel } from './game-sidebar.js';
import { localPath, signInFor } from './frame.js';
import { gameIdOf, goTo, page, type PageCall, sendPage } from './page.js';
import type { Form } from '../input/body.js';
import { isolated } from '../../words/isolated.js';

/** Where somebody settles their channels: what they are told other than by mail. */
export const channelsPath = '/me/notifications/channels';

type NameOf = (gameId: string | null) => string | undefined;

/** Names of those of the games that are the actor's. */
export const namesOfOwnGames = async (
  { deps }: PageCall,
  actor: PersonActor,
  of: readonly { readonly gameId: string | null }[],
): Promise<NameOf> => {
  const names = await gameNames(
    deps.service,
    actor,
    of.map(({ gameId }) => gameId),
  );
  return gameId => names.get(gameId ?? '');
};

interface WantChoice {
  readonly value: string;
  readonly name: string;
  readonly chosen: boolean;
}

const wantChoices = ({ t, form }: PageCall): readonly WantChoice[] =>
  allWants.map(value => ({
    value,
    name: t(`want-${value}`),
    chosen: form['url'] === undefined || form[`want-${value}`] === 'on',
  }));

interface ShapeChoice {
  readonly value: string;
  readonly name: string;
  readonly chosen: boolean;
}

const shapeChoices = ({ t, form }: PageCall): readonly ShapeChoice[] =>
  hookShapes.map(value => ({ value, name: t(`shape-${value}`), chosen: value === form['shape'] }));

/** A webhook in one line. */
export const aboutHook = ({ t }: PageCall, hook: Hook, time: (at: Date) => string): string =>
  [
    t('webhookLeads', { host: hook.host }),
    t(`shape-${hook.shape}`),
    hook.offAt ? t('webhookOff', { time: time(hook.offAt) }) : t('webhookOn'),
    ...(hook.failures > 0 ? [t('webhookFailing', { count: hook.failures })] : []),
  ].join(' · ');

interface HookModel {
  readonly id: string;
  readonly name: string;
  readonly gameId: string | null;
  readonly game: string | undefined;
  readonly about: string;
}

const hookModel =
  (call: PageCall, time: (at: Date) => string, nameOf: NameOf) =>
  (hook: Hook): HookModel => ({
    id: hook.id,
    name: hook.name,
    gameId: hook.gameId,
    game: nameOf(hook.gameId),
    about: aboutHook(call, hook, time),
  });

interface FeedModel {
  readonly id?: string | undefined;
  readonly link?: string | undefined;
  readonly name: string;
  readonly back: string;
  readonly kind: string;
  readonly gameId: string | null;
}

const feedModel = (
  { deps, t }: PageCall,
  feeds: readonly FeedAddress[],
  wish: Pick<FeedAddress, 'kind' | 'gameId'>,
  back: string,
  name = t(`feed-${wish.kind}`),
): FeedModel => {
  const feed = feeds.find(one => one.kind === wish.kind && one.gameId === wish.gameId);
  return { ...wish, name, back, ...(feed && { id: feed.id, link: feedLink(deps, feed) }) };
};

declare module '../views.js' {
  interface PageModels {
    readonly channels: ChannelsPage;
    readonly 'game-channels': GameChannelsPage;
  }
}

interface ChannelsPage {
  readonly done: string | undefined;
  readonly pushKey: string;
  readonly receivers: readonly ChannelsReceiver[];
  readonly wants: readonly WantChoice[];
  readonly shapes: readonly ShapeChoice[];
  readonly language: string;
  readonly typed: Form;
  readonly hooks: readonly HookModel[];
  readonly feeds: readonly FeedModel[];
}

interface ChannelsReceiver {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

export const showChannels = async (call: PageCall): Promise<void> => {
  const { deps, context, query, t } = call;
  const actor = mustBePerson(context.viewer);
  const [receivers, hooks, feeds] = await Promise.all([
    listReceivers(deps.service, actor),
    listHooks(deps.service, actor),
    listFeeds(deps.service, actor),
  ]);
  const nameOf = await namesOfOwnGames(call, actor, [...hooks, ...feeds]);
  const time = timeText(context.language, actor.timeZone);
  const ofGames = feeds.filter(({ kind }) => kind === 'game');
  sendPage(call, 'channels', t('channels'), {
    done: query['saved'] === undefined ? undefined : t('saved'),
    pushKey: vapidKeys(deps.service).publicKey,
    receivers: receivers.map(({ id: receiver, name, host, createdAt }) => ({
      id: receiver,
      name,
      about: `${t('webhookLeads', { host })} · ${t('addedAt', { time: time(createdAt) })}`,
    })),
    wants: wantChoices(call),
    shapes: shapeChoices(call),
    language: call.form['language'] ?? context.language,
    typed: call.form,
    hooks: hooks.map(hookModel(call, time, nameOf)),
    feeds: [
      feedModel(call, feeds, { kind: 'news', gameId: null }, `${channelsPath}#feeds`),
      feedModel(call, feeds, { kind: 'calendar', gameId: null }, `${channelsPath}#feeds`),
      ...ofGames.map(({ kind, gameId }) =>
        feedModel(
          call,
          feeds,
          { kind, gameId },
          `${channelsPath}#feeds`,
          t('feedOfGame', { name: nameOf(gameId) ?? gameId ?? '' }),
        ),
      ),
    ],
  });
};

interface GameChannelsPage {
  readonly game: { readonly id: string; readonly name: string };
  readonly beside: SidebarModel;
  readonly public: string | undefined;
  readonly signIn: string;
  readonly feeds: readonly FeedModel[] | null;
  readonly webhooks: GameChannelsWebhooks | undefined;
}

interface GameChannelsWebhooks {
  readonly count: string;
  readonly creator: boolean;
  readonly action: string;
  readonly hooks: readonly HookModel[];
  readonly shapes: readonly ShapeChoice[];
  readonly language: string;
  readonly typed: Form;
}

/** The channels that a game's players and spectators may have. */
export const showOfGame = async (call: PageCall): Promise<void> => {
  const { deps, context, t } = call;
  const gameId = gameIdOf(call);
  const actor = actorIn(context, gameId);
  const game = await showGame(deps.service, actor, gameId);
  const person = context.viewer?.kind === 'person' ? context.viewer : null;
  const { spectators } = await showOptions(deps.service, gameId);
  const plays = actor !== null && (game.mine.length > 0 || person?.personId === game.createdBy);
  const feeds = person && (await listFeeds(deps.service, person));
  sendPage(call, 'game-channels', `${t('channelsOfGame')}: ${isolated(game.name)}`, {
    game: { id: game.id, name: game.name },
    beside: await sidebarModel(call, game, actor),
    public: spectators === 'everyone' ? new URL(`/g/${game.id}/moves.atom`, deps.baseUrl).href : undefined,
    signIn: signInFor(`/g/${gameId}/channels`),
    feeds: feeds && [feedModel(call, feeds, { kind: 'game', gameId }, `/g/${gameId}/channels`)],
    webhooks: plays
      ? {
          count: t('gameWebhooksCount', { count: (await gameHooks(deps.service, actor, gameId)).count }),
          creator: person?.personId === game.createdBy,
          action: `/g/${gameId}/webhooks`,
          hooks: (await gameHooks(deps.service, actor, gameId)).mine.map(
            hookModel(call, timeText(context.language, actor.timeZone), () => undefined),
          ),
          shapes: shapeChoices(call),
          language: call.form['language'] ?? context.language,
          typed: call.form,
        }
      : undefined,
  });
};

const removeReceiver = async ({ deps, params, res, context }: PageCall): Promise<void> => {
  await unsubscribe(deps.service, mustBePerson(context.viewer), String(params['id']));
  goTo(res, `${channelsPath}?saved`);
};

const makeFeed = async ({ deps, res, form, context }: PageCall): Promise<void> => {
  const game = form['game'];
  await renewFeed(deps.service, mustBePerson(context.viewer), {
    kind: check(feedKind, form['kind'], 'kind', context.language),
    ...(game !== undefined && { gameId: check(id, game, 'game', context.language) }),
  });
  goTo(res, localPath(form['back']));
};

const deleteFeed = async ({ deps, params, res, form, context }: PageCall): Promise<void> => {
  await dropFeed(deps.service, mustBePerson(context.viewer), String(params['id']));
  goTo(res, localPath(form['back']));
};

const toOverview = ({ res }: PageCall): void => res.redirect(302, channelsPath);

export const channelPages = (deps: HttpDeps): readonly Served[] => [
  page(deps)({ method: 'get', path: channelsPath, run: showChannels }),
  page(deps)({ method: 'get', path: '/g/:id/channels', run: showOfGame }),
  ...[
    { path: '/me/push/:id', run: removeReceiver },
    { path: '/me/feeds', run: makeFeed },
    { path: '/me/feeds/:id', run: deleteFeed },
  ].flatMap(({ path, run }) => [
    page(deps)({ method: 'post', path, run }),
    page(deps)({ method: 'get', path, run: toOverview }),
  ]),
];
