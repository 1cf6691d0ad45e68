import { z } from 'zod';
import { freeSeat, keepSeat, takeKeptSeat } from '../../service/tables/keys.js';
import { joinAnywhere } from '../../service/tables/invitations.js';
import { changeTerms, removePlayer } from '../../service/tables/change.js';
import { passOn } from '../../service/tables/creator.js';
import { showGame } from '../../service/tables/games.js';
import { callOff, changeTable, leaveGame, listTables } from '../../service/tables/open.js';
import { rematch, seatOrders } from '../../service/tables/rematch.js';
import { adviceWish, TableWish, presetId, settingsWish, Taken } from './game-schemas.js';
import { resultRoutes } from './results.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { gameParams, next, pageQuery } from './schemas.js';
import { gameName, id, language, personName, secret, wholeNumber } from '../input/fields.js';
import { GameTime, TimeWish } from './time-schemas.js';
import { inTitleWords } from './title-words.js';
import { locationHeader } from './headers.js';

const seatParams = z.strictObject({ id, seat: wholeNumber });
const tag = 'Finding players';

const OpenTable = z
  .object({
    id,
    title: z.string(),
    name: z.string(),
    about: z.string(),
    creator: z.string(),
    language: language.meta({ description: 'The language of the creator' }),
    settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
    time: GameTime.nullable(),
    advice: z.boolean().meta({ description: 'Whether players may ask what the computer would do' }),
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
  summary: 'List open tables',
  description: 'Lists games that look for players, the fullest first. Take a seat with `joinGame`.',
  access: 'anyone',
  allowance: 'read',
  query: pageQuery.extend({
    title: z.string().max(64).exactOptional(),
    free: wholeNumber.exactOptional().meta({ description: 'The minimum number of free seats' }),
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
  answers: { 200: Taken },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => ({
    status: 200,
    body: { gameId: params.id, seat: await joinAnywhere(deps.service, actor, params.id) },
  }),
});

const putTable = personRoute({
  id: 'changeTable',
  method: 'put',
  path: '/games/{id}/table',
  tag,
  summary: 'Show how a game looks for players',
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
  summary: 'Change the settings while nobody else has taken a seat',
  description:
    'Omitted fields stay unchanged; with a preset or settings, all settings are chosen anew. Only the creator may do this.',
  allowance: 'write',
  params: gameParams,
  body: z.strictObject({
    name: gameName.exactOptional(),
    preset: presetId.exactOptional(),
    settings: settingsWish.exactOptional(),
    time: TimeWish.nullable().exactOptional(),
    advice: adviceWish.exactOptional(),
  }),
  answers: { 204: { description: 'Changed' } },
  problems: [403, 404, 409, 422],
  handle: async ({ params, body, deps, context, actor }) => {
    const { title } = await showGame(deps.service, actor, params.id);
    await inTitleWords(deps, context.language, title, () =>
      changeTerms(deps.service, actor, { gameId: params.id, ...body }),
    );
    return { status: 204 };
  },
});

const remove = personRoute({
  id: 'removePlayer',
  method: 'post',
  path: '/games/{id}/seats/{seat}/remove',
  tag,
  summary: 'Remove a player from a seat before the game starts',
  description: 'The player is notified. Only the creator may do this.',
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
  summary: 'Make another player the creator of the game',
  description:
    'The player is notified. If the creator leaves, the first player with a seat becomes the creator.',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'Another player is now the creator' } },
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
  summary: 'Reserve a free seat for the person who opens a link',
  description: 'The secret is shown only once. An earlier one stops working. Only the creator may do this.',
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
    const made = await keepSeat(deps.service, actor, wish);
    return {
      status: 201,
      body: made,
      headers: locationHeader(`/games/${params.id}/seats/${params.seat}/key`),
    };
  },
});

const deleteKey = personRoute({
  id: 'freeSeat',
  method: 'delete',
  path: '/games/{id}/seats/{seat}/key',
  tag,
  summary: 'Release a reserved seat',
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
  summary: 'Take the seat that was reserved for you',
  allowance: 'secret',
  body: z.strictObject({ secret }),
  answers: { 200: Taken },
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
  summary: 'Give up your seat before the game starts',
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
  summary: 'Cancel a game before it starts',
  description: 'Everybody who has a seat is notified. Only the creator may do this.',
  allowance: 'write',
  params: gameParams,
  answers: { 204: { description: 'The game is cancelled' } },
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
  summary: 'Create another game with the same people',
  description:
    'The others are invited, with the same settings and clocks. A repeated request returns the same game.',
  allowance: 'newGame',
  params: gameParams,
  query: z.strictObject({
    order: z
      .enum(seatOrders)
      .exactOptional()
      .meta({ description: 'The seating: drawn at the start, moved on by one seat, or as before' }),
  }),
  answers: { 201: { description: 'Its id', schema: z.object({ id }) } },
  problems: [403, 404, 409],
  handle: async ({ params, query, deps, actor }) => {
    const game = await rematch(deps.service, actor, params.id, query.order);
    return { status: 201, headers: locationHeader(`/games/${game}`), body: { id: game } };
  },
});

export const tableRoutes: readonly ApiRoute[] = [
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
