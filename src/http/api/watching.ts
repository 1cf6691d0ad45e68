import { z } from 'zod';
import { changeOptions, showOptions, type OptionsChange } from '../../service/tables/options.js';
import {
  followGame,
  listWatched,
  renewWatchLink,
  revokeWatchLink,
  showFollow,
  showWatchKey,
  unfollow,
} from '../../service/tables/watching.js';
import type { HttpDeps } from '../deps.js';
import { watchLink } from '../watching.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { Game } from './game-schemas.js';
import { gameParams, next, pageQuery } from './schemas.js';
import { onOff, spectators } from '../input/fields.js';
import { locationHeader } from './headers.js';

/** What the creator settles about the chat and spectators. */
export const optionsChange = z.strictObject({
  spectators: spectators.exactOptional(),
  chat: z
    .strictObject({
      private: onOff.exactOptional().meta({ description: 'Whether players can send private messages' }),
      spectators: onOff
        .exactOptional()
        .meta({ description: 'Whether spectators can read messages to all players' }),
    })
    .exactOptional(),
});

const Options = z
  .object({ spectators, chat: z.object({ private: onOff, spectators: onOff }) })
  .meta({ id: 'GameOptions' });

const show = route({
  id: 'showOptions',
  method: 'get',
  path: '/games/{id}/options',
  tag: 'Spectators',
  summary: 'Show who may watch, and how players can send messages',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'The options', schema: Options } },
  problems: [404],
  handle: async ({ params, deps }) => ({ status: 200, body: await showOptions(deps.service, params.id) }),
});

const change = personRoute({
  id: 'changeOptions',
  method: 'patch',
  path: '/games/{id}/options',
  tag: 'Spectators',
  summary: 'Change who may watch, and how players can send messages',
  description: 'Only the creator may do this.',
  allowance: 'write',
  params: gameParams,
  body: optionsChange,
  answers: { 200: { description: 'The new options', schema: Options } },
  problems: [404, 409],
  handle: async ({ params, body, deps, actor }) => {
    const wish: OptionsChange = body;
    return {
      status: 200,
      body: await changeOptions(deps.service, actor, params.id, wish),
    };
  },
});

const Link = z.object({
  link: z.string().nullable().meta({ description: 'For a browser; null if there is none' }),
  key: z.string().nullable().meta({ description: 'For a program, in the header X-Watch-Key' }),
});

const linkBody = (deps: HttpDeps, gameId: string, key: string | null): z.infer<typeof Link> => ({
  link: key === null ? null : watchLink(deps, gameId, key),
  key,
});

const showLink = personRoute({
  id: 'showWatchLink',
  method: 'get',
  path: '/games/{id}/watch-link',
  tag: 'Spectators',
  summary: 'Show the spectator link (creator only)',
  allowance: 'read',
  scope: 'manage',
  params: gameParams,
  answers: { 200: { description: 'The link', schema: Link } },
  problems: [404],
  handle: async ({ params: { id }, deps, actor }) => {
    const key = await showWatchKey(deps.service, actor, id);
    return { status: 200, body: linkBody(deps, id, key) };
  },
});

const renew = personRoute({
  id: 'renewWatchLink',
  method: 'post',
  path: '/games/{id}/watch-link',
  tag: 'Spectators',
  summary: 'Create or renew the spectator link; an old one stops working',
  description:
    'Requests with its key in the header X-Watch-Key may read what spectators may, while `spectators` is `link`.',
  allowance: 'write',
  params: gameParams,
  answers: { 201: { description: 'The link', schema: Link } },
  problems: [404, 409],
  handle: async ({ params: { id }, deps, actor }) => {
    const key = await renewWatchLink(deps.service, actor, id);
    return { status: 201, body: linkBody(deps, id, key), headers: locationHeader(`/games/${id}/watch-link`) };
  },
});

const revoke = personRoute({
  id: 'revokeWatchLink',
  method: 'delete',
  path: '/games/{id}/watch-link',
  tag: 'Spectators',
  summary: 'Revoke the spectator link',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'It no longer works, also for people who follow the game through it' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await revokeWatchLink(deps.service, actor, params.id);
    return { status: 204 };
  },
});

const Follow = z.object({ follows: z.boolean(), mail: z.boolean() });

const followed = personRoute({
  id: 'showFollow',
  method: 'get',
  path: '/games/{id}/follow',
  tag: 'Spectators',
  summary: 'Show whether you follow a game',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: {
      description: 'Whether you follow it, and whether you want an e-mail when it ends',
      schema: Follow,
    },
  },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    const found = await showFollow(deps.service, actor, params.id);
    return { status: 200, body: { follows: found !== null, mail: found?.mail === true } };
  },
});

const start = personRoute({
  id: 'follow',
  method: 'put',
  path: '/games/{id}/follow',
  tag: 'Spectators',
  summary: 'Follow a game without playing',
  description:
    'Adds the game to your list of watched games. Access through a link lasts until the link is renewed.',
  allowance: 'write',
  params: gameParams,
  headers: z.object({ 'x-watch-key': z.string().max(200).exactOptional() }),
  body: z.strictObject({
    mail: z.boolean().default(false).meta({ description: 'Whether to send an e-mail when the game ends' }),
  }),
  answers: { 204: { description: 'You follow it' } },
  problems: [404],
  handle: async ({ params, headers, body, deps, actor }) => {
    const key = headers['x-watch-key'] ?? null;
    await followGame(deps.service, actor, params.id, { mail: body.mail, key });
    return { status: 204 };
  },
});

const stop = personRoute({
  id: 'unfollow',
  method: 'delete',
  path: '/games/{id}/follow',
  tag: 'Spectators',
  summary: 'Stop following a game',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'You no longer follow it' } },
  handle: async ({ params, deps, actor }) => {
    await unfollow(deps.service, actor, params.id);
    return { status: 204 };
  },
});

const watched = personRoute({
  id: 'listWatched',
  method: 'get',
  path: '/watched',
  tag: 'Spectators',
  summary: 'List the games you follow without playing',
  allowance: 'read',
  query: pageQuery,
  answers: {
    200: { description: 'Running games first', schema: z.object({ games: z.array(Game), next }) },
  },
  handle: async ({ query, deps, actor }) => {
    const found = await listWatched(deps.service, actor, query);
    return { status: 200, body: { games: found.items, next: found.next } };
  },
});

export const watchingRoutes: readonly ApiRoute[] = [
  watched,
  show,
  change,
  showLink,
  renew,
  revoke,
  followed,
  start,
  stop,
];
