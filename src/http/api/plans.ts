import { z } from 'zod';
import type { MoveCheck } from '../../service/chat/plan-check.js';
import { deletePlan, listPlans, savePlan, showPlan, type CheckedPlan } from '../../service/chat/plans.js';
import { showGame } from '../../service/tables/games.js';
import { actorIn } from '../context.js';
import type { Language } from '../language.js';
import { mustBeSomeone } from '../viewer.js';
import { type Worded, wordsOf } from '../wording.js';
import { type ApiRoute, route } from './route.js';
import { Action } from './play-schemas.js';
import { gameParams, JsonValue } from './schemas.js';
import { id, seat } from '../input/fields.js';
import { locationHeader } from './headers.js';

const PlannedMove = z.strictObject({
  seat,
  line: z.string().min(1).max(2000).meta({ description: "In the title's notation" }),
});

const planShape = {
  id,
  name: z.string(),
  number: z.int().meta({ description: 'It starts from the position after this row' }),
  moves: z.array(PlannedMove),
  at: z.iso.datetime(),
};

const Plan = z.object(planShape).meta({ id: 'Plan' });

const Checked = z
  .object({
    ...planShape,
    check: z.array(
      z.object({
        state: z.enum(['made', 'fits', 'broken', 'chance', 'hidden', 'after']),
        code: z.string().optional(),
        params: z.record(z.string(), JsonValue).optional(),
        why: z.string().optional().meta({ description: "Why it no longer works, in the viewer's language" }),
      }),
    ),
    next: z
      .object({ move: z.int(), action: Action })
      .nullable()
      .meta({ description: 'A move that you could make next; it is never made automatically' }),
  })
  .meta({ id: 'CheckedPlan' });

type Game = Parameters<typeof wordsOf>[1];

const worded = (deps: Worded, plan: CheckedPlan, game: Game, language: Language): object => {
  const words = wordsOf(deps, game, language);
  const why = (one: MoveCheck): object =>
    one.state === 'broken' ? { ...one, why: words.refusal(one.code, one.params) ?? one.code } : one;
  return { ...plan, check: plan.check.map(why) };
};

const list = route({
  id: 'listPlans',
  method: 'get',
  path: '/games/{id}/plans',
  tag: 'Plans',
  summary: 'List your plans for a game, each tried on the newest position',
  description:
    'A plan is tried on what you may see of the position, and refused if that is not enough to play on from.',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'All of them', schema: z.object({ plans: z.array(Checked) }) } },
  problems: [404, 409],
  handle: async ({ params, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    const plans = await listPlans(deps.service, actor, params.id);
    const game = await showGame(deps.service, actor, params.id);
    return { status: 200, body: { plans: plans.map(plan => worded(deps, plan, game, context.language)) } };
  },
});

const planParams = z.strictObject({ id, plan: id });

const show = route({
  id: 'showPlan',
  method: 'get',
  path: '/games/{id}/plans/{plan}',
  tag: 'Plans',
  summary: 'Show a plan, tried on the newest position',
  access: 'player',
  allowance: 'read',
  params: planParams,
  answers: { 200: { description: 'The plan', schema: Checked } },
  problems: [404, 409],
  handle: async ({ params: { id: gameId, plan }, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, gameId));
    const found = await showPlan(deps.service, actor, { gameId, plan });
    const game = await showGame(deps.service, actor, gameId);
    return { status: 200, body: worded(deps, found, game, context.language) };
  },
});

const save = route({
  id: 'savePlan',
  method: 'post',
  path: '/games/{id}/plans',
  tag: 'Plans',
  summary: 'Save moves as a plan; at most ten plans for a game',
  description: 'Nobody else sees your plans, and their moves are never made automatically.',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: gameParams,
  body: z.strictObject({
    name: z.string().min(1).max(200),
    number: z.int().min(0),
    moves: z.array(PlannedMove).min(1).max(100),
  }),
  answers: { 201: { description: 'The plan', schema: Plan } },
  problems: [404, 409, 422],
  handle: async ({ params, body, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    const plan = await savePlan(deps.service, actor, { gameId: params.id, ...body });
    return { status: 201, body: plan, headers: locationHeader(`/games/${params.id}/plans/${plan.id}`) };
  },
});

const remove = route({
  id: 'deletePlan',
  method: 'delete',
  path: '/games/{id}/plans/{plan}',
  tag: 'Plans',
  summary: 'Delete a plan',
  access: 'player',
  allowance: 'write',
  scope: 'play',
  params: planParams,
  answers: { 204: { description: 'Deleted' } },
  problems: [404],
  handle: async ({ params: { id: gameId, plan }, deps, context }) => {
    await deletePlan(deps.service, mustBeSomeone(actorIn(context, gameId)), { gameId, plan });
    return { status: 204 };
  },
});

export const planRoutes: readonly ApiRoute[] = [list, save, show, remove];
