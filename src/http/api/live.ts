import { serveAccount, serveLive } from '../live/serve.js';
import { type ApiRoute, route } from './route.js';
import { gameParams } from './schemas.js';

const follow = route({
  id: 'followGame',
  method: 'get',
  path: '/games/{id}/events',
  tag: 'Games',
  summary: 'Follow a game as it happens',
  description: `Server-sent events, for as long as you read them. Each has the name \`game\`, the number of the log's newest row as its \`id\`, and as its data a JSON object: \`number\` (the same number) and four marks, \`clocks\`, \`table\` (seats, and whether the game runs), \`votes\` and \`chat\`. A mark is different whenever its part of the game has changed, and null for what you may not read. The first event comes at once and says where the game stands, so that nothing is missed when you connect again. What has changed is not in the event: ask for it.`,
  access: 'anyone',
  allowance: 'read',
  params: gameParams,
  answers: { 200: { description: 'The events', events: true, headers: ['X-Accel-Buffering'] } },
  problems: [404],
  handle: ({ params, deps }) =>
    Promise.resolve({
      serve: (req, res) => serveLive(deps, req, res, { gameId: params.id, looking: false }),
    }),
});

const followAll = route({
  id: 'followAccount',
  method: 'get',
  path: '/events',
  tag: 'Games',
  summary: 'Follow all of your games as they happen',
  description:
    'Server-sent events, for as long as you read them. The first has the name `games`: its data has `games`, where each of your unfinished games stands. Each of the others has the name `game` and says where one game stands that has changed: `game` (its id), `number` and the marks of `GET /games/{id}/events`. Games in which you take a seat later are told of as well.',
  access: 'person',
  allowance: 'read',
  answers: { 200: { description: 'The events', events: true, headers: ['X-Accel-Buffering'] } },
  handle: ({ deps }) => Promise.resolve({ serve: (req, res) => serveAccount(deps, req, res) }),
});

export const liveRoutes: readonly ApiRoute[] = [follow, followAll];
