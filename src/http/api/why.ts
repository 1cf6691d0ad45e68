import { z } from 'zod';
import type { Tried } from '../../engine/core/index.js';
import { showGame } from '../../service/tables/games.js';
import { why } from '../../service/log/why.js';
import { ruleOfRefusal } from '../../words/rules.js';
import { actorIn } from '../context.js';
import { type GameWords, wordsOf } from '../wording.js';
import { etag } from './etag.js';
import { Action } from './play-schemas.js';
import { type ApiRoute, route } from './route.js';
import { gameParams, JsonObject } from './schemas.js';
import { count, hash, seat, wholeNumber } from '../input/fields.js';

const Reason = z.object({
  code: z.string(),
  params: JsonObject,
  detail: z.string().meta({ description: "The refusal in the viewer's language" }),
  paragraph: z
    .string()
    .nullable()
    .meta({ description: "The paragraph of the title's rules that it rests on" }),
  actions: z.array(Action).meta({ description: 'What is refused for this reason, one action for each way' }),
});

const TriedKind = z
  .object({
    type: z.string(),
    possible: z.array(Action),
    reasons: z.array(Reason),
    untimely: z.boolean().meta({ description: 'Whether it is refused just because it is not the moment' }),
  })
  .meta({
    id: 'TriedKind',
    description:
      'A kind of move, and what became of each way to make it. Without anything possible and without a reason, it depends on something that you do not see, or on chance',
  });

const triedKind = (
  title: string,
  words: GameWords,
  { type, possible, reasons, untimely }: Tried,
): z.infer<typeof TriedKind> => ({
  type,
  possible: [...possible],
  reasons: reasons.map(({ code, params, actions }) => ({
    code,
    params: { ...params },
    detail: words.refusal(code, params) ?? code,
    paragraph: ruleOfRefusal(title, { code, params })?.paragraph ?? null,
    actions: [...actions],
  })),
  untimely,
});

const showWhy = route({
  id: 'showWhy',
  method: 'get',
  path: '/games/{id}/why',
  tag: 'Play',
  summary: 'Say what is not possible, and why',
  description:
    'With `of` about a thing of the game: a hex, a company, a train or a private company, named as in the notation. Whatever a player would try with it is tried, and the reasons are the refusals of the rules. The answer is for your seat and, while another one is asked, for that one too; it is empty once the game is over.',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  query: z.strictObject({ of: z.string().min(1).max(64).exactOptional(), seat: wholeNumber.exactOptional() }),
  answers: {
    200: {
      description: 'What is possible in the newest position, and why nothing else is',
      schema: z.object({
        number: count,
        hash,
        by: z.array(z.object({ seat, tried: z.array(TriedKind) })),
      }),
      headers: ['ETag'],
    },
  },
  problems: [404, 409],
  handle: async ({ params, query, deps, context }) => {
    const actor = actorIn(context, params.id);
    const game = await showGame(deps.service, actor, params.id);
    const words = wordsOf(deps, game, context.language);
    const { at, by } = await why(deps.service, actor, {
      gameId: params.id,
      ...query,
      of: query.of ?? null,
    });
    const body = {
      number: at.number,
      hash: at.hash,
      by: by.map(one => ({
        seat: one.seat,
        tried: one.tried.map(kind => triedKind(game.title, words, kind)),
      })),
    };
    return { status: 200, body, headers: { ETag: etag(at), 'Cache-Control': 'private, no-cache' } };
  },
});

export const whyRoutes: readonly ApiRoute[] = [showWhy];
