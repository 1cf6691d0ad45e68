import type { GameRow } from '../../../src/db/index.js';
import { direct, readGame } from '../../../src/db/index.js';
import type { Post } from '../../../src/jobs/deliver.js';
import { tasks } from '../../../src/jobs/tasks.js';
import type { Clocks, PersonTime } from '../../../src/pace/index.js';
import type { TimeWish } from '../../../src/service/clocks/game-time.js';
import type { Deps } from '../../../src/service/deps.js';
import { submit } from '../../../src/service/log/play.js';
import type { GameDetail, PersonActor, Submitted } from '../../../src/service/types.js';
import { runDueJobs, runJobsUntil, type DoneJob } from '../../support/due-jobs.js';
import type { TestDatabase } from '../../support/database.js';
import { toyGame, type TestDeps } from '../../support/service.js';

export const HOUR = 3_600_000;
export const hours = (n: number): number => n * HOUR;

/** What was mailed: kind, to whom, about which game. */
export interface Mailed {
  readonly kind: string;
  readonly to: string;
  readonly at: Date;
}

export interface Table {
  readonly game: GameDetail;
  readonly players: readonly PersonActor[];
}

let tables = 0;

/** A running game of the toy with a pace; every table has people of its own. */
export const timedGame = (deps: Deps, time: TimeWish | null, count = 2): Promise<Table> => {
  const table = String.fromCharCode(97 + (tables % 26)) + String(tables++);
  const names = Array.from({ length: count }, (_, seat) => `P${seat}${table}`);
  return toyGame(deps, names, {}, time);
};

/** Bids, at the log's number as it is. */
export const bid = async (
  deps: Deps,
  { game, players }: Table,
  seat: number,
  amount = 0,
): Promise<Submitted> =>
  submit(deps, players[seat]!, {
    gameId: game.id,
    expected: (await rowOf(deps, game.id)).number,
    action: { seat, type: 'bid', amount },
  });

export const rowOf = async (deps: Deps, gameId: string): Promise<GameRow> =>
  (await readGame(direct(deps.db), gameId))!;

export const clocksIn = async (deps: Deps, gameId: string): Promise<Clocks> =>
  (await rowOf(deps, gameId)).clocks as unknown as Clocks;

/** Sets somebody's calendar without asking the service. */
export const live = async (
  database: TestDatabase,
  who: PersonActor,
  zone: string,
  time: Partial<PersonTime> = {},
): Promise<void> => {
  await database.asOwner('UPDATE person SET time_zone = $2, time = $3 WHERE id = $1', [
    who.personId,
    zone,
    JSON.stringify(time),
  ]);
};

/** A post that remembers what it was given, and loses what `fails` says. */
export const listener = (
  deps: Deps,
  fails: (to: string) => boolean = () => false,
): { readonly post: Post; readonly mailed: Mailed[] } => {
  const mailed: Mailed[] = [];
  const send: Post['send'] = mail => {
    if (fails(mail.to.name)) return Promise.reject(new Error('550 not accepted'));
    mailed.push({
      kind: mail.kind === 'message' ? mail.topic : mail.kind,
      to: mail.to.name,
      at: deps.clock(),
    });
    return Promise.resolve('250 ok');
  };
  return { post: { send }, mailed };
};

/** Does the jobs of the next hours by the moved clock. */
export const runHours = (deps: TestDeps, post: Post, count: number): Promise<readonly DoneJob[]> =>
  runJobsUntil(deps, tasks(deps, post), new Date(deps.clock().getTime() + hours(count)));

export const runDue = (deps: TestDeps, post: Post): Promise<readonly DoneJob[]> =>
  runDueJobs(deps, tasks(deps, post));
