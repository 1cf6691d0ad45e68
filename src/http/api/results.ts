import { z } from 'zod';
import { showGame } from '../../service/tables/games.js';
import { reliabilityAt, showResults, showTitleResults } from '../../service/tables/results.js';
import { personRoute, type ApiRoute, route } from './route.js';
import { gameParams, next, pageQuery } from './schemas.js';
import { id, seat } from '../input/fields.js';

const wins = { games: z.int(), won: z.int(), standing: z.number() };

const Reliability = z
  .object({
    finished: z.int(),
    left: z.int(),
    inTime: z.number().nullable().meta({ description: 'The share of turns completed in time' }),
  })
  .meta({ id: 'Reliability' });

const reliability = personRoute({
  id: 'showReliability',
  method: 'get',
  path: '/games/{id}/reliability',
  tag: 'Results',
  summary: 'Show the record of the players at an open table',
  description: 'By seat. Players with fewer than five finished games are left out.',
  allowance: 'read',
  params: gameParams,
  answers: {
    200: {
      description: 'The players with enough finished games',
      schema: z.object({ seats: z.array(Reliability.extend({ seat })) }),
    },
  },
  problems: [404],
  handle: async ({ params, deps, actor }) => {
    const { seats } = await showGame(deps.service, actor, params.id);
    const known = await reliabilityAt(deps.service, seats);
    return {
      status: 200,
      body: {
        seats: seats.flatMap(({ seat: number, personId }) => {
          const one = known.get(personId ?? '');
          return one ? [{ seat: number, ...one }] : [];
        }),
      },
    };
  },
});

const Results = z
  .object({
    games: z.array(
      z.object({
        id,
        name: z.string(),
        title: z.string(),
        startedAt: z.iso.datetime(),
        endedAt: z.iso.datetime(),
        endedBy: z.enum(['consent', 'operator']).nullable(),
        replaced: z.boolean().meta({ description: 'Whether somebody left the game or was replaced' }),
        scores: z.array(
          z.object({ name: z.string(), points: z.number(), place: z.int(), mine: z.boolean() }),
        ),
      }),
    ),
    next,
    all: z.object(wins),
    byTitle: z.array(z.object({ ...wins, title: z.string() })),
    byOpponent: z
      .array(z.object({ ...wins, name: z.string() }))
      .meta({ description: 'The 100 people with whom you have finished the most games' }),
    pace: z.object({
      moves: z.int(),
      median: z.number().nullable(),
      slowestTenth: z.number().nullable(),
    }),
    left: z
      .array(
        z.object({
          id,
          name: z.string(),
          title: z.string(),
          at: z.iso.datetime(),
          why: z.enum(['left', 'voted']),
        }),
      )
      .meta({ description: 'The newest 100 games you have left or were voted out of' }),
    reliability: Reliability,
  })
  .meta({ id: 'Results' });

const results = personRoute({
  id: 'showResults',
  method: 'get',
  path: '/results',
  tag: 'Results',
  summary: 'Show your finished games and their statistics',
  allowance: 'read',
  description: 'Only the games are paged. The statistics cover all of them.',
  query: pageQuery,
  answers: { 200: { description: 'Newest first', schema: Results } },
  handle: async ({ query, deps, actor }) => ({
    status: 200,
    body: await showResults(deps.service, actor, query),
  }),
});

const TitleResult = z.object({
  title: z.string(),
  seats: z.int(),
  games: z.int(),
  winnerPoints: z.number(),
  lastPoints: z.number(),
  days: z.number(),
});

const titleResults = route({
  id: 'showTitleResults',
  method: 'get',
  path: '/titles/results',
  tag: 'Results',
  summary: 'Show statistics of all finished games, by title and number of players',
  access: 'anyone',
  allowance: 'read',
  answers: { 200: { description: 'No names', schema: z.object({ titles: z.array(TitleResult) }) } },
  handle: async ({ deps }) => ({ status: 200, body: { titles: await showTitleResults(deps.service) } }),
});

export const resultRoutes: readonly ApiRoute[] = [reliability, results, titleResults];
