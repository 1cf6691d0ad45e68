import { z } from 'zod';
import { changeBot, listBots, makeBot, makeBotToken, revokeBotToken } from '../../service/account/bots.js';
import { deleteBot } from '../../service/personal-data/erase/bots.js';
import { listSeatableBots, showBotLadder } from '../../service/tables/bot-results.js';
import { giveToBot } from '../../service/tables/bot-seats.js';
import { id, personName, wholeNumber } from '../input/fields.js';
import { locationHeader } from './headers.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { when } from './schemas.js';
import { Token } from './security.js';

/** An account is its owner's: these routes take no token. */
const own = { tag: 'Bots', scope: 'never' } as const;

const botParams = z.strictObject({ bot: id });

const forAll = z
  .boolean()
  .meta({ description: 'Whether others may give it a seat; then it is listed with your name' });

const bot = {
  id,
  name: z.string(),
  forAll,
  createdAt: when,
  seenAt: when.nullable().meta({ description: 'When it last used a token, accurate to the hour' }),
};

const Bot = z.object(bot).meta({ id: 'Bot' });

const wins = { games: z.int(), won: z.int(), standing: z.number() };

const list = personRoute({
  ...own,
  id: 'listMyBots',
  method: 'get',
  path: '/me/bots',
  summary: 'List your bots with their tokens',
  allowance: 'read',
  answers: {
    200: {
      description: 'By name. A token itself is never shown again',
      schema: z.object({ bots: z.array(Bot.extend({ tokens: z.array(Token) })) }),
    },
  },
  handle: async ({ deps, actor }) => ({ status: 200, body: { bots: await listBots(deps.service, actor) } }),
});

const make = personRoute({
  ...own,
  id: 'makeBot',
  method: 'post',
  path: '/me/bots',
  summary: 'Create an account for a program',
  description:
    'It is yours: you make its tokens and answer for it. Nobody signs in with it, and it gets no e-mails. You can have ten. Two bots cannot have the same name.',
  allowance: 'write',
  body: z.strictObject({ name: personName, forAll: forAll.default(false) }),
  answers: { 201: { description: 'The bot', schema: Bot } },
  problems: [409],
  handle: async ({ body, deps, actor }) => ({
    status: 201,
    body: await makeBot(deps.service, actor, body),
    headers: locationHeader('/me/bots'),
  }),
});

const change = personRoute({
  ...own,
  id: 'changeBot',
  method: 'patch',
  path: '/me/bots/{bot}',
  summary: 'Choose whether others may give your bot a seat',
  allowance: 'write',
  params: botParams,
  body: z.strictObject({ forAll }),
  answers: { 200: { description: 'The bot', schema: Bot } },
  problems: [404],
  handle: async ({ params, body, deps, actor }) => ({
    status: 200,
    body: await changeBot(deps.service, actor, params.bot, body),
  }),
});

const remove = personRoute({
  ...own,
  id: 'deleteBot',
  method: 'delete',
  path: '/me/bots/{bot}',
  summary: 'Delete your bot permanently',
  description: 'Its tokens end, and its seats in running games become free. Games and their logs stay.',
  allowance: 'write',
  params: botParams,
  answers: { 204: { description: 'Done' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await deleteBot(deps.service, actor, params.bot);
    return { status: 204 };
  },
});

const makeToken = personRoute({
  ...own,
  id: 'makeBotToken',
  method: 'post',
  path: '/me/bots/{bot}/tokens',
  summary: 'Create a token with which your bot comes in',
  description: 'It is shown only once. Needs a session opened within the last 15 minutes (`confirm-first`).',
  allowance: 'write',
  params: botParams,
  body: z.strictObject({
    name: personName,
    scopes: z
      .array(z.enum(['read', 'play']))
      .min(1)
      .max(2)
      .default(['read', 'play']),
    days: z.int().min(1).max(366).default(90),
  }),
  answers: { 201: { description: 'The token', schema: Token.extend({ token: z.string() }) } },
  problems: [404, 409],
  handle: async ({ params, body, deps, actor }) => ({
    status: 201,
    body: await makeBotToken(deps.service, actor, params.bot, body),
    headers: locationHeader('/me/bots'),
  }),
});

const revoke = personRoute({
  ...own,
  id: 'revokeBotToken',
  method: 'delete',
  path: '/me/bots/{bot}/tokens/{token}',
  summary: 'Revoke a token of your bot',
  allowance: 'write',
  params: botParams.extend({ token: id }),
  answers: { 204: { description: 'It is refused from now on' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await revokeBotToken(deps.service, actor, params.bot, params.token);
    return { status: 204 };
  },
});

const all = route({
  id: 'listBots',
  method: 'get',
  path: '/bots',
  tag: 'Bots',
  summary: 'List the bots that you may give a seat, with their records',
  description:
    'Those for all and your own. Their games count all that they have finished, with people as well.',
  access: 'anyone',
  allowance: 'read',
  answers: {
    200: {
      description: 'By name',
      schema: z.object({ bots: z.array(z.object({ ...bot, ...wins, owner: z.string() })) }),
    },
  },
  handle: async ({ deps, context }) => ({
    status: 200,
    body: { bots: await listSeatableBots(deps.service, context.viewer) },
  }),
});

const ladder = route({
  id: 'showBotLadder',
  method: 'get',
  path: '/bots/ladder',
  tag: 'Bots',
  summary: 'Show how bots stand among each other, by title',
  description:
    'Counts games in which bots of two owners at least play, and nobody else; bots with three such games or more. `rating` is an Elo number of this title: everybody begins with 1500, and a game of several counts as one against each of the others. `standing` is between 0 (always last) and 1 (always first).',
  access: 'anyone',
  allowance: 'read',
  answers: {
    200: {
      description: 'By title, the best first',
      schema: z.object({
        places: z.array(z.object({ title: z.string(), id, name: z.string(), rating: z.int(), ...wins })),
      }),
    },
  },
  handle: async ({ deps }) => ({ status: 200, body: { places: await showBotLadder(deps.service) } }),
});

const seat = personRoute({
  id: 'giveSeatToBot',
  method: 'put',
  path: '/games/{id}/seats/{seat}/bot',
  tag: 'Bots',
  summary: 'Give a bot an empty seat',
  description:
    'It sits down at once. Before the start only the creator may do this, in a running game every player. Games in which a program plays do not count in the results or statistics of people.',
  allowance: 'write',
  params: z.strictObject({ id, seat: wholeNumber }),
  body: z.strictObject({ bot: id }),
  answers: { 204: { description: 'The bot has the seat' } },
  problems: [404, 409, 429],
  handle: async ({ params, body, deps, actor }) => {
    await giveToBot(deps.service, actor, { gameId: params.id, seat: params.seat, bot: body.bot });
    return { status: 204 };
  },
});

export const botRoutes: readonly ApiRoute[] = [
  list,
  make,
  change,
  remove,
  makeToken,
  revoke,
  ladder,
  all,
  seat,
];
