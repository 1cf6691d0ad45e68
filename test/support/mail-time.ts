import type { Post } from '../../src/jobs/deliver.js';
import { tasks } from '../../src/jobs/tasks.js';
import type { Outgoing } from '../../src/service/delivery/deliveries.js';
import { createGame } from '../../src/service/tables/games.js';
import type { TimeWish } from '../../src/service/clocks/game-time.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import type { PersonActor } from '../../src/service/types.js';
import { runJobsUntil, type DoneJob } from './due-jobs.js';
import { person, type TestDeps } from './service.js';

export interface SentMail {
  readonly to: string;
  readonly at: Date;
  readonly mail: Outgoing;
}

/** A mail server that takes mails, or does not, by a moved clock. */
export interface MovedPost {
  readonly post: Post;
  readonly sent: SentMail[];
  /** Says of each try whether the server takes the mail; all by default. */
  takes: (mail: Outgoing) => boolean;
}

export const movedPost = (deps: TestDeps): MovedPost => {
  const sent: SentMail[] = [];
  const server: MovedPost = {
    sent,
    takes: () => true,
    post: {
      send: mail => {
        if (!server.takes(mail)) return Promise.reject(new Error('451 later'));
        sent.push({ to: mail.to.name, at: deps.clock(), mail });
        return Promise.resolve('250 taken');
      },
    },
  };
  return server;
};

/** Moves the clock on, without doing anything meanwhile. */
export const goTo = (deps: TestDeps, at: string | Date): void =>
  deps.pass((new Date(at).getTime() - deps.clock().getTime()) / 1000);

/** Lets everything happen that is due until then. */
export const letPass = (
  deps: TestDeps,
  server: MovedPost,
  until: string | Date,
): Promise<readonly DoneJob[]> => runJobsUntil(deps, tasks(deps, server.post), new Date(until));

export interface TimedTable {
  readonly id: string;
  readonly players: readonly PersonActor[];
}

/** A running game of the toy whose turns have a deadline, and nothing that stops a clock. */
export const timedGame = async (
  deps: TestDeps,
  names: readonly string[],
  time: TimeWish | null,
): Promise<TimedTable> => {
  const players = await Promise.all(names.map(name => person(deps, name)));
  const { id } = await createGame(deps, players[0]!, {
    title: 'toy',
    name: 'Carriages',
    settings: { length: 'long' },
    seats: names.map((_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' })),
    time,
  });
  for (const [seat, player] of players.entries())
    if (seat > 0) await joinGame(deps, player, { gameId: id, seat });
  return { id, players };
};

/** So many minutes for each turn, at every hour of every day; nobody is reminded. */
export const deadline = (minutes: number): TimeWish => ({
  pace: { kind: 'deadline', turn: minutes },
  stops: { holidays: false, quietHours: false, weekends: false },
  reminders: [],
});
