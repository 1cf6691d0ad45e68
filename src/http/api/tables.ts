import { z } from 'zod';
import { freeSeat, keepSeat, takeKeptSeat } from '../../service/tables/keys.js';
import { joinAnywhere } from '../../service/tables/invitations.js';
import { changeTerms, removePlayer } from '../../service/tables/change.js';
import { passOn } from '../../service/tables/creator.js';
import { callOff, changeTable, leaveGame, listTables } from '../../service/tables/open.js';
import { rematch, seatOrders } from '../../service/tables/rematch.js';
import { resultRoutes } from './results.js';
import { personRoute, type Route, route } from './route.js';
import {
  gameName,
  gameParams,
  id,
  language,
  next,
  pageQuery,
  personName,
  seat,
  secret,
  TableWish,
  wholeNumber,
} from './schemas.js';
import { GameTime, TimeWish } from './time-schemas.js';

const seatParams = z.strictObject({ id, seat: wholeNumber });
const tag = 'Finding players';

const OpenTable = z
  .object({
    id,
    title: z.string(),
    name: z.string(),
    about: z.string(),
    creator: z.string(),
    language: language.meta({ description: 'Of the creator' }),
    settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
    time: GameTime.nullable(),
    seats: z.int(),
    free: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenTable' });

const list = route({
  id: 'listTables',
  method: 'get',
  path: '/tables',
  tag,
  summary: 'Games that look for players',
  description: 'The fullest first. Take a seat with `joinGame`.',
  access: 'anyone',
  allowance: 'read',
  query: pageQuery.extend({
    title: z.string().max(64).exactOptional(),
    free: wholeNumber.exactOptional().meta({ description: 'At least so many free seats' }),
  }),
  answers: {
    200: { description: 'A page of open tables', schema: z.object({ tables: z.array(OpenTable), next }) },
  },
  handle: async ({ query, deps }) => {
    const found = await listTables(deps.service, query);
    return { status: 200, body: { tables: found.items, next: found.next } };
  },
});

const join = personRoute({
  id: 'joinTable',
  method: 'post',
  path: '/games/{id}/join',
  tag,
  summary: 'Take the first free seat',
  allowance: 'write',
  params: gameParams,
  answers: { 200: { description: 'The seat is yours', schema: z.object({ seat }) } },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => ({
    status: 200,
    body: { seat: await joinAnywhere(deps.service, actor, params.id) },
  }),
});

const putTable = personRoute({
  id: 'changeTable',
  method: 'put',
  path: '/games/{id}/table',
  tag,
  summary: 'How an open game looks for players',
  allowance: 'write',
  params: gameParams,
  body: TableWish,
  answers: { 204: { description: 'Changed' } },
  problems: [403, 404, 409],
  handle: async ({ params, body, deps, actor }) => {
    await changeTable(deps.service, actor, { gameId: params.id, ...body });
    return { status: 204 };
  },
});

const putTerms = personRoute({
  id: 'changeTerms',
  method: 'put',
  path: '/games/{id}/terms',
  tag,
  summary: 'Change what is played, while nobody else has sat down',
  description: 'What is left out stays as it is. Only the creator may.',
  allowance: 'write',
  params: gameParams,
  body: z.strictObject({
    name: gameName.exactOptional(),
    settings: z.record(z.string().max(64), z.union([z.boolean(), z.string().max(64)])).exactOptional(),
    time: TimeWish.nullable().exactOptional(),
  }),
  answers: { 204: { description: 'Changed' } },
  problems: [403, 404, 409, 422],
  handle: async ({ params, body, deps, actor }) => {
    await changeTerms(deps.service, actor, { gameId: params.id, ...body });
    return { status: 204 };
  },
});

const remove = personRoute({
  id: 'removePlayer',
  method: 'post',
  path: '/games/{id}/seats/{seat}/remove',
  tag,
  summary: 'Free a seat that somebody has taken, before the game begins',
  description: 'They are told. Only the creator may.',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'The seat is open again' } },
  problems: [403, 404, 409],
  handle: async ({ params, deps, actor }) => {
    await removePlayer(deps.service, actor, { gameId: params.id, seat: params.seat });
    return { status: 204 };
  },
});

const lead = personRoute({
  id: 'passOnGame',
  method: 'post',
  path: '/games/{id}/seats/{seat}/creator',
  tag,
  summary: 'Make the player of a seat the creator of the game in your place',
  description: 'They are told. When the creator leaves, the first who has a seat becomes it.',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'Somebody else leads the game' } },
  problems: [403, 404, 409],
  handle: async ({ params, deps, actor }) => {
    await passOn(deps.service, actor, { gameId: params.id, seat: params.seat });
    return { status: 204 };
  },
});

const postKey = personRoute({
  id: 'keepSeat',
  method: 'post',
  path: '/games/{id}/seats/{seat}/key',
  tag,
  summary: 'Keep a free seat for whoever opens a link',
  description: 'The secret is told once. An earlier one opens nothing any more. Only the creator may.',
  allowance: 'write',
  params: seatParams,
  body: z.strictObject({ name: personName.exactOptional() }),
  answers: {
    201: {
      description: 'The link is `/k#t=SECRET`',
      schema: z.object({ secret: z.string(), expiresAt: z.iso.datetime() }),
    },
  },
  problems: [403, 404, 409],
  handle: async ({ params, body, deps, actor }) => {
    const wish = { gameId: params.id, seat: params.seat, name: body.name ?? '' };
    return { status: 201, body: await keepSeat(deps.service, actor, wish) };
  },
});

const deleteKey = personRoute({
  id: 'freeSeat',
  method: 'delete',
  path: '/games/{id}/seats/{seat}/key',
  tag,
  summary: 'Free a seat that was kept',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'The seat is open again' } },
  problems: [403, 404, 409],
  handle: async ({ params, deps, actor }) => {
    await freeSeat(deps.service, actor, { gameId: params.id, seat: params.seat });
    return { status: 204 };
  },
});

const useKey = personRoute({
  id: 'takeKeptSeat',
  method: 'post',
  path: '/seat-keys/take',
  tag,
  summary: 'Take the seat that was kept for you',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 200: { description: 'The seat is yours', schema: z.object({ gameId: id, seat }) } },
  problems: [409],
  handle: async ({ body, deps, actor }) => ({
    status: 200,
    body: await takeKeptSeat(deps.service, actor, body.secret),
  }),
});

const leave = personRoute({
  id: 'leaveGame',
  method: 'post',
  path: '/games/{id}/leave',
  tag,
  summary: 'Give your seat back before the game begins',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'The seat is open again' } },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    await leaveGame(deps.service, actor, params.id);
    return { status: 204 };
  },
});

const off = personRoute({
  id: 'callOffGame',
  method: 'post',
  path: '/games/{id}/call-off',
  tag,
  summary: 'Call a game off before it begins',
  description: 'Those who have a seat are told. Only the creator may.',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'The game is off' } },
  problems: [403, 404, 409],
  handle: async ({ params, deps, actor }) => {
    await callOff(deps.service, actor, params.id);
    return { status: 204 };
  },
});

const again = personRoute({
  id: 'rematch',
  method: 'post',
  path: '/games/{id}/rematch',
  tag,
  summary: 'Another game with the same people',
  description: 'The others are invited; settings and pace stay. Asked for again it is the same game.',
  allowance: 'newGame',
  params: gameParams,
  query: z.strictObject({
    order: z
      .enum(seatOrders)
      .exactOptional()
      .meta({ description: 'Who sits where: drawn at the start, one place on, or as before' }),
  }),
  answers: { 200: { description: 'Its id', schema: z.object({ id }) } },
  problems: [403, 404, 409],
  handle: async ({ params, query, deps, actor }) => ({
    status: 200,
    body: { id: await rematch(deps.service, actor, params.id, query.order) },
  }),
});

export const tableRoutes: readonly Route[] = [
  list,
  join,
  putTable,
  putTerms,
  remove,
  lead,
  postKey,
  deleteKey,
  useKey,
  leave,
  off,
  again,
  ...resultRoutes,
];
