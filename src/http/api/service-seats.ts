import { z } from 'zod';
import { giveToService, takeFromService } from '../../service/tables/service-seats.js';
import { personRoute, type ApiRoute } from './route.js';
import { id, level, wholeNumber } from '../input/fields.js';

const seatParams = z.strictObject({ id, seat: wholeNumber });

const give = personRoute({
  id: 'giveSeatToService',
  method: 'put',
  path: '/games/{id}/seats/{seat}/service',
  tag: 'Invitations',
  summary: 'Have the service play an empty seat',
  description:
    'Before the start only the creator may do this, in a running game every player. The service plays by habit (`easy`, the default), or thinks ahead (`ordinary`, `strong`). Games in which it plays do not count in results or statistics.',
  allowance: 'write',
  params: seatParams,
  query: z.strictObject({ level: level.exactOptional() }),
  answers: { 204: { description: 'The service plays the seat' } },
  problems: [404, 409],
  handle: async ({ params, query, deps, actor }) => {
    await giveToService(deps.service, actor, { gameId: params.id, seat: params.seat, level: query.level });
    return { status: 204 };
  },
});

const take = personRoute({
  id: 'takeSeatFromService',
  method: 'delete',
  path: '/games/{id}/seats/{seat}/service',
  tag: 'Invitations',
  summary: 'Open a seat of the service again',
  description:
    'Only the creator may do this, before the start. In a running game, invite somebody to the seat.',
  allowance: 'write',
  params: seatParams,
  answers: { 204: { description: 'The seat is open again' } },
  problems: [404, 409],
  handle: async ({ params, deps, actor }) => {
    await takeFromService(deps.service, actor, { gameId: params.id, seat: params.seat });
    return { status: 204 };
  },
});

export const serviceSeatRoutes: readonly ApiRoute[] = [give, take];
