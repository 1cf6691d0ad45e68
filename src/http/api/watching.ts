import { z } from 'zod';
import { changeOptions, showOptions, type OptionsChange } from '../../service/tables/options.js';
import {
  follow,
  listWatched,
  renewWatchLink,
  revokeWatchLink,
  showFollow,
  showWatchKey,
  unfollow,
} from '../../service/tables/watching.js';
import type { HttpDeps } from '../deps.js';
import { watchLink } from '../watching.js';
import { personRoute, type Route, route } from './route.js';
import { Game, gameParams, next, onOff, pageQuery } from './schemas.js';

export const spectators = z
  .enum(['none', 'link', 'everyone'])
  .meta({ description: 'Who may look on: nobody, whoever has the link, whoever knows the game’s address' });

/** What the creator settles about talk and onlookers. */
export const optionsChange = z.strictObject({
  spectators: spectators.exactOptional(),
  talk: z
    .strictObject({
      private: onOff.exactOptional().meta({ description: 'May players talk in pairs?' }),
      onlookers: onOff.exactOptional().meta({ description: 'May onlookers read what is said to all?' }),
    })
    .exactOptional(),
});

const Options = z
  .object({ spectators, talk: z.object({ private: onOff, onlookers: onOff }) })
  .meta({ id: 'GameOptions' });

const show = route({
  id: 'showOptions',
  method: 'get',
  path: '/games/{id}/options',
  tag: 'Onlookers',
  summary: 'Who may look on, and how the players may talk',
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
  tag: 'Onlookers',
  summary: 'Change who may look on, and how the players may talk',
  description: 'Only who made the game may.',
  allowance: 'write',
  params: gameParams,
  body: optionsChange,
  answers: { 200: { description: 'The options now', schema: Options } },
  problems: [404],
  handle: async ({ params, body, deps, actor }) => {
    const wish: OptionsChange = body;
    return {
      status: 200,
      body: await changeOptions(deps.service, actor, params.id, wish),
    };
  },
});

const Link = z.object({
  link: z.string().nullable().meta({ description: 'For a browser; null where there is none' }),
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
  tag: 'Onlookers',
  summary: 'The link for onlookers, for who made the game',
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
  tag: 'Onlookers',
  summary: 'Make a new link for onlookers; an old one stops working',
  description:
    'Whoever brings its key in the header X-Watch-Key may read what onlookers may, while `spectators` is `link`.',
  allowance: 'write',
  params: gameParams,
  answers: { 201: { description: 'The link', schema: Link } },
  problems: [404],
  handle: async ({ params: { id }, deps, actor }) => {
    const key = await renewWatchLink(deps.service, actor, id);
    return { status: 201, body: linkBody(deps, id, key) };
  },
});

const revoke = personRoute({
  id: 'revokeWatchLink',
  method: 'delete',
  path: '/games/{id}/watch-link',
  tag: 'Onlookers',
  summary: 'Take the link for onlookers back',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'It has stopped working, also for those who follow the game by it' } },
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
  tag: 'Onlookers',
  summary: 'Do you follow this game?',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'Whether, and whether you want a mail at its end', schema: Follow } },
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
  tag: 'Onlookers',
  summary: 'Follow a game without playing',
  description:
    'It is on your list of games watched. What a link opened stays open until the link is renewed.',
  allowance: 'write',
  params: gameParams,
  headers: z.object({ 'x-watch-key': z.string().max(200).exactOptional() }),
  body: z.strictObject({ mail: z.boolean().default(false).meta({ description: 'A mail at its end' }) }),
  answers: { 204: { description: 'You follow it' } },
  problems: [404],
  handle: async ({ params, headers, body, deps, actor }) => {
    const key = headers['x-watch-key'] ?? null;
    await follow(deps.service, actor, params.id, { mail: body.mail, key });
    return { status: 204 };
  },
});

const stop = personRoute({
  id: 'unfollow',
  method: 'delete',
  path: '/games/{id}/follow',
  tag: 'Onlookers',
  summary: 'Follow a game no longer',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'You do not follow it' } },
  handle: async ({ params, deps, actor }) => {
    await unfollow(deps.service, actor, params.id);
    return { status: 204 };
  },
});

const watched = personRoute({
  id: 'listWatched',
  method: 'get',
  path: '/watched',
  tag: 'Onlookers',
  summary: 'Games you follow without playing',
  allowance: 'read',
  query: pageQuery,
  answers: {
    200: { description: 'Those that run first', schema: z.object({ games: z.array(Game), next }) },
  },
  handle: async ({ query, deps, actor }) => {
    const found = await listWatched(deps.service, actor, query);
    return { status: 200, body: { games: found.items, next: found.next } };
  },
});

export const watchingRoutes: readonly Route[] = [
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
