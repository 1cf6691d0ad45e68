import { z } from 'zod';
import {
  DELETABLE_MINUTES,
  deleteMessage,
  markSeen,
  readConversation,
  say,
  unreadByGame,
} from '../../service/chat/chat.js';
import { actorIn } from '../context.js';
import { mustBeSomeone } from '../viewer.js';
import { ifReplayed, locationHeader } from './headers.js';
import { type ApiRoute, route } from './route.js';
import { gameParams, idempotency } from './schemas.js';
import { id, seat, wholeNumber } from '../input/fields.js';

const Message = z
  .object({
    id,
    seat: seat.nullable().meta({ description: 'The author; null for somebody who no longer plays' }),
    to: seat.nullable(),
    private: z.boolean(),
    mine: z.boolean(),
    number: z.int().meta({ description: 'The number of rows in the log when it was written' }),
    text: z.string().nullable().meta({ description: 'Plain text; null if it was deleted' }),
    at: z.iso.datetime(),
    deletable: z.boolean(),
    mentioned: z.boolean().meta({ description: 'Whether it mentions you' }),
  })
  .meta({ id: 'Message' });

const Unread = z.object({ with: seat.nullable(), unread: z.int(), mentioned: z.boolean() });

const withSeat = seat
  .exactOptional()
  .meta({ description: 'The other player in a private conversation; all players by default' });

const read = route({
  id: 'readChat',
  method: 'get',
  path: '/games/{id}/chat',
  tag: 'Messages',
  summary: 'List the messages of a game, to all players or between you and another player',
  description:
    'Returns the newest 50, oldest first. Does not mark anything as read. Spectators can read the messages to all players if the creator allows it.',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  query: z.strictObject({
    with: wholeNumber.exactOptional(),
    before: id.exactOptional(),
    around: id.exactOptional(),
  }),
  answers: {
    200: {
      description: 'A part of the conversation',
      schema: z.object({
        messages: z.array(Message),
        earlier: id.nullable().meta({ description: 'Pass as `before` to get earlier messages' }),
        newest: z.boolean(),
        unread: z.array(Unread),
      }),
    },
  },
  problems: [403, 404],
  handle: async ({ params, query, deps, context }) => ({
    status: 200,
    body: await readConversation(deps.service, actorIn(context, params.id), { gameId: params.id, ...query }),
  }),
});

const post = route({
  id: 'say',
  method: 'post',
  path: '/games/{id}/chat',
  tag: 'Messages',
  summary: 'Send a message to all players, or to one',
  description: 'At most 2000 characters of plain text, 30 messages a minute and 200 a day in one game.',
  access: 'player',
  allowance: 'chat',
  scope: 'play',
  params: gameParams,
  headers: idempotency,
  body: z.strictObject({ text: z.string().min(1).max(10_000), with: withSeat }),
  answers: { 201: { description: 'As others see it', schema: Message, headers: ['Idempotent-Replayed'] } },
  problems: [404],
  handle: async ({ params, headers, body, deps, context }) => {
    const key = headers['idempotency-key'];
    const { replayed, ...message } = await say(deps.service, mustBeSomeone(actorIn(context, params.id)), {
      gameId: params.id,
      ...body,
      ...(key !== undefined && { idempotencyKey: key }),
    });
    return {
      status: 201,
      body: message,
      headers: { ...locationHeader(`/games/${params.id}/chat/${message.id}`), ...ifReplayed(replayed) },
    };
  },
});

const seen = route({
  id: 'markChatSeen',
  method: 'post',
  path: '/games/{id}/chat/seen',
  tag: 'Messages',
  summary: 'Mark a conversation as read up to a message',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: gameParams,
  body: z.strictObject({ message: id, with: withSeat }),
  answers: { 204: { description: 'Done' } },
  problems: [404],
  handle: async ({ params, body, deps, context }) => {
    await markSeen(deps.service, mustBeSomeone(actorIn(context, params.id)), { gameId: params.id, ...body });
    return { status: 204 };
  },
});

const remove = route({
  id: 'deleteMessage',
  method: 'delete',
  path: '/games/{id}/chat/{message}',
  tag: 'Messages',
  summary: `Delete what you said within the last ${String(DELETABLE_MINUTES)} minutes`,
  description: 'It remains visible that there was a message.',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: z.strictObject({ id, message: id }),
  answers: { 204: { description: 'Deleted' } },
  problems: [404, 409],
  handle: async ({ params, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    await deleteMessage(deps.service, actor, { gameId: params.id, message: params.message });
    return { status: 204 };
  },
});

const unread = route({
  id: 'countUnreadChat',
  method: 'get',
  path: '/chat/unread',
  tag: 'Messages',
  summary: 'Count your unread messages, by game',
  access: 'player',
  allowance: 'read',
  answers: {
    200: {
      description: 'Games without unread messages are left out',
      schema: z.object({
        games: z.record(z.string(), z.object({ unread: z.int(), mentioned: z.boolean() })),
      }),
    },
  },
  handle: async ({ deps, context }) => {
    const actor = mustBeSomeone(context.viewer ?? context.seatViewer);
    return { status: 200, body: { games: await unreadByGame(deps.service, actor, null) } };
  },
});

export const chatRoutes: readonly ApiRoute[] = [unread, read, post, seen, remove];
