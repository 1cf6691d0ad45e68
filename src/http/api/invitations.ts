import { z } from 'zod';
import {
  acceptInvitation,
  acceptOwnInvitation,
  callBack,
  declineInvitation,
  declineOwnInvitation,
  invite,
  joinGame,
  listInvitations,
  showInvitation,
} from '../../service/tables/invitations.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { GameDetail, Taken } from './game-schemas.js';
import { next, pageQuery } from './schemas.js';
import { address, id, language, personName, seat, secret, wholeNumber } from '../input/fields.js';
import { GameTime } from './time-schemas.js';

const seatParams = z.strictObject({ id, seat: wholeNumber });

const putInvitation = personRoute({
  id: 'invite',
  method: 'put',
  path: '/games/{id}/seats/{seat}/invitation',
  tag: 'Invitations',
  summary: 'Invite a person to an empty seat by e-mail',
  description: 'Replaces any open invitation to this seat. Only the creator may do this.',
  allowance: 'write',
  params: seatParams,
  body: z.strictObject({
    email: address,
    name: personName.exactOptional(),
    language: language.exactOptional(),
  }),
  answers: { 204: { description: 'Invited' } },
  problems: [404, 409],
  handle: async ({ params, body, deps, actor }) => {
    await invite(deps.service, actor, {
      gameId: params.id,
      seat: params.seat,
      ...body,
    });
    return { status: 204 };
  },
});

const takeBackInvitation = personRoute({
  id: 'callBackInvitation',
  method: 'delete',
  path: '/games/{id}/seats/{seat}/invitation',
  tag: 'Invitations',
  summary: 'Withdraw an invitation',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'The seat is open again' } },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    await callBack(deps.service, actor, { gameId: params.id, seat: params.seat });
    return { status: 204 };
  },
});

const join = personRoute({
  id: 'joinGame',
  method: 'post',
  path: '/games/{id}/seats/{seat}/join',
  tag: 'Invitations',
  summary: 'Take an open seat',
  allowance: 'write',
  params: seatParams,
  answers: { 200: Taken },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    const at = { gameId: params.id, seat: params.seat };
    await joinGame(deps.service, actor, at);
    return { status: 200, body: at };
  },
});

const Invitation = z
  .object({
    gameId: id,
    gameName: z.string(),
    title: z.string(),
    seat,
    from: z.string(),
    name: z.string(),
    seats: z.int(),
  })
  .meta({ id: 'Invitation' });

/** With what somebody wants to know before joining. */
const ShownInvitation = Invitation.extend({
  settings: GameDetail.shape.settings,
  time: GameTime.nullable(),
  advice: z.boolean().meta({ description: 'Whether players may ask what the computer would do' }),
  others: z.array(z.string()).meta({ description: 'The others, by the names they have or were given' }),
  invited: z.number().int().meta({ description: 'How many more are invited' }),
}).meta({ id: 'ShownInvitation' });

const listInvited = personRoute({
  id: 'listInvitations',
  method: 'get',
  path: '/invitations',
  tag: 'Invitations',
  summary: 'List invitations to your own address',
  allowance: 'read',
  query: pageQuery,
  answers: {
    200: { description: 'Oldest first', schema: z.object({ invitations: z.array(Invitation), next }) },
  },
  handle: async ({ query, deps, actor }) => {
    const found = await listInvitations(deps.service, actor, query);
    return { status: 200, body: { invitations: found.items, next: found.next } };
  },
});

const acceptOwn = personRoute({
  id: 'acceptOwnInvitation',
  method: 'post',
  path: '/games/{id}/seats/{seat}/invitation/accept',
  tag: 'Invitations',
  summary: 'Accept an invitation to your own address',
  description: 'Needs no secret, because the session belongs to the invited address.',
  allowance: 'write',
  params: seatParams,
  answers: { 200: Taken },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    const at = { gameId: params.id, seat: params.seat };
    await acceptOwnInvitation(deps.service, actor, at);
    return { status: 200, body: at };
  },
});

const declineOwn = personRoute({
  id: 'declineOwnInvitation',
  method: 'post',
  path: '/games/{id}/seats/{seat}/invitation/decline',
  tag: 'Invitations',
  summary: 'Decline an invitation to your own address',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'The seat is open again' } },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    const at = { gameId: params.id, seat: params.seat };
    await declineOwnInvitation(deps.service, actor, at);
    return { status: 204 };
  },
});

const showInvited = route({
  id: 'showInvitation',
  method: 'post',
  path: '/invitations/show',
  tag: 'Invitations',
  summary: 'Show an invitation',
  description: 'Changes nothing.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 200: { description: 'The invitation', schema: ShownInvitation } },
  problems: [401],
  handle: async ({ body, context, deps }) => ({
    status: 200,
    body: await showInvitation(deps.service, body.secret, context.language),
  }),
});

const accept = route({
  id: 'acceptInvitation',
  method: 'post',
  path: '/invitations/accept',
  tag: 'Invitations',
  summary: 'Accept an invitation by its secret',
  description:
    'Seats the person who is signed in, or else the person with the invited address, who gets a session for this seat.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret, name: personName.exactOptional(), language: language.exactOptional() }),
  answers: {
    200: {
      description: 'Seated',
      schema: z.object({
        gameId: id,
        seat,
        token: z.string().nullable(),
        expiresAt: z.iso.datetime().nullable(),
      }),
    },
  },
  problems: [401, 409],
  handle: async ({ body, deps, context, device }) => {
    const {
      gameId,
      seat: taken,
      session,
    } = await acceptInvitation(deps.service, context.viewer, {
      ...body,
      device,
    });
    return {
      status: 200,
      body: { gameId, seat: taken, token: session?.token ?? null, expiresAt: session?.expiresAt ?? null },
    };
  },
});

const decline = route({
  id: 'declineInvitation',
  method: 'post',
  path: '/invitations/decline',
  tag: 'Invitations',
  summary: 'Decline an invitation by its secret',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 204: { description: 'The seat is open again' } },
  problems: [401],
  handle: async ({ body, deps }) => {
    await declineInvitation(deps.service, body.secret);
    return { status: 204 };
  },
});

export const invitationRoutes: readonly ApiRoute[] = [
  putInvitation,
  takeBackInvitation,
  join,
  listInvited,
  acceptOwn,
  declineOwn,
  showInvited,
  accept,
  decline,
];
