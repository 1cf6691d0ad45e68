import { serveLive } from '../live/serve.js';
import { type Route, route } from './route.js';
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

export const liveRoutes: readonly Route[] = [follow];
