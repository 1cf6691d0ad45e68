import { connect } from '../../src/db/client.js';
import { startWorker } from '../../src/jobs/runner.js';
import type { Deps } from '../../src/service/deps.js';
import { position } from '../../src/service/log/history.js';
import { submit } from '../../src/service/log/play.js';
import type { PersonActor } from '../../src/service/types.js';
import { listeners } from '../../src/service/listeners.js';
import type { Action, Title } from '../../src/engine/core/index.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { forcedPath } from './forced-path.js';
import { drawing } from './seed.js';

/**
 * A service under load, to be killed: plays as fast as it can, tells its parent of every move that was
 * acknowledged, and hands its mails to the parent.
 */
interface Task {
  readonly url: string;
  readonly secret: string;
  readonly mailTo: string;
  /** None: it only sends what waits. */
  readonly games: readonly {
    readonly id: string;
    readonly title: string;
    readonly players: readonly PersonActor[];
  }[];
  /** Names its draws: others than its parent and the children before it make for the same database. */
  readonly draws: string;
  readonly heartbeat: number;
  readonly calm: number;
}

const task = JSON.parse(process.argv[2]!) as Task;

const say = (fields: object): void => {
  process.stderr.write(`${JSON.stringify(fields)}\n`);
};

const deps: Deps = {
  db: connect({ url: task.url, connections: 12, patience: 0 }),
  titles: new Map<string, Title>([
    ['toy', toyTitle],
    ['path', forcedPath],
  ]),
  clock: () => new Date(),
  random: drawing(task.draws),
  log: {
    info: () => undefined,
    warn: () => undefined,
    error: (fields, message) => say({ ...fields, message }),
  },
  listeners,
  secret: task.secret,
  settleSeconds: 0,
  reminderHours: 0,
};

await startWorker(
  deps,
  {
    send: async mail => {
      const answer = await fetch(task.mailTo, { method: 'POST', body: mail.messageId });
      return answer.text();
    },
  },
  { pollInterval: 50, heartbeat: task.heartbeat, calm: task.calm },
);

/** In turn: on the path each choice is followed by two forced moves; in the toy every second move asks seat 0 again, and a mail is due. */
const moves: { readonly [title: string]: readonly [Action, Action] } = {
  toy: [
    { seat: 0, type: 'bid', amount: 7 },
    { seat: 0, type: 'withdraw' },
  ],
  path: [
    { seat: 0, type: 'go' },
    { seat: 0, type: 'stay' },
  ],
};

/** Seat 0 moves, over and over. */
const keepPlaying = async ({ id, title, players }: Task['games'][number]): Promise<never> => {
  const [player] = players;
  const newest = await position(deps, player!, { gameId: id, seat: 0 });
  let expected = newest.number;
  let second = newest.menu.some(option => option.type === 'withdraw');
  for (;;) {
    const action = moves[title]![second ? 1 : 0];
    const { number, hash } = await submit(deps, player!, { gameId: id, expected, action });
    // Written at once, before the next move begins: what is said here was acknowledged.
    process.stdout.write(`${id} ${number} ${hash}\n`);
    expected = number;
    second = !second;
  }
};

process.stdout.write('ready\n');
await Promise.all(task.games.map(keepPlaying));
