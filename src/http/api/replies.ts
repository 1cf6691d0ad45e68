import { z } from 'zod';
import {
  mailTrouble,
  playMailedMove,
  setReplyChoice,
  showMailedMove,
  showReplySetting,
  tryMailAgain,
  unreachedSeats,
} from '../../service/inbound/index.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { gameParams, when } from './schemas.js';
import { id, seat, replyChoice } from '../input/fields.js';

const setting = personRoute({
  id: 'showReplySetting',
  method: 'get',
  path: '/me/replies',
  tag: 'People',
  summary: 'Show what your replies to e-mails may do',
  allowance: 'read',
  answers: {
    200: {
      description: 'Your choice, and whether this installation accepts replies at all',
      schema: z.object({ choice: replyChoice, offered: z.boolean() }),
    },
  },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: await showReplySetting(deps.service, actor),
  }),
});

const choose = personRoute({
  id: 'setReplySetting',
  method: 'put',
  path: '/me/replies',
  tag: 'People',
  summary: 'Choose what your replies to e-mails may do',
  allowance: 'write',
  body: z.strictObject({ choice: replyChoice }),
  answers: { 204: { description: 'Done' } },
  handle: async ({ body, deps, actor }) => {
    await setReplyChoice(deps.service, actor, body.choice);
    return { status: 204 };
  },
});

const Trouble = z.object({
  address: z.string(),
  reason: z.enum(['bounce', 'complaint']),
  said: z.string().meta({ description: 'The message of the mail server that refused' }),
  at: when,
});

const trouble = personRoute({
  id: 'showMailTrouble',
  method: 'get',
  path: '/me/mail-trouble',
  tag: 'People',
  summary: 'Show why your e-mails do not arrive',
  allowance: 'read',
  answers: {
    200: { description: 'Null if they do', schema: z.object({ trouble: Trouble.nullable() }) },
  },
  handle: async ({ deps, actor }) => ({
    status: 200,
    body: { trouble: await mailTrouble(deps.service, actor) },
  }),
});

const again = personRoute({
  id: 'tryMailAgain',
  method: 'delete',
  path: '/me/mail-trouble',
  tag: 'People',
  summary: 'Resume e-mails to your address',
  allowance: 'write',
  answers: { 204: { description: 'Done' } },
  handle: async ({ deps, actor }) => {
    await tryMailAgain(deps.service, actor);
    return { status: 204 };
  },
});

const unreached = personRoute({
  id: 'listUnreached',
  method: 'get',
  path: '/games/{id}/unreached',
  tag: 'People',
  summary: 'List the seats whose players cannot be reached by e-mail',
  description: 'For the creator of the game only. No addresses are shown.',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'Their seats', schema: z.object({ seats: z.array(seat) }) } },
  problems: [403, 404],
  handle: async ({ params, deps, actor }) => ({
    status: 200,
    body: { seats: [...(await unreachedSeats(deps.service, actor, params.id))] },
  }),
});

const token = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'The secret of the link in the answer to a reply' });

const MailedMove = z.object({
  gameId: id,
  gameName: z.string(),
  seat,
  commands: z.array(z.string()),
  open: z.boolean().meta({ description: 'Whether it can still be played' }),
});

const peek = route({
  id: 'showMailedMove',
  method: 'post',
  path: '/mailed-moves/show',
  tag: 'Play',
  summary: 'Show the move of a reply that waits for confirmation',
  description: 'Changes nothing.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ token }),
  answers: { 200: { description: 'Line by line', schema: MailedMove } },
  problems: [401],
  handle: async ({ body, deps }) => {
    const { gameId, gameName, seat: at, commands, open } = await showMailedMove(deps.service, body.token);
    return {
      status: 200,
      body: { gameId, gameName, seat: at, commands: [...commands], open },
    };
  },
});

const play = route({
  id: 'playMailedMove',
  method: 'post',
  path: '/mailed-moves/play',
  tag: 'Play',
  summary: 'Play the move of a reply that waits for confirmation',
  description: 'Works once, within a week, and only on the position for which the move was written.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ token }),
  answers: {
    200: {
      description: 'What was played, up to the first line that was refused',
      schema: z.object({
        gameId: id,
        done: z.array(z.string()),
        failed: z.object({ command: z.string(), code: z.string() }).nullable(),
        left: z.array(z.string()),
      }),
    },
  },
  problems: [401, 409],
  handle: async ({ body, deps }) => {
    const { gameId, outcome } = await playMailedMove(deps.service, body.token);
    const { done, failed, left } = outcome;
    return {
      status: 200,
      body: {
        gameId,
        done: done.map(({ command }) => command),
        failed: failed ? { command: failed.command, code: failed.code } : null,
        left: [...left],
      },
    };
  },
});

export const replyRoutes: readonly ApiRoute[] = [setting, choose, trouble, again, unreached, peek, play];
