import { z } from 'zod';
import { createGame, listGames, nextGame, showGame, type SeatWish } from '../../service/tables/games.js';
import { searchGames, type GameSearch } from '../../service/tables/search.js';
import type { Paged } from '../../service/paging.js';
import type { Actor, GameSummary, Language } from '../../service/types.js';
import type { HttpDeps } from '../deps.js';
import { actorIn } from '../context.js';
import { mustBeSomeone } from '../viewer.js';
import { wordsOf } from '../wording.js';
import { etag, weakTag } from './etag.js';
import { adviceWish, Game, GameDetail, TableWish, presetId, settingsWish } from './game-schemas.js';
import { ifReplayed, madeOnce, locationHeader } from './headers.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { TimeWish } from './time-schemas.js';
import { gameParams, idempotency, next as following, pageQuery } from './schemas.js';
import {
  address,
  gameName,
  gameStatus,
  id,
  language,
  level,
  personName,
  searchText,
} from '../input/fields.js';
import { inTitleWords } from './title-words.js';
import { optionsChange } from './watching.js';

/** What does not change by the passing of time alone: what a running clock has left follows from its deadline. */
const standing = (game: GameSummary): unknown => ({
  ...game,
  clocks: game.clocks.map(clock => (clock.running ? { ...clock, left: null } : clock)),
});

/** All of somebody's games, or what they look for. */
const gamesWanted = (
  deps: HttpDeps,
  actor: Actor,
  query: GameSearch,
  readBy: Language,
): Promise<Paged<GameSummary>> =>
  query.search === undefined && query.status === undefined
    ? listGames(deps.service, actor, query)
    : searchGames(deps.service, actor, query, title => wordsOf(deps, { title, seats: [] }, readBy).titleName);

const list = route({
  id: 'listGames',
  method: 'get',
  path: '/games',
  tag: 'Games',
  summary: 'List your games, or search the games you may know of',
  description:
    'The first page starts with all unfinished games. Those that wait for you come first, the longest wait first. Finished games follow, the most recently finished first. Only finished games count towards `limit`. The tag is weak: what a running clock has `left` does not change it. With `search` or `status` the list is another one: of your games, those you are invited to or follow, and open tables, whatever fits, the newest first; all of it counts towards `limit`.',
  access: 'player',
  allowance: 'read',
  query: pageQuery.extend({
    search: searchText.exactOptional().meta({
      description: 'Words, each of which is found in a game’s name, its title or a player’s name',
    }),
    status: gameStatus.exactOptional(),
  }),
  answers: {
    200: {
      description: 'A page of your games',
      schema: z.object({ games: z.array(Game), next: following }),
      headers: ['ETag'],
    },
  },
  handle: async ({ query, deps, context }) => {
    const actor = mustBeSomeone(context.viewer ?? context.seatViewer);
    const { items, next } = await gamesWanted(deps, actor, query, context.language);
    return {
      status: 200,
      body: { games: items, next },
      headers: { ETag: weakTag([context.language, items.map(standing), next]) },
    };
  },
});

const nextOne = route({
  id: 'nextGame',
  method: 'get',
  path: '/games/next',
  tag: 'Games',
  summary: 'Find the game that has waited longest for you',
  access: 'player',
  allowance: 'read',
  query: z.strictObject({ besides: id.exactOptional() }),
  answers: {
    200: {
      description: 'Its id, or null if no game is waiting',
      schema: z.object({ id: id.nullable() }),
      headers: ['ETag'],
    },
  },
  handle: async ({ query, deps, context }) => {
    const actor = mustBeSomeone(context.viewer ?? context.seatViewer);
    const found = await nextGame(deps.service, actor, query.besides);
    return { status: 200, body: { id: found }, headers: { ETag: weakTag(found) } };
  },
});

const SeatWishes = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('me'), name: personName.exactOptional() }),
      z.strictObject({
        kind: z.literal('invite'),
        email: address,
        name: personName.exactOptional(),
        language: language.exactOptional(),
      }),
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('bot'), bot: id }),
      z.strictObject({ kind: z.literal('service'), level: level.exactOptional() }),
    ]),
  )
  .min(1)
  .max(32)
  .meta({
    description:
      'In seating order: yourself (several times, with names, for people who share a device), a person invited by e-mail, a seat to be filled later, a bot (`GET /bots`), or one that the service plays: by habit (`easy`, the default), or thinking ahead (`ordinary`, `strong`)',
  });

const create = personRoute({
  id: 'createGame',
  method: 'post',
  path: '/games',
  tag: 'Games',
  summary: 'Create a game',
  description:
    'Invitations are sent immediately. The game starts automatically when the last seat is filled.',
  allowance: 'newGame',
  headers: idempotency,
  body: z.strictObject({
    title: z.string().min(1).max(64),
    name: gameName,
    preset: presetId.exactOptional(),
    settings: settingsWish.default({}),
    seats: SeatWishes,
    table: TableWish.exactOptional(),
    options: optionsChange.exactOptional(),
    time: TimeWish.nullable().exactOptional(),
    advice: adviceWish.exactOptional(),
  }),
  answers: { 201: { description: 'The game', schema: GameDetail, headers: madeOnce } },
  problems: [404, 409, 422],
  handle: async ({ body, headers, deps, context, actor }) => {
    const key = headers['idempotency-key'];
    const seats = body.seats as readonly SeatWish[];
    const { time = null, ...rest } = body;
    const { replayed, ...game } = await inTitleWords(deps, context.language, body.title, () =>
      createGame(deps.service, actor, {
        ...rest,
        seats,
        time,
        ...(key !== undefined && { idempotencyKey: key }),
      }),
    );
    return {
      status: 201,
      body: game,
      headers: { ...locationHeader(`/games/${game.id}`), ETag: etag(game), ...ifReplayed(replayed) },
    };
  },
});

const show = route({
  id: 'showGame',
  method: 'get',
  path: '/games/{id}',
  tag: 'Games',
  summary: 'Show a game',
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: { description: 'The game; its ETag names the newest row', schema: GameDetail, headers: ['ETag'] },
  },
  problems: [404],
  handle: async ({ params, deps, context }) => {
    const game = await showGame(deps.service, actorIn(context, params.id), params.id, context.language);
    return { status: 200, body: game, headers: { ETag: etag(game) } };
  },
});

export const gameRoutes: readonly ApiRoute[] = [list, nextOne, create, show];
