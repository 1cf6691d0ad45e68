import { z } from 'zod';
import { castBallot, withdrawVote } from '../../service/votes/ballot.js';
import { startVote, MOST_REASON } from '../../service/votes/start.js';
import { abouts, MISSING_DAYS, MOST_A_DAY } from '../../service/votes/kinds.js';
import { listVotes } from '../../service/votes/read.js';
import { chooseAboutSeat, listTenures } from '../../service/tables/seats.js';
import { actorIn } from '../context.js';
import { mustBeSomeone } from '../viewer.js';
import { type ApiRoute, route } from './route.js';
import { gameParams } from './schemas.js';
import { id, seat, wholeNumber } from '../input/fields.js';
import { locationHeader } from './headers.js';

const when = z.iso.datetime();

const TakeBack = z
  .object({
    to: z.int().meta({ description: 'The game goes back to the position after this row' }),
    count: z.int(),
    seats: z.array(seat).meta({ description: 'The seats that made the moves' }),
    drawn: z.boolean().meta({ description: 'Whether they drew something, which stays known' }),
    reveals: z.boolean().meta({ description: 'Whether they revealed something hidden, which stays known' }),
  })
  .meta({ id: 'TakeBack' });

const Vote = z
  .object({
    id,
    about: z.enum(abouts),
    startedBy: z.string().nullable().meta({ description: 'Null if the clock started the vote' }),
    subject: seat.nullable().meta({ description: 'The seat concerned' }),
    reason: z.string(),
    choices: z.array(z.string()),
    rule: z.enum(['majority', 'unanimous']),
    ballots: z.array(
      z.object({
        name: z.string(),
        seat: seat.nullable(),
        choice: z.string().nullable(),
        mine: z.boolean(),
        missing: z.boolean().meta({
          description: `Not seen for ${String(MISSING_DAYS)} days: when the vote ends, this seat counts only if it has voted`,
        }),
      }),
    ),
    number: z.int().meta({ description: 'The number of rows in the log when the vote started' }),
    takeBack: TakeBack.nullable(),
    pauseUntil: when.nullable(),
    openedAt: when,
    expiresAt: when,
    closedAt: when.nullable(),
    outcome: z.enum(['carried', 'rejected', 'expired', 'moot', 'withdrawn']).nullable(),
    choice: z.string().nullable().meta({ description: 'The option that was agreed on' }),
    agreed: z.boolean().meta({ description: 'Agreed, but carried out only when the vote ends' }),
    mayVote: z.boolean(),
    mayWithdraw: z.boolean(),
  })
  .meta({ id: 'Vote' });

const list = route({
  id: 'listVotes',
  method: 'get',
  path: '/games/{id}/votes',
  tag: 'Votes',
  summary: 'List the votes of a game',
  description:
    'Returns the open votes, the newest 20 closed ones, and whether the game is paused. For players only.',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: {
      description: 'The votes',
      schema: z.object({
        open: z.array(Vote),
        closed: z.array(Vote),
        paused: z.object({ until: when.nullable() }).nullable(),
        undone: z.int().meta({ description: 'The number of undone moves that can be redone by consent' }),
      }),
    },
  },
  problems: [404],
  handle: async ({ params, deps, context }) => ({
    status: 200,
    body: await listVotes(deps.service, mustBeSomeone(actorIn(context, params.id)), params.id),
  }),
});

const reason = z
  .string()
  .max(2 * MOST_REASON)
  .exactOptional()
  .meta({ description: `The reason, in plain text; at most ${String(MOST_REASON)} characters` });

const StartBody = z.discriminatedUnion('about', [
  z.strictObject({
    about: z.literal('undo'),
    to: z.int().min(0).exactOptional().meta({
      description: 'Go back to the position after this row; by default to the one before your newest move',
    }),
    reason,
  }),
  z.strictObject({
    about: z.literal('pause'),
    until: when.nullable().meta({ description: 'Null for a pause that lasts until somebody ends it' }),
    reason,
  }),
  z.strictObject({ about: z.literal('replace'), subject: seat, reason }),
  z.strictObject({ about: z.enum(['redo', 'end', 'resume']), reason }),
]);

const start = route({
  id: 'startVote',
  method: 'post',
  path: '/games/{id}/votes',
  tag: 'Votes',
  summary: 'Start a vote',
  description: `Starting a vote counts as agreeing. At most ${String(MOST_A_DAY)} a day in one game. A pause without an end date ends at once if any player asks to go on, without a vote.`,
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: gameParams,
  body: StartBody,
  answers: {
    200: { description: 'Already done: nobody had to be asked', schema: z.object({ vote: z.null() }) },
    201: { description: 'Started', schema: z.object({ vote: id }) },
  },
  problems: [404, 409, 422],
  handle: async ({ params, body, deps, context }) => {
    const { until, ...proposal } = { until: undefined, ...body };
    const vote = await startVote(deps.service, mustBeSomeone(actorIn(context, params.id)), {
      gameId: params.id,
      ...proposal,
      ...(until !== undefined && { until: until === null ? null : new Date(until) }),
    });
    return vote === null
      ? { status: 200, body: { vote } }
      : { status: 201, body: { vote }, headers: locationHeader(`/games/${params.id}/votes/${vote}`) };
  },
});

const voteParams = z.strictObject({ id, vote: id });

const ballot = route({
  id: 'castBallot',
  method: 'put',
  path: '/games/{id}/votes/{vote}/ballot',
  tag: 'Votes',
  summary: 'Cast your ballot, or change it while the vote is open',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: voteParams,
  body: z.strictObject({ choice: z.string().min(1).max(20) }),
  answers: { 204: { description: 'Recorded' } },
  problems: [404, 409],
  handle: async ({ params, body, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    await castBallot(deps.service, actor, {
      gameId: params.id,
      vote: params.vote,
      choice: body.choice,
    });
    return { status: 204 };
  },
});

const withdraw = route({
  id: 'withdrawVote',
  method: 'delete',
  path: '/games/{id}/votes/{vote}',
  tag: 'Votes',
  summary: 'Withdraw a vote that you started',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: voteParams,
  answers: { 204: { description: 'Withdrawn' } },
  problems: [404, 409],
  handle: async ({ params, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    await withdrawVote(deps.service, actor, { gameId: params.id, vote: params.vote });
    return { status: 204 };
  },
});

const chooseSeat = route({
  id: 'chooseAboutSeat',
  method: 'put',
  path: '/games/{id}/seats/{seat}/player',
  tag: 'Votes',
  summary: 'Leave your seat in a running game, offer it to others, or stay after all',
  access: 'player',
  allowance: 'write',
  params: z.strictObject({ id, seat: wholeNumber }),
  body: z.strictObject({
    choice: z.enum(['stay', 'offer', 'leave']),
    toAnyone: z.boolean().default(false).meta({
      description: 'Whether anybody who may view the game can take the seat, not only invited people',
    }),
  }),
  answers: { 204: { description: 'Done' } },
  problems: [404, 409],
  handle: async ({ params, body, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    await chooseAboutSeat(deps.service, actor, { gameId: params.id, seat: params.seat, ...body });
    return { status: 204 };
  },
});

const tenures = route({
  id: 'listTenures',
  method: 'get',
  path: '/games/{id}/tenures',
  tag: 'Votes',
  summary: 'List who played the seats that have changed hands, and when',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: {
      description: 'By seat, oldest first',
      schema: z.object({
        tenures: z.array(
          z.object({
            seat,
            name: z.string(),
            from: z.int().meta({ description: 'The number of rows in the log when they took the seat' }),
            to: z.int().nullable(),
            since: when,
            until: when.nullable(),
            why: z.enum(['left', 'handed-over', 'voted', 'gone', 'operator']).nullable(),
          }),
        ),
      }),
    },
  },
  problems: [404],
  handle: async ({ params, deps, context }) => ({
    status: 200,
    body: { tenures: await listTenures(deps.service, params.id, context.language) },
  }),
});

export const voteRoutes: readonly ApiRoute[] = [list, start, ballot, withdraw, chooseSeat, tenures];
