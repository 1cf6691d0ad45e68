import { z } from 'zod';
import { type Action, afterSeat, canonical, Illegal, type Json, withLines } from '../../engine/core/index.js';
import type { Deps } from '../../service/deps.js';
import { NotFound } from '../../service/errors.js';
import { showGame } from '../../service/tables/games.js';
import { readMenu, numberOfHash, type Where } from '../../service/log/history.js';
import { Stale, submit, type Seen as MoveSeen } from '../../service/log/play.js';
import type { Actor, Submitted } from '../../service/types.js';
import { redo, undo } from '../../service/log/undo.js';
import { actorIn, type Context } from '../context.js';
import type { HttpDeps } from '../deps.js';
import { meantMenu, meantPosition, positionText, type PositionReader } from '../meaning.js';
import { HttpProblem } from '../problem.js';
import { mustBeSomeone } from '../viewer.js';
import { ifReplayed, madeOnce, locationHeader } from './headers.js';
import { etag, seenBy, type SeenRow } from './etag.js';
import { withChanges } from './present-log.js';
import { type ApiRoute, route } from './route.js';
import { Action as ActionSchema, Menu, Position, Submitted as SubmittedSchema } from './play-schemas.js';
import { asText, gameParams, moveHeaders } from './schemas.js';
import { hash, id, seat, wholeNumber } from '../input/fields.js';
import type { ApiAnswer } from './spec.js';
import { notationFor } from '../../words/typed-moves.js';

/** Who asks for a game, and in which language. */
const readingOf = (deps: HttpDeps, context: Context, gameId: string): PositionReader => ({
  deps,
  actor: actorIn(context, gameId),
  language: context.language,
});

/** The position, in the form that is asked for. */
const shown = async (
  reading: PositionReader,
  where: Where,
  as: 'json' | 'text' | undefined,
): Promise<ApiAnswer> => {
  if (as !== 'text') {
    const found = await meantPosition(reading, where);
    return { status: 200, body: found, headers: { ETag: etag(found), 'Cache-Control': 'private, no-cache' } };
  }
  const { at, text } = await positionText(reading, where);
  const headers = { ETag: etag(at), 'Cache-Control': 'private, no-cache' };
  return { status: 200, body: text, type: 'text/plain', headers };
};

const showPosition = route({
  id: 'showPosition',
  method: 'get',
  path: '/games/{id}/position',
  tag: 'Play',
  summary: 'Show the position as you may see it',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  query: z.strictObject({
    number: wholeNumber.exactOptional(),
    seat: wholeNumber.exactOptional(),
    as: asText,
  }),
  answers: {
    200: {
      description: 'After row `number`, the newest by default',
      schema: Position,
      text: true,
      headers: ['ETag'],
    },
  },
  problems: [404, 409],
  handle: ({ params, query: { as, ...where }, deps, context }) =>
    shown(readingOf(deps, context, params.id), { gameId: params.id, ...where }, as),
});

const showNamedPosition = route({
  id: 'showPositionByHash',
  method: 'get',
  path: '/games/{id}/positions/{hash}',
  tag: 'Play',
  summary: 'Show the position with a given hash',
  description: 'The first 8 digits are enough. The address stays valid forever, whatever is undone later.',
  access: 'anyone',
  allowance: 'read',
  params: z.strictObject({ id, hash }),
  query: z.strictObject({ seat: wholeNumber.exactOptional(), as: asText }),
  answers: { 200: { description: 'The position', schema: Position, text: true, headers: ['ETag'] } },
  problems: [404, 409],
  handle: async ({ params, query: { as, ...query }, deps, context }) => {
    const number = await numberOfHash(deps.service, params.id, params.hash);
    return shown(readingOf(deps, context, params.id), { gameId: params.id, number, ...query }, as);
  },
});

const showMenu = route({
  id: 'showMenu',
  method: 'get',
  path: '/games/{id}/menu',
  tag: 'Play',
  summary: 'List everything your seat may do now',
  access: 'player',
  allowance: 'read',
  params: gameParams,
  query: z.strictObject({ seat: wholeNumber.exactOptional() }),
  answers: {
    200: {
      description: 'Everything that is offered is accepted, and nothing else is',
      schema: Menu,
      headers: ['ETag'],
    },
  },
  problems: [404, 409],
  handle: async ({ params, query, deps, context }) => {
    const reading = readingOf(deps, context, params.id);
    const actor = mustBeSomeone(reading.actor);
    const found = await meantMenu({ ...reading, actor }, { gameId: params.id, ...query });
    return { status: 200, body: found, headers: { ETag: etag(found) } };
  },
});

/** A hash that is not the one of that row: the client saw another history. */
const mustBeSame = async (deps: Deps, gameId: string, seen: SeenRow): Promise<void> => {
  const wrong = new HttpProblem(412, 'other-history', { number: seen.number, hash: seen.hash });
  try {
    if ((await numberOfHash(deps, gameId, seen.hash)) !== seen.number) throw wrong;
  } catch (error) {
    throw error instanceof NotFound && error.code === 'no-such-position' ? wrong : error;
  }
};

/** Which of the actor's seats a typed move is for: the one given, else the one that is asked, else the first. */
export const seatFor = (
  actor: Actor,
  mine: readonly number[],
  asked: readonly number[],
  given?: number,
): number => {
  if (given !== undefined) return given;
  if (actor.kind === 'seat') return actor.seat;
  const found = mine.find(own => asked.includes(own)) ?? mine[0];
  if (found === undefined) throw new HttpProblem(403, 'not-your-game', {});
  return found;
};

/** Nothing can be written now, so nothing is named: the title's forms are also those of variants that were not chosen. */
const alone = (error: unknown): unknown => {
  if (!(error instanceof Illegal) || error.code !== 'notation-unknown') return error;
  const { forms: _, ...params } = error.params;
  return new Illegal(error.code, { ...params, case: 'alone' });
};

/** Reads a move typed in the title's notation, `P2: ` before it for another seat. @throws Illegal `notation-unknown` */
export const readNotation = async (
  { deps: { service: deps }, actor, language }: PositionReader & { readonly actor: Actor },
  gameId: string,
  text: string,
  given?: number,
): Promise<Action> => {
  const game = await showGame(deps, actor, gameId);
  const title = deps.titles.get(game.title);
  if (!title) throw new HttpProblem(404, 'not-found', { title: game.title });
  const named = afterSeat(text);
  const isSame = named !== undefined && (given === undefined || given === named.seat);
  const seat = seatFor(actor, game.mine, game.asked, isSame ? named.seat : given);
  const notation = notationFor(language, title.notation);
  try {
    return notation.parse(isSame ? named.rest : text, seat);
  } catch (error) {
    // Only what cannot be read takes a look at the position.
    const menuNow = game.mine.includes(seat) ? (await readMenu(deps, actor, { gameId, seat })).menu : [];
    throw menuNow.length > 0 ? withLines(notation, error, seat, menuNow) : alone(error);
  }
};

/** What an answer to a move may have besides, and the row that it is about. */
interface Included {
  readonly body: object;
  readonly at: { readonly number: number; readonly hash: string };
}

/** What the mover sees and may do now, in the form that is wanted. */
const included = async (
  reading: PositionReader & { readonly actor: Actor },
  gameId: string,
  include: z.infer<typeof moveQuery>['include'],
): Promise<Included | undefined> => {
  switch (include) {
    case 'menu': {
      const next = await meantMenu(reading, { gameId });
      return { body: { next }, at: next };
    }
    case 'position': {
      const found = await meantPosition(reading, { gameId });
      return { body: { position: found }, at: found };
    }
    case 'text': {
      const { at, text } = await positionText(reading, { gameId });
      return { body: { text }, at };
    }
    case undefined:
      return undefined;
  }
};

/**
 * The answer given again is the first one to the byte: the database keeps no order of fields, so there is one.
 * @param more what the mover sees and may do now, where that is wanted
 */
const answer = ({ replayed, ...done }: Submitted, more?: Included): ApiAnswer => ({
  status: 201,
  type: 'application/json',
  body: canonical({ ...done, ...more?.body } as unknown as Json),
  headers: {
    ETag: etag(more?.at ?? done),
    ...locationHeader(`/games/${done.gameId}/position?number=${done.number}`),
    ...ifReplayed(replayed),
  },
});

/** Counts the outcome of a move for the operator. */
const counted = async (deps: HttpDeps, move: () => Promise<Submitted>): Promise<Submitted> => {
  try {
    const done = await move();
    deps.metrics.moves.inc({ outcome: done.replayed ? 'replayed' : 'stored' });
    return done;
  } catch (error) {
    deps.metrics.moves.inc({ outcome: error instanceof Illegal ? 'illegal' : 'refused' });
    throw error;
  }
};

type MoveHeaders = z.infer<typeof moveHeaders>;

const keyOf = (headers: MoveHeaders): { readonly idempotencyKey?: string } => {
  const key = headers['idempotency-key'];
  return key === undefined ? {} : { idempotencyKey: key };
};

/** Whoever plays on at once is spared a request. */
const moveQuery = z.strictObject({
  include: z.enum(['menu', 'position', 'text']).exactOptional().meta({
    description:
      'What the answer has besides: `menu` what you may do now, in `next`; `position` that and the new position; `text` the same as text',
  }),
});

interface Performing {
  readonly deps: HttpDeps;
  readonly context: Context;
  readonly headers: MoveHeaders;
  readonly query: z.infer<typeof moveQuery>;
  readonly params: { readonly id: string };
}

const perform = async (
  { deps, context, headers, query, params: { id: gameId } }: Performing,
  move: (actor: Actor, seen: MoveSeen) => Promise<Submitted>,
): Promise<ApiAnswer> => {
  const actor = mustBeSomeone(actorIn(context, gameId));
  const seen = seenBy(headers['if-match']);
  const go = async (): Promise<Submitted> => {
    try {
      return await move(actor, { expected: seen.number, hash: seen.hash });
    } catch (error) {
      if (error instanceof Stale) await mustBeSame(deps.service, gameId, seen);
      throw error;
    }
  };
  const done = await withChanges(deps, context.language, actor, gameId, () => counted(deps, go));
  const reading = { deps, actor, language: context.language };
  return answer(done, await included(reading, gameId, query.include));
};

const postAction = route({
  id: 'submitAction',
  method: 'post',
  path: '/games/{id}/actions',
  scope: 'play',
  tag: 'Play',
  summary: 'Make a move',
  description: 'Send the ETag you saw in If-Match. The same Idempotency-Key returns the first answer again.',
  access: 'player',
  allowance: 'write',
  params: gameParams,
  query: moveQuery,
  headers: moveHeaders,
  body: z.union([
    z.strictObject({ action: ActionSchema }),
    z.strictObject({ notation: z.string().min(1).max(2000), seat: seat.exactOptional() }),
  ]),
  answers: { 201: { description: 'Stored durably', schema: SubmittedSchema, headers: madeOnce } },
  problems: [404, 409, 412, 422, 428],
  handle: call =>
    perform(call, async (actor, seen) => {
      const { params, body, headers, deps, context } = call;
      const reading = { deps, actor, language: context.language };
      const move =
        'action' in body
          ? { action: body.action as Action }
          : {
              action: await readNotation(reading, params.id, body.notation, body.seat),
              sent: { ...body },
            };
      return submit(deps.service, actor, { gameId: params.id, ...seen, ...move, ...keyOf(headers) });
    }),
});

const takeBack = (id: 'undo' | 'redo', summary: string, run: typeof undo): ApiRoute =>
  route({
    id,
    method: 'post',
    path: `/games/{id}/${id}`,
    scope: 'play',
    tag: 'Play',
    summary,
    access: 'player',
    allowance: 'write',
    params: gameParams,
    query: moveQuery,
    headers: moveHeaders,
    body: z.strictObject({ seat, count: z.int().min(1).max(1000).default(1) }),
    answers: { 201: { description: 'Stored as one more row', schema: SubmittedSchema, headers: madeOnce } },
    problems: [404, 409, 412, 422, 428],
    handle: call =>
      perform(call, (actor, seen) => {
        const { params, body, headers, deps } = call;
        return run(deps.service, actor, { gameId: params.id, ...seen, ...body, ...keyOf(headers) });
      }),
  });

export const playRoutes: readonly ApiRoute[] = [
  showPosition,
  showNamedPosition,
  showMenu,
  postAction,
  takeBack('undo', 'Take back your newest moves', undo),
  takeBack('redo', 'Redo what was just undone', redo),
];
