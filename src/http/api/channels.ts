import { z } from 'zod';
import { dropFeed, listFeeds, renewFeed, type FeedAddress } from '../../service/channels/feeds.js';
import { listReceivers, subscribe, unsubscribe, vapidKeys } from '../../service/channels/push.js';
import type { HttpDeps } from '../deps.js';
import { feedLink } from '../feed-links.js';
import { personRoute, type ApiRoute } from './route.js';
import { when } from './schemas.js';
import { id, personName, feedKind } from '../input/fields.js';
import { want, wants } from './webhooks.js';
import { url } from '../input/fields.js';
import { locationHeader } from './headers.js';

const own = { tag: 'Channels' } as const;

const Receiver = z
  .object({ id, name: z.string(), host: z.string(), wants: z.array(want), createdAt: when })
  .meta({ id: 'PushReceiver' });

const key = z
  .string()
  .max(200)
  .regex(/^[\w+/=-]+$/);

const receivers = personRoute({
  ...own,
  id: 'listPushReceivers',
  method: 'get',
  path: '/push',
  summary: 'List your browsers with push messages, and the key for subscribing',
  allowance: 'read',
  answers: {
    200: {
      description: 'Oldest first',
      schema: z.object({
        publicKey: z.string().meta({ description: 'The applicationServerKey, as base64url' }),
        receivers: z.array(Receiver),
      }),
    },
  },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: {
      publicKey: vapidKeys(deps.service).publicKey,
      receivers: await listReceivers(deps.service, actor),
    },
  }),
});

const add = personRoute({
  ...own,
  id: 'addPushReceiver',
  method: 'post',
  path: '/push',
  summary: 'Send push messages to a browser',
  description: '`subscription` is the result of `PushManager.subscribe()`.',
  allowance: 'outside',
  body: z.strictObject({
    subscription: z.strictObject({
      endpoint: url,
      expirationTime: z.number().nullable().exactOptional(),
      keys: z.strictObject({ p256dh: key, auth: key }),
    }),
    name: personName,
    wants: wants.exactOptional(),
  }),
  answers: { 201: { description: 'The browser', schema: Receiver } },
  handle: async ({ body, deps, actor }) => {
    const receiver = await subscribe(deps.service, actor, body);
    return { status: 201, body: receiver, headers: locationHeader(`/push/${receiver.id}`) };
  },
});

const remove = personRoute({
  ...own,
  id: 'removePushReceiver',
  method: 'delete',
  path: '/push/{receiver}',
  summary: 'Stop push messages to a browser',
  allowance: 'write',
  params: z.strictObject({ receiver: id }),
  answers: { 204: { description: 'Done' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await unsubscribe(deps.service, actor, params.receiver);
    return { status: 204 };
  },
});

const Feed = z
  .object({
    id,
    kind: feedKind,
    gameId: id.nullable(),
    link: z.string().meta({ description: 'Anybody with this link can read the feed, and nothing else' }),
    createdAt: when,
  })
  .meta({ id: 'Feed' });

const shown = (deps: HttpDeps, feed: FeedAddress): object => {
  const { id: feedId, kind, gameId, createdAt } = feed;
  return { id: feedId, kind, gameId, link: feedLink(deps, feed), createdAt };
};

const feeds = personRoute({
  ...own,
  id: 'listFeeds',
  method: 'get',
  path: '/feeds',
  summary: 'List the addresses of your feeds',
  // An address goes on working when the token does not.
  scope: 'manage',
  allowance: 'read',
  answers: { 200: { description: 'All of them', schema: z.object({ feeds: z.array(Feed) }) } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: {
      feeds: (await listFeeds(deps.service, actor)).map(feed => shown(deps, feed)),
    },
  }),
});

const renew = personRoute({
  ...own,
  id: 'renewFeed',
  method: 'post',
  path: '/feeds',
  summary: 'Create or renew the address of a feed',
  description:
    '`news`: what waits for you, as Atom; `calendar`: your deadlines and holidays, as iCalendar; `game`: the moves of a game, as Atom. The previous address stops working at once.',
  allowance: 'write',
  body: z.strictObject({ kind: feedKind, game: id.exactOptional() }),
  answers: { 201: { description: 'The address', schema: Feed } },
  problems: [404],
  handle: async ({ body, deps, actor }) => {
    const feed = await renewFeed(deps.service, actor, {
      kind: body.kind,
      ...(body.game !== undefined && { gameId: body.game }),
    });
    return { status: 201, body: shown(deps, feed), headers: locationHeader(`/feeds/${feed.id}`) };
  },
});

const drop = personRoute({
  ...own,
  id: 'dropFeed',
  method: 'delete',
  path: '/feeds/{feed}',
  summary: 'Revoke the address of a feed',
  allowance: 'write',
  params: z.strictObject({ feed: id }),
  answers: { 204: { description: 'Done' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await dropFeed(deps.service, actor, params.feed);
    return { status: 204 };
  },
});

export const channelRoutes: readonly ApiRoute[] = [receivers, add, remove, feeds, renew, drop];
