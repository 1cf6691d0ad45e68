import { z } from 'zod';
import {
  createHook,
  deleteHook,
  gameHooks,
  listHooks,
  renewHookSecret,
  sendWebhookAgain,
  showHook,
  switchHook,
  testHook,
} from '../../service/channels/webhooks.js';
import { actorIn } from '../context.js';
import { mustBeSomeone } from '../viewer.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { gameParams, when } from './schemas.js';
import { id, language, personName, shape, url } from '../input/fields.js';
import { locationHeader } from './headers.js';

const own = { tag: 'Channels' } as const;

export const want = z.enum(['turn', 'reminder', 'game', 'news']);
export const wants = z
  .array(want)
  .min(1)
  .max(4)
  .meta({ description: 'What to send: turns and offers; reminders; start and end; everything else' });

const Hook = z
  .object({
    id,
    name: z.string(),
    host: z.string().meta({ description: 'The host of its address; the whole address is never shown again' }),
    shape,
    language,
    gameId: id.nullable().meta({ description: 'The game it reports; null if it is for its owner' }),
    wants: z.array(want),
    createdAt: when,
    failures: z.int().meta({ description: 'The number of failures in a row' }),
    offAt: when.nullable().meta({ description: 'When it was switched off' }),
  })
  .meta({ id: 'Webhook' });

const Tried = z
  .object({
    delivery: z.string(),
    event: z.string(),
    gameId: id.nullable(),
    number: z.int().nullable(),
    status: z
      .string()
      .meta({ description: 'The status of the delivery: queued, sending, sent, failed, superseded' }),
    at: when.nullable().meta({ description: 'Null while it is waiting' }),
    sent: z.boolean(),
    answer: z.string().meta({ description: 'The response, or why the host could not be reached' }),
  })
  .meta({ id: 'WebhookTry' });

const secret = z.string().meta({ description: 'Signs the messages; it is never shown again' });
const hookParams = z.strictObject({ hook: id });
/** Longer than other ids: they are made of several. */
const delivery = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/);

const list = personRoute({
  ...own,
  id: 'listWebhooks',
  method: 'get',
  path: '/webhooks',
  summary: 'List your webhooks, including those of games',
  allowance: 'read',
  answers: { 200: { description: 'Oldest first', schema: z.object({ webhooks: z.array(Hook) }) } },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: { webhooks: await listHooks(deps.service, actor) },
  }),
});

const create = personRoute({
  ...own,
  id: 'createWebhook',
  method: 'post',
  path: '/webhooks',
  summary: 'Create a webhook',
  description:
    'It sends you what you are e-mailed about games or, with `game`, sends a channel every move of a game that you created. Only https, only to the public internet. See docs/webhooks.md.',
  allowance: 'outside',
  body: z.strictObject({
    url,
    name: personName,
    shape: shape.default('generic'),
    language: language.exactOptional(),
    wants: wants.exactOptional(),
    game: id.exactOptional(),
  }),
  answers: { 201: { description: 'The webhook', schema: z.object({ webhook: Hook, secret }) } },
  problems: [404],
  handle: async ({ body, deps, actor }) => {
    const { game, ...rest } = body;
    const made = await createHook(deps.service, actor, {
      ...rest,
      ...(game !== undefined && { gameId: game }),
    });
    return {
      status: 201,
      body: { webhook: made.hook, secret: made.secret },
      headers: locationHeader(`/webhooks/${made.hook.id}`),
    };
  },
});

const show = personRoute({
  ...own,
  id: 'showWebhook',
  method: 'get',
  path: '/webhooks/{hook}',
  summary: 'Show a webhook and its newest 50 attempts',
  allowance: 'read',
  params: hookParams,
  answers: {
    200: { description: 'Newest attempt first', schema: z.object({ webhook: Hook, tries: z.array(Tried) }) },
  },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    const { hook, tries } = await showHook(deps.service, actor, params.hook);
    return { status: 200, body: { webhook: hook, tries } };
  },
});

const remove = personRoute({
  ...own,
  id: 'deleteWebhook',
  method: 'delete',
  path: '/webhooks/{hook}',
  summary: 'Delete a webhook',
  allowance: 'write',
  params: hookParams,
  answers: { 204: { description: 'Deleted; messages that were waiting for it are withdrawn' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await deleteHook(deps.service, actor, params.hook);
    return { status: 204 };
  },
});

const renew = personRoute({
  ...own,
  id: 'renewWebhookSecret',
  method: 'post',
  path: '/webhooks/{hook}/secret',
  summary: 'Renew the secret of a webhook',
  description: 'The new secret signs all messages from now on.',
  allowance: 'write',
  params: hookParams,
  answers: { 201: { description: 'The secret', schema: z.object({ secret }) } },
  problems: [404],
  handle: async ({ params, deps, actor }) => ({
    status: 201,
    body: { secret: await renewHookSecret(deps.service, actor, params.hook) },
    headers: locationHeader(`/webhooks/${params.hook}`),
  }),
});

const turn = personRoute({
  ...own,
  id: 'switchWebhook',
  method: 'put',
  path: '/webhooks/{hook}/on',
  summary: 'Switch a webhook off or on',
  allowance: 'write',
  params: hookParams,
  body: z.strictObject({ on: z.boolean() }),
  answers: { 204: { description: 'Done' } },
  problems: [404],
  handle: async ({ params, body, deps, actor }) => {
    await switchHook(deps.service, actor, params.hook, body.on);
    return { status: 204 };
  },
});

const test = personRoute({
  ...own,
  id: 'testWebhook',
  method: 'post',
  path: '/webhooks/{hook}/test',
  summary: 'Send a test message',
  allowance: 'outside',
  params: hookParams,
  answers: { 202: { description: 'Queued; the attempts show the result' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    await testHook(deps.service, actor, params.hook);
    return { status: 202 };
  },
});

const again = personRoute({
  ...own,
  id: 'sendAgain',
  method: 'post',
  path: '/webhooks/{hook}/deliveries/{delivery}/again',
  summary: 'Send a message again, word for word',
  allowance: 'outside',
  params: z.strictObject({ hook: id, delivery }),
  answers: { 202: { description: 'On its way' } },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    await sendWebhookAgain(deps.service, actor, params.hook, params.delivery);
    return { status: 202 };
  },
});

const ofGame = route({
  id: 'listGameWebhooks',
  method: 'get',
  path: '/games/{id}/webhooks',
  tag: 'Channels',
  summary: 'List the webhooks of a game',
  description: 'Every player sees how many webhooks there are. Their creator sees which.',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: { description: 'The webhooks', schema: z.object({ count: z.int(), mine: z.array(Hook) }) },
  },
  problems: [404],
  handle: async ({ params, deps, context }) => ({
    status: 200,
    body: await gameHooks(deps.service, mustBeSomeone(actorIn(context, params.id)), params.id),
  }),
});

export const webhookRoutes: readonly ApiRoute[] = [
  list,
  create,
  show,
  remove,
  renew,
  turn,
  test,
  again,
  ofGame,
];
