import { z } from 'zod';
import { answerQuestion, withdrawQuestion } from '../../service/votes/answer.js';
import { askQuestion, MOST_REASON } from '../../service/votes/ask.js';
import { abouts, MISSING_DAYS, MOST_A_DAY } from '../../service/votes/kinds.js';
import { listQuestions } from '../../service/votes/read.js';
import { chooseAboutSeat, listTenures } from '../../service/tables/seats.js';
import { actorIn } from '../context.js';
import { mustBeSomeone } from '../viewer.js';
import { type Route, route } from './route.js';
import { gameParams, id, seat, wholeNumber } from './schemas.js';

const when = z.iso.datetime();

const TakeBack = z
  .object({
    to: z.int().meta({ description: 'It leads to the position after this row' }),
    count: z.int(),
    seats: z.array(seat).meta({ description: 'Whose moves they are' }),
    drawn: z.boolean().meta({ description: 'Something was drawn in them, and stays known' }),
    reveals: z.boolean().meta({ description: 'Something hidden came to light in them, and stays known' }),
  })
  .meta({ id: 'TakeBack' });

const Question = z
  .object({
    id,
    about: z.enum(abouts),
    asker: z.string().nullable().meta({ description: 'Null for the clock' }),
    subject: seat.nullable().meta({ description: 'The seat it is about' }),
    reason: z.string(),
    choices: z.array(z.string()),
    rule: z.enum(['majority', 'unanimous']),
    answers: z.array(
      z.object({
        name: z.string(),
        seat: seat.nullable(),
        choice: z.string().nullable(),
        mine: z.boolean(),
        missing: z.boolean().meta({
          description: `Not seen for ${String(MISSING_DAYS)} days: counts at the end only with an answer`,
        }),
      }),
    ),
    number: z.int().meta({ description: 'Rows in the log when it was asked' }),
    takeBack: TakeBack.nullable(),
    pauseUntil: when.nullable(),
    openedAt: when,
    expiresAt: when,
    closedAt: when.nullable(),
    outcome: z.enum(['carried', 'rejected', 'expired', 'moot', 'withdrawn']).nullable(),
    choice: z.string().nullable().meta({ description: 'What was agreed' }),
    agreed: z.boolean().meta({ description: 'It is agreed, but waits for its end' }),
    mayAnswer: z.boolean(),
    mayWithdraw: z.boolean(),
  })
  .meta({ id: 'Question' });

const list = route({
  id: 'listQuestions',
  method: 'get',
  path: '/games/{id}/questions',
  tag: 'Together',
  summary: 'What the players decide together',
  description:
    'Open questions, the newest 20 that are over, and whether the game is paused. For players only.',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: {
      description: 'Questions',
      schema: z.object({
        open: z.array(Question),
        closed: z.array(Question),
        paused: z.object({ until: when.nullable() }).nullable(),
        undone: z.int().meta({ description: 'How many undone moves could be played again together' }),
      }),
    },
  },
  problems: [404],
  handle: async ({ params, deps, context }) => ({
    status: 200,
    body: await listQuestions(deps.service, mustBeSomeone(actorIn(context, params.id)), params.id),
  }),
});

const reason = z
  .string()
  .max(2 * MOST_REASON)
  .exactOptional()
  .meta({ description: `Why, in plain text; ${String(MOST_REASON)} letters at most` });

const AskBody = z.discriminatedUnion('about', [
  z.strictObject({
    about: z.literal('undo'),
    to: z
      .int()
      .min(0)
      .exactOptional()
      .meta({ description: 'Back to the position after this row; before your newest move by default' }),
    reason,
  }),
  z.strictObject({
    about: z.literal('pause'),
    until: when.nullable().meta({ description: 'Null until somebody ends it' }),
    reason,
  }),
  z.strictObject({ about: z.literal('replace'), subject: seat, reason }),
  z.strictObject({ about: z.enum(['redo', 'end', 'resume']), reason }),
]);

const ask = route({
  id: 'askQuestion',
  method: 'post',
  path: '/games/{id}/questions',
  tag: 'Together',
  summary: 'Ask all other players',
  description: `You agree by asking. At most ${String(MOST_A_DAY)} a day in one game. A pause without an end is ended at once, by whoever asks to go on; then nobody is asked.`,
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: gameParams,
  body: AskBody,
  answers: { 201: { description: 'Asked, or done', schema: z.object({ question: id.nullable() }) } },
  problems: [404, 409, 422],
  handle: async ({ params, body, deps, context }) => {
    const { until, ...asked } = { until: undefined, ...body };
    const question = await askQuestion(deps.service, mustBeSomeone(actorIn(context, params.id)), {
      gameId: params.id,
      ...asked,
      ...(until !== undefined && { until: until === null ? null : new Date(until) }),
    });
    return { status: 201, body: { question } };
  },
});

const questionParams = z.strictObject({ id, question: id });

const answer = route({
  id: 'answerQuestion',
  method: 'put',
  path: '/games/{id}/questions/{question}/answer',
  tag: 'Together',
  summary: 'Answer a question, or change the answer while it is open',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: questionParams,
  body: z.strictObject({ choice: z.string().min(1).max(20) }),
  answers: { 204: { description: 'Answered' } },
  problems: [404, 409],
  handle: async ({ params, body, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    await answerQuestion(deps.service, actor, {
      gameId: params.id,
      question: params.question,
      choice: body.choice,
    });
    return { status: 204 };
  },
});

const withdraw = route({
  id: 'withdrawQuestion',
  method: 'delete',
  path: '/games/{id}/questions/{question}',
  tag: 'Together',
  summary: 'Take your own question back',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: questionParams,
  answers: { 204: { description: 'It is not asked any more' } },
  problems: [404, 409],
  handle: async ({ params, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    await withdrawQuestion(deps.service, actor, { gameId: params.id, question: params.question });
    return { status: 204 };
  },
});

const chooseSeat = route({
  id: 'chooseAboutSeat',
  method: 'put',
  path: '/games/{id}/seats/{seat}/player',
  tag: 'Together',
  summary: 'Leave your seat of a running game, look for somebody to take it over, or stay after all',
  access: 'player',
  allowance: 'write',
  params: z.strictObject({ id, seat: wholeNumber }),
  body: z.strictObject({
    choice: z.enum(['stay', 'offer', 'leave']),
    toAnyone: z
      .boolean()
      .default(false)
      .meta({ description: 'May whoever may look at the game take it, not only who is invited?' }),
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
  tag: 'Together',
  summary: 'Who has played a seat from when to when, where that has changed since the start',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: {
      description: 'By seat, the oldest first',
      schema: z.object({
        tenures: z.array(
          z.object({
            seat,
            name: z.string(),
            from: z.int().meta({ description: 'Rows in the log when they came' }),
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

export const voteRoutes: readonly Route[] = [list, ask, answer, withdraw, chooseSeat, tenures];
