import { z } from 'zod';
import { advise } from '../../service/computer/advice.js';
import { position } from '../../service/log/history.js';
import { showGame } from '../../service/tables/games.js';
import { wordedAdvice } from '../advice.js';
import { actorIn } from '../context.js';
import { count, hash, level, seat } from '../input/fields.js';
import { mustBeSomeone } from '../viewer.js';
import { Action, Thought } from './play-schemas.js';
import { type ApiRoute, route } from './route.js';
import { gameParams } from './schemas.js';

const Advice = z
  .object({
    number: count.meta({ description: 'It is about the position after this row' }),
    hash,
    seat,
    level,
    action: Action,
    notation: z.string().meta({ examples: ['pass'] }),
    words: z.array(z.string()).meta({ description: "What the move brings about, in the viewer's language" }),
    thought: Thought.nullable().meta({ description: 'Null where nothing was compared' }),
    reason: z.string().meta({ description: "Why, as a sentence in the viewer's language" }),
  })
  .meta({ id: 'Advice' });

const Wish = z
  .strictObject({
    seat: seat
      .exactOptional()
      .meta({ description: 'For which of your seats; the one that is asked by default' }),
    level: level
      .exactOptional()
      .meta({ description: 'How far it thinks ahead; `strong` by default, for two seconds at most' }),
  })
  .default({});

const ask = route({
  id: 'askComputer',
  method: 'post',
  path: '/games/{id}/advice',
  scope: 'play',
  tag: 'Play',
  summary: 'Ask what the computer would do, and why',
  description:
    'Nothing is played, and nobody else is told. Only where `advice` of the game says so: where all agreed to it when they sat down, or where one plays against computers alone; refused with `advice-not-allowed` otherwise. The computer is shown what you are shown, and guesses what you do not see. What was computed for a position is kept, so asking again costs nothing. See `/help/fair-play`.',
  access: 'player',
  allowance: 'advice',
  params: gameParams,
  body: Wish,
  answers: { 200: { description: 'What the computer would do', schema: Advice } },
  problems: [404, 409],
  handle: async ({ params, body, deps, context }) => {
    const actor = mustBeSomeone(actorIn(context, params.id));
    const advice = await advise(deps.service, actor, { gameId: params.id, ...body });
    const { number, seat: own } = advice;
    const at = await position(deps.service, actor, { gameId: params.id, number, seat: own });
    const game = await showGame(deps.service, actor, params.id, context.language);
    const worded = wordedAdvice({ deps, language: context.language }, game, at, advice);
    return { status: 200, body: { ...advice, ...worded } };
  },
});

export const adviceRoutes: readonly ApiRoute[] = [ask];
