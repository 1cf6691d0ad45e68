import { z } from 'zod';
import { createGame, listGames, nextGame, showGame, type SeatWish } from '../../service/games.js';
import {
  acceptInvitation,
  callBack,
  declineInvitation,
  invite,
  joinGame,
  showInvitation,
} from '../../service/invitations.js';
import { actorIn } from '../context.js';
import { mustBePerson, mustBeSomeone } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { etag } from './etag.js';
import { type Route, route } from './route.js';
import {
  address,
  Game,
  GameDetail,
  gameName,
  gameParams,
  id,
  idempotency,
  language,
  personName,
  seat,
  secret,
  TitleInfo,
  wholeNumber,
} from './schemas.js';

const titles = route({
  id: 'listTitles',
  method: 'get',
  path: '/titles',
  tag: 'Titles',
  summary: 'The games that can be played here, with their settings',
  access: 'anyone',
  allowance: 'read',
  answers: { 200: { description: 'All titles', schema: z.object({ titles: z.array(TitleInfo) }) } },
  handle: ({ deps, context }) => {
    const all = [...deps.service.titles.values()].map(title => {
      const words = wordsOf({ title: title.id, seats: [] }, context.language);
      const settings = title.settings
        .filter(def => def.hidden !== true)
        .map(({ id, values, excludes }) => {
          const { name, text } = words.setting(id);
          return { id, values, ...(excludes && { excludes }), name, ...(text !== undefined && { text }) };
        });
      const { id, rules, minSeats, maxSeats, notation } = title;
      return { id, name: words.titleName, rules, minSeats, maxSeats, settings, notation: notation.forms };
    });
    return Promise.resolve({ status: 200, body: { titles: all } });
  },
});

const list = route({
  id: 'listGames',
  method: 'get',
  path: '/games',
  tag: 'Games',
  summary: 'Your games',
  description: 'Those that wait for you first, the longest wait first.',
  access: 'player',
  allowance: 'read',
  answers: { 200: { description: 'All your games', schema: z.object({ games: z.array(Game) }) } },
  handle: async ({ deps, context }) => ({
    status: 200,
    body: { games: await listGames(deps.service, mustBeSomeone(context.viewer ?? context.seatViewer)) },
  }),
});

const next = route({
  id: 'nextGame',
  method: 'get',
  path: '/games/next',
  tag: 'Games',
  summary: 'The game that has waited longest for you',
  access: 'player',
  allowance: 'read',
  query: z.strictObject({ besides: id.exactOptional() }),
  answers: {
    200: { description: 'Its id, or null when none waits', schema: z.object({ id: id.nullable() }) },
  },
  handle: async ({ query, deps, context }) => {
    const actor = mustBeSomeone(context.viewer ?? context.seatViewer);
    return { status: 200, body: { id: await nextGame(deps.service, actor, query.besides) } };
  },
});

const SeatWishes = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('me') }),
      z.strictObject({
        kind: z.literal('invite'),
        email: address,
        name: personName.exactOptional(),
        language: language.exactOptional(),
      }),
      z.strictObject({ kind: z.literal('open') }),
    ]),
  )
  .min(1)
  .max(32)
  .meta({ description: 'In seating order: yourself, somebody invited by mail, or a seat filled later' });

const create = route({
  id: 'createGame',
  method: 'post',
  path: '/games',
  tag: 'Games',
  summary: 'Create a game',
  description: 'Invitations are mailed at once. The game starts by itself when the last seat is filled.',
  access: 'person',
  allowance: 'newGame',
  headers: idempotency,
  body: z.strictObject({
    title: z.string().min(1).max(64),
    name: gameName,
    settings: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).default({}),
    seats: SeatWishes,
  }),
  answers: { 201: { description: 'The game', schema: GameDetail } },
  problems: [422],
  handle: async ({ body, headers, deps, context }) => {
    const key = headers['idempotency-key'];
    const seats: readonly SeatWish[] = body.seats;
    const game = await createGame(deps.service, mustBePerson(context.viewer), {
      ...body,
      seats,
      ...(key !== undefined && { idempotencyKey: key }),
    });
    return { status: 201, body: game, headers: { Location: `/api/v1/games/${game.id}`, ETag: etag(game) } };
  },
});

const show = route({
  id: 'showGame',
  method: 'get',
  path: '/games/{id}',
  tag: 'Games',
  summary: 'One game',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'The game; its ETag names the newest row', schema: GameDetail } },
  problems: [404],
  handle: async ({ params, deps, context }) => {
    const game = await showGame(deps.service, actorIn(context, params.id), params.id);
    return { status: 200, body: game, headers: { ETag: etag(game) } };
  },
});

const seatParams = z.strictObject({ id, seat: wholeNumber });

const putInvitation = route({
  id: 'invite',
  method: 'put',
  path: '/games/{id}/seats/{seat}/invitation',
  tag: 'Invitations',
  summary: 'Invite somebody by mail to an empty seat',
  description: 'Replaces an invitation that is out for it. Only the creator may.',
  access: 'person',
  allowance: 'write',
  params: seatParams,
  body: z.strictObject({
    email: address,
    name: personName.exactOptional(),
    language: language.exactOptional(),
  }),
  answers: { 204: { description: 'Invited' } },
  problems: [404, 409],
  handle: async ({ params, body, deps, context }) => {
    await invite(deps.service, mustBePerson(context.viewer), {
      gameId: params.id,
      seat: params.seat,
      ...body,
    });
    return { status: 204 };
  },
});

const takeBackInvitation = route({
  id: 'callBackInvitation',
  method: 'delete',
  path: '/games/{id}/seats/{seat}/invitation',
  tag: 'Invitations',
  summary: 'Call an invitation back',
  access: 'person',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'The seat is open again' } },
  problems: [404, 409],
  handle: async ({ params, deps, context }) => {
    await callBack(deps.service, mustBePerson(context.viewer), { gameId: params.id, seat: params.seat });
    return { status: 204 };
  },
});

const join = route({
  id: 'joinGame',
  method: 'post',
  path: '/games/{id}/seats/{seat}/join',
  tag: 'Invitations',
  summary: 'Take an open seat',
  access: 'person',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'The seat is yours' } },
  problems: [404, 409],
  handle: async ({ params, deps, context }) => {
    await joinGame(deps.service, mustBePerson(context.viewer), { gameId: params.id, seat: params.seat });
    return { status: 204 };
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

const showInvited = route({
  id: 'showInvitation',
  method: 'post',
  path: '/invitations/show',
  tag: 'Invitations',
  summary: 'What an invitation is for',
  description: 'Changes nothing.',
  access: 'anyone',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 200: { description: 'The invitation', schema: Invitation } },
  problems: [401],
  handle: async ({ body, deps }) => ({ status: 200, body: await showInvitation(deps.service, body.secret) }),
});

const accept = route({
  id: 'acceptInvitation',
  method: 'post',
  path: '/invitations/accept',
  tag: 'Invitations',
  summary: 'Take the seat',
  description:
    'For the one signed in; else for the person of the invited address, with a session for this seat.',
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
  handle: async ({ body, deps, context }) => {
    const { gameId, seat: taken, session } = await acceptInvitation(deps.service, context.viewer, body);
    return {
      status: 200,
      body: { gameId, seat: taken, token: session?.token ?? null, expiresAt: session?.expiresAt ?? null },
      headers: { 'Cache-Control': 'no-store' },
    };
  },
});

const decline = route({
  id: 'declineInvitation',
  method: 'post',
  path: '/invitations/decline',
  tag: 'Invitations',
  summary: 'Say no',
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

export const gameRoutes: readonly Route[] = [
  titles,
  list,
  next,
  create,
  show,
  putInvitation,
  takeBackInvitation,
  join,
  showInvited,
  accept,
  decline,
];
